/// .NET's resources: `.resx`, and `.resw` of Windows apps.
struct ResX: DraftingFormat, Format {
  var name: String { "resx" }
  var extensions: [String] { ["resx", "resw"] }

  func recognizes(_ document: Document) -> Bool {
    document.path.hasSuffix(".resx") || document.path.hasSuffix(".resw")
  }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard !document.isBlank else { return Drafts() }
    var reader = ResXReader(document, options: options)
    reader.read()
    return reader.reading
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    XMLText.encode(text, in: entry, of: document)
  }
}
