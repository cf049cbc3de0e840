/// Swift code: the literals that people see or hear.
struct SwiftCode: DraftingFormat, Format {
  var name: String { "swift" }
  var extensions: [String] { ["swift"] }
  var isCode: Bool { true }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".swift") }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard document.encoding != .binary,
      options.findsKeyUses
        || document.bytes.span.firstIndex(of: UInt8(ascii: "\""), from: document.textStart) != nil
    else { return Drafts() }
    var entries = SwiftEntries(document, options)
    var drafts = Drafts(entries: entries.all())
    if options.findsKeyUses { drafts.keyUses = entries.uses() }
    return drafts
  }

  /// - Returns: also nil for what would be no string there any more, such as a name or a sign.
  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    guard let range = entry.range, Self.isWording(text, insteadOf: entry.text) else { return nil }
    return encode(text, replacing: range, in: entry, of: document)
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    guard let value = entry.range, let quotes = SwiftQuotes(around: value, in: document.bytes) else {
      return nil
    }
    // The indentation of the first line is before the text.
    if quotes.isMultiline, range.lowerBound == value.lowerBound { return nil }
    return quotes.encode(text, replacing: document.bytes[range])
  }

  private static func isWording(_ text: String, insteadOf old: String) -> Bool {
    guard text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return false }
    return switch wordingShape(of: text) {
    case .text, .capitalized: true
    case .small: wordingShape(of: old) == .small
    case .name: false
    }
  }
}

/// Whether a text in code is words or a name; lines and tabs are only in words.
func wordingShape(of text: String) -> KeyShape {
  text.utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 } ? .text : KeyShape(text)
}
