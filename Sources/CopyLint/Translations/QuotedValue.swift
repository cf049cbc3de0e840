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
