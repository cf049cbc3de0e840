/// Swift code: the literals that people see or hear.
struct SwiftCode: DraftingFormat, Format {
  var name: String { "swift" }
  var extensions: [String] { ["swift"] }
  var isCode: Bool { true }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".swift") }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard Self.mayShow(document) else { return Drafts() }
    var entries = SwiftEntries(document, options)
    return Drafts(entries: entries.all())
  }

  func read(_ document: Document, options: ReadingOptions) -> Reading {
    guard Self.mayShow(document) else { return Reading() }
    var entries = SwiftEntries(document, options)
    var drafts = entries.all()
    let screens = entries.screens()
    for screen in screens { for control in screen.controls { control.join(&drafts) } }
    var strings = StringSink(document)
    strings.add(Drafts(entries: drafts))
    var reading = Reading(entries: strings.table(), problems: strings.problems)
    reading.screens = screens
    return reading
  }

  private static func mayShow(_ document: Document) -> Bool {
    guard document.encoding != .binary else { return false }
    return document.bytes.span.firstIndex(of: UInt8(ascii: "\""), from: document.textStart) != nil
      || showsViews(document.bytes)
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
