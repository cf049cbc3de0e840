/// Plain text, one string a line. A folder holds text of many kinds, so this has to be named; only the texts of a store are
/// known by their place.
struct TextLines: Format {
  var name: String { "text" }
  var extensions: [String] { [] }
  var keysArePositions: Bool { true }

  func recognizes(_ document: Document) -> Bool {
    document.path.hasSuffix(".txt") && (document.isNamed || isStoreText(document.path))
  }

  /// The key is the number of the line; blank lines are not strings.
  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    let place = locale(of: document, options: options)
    let isOfRelease = isReleaseNote(document.path)
    let bytes = document.bytes
    var number = 0
    var at = document.textStart
    while at < bytes.count {
      var end = at
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      number += 1
      if !bytes[at..<end].allSatisfy(\.isASCIISpace) {
        var draft = StringDraft(
          key: "\(number)", text: String(decoding: bytes[at..<end], as: UTF8.self), locale: place.name,
          localeSource: place.source, syntax: options.syntax ?? .none, range: at..<end)
        draft.isManual = isOfRelease
        strings.addForms(of: draft)
      }
      at = end + (end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? 2 : 1)
    }
  }

  /// - Returns: nil for what would be two lines, or none.
  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    text.utf8.allSatisfy(\.isASCIISpace) ? nil : encodePiece(text)
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    range == entry.range ? encode(text, in: entry, of: document) : encodePiece(text)
  }

  private func encodePiece(_ text: String) -> [UInt8]? {
    text.utf8.contains { $0 == 0 || $0 == 0x0A || $0 == 0x0D } ? nil : Array(text.utf8)
  }
}
