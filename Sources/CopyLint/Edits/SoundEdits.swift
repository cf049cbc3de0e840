extension Document {
  /// The file on disk with those of `edits` that read back as they were meant, and the number of these.
  ///
  /// - Parameter edits: disjoint, in the order of the file.
  /// - Returns: nil when none can be made. What comes back was read again as a whole.
  package func applyingSound(
    _ edits: [Edit], format: any Format, options: ReadingOptions = ReadingOptions()
  ) -> (bytes: [UInt8], count: Int)? {
    let file = UneditedFile(self, format: format, options: options)
    func applied(_ edits: [Edit]) -> (bytes: [UInt8], count: Int)? {
      guard !edits.isEmpty else { return nil }
      let bytes = applying(edits)
      guard bytes != original, file.comparison(with: bytes, after: edits).isMeant else { return nil }
      return (bytes, edits.count)
    }
    if let all = applied(edits) { return all }
    // One that can't be written does not hold back the others.
    var trials = EditTrials(edits.filter { changes($0, self) }, in: file)
    return applied(trials.soundEdits()) ?? applied(trials.soundEditsByHalves())
  }
}

private func changes(_ edit: Edit, _ document: Document) -> Bool {
  !document.original[document.originalRange(of: edit.range)].elementsEqual(document.encoded(edit.bytes))
}
