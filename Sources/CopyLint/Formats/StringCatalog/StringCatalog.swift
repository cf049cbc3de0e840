/// Xcode's `.xcstrings`: all languages of all strings in one JSON file.
struct StringCatalog: DraftingFormat, Format {
  var name: String { "xcstrings" }
  var extensions: [String] { ["xcstrings"] }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".xcstrings") }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard !document.isBlank else { return Drafts() }
    var reader = CatalogReader(document: document, options: options)
    reader.read()
    return reader.reading
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.map { JSONReader.encode(text, like: document.bytes[$0]) }
  }
}
