/// Qt's `.ts`: sources and their translations into one language, by context. TypeScript has the same extension.
struct QtLinguist: Format {
  var name: String { "qt-ts" }
  var extensions: [String] { ["ts"] }
  var repeatsSource: Bool { true }

  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".ts"),
      let root = XMLRoot.name(in: document.bytes, from: document.textStart)
    else { return false }
    return document.bytes[root].elementsEqual("TS".utf8)
  }

  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    guard !document.isBlank else { return }
    var reader = QtReader(document, options: options)
    reader.read(into: &strings)
  }

  /// Control characters are elements: `<byte value="x1b"/>`.
  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    // Qt shows the source where a translation is empty.
    guard !text.isEmpty else { return nil }
    return XMLText.encode(text, in: entry, of: document) { byte in
      Array("<byte value=\"x\(String(byte, radix: 16))\"/>".utf8)
    }
  }
}
