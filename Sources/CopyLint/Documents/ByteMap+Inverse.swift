extension ByteMap {
  /// The place in a text of `textCount` bytes that the document bytes of `range` make; nil when they make no piece of
  /// it.
  func textRange(of range: Range<Int>, textCount: Int) -> Range<Int>? {
    guard !runs.isEmpty else {
      let text = range.lowerBound - start..<range.upperBound - start
      return text.lowerBound >= 0 && text.upperBound <= textCount ? text : nil
    }
    for (index, run) in runs.enumerated() {
      let isInside =
        range.lowerBound >= run.documentStart && range.lowerBound < run.documentEnd
        || range.isEmpty && range.lowerBound == run.documentEnd && !isContinued(after: index)
      if isInside, let end = textEnd(of: range.upperBound, from: index) {
        return run.textOffset(of: range.lowerBound)..<end
      }
    }
    return nil
  }

  /// Whether the next run is in the document right after the one at `index`.
  private func isContinued(after index: Int) -> Bool {
    index + 1 < runs.count && runs[index + 1].documentStart == runs[index].documentEnd
  }

  private func textEnd(of documentOffset: Int, from index: Int) -> Int? {
    var index = index
    while documentOffset > runs[index].documentEnd {
      guard isContinued(after: index) else { return nil }
      index += 1
    }
    return runs[index].textOffset(of: documentOffset)
  }
}

extension ByteMap.Run {
  fileprivate var documentStart: Int { Int(document) }
  fileprivate var documentEnd: Int { Int(document) + Int(documentLength) }

  /// Where `offset` of the document is in the text; in a unit, its start or its end.
  fileprivate func textOffset(of offset: Int) -> Int {
    let inside = offset - Int(document)
    if textLength == documentLength { return Int(text) + inside }
    return inside >= Int(documentLength) ? Int(text) + Int(textLength) : Int(text)
  }
}
