/// .NET's resources: `.resx`, and `.resw` of Windows apps.
struct ResX: Format {
  var name: String { "resx" }
  var extensions: [String] { ["resx", "resw"] }

  func recognizes(_ document: Document) -> Bool {
    document.path.hasSuffix(".resx") || document.path.hasSuffix(".resw")
  }

  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    guard !document.isBlank else { return }
    var reader = ResXReader(document, options: options)
    reader.read(into: &strings)
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    XMLText.encode(text, in: entry, of: document)
  }
}
