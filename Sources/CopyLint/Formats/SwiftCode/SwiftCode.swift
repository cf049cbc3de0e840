/// Swift code: the literals that people see or hear.
struct SwiftCode: DraftingFormat, Format {
  var name: String { "swift" }
  var extensions: [String] { ["swift"] }
  var isCode: Bool { true }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".swift") }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard document.encoding != .binary,
      document.bytes.span.firstIndex(of: UInt8(ascii: "\""), from: document.textStart) != nil
    else { return Drafts() }
    var entries = SwiftEntries(document, options)
    return Drafts(entries: entries.all())
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.flatMap { encode(text, replacing: $0, in: entry, of: document) }
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    guard let value = entry.range, let quotes = SwiftQuotes(around: value, in: document.bytes) else {
      return nil
    }
    return quotes.encode(text, replacing: document.bytes[range])
  }
}
