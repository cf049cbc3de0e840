/// Xcode's `.xcstrings`: all languages of all strings in one JSON file.
struct StringCatalog: Format {
  var name: String { "xcstrings" }
  var extensions: [String] { ["xcstrings"] }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".xcstrings") }

  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    guard !document.isBlank else { return }
    var reader = CatalogReader(document: document, options: options)
    reader.read(into: &strings)
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.map { JSONReader.encode(text, like: document.bytes[$0]) }
  }
}
