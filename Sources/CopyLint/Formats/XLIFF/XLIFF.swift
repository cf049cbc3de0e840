/// XLIFF 1.x and 2.x: each unit with its source and its target. Xcode's `.xcloc` folders hold such files.
struct XLIFF: Format {
  var name: String { "xliff" }
  var extensions: [String] { ["xliff", "xlf"] }
  var repeatsSource: Bool { true }

  func recognizes(_ document: Document) -> Bool {
    document.path.hasSuffix(".xliff") || document.path.hasSuffix(".xlf")
  }

  func read(_ document: Document, options: ReadingOptions) -> Reading {
    guard !document.isBlank else { return Reading() }
    var reader = XLIFFReader(document, options: options)
    reader.read()
    return reader.reading
  }

  func visit(_ document: Document, options: ReadingOptions, _ body: EntryVisitor) -> [Problem] {
    guard !document.isBlank else { return [] }
    var reader = XLIFFReader(document, options: options)
    if reader.mayHaveParts {
      reader.read()
      return visitEntries(of: reader.reading, body)
    }
    reader.visit(body)
    return reader.reading.problems
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    XMLText.encode(text, in: entry, of: document)
  }
}
