/// A format whose reader puts each string together by itself, since no text has to stand in the file as it is read.
protocol DraftingFormat: Format {
  /// Reads all that can be read, in file order.
  func drafts(of document: Document, options: ReadingOptions) -> Drafts
}

extension DraftingFormat {
  public func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    strings.add(drafts(of: document, options: options))
  }
}
