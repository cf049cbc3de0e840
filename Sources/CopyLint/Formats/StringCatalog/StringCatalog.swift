/// Xcode's `.xcstrings`: all languages of all strings in one JSON file.
struct StringCatalog: Format {
  var name: String { "xcstrings" }
  var extensions: [String] { ["xcstrings"] }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".xcstrings") }

  func read(_ document: Document, options: ReadingOptions) -> Reading {
    guard !document.isBlank else { return Reading() }
    var reader = CatalogReader(document: document, options: options)
    reader.read()
    return reader.reading
  }

  /// Makes entries only of a string with forms, and holds those of one at a time.
  func visit(_ document: Document, options: ReadingOptions, _ body: EntryVisitor) -> [Problem] {
    guard !document.isBlank else { return [] }
    var reader = CatalogReader(document: document, options: options)
    reader.visit(body)
    return reader.reading.problems
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.map { JSONReader.encode(text, like: document.bytes[$0]) }
  }
}
