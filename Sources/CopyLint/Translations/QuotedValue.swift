/// A value that an apostrophe turns into text, in a string that may not be a message.
///
/// Then the source decides: it has values, and no apostrophe before any of them.
enum QuotedValue {
  /// The first placeholder of the translation that is in quotes.
  static func first(in subject: Subject, _ source: SourceText, _ dialect: MessageDialect) -> String? {
    // In Java, braces are hardly ever anything else; other libraries may read them and ignore quotes.
    guard dialect == .java, subject.entry.variant.isEmpty, !source.bytes.contains(UInt8(ascii: "'")),
      subject.entry.text.utf8.contains(UInt8(ascii: "'"))
    else { return nil }
    // As it is in the file: the sentence is without its quotes.
    let raw = Array(subject.entry.text.utf8)
    for placeholder in placeholders(in: raw.span, syntax: .java)
    where source.placeholders.contains(where: { $0.reference == placeholder.reference }) {
      if isQuoted(placeholder.range.lowerBound, in: raw) {
        return String(decoding: raw[placeholder.range], as: UTF8.self)
      }
    }
    return nil
  }

  /// What one apostrophe on each side makes text, with a value among its words: `'--alias {0}'`. The source has the
  /// apostrophes around its value doubled, so they are meant to be seen.
  static func amongWords(in subject: Subject, _ source: SourceText) -> String? {
    guard subject.entry.variant.isEmpty, subject.entry.text.utf8.contains(UInt8(ascii: "'")) else {
      return nil
    }
    // As it is in the file: the sentence is without its quotes.
    let raw = Array(subject.entry.text.utf8)
    guard let first = source.bytes.firstIndex(of: UInt8(ascii: "'")),
      let last = source.bytes.lastIndex(of: UInt8(ascii: "'"))
    else { return nil }
    var rest = quotations(in: raw)[...]
    for placeholder in placeholders(in: raw.span, syntax: .java) {
      rest = rest.drop { $0.upperBound <= placeholder.range.lowerBound }
      guard let quotation = rest.first else { return nil }
      let before = quotation.lowerBound - 2
      // `message-syntax` and `quoted-placeholder` tell the others.
      let isTold =
        placeholder.range == quotation || before >= 0 && (raw[before].isASCIILetter || raw[before] >= 0x80)
      guard quotation.contains(placeholder.range.lowerBound), !isTold else { continue }
      let isMeant = source.placeholders.contains { other in
        other.reference == placeholder.reference && first < other.range.lowerBound
          && last >= other.range.upperBound
      }
      if isMeant { return String(decoding: raw[quotation], as: UTF8.self) }
    }
    return nil
  }

  /// What is between two lone apostrophes.
  private static func quotations(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var opening: Int?
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "'") {
        if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "'") {
          at += 2
          continue
        }
        if let start = opening { found.append(start + 1..<at) }
        opening = opening == nil ? at : nil
      }
      at += 1
    }
    return found
  }

  /// Whether a quotation is open at `index`: every apostrophe begins or ends one, and two make one.
  private static func isQuoted(_ index: Int, in bytes: [UInt8]) -> Bool {
    var isOpen = false
    var at = 0
    while at < index {
      if bytes[at] == UInt8(ascii: "'") {
        if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "'") {
          at += 2
          continue
        }
        isOpen.toggle()
      }
      at += 1
    }
    return isOpen
  }
}
