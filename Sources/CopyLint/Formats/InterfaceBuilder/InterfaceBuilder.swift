/// Interface Builder's files: `.storyboard` and `.xib`.
struct InterfaceBuilder: DraftingFormat, Format {
  var name: String { "interface-builder" }
  var extensions: [String] { ["storyboard", "xib"] }
  var isCode: Bool { true }

  func recognizes(_ document: Document) -> Bool {
    document.path.hasSuffix(".storyboard") || document.path.hasSuffix(".xib")
  }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard !document.isBlank, document.encoding != .binary else { return Drafts(of: document) }
    var reader = InterfaceReader(document, options)
    return reader.drafts()
  }

  func read(_ document: Document, options: ReadingOptions) -> Reading {
    guard !document.isBlank, document.encoding != .binary else { return Reading() }
    var reader = InterfaceReader(document, options)
    var strings = StringSink(document)
    strings.add(reader.drafts())
    var reading = Reading(entries: strings.table(), problems: strings.problems)
    if options.findsMentions { reading.keyUses.mentions = reader.mentions() }
    if let screen = reader.screen(path: document.path) { reading.screens = [screen] }
    return reading
  }

  /// - Returns: also nil for what would be no string there any more, such as a sign.
  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    InterfaceReader.isWording(text) ? written(text, in: entry, of: document) : nil
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    written(text, in: entry, of: document)
  }

  private func written(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    guard let value = entry.range, let quote = Self.quote(around: value, in: document.bytes) else {
      return XMLText.encode(text, in: entry, of: document)
    }
    return XMLText.canHold(text) ? XMLText.encode(attribute: text, quote: quote) : nil
  }

  /// The quotation mark of an attribute; nil for a value between tags.
  private static func quote(around range: Range<Int>, in bytes: [UInt8]) -> UInt8? {
    guard range.lowerBound > 0, range.upperBound < bytes.count else { return nil }
    let sign = bytes[range.lowerBound - 1]
    return sign == bytes[range.upperBound] && (sign == UInt8(ascii: "\"") || sign == UInt8(ascii: "'"))
      ? sign : nil
  }
}
