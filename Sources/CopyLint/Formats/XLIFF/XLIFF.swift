/// XLIFF 1.x and 2.x: each unit with its source and its target. Xcode's `.xcloc` folders hold such files.
struct XLIFF: Format {
  var name: String { "xliff" }
  var extensions: [String] { ["xliff", "xlf"] }
  var repeatsSource: Bool { true }

  func recognizes(_ document: Document) -> Bool {
    document.path.hasSuffix(".xliff") || document.path.hasSuffix(".xlf")
  }

  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    guard !document.isBlank else { return }
    var reader = XLIFFReader(document, options: options)
    reader.read(into: &strings)
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    XMLText.encode(text, in: entry, of: document)
  }
}
