/// A format whose reader builds each string itself, because the file may not hold a text just as it reads.
protocol DraftingFormat: Format {
  /// Reads all that can be read, in file order.
  func drafts(of document: Document, options: ReadingOptions) -> Drafts
}

extension DraftingFormat {
  public func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    strings.add(drafts(of: document, options: options))
  }
}
