/// GNU gettext `.po` and `.pot`.
struct Gettext: Format {
  var name: String { "po" }
  var extensions: [String] { ["po", "pot"] }

  func recognizes(_ document: Document) -> Bool {
    document.path.hasSuffix(".po") || document.path.hasSuffix(".pot")
  }

  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    guard !document.isBlank else { return }
    var scanner = GettextScanner(document: document)
    scanner.scan()
    var reader = GettextReader(scanner: scanner, document: document, options: options)
    reader.read(into: &strings)
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    // In the source language gettext shows the key in place of an empty text.
    if text.isEmpty, entry.source == nil { return nil }
    return entry.range.flatMap { GettextScanner.encode(text, in: $0, of: document) }
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    range == entry.range
      ? encode(text, in: entry, of: document) : GettextScanner.encode(text, in: range, of: document)
  }
}
