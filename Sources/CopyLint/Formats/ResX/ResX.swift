/// .NET's resources: `.resx`, and `.resw` of Windows apps.
struct ResX: Format {
  var name: String { "resx" }
  var extensions: [String] { ["resx", "resw"] }

  func recognizes(_ document: Document) -> Bool {
    document.path.hasSuffix(".resx") || document.path.hasSuffix(".resw")
  }

  func read(_ document: Document, options: ReadingOptions) -> Reading {
    guard !document.isBlank else { return Reading() }
    var reader = ResXReader(document, options: options)
    reader.read()
    return reader.reading
  }

  func visit(_ document: Document, options: ReadingOptions, _ body: EntryVisitor) -> [Problem] {
    guard !document.isBlank else { return [] }
    var reader = ResXReader(document, options: options)
    if reader.isOfDesigner {
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
