extension Document {
  /// Whether `edited`, the file on disk after `edits`, reads back as it was meant: the same entries in the same order,
  /// each with its text as before but for the edits in it, and no new problem.
  ///
  /// - Parameters:
  ///   - edited: all bytes of the file.
  ///   - edits: what was to be changed in this document.
  ///   - format: of the file.
  ///   - options: those that the document was read with.
  public func verifies(
    _ edited: [UInt8], after edits: [Edit], format: any Format, options: ReadingOptions = ReadingOptions()
  ) -> Bool {
    UneditedFile(self, format: format, options: options).comparison(with: edited, after: edits).isMeant
  }
}
