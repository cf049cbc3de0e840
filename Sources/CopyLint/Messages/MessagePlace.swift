/// Where the text of an entry is in a message, for writing into it.
struct MessagePlace: Sendable, Hashable {
  var dialect: MessageDialect
  /// Whether `#` is a number here.
  var isInPlural = false
  /// Whether it is one form among others.
  var isForm = false
  /// Whether the app surely reads it as a message.
  var isCertain = false

  /// `text` in place of `range` of the message text `raw`, with the apostrophes that it needs.
  ///
  /// - Returns: nil when it cannot be written there.
  func quoted(_ text: String, replacing range: Range<Int>, in raw: String) -> String? {
    let before = range.lowerBound > 0 ? byte(range.lowerBound - 1, of: raw) : nil
    let after = byte(range.upperBound, of: raw)
    let bytes = Array(text.utf8)
    let isSpecial = bytes.contains(where: isSyntax)
    guard dialect.hasQuotes else {
      return bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } ? nil : text
    }
    // An apostrophe left alone would join what comes after it.
    if before == UInt8(ascii: "'"), (bytes.first ?? after).map(isSyntax) ?? false { return nil }
    guard isSpecial else { return text }
    if MessagePattern(Array(raw.utf8), dialect: dialect).hasQuotation { return nil }
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : after
      switch byte {
      case UInt8(ascii: "'"):
        let isDoubled = dialect == .java || next.map(isSyntax) ?? false
        result += isDoubled ? [byte, byte] : [byte]
      case _ where isSyntax(byte):
        if next == UInt8(ascii: "'") { return nil }
        result += [UInt8(ascii: "'"), byte, UInt8(ascii: "'")]
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether `raw` can be the whole text here instead of `present`: the forms around it and in it stay what they are.
  func holds(_ raw: String, insteadOf present: String) -> Bool {
    let pattern = MessagePattern(Array(raw.utf8), dialect: dialect)
    if isForm {
      return pattern.fault == nil && pattern.openQuotation == nil && !pattern.hasForms
        && pattern.strayBrace(ofMessage: 0) == nil && !quotesBehind(raw)
    }
    let old = MessagePattern(Array(present.utf8), dialect: dialect)
    if old.hasForms { return Self.leaves(of: pattern) == Self.leaves(of: old) }
    if pattern.hasForms { return false }
    return !isCertain || pattern.fault == nil && pattern.faults().isEmpty
  }

  /// Whether an apostrophe at the end of a form quotes the brace that ends the form.
  private func quotesBehind(_ raw: String) -> Bool {
    guard dialect.hasQuotes, raw.utf8.last == UInt8(ascii: "'") else { return false }
    return MessagePattern(Array(raw.utf8) + [UInt8(ascii: "}")], dialect: dialect).openQuotation != nil
  }

  private static func leaves(of pattern: MessagePattern) -> [String] {
    guard pattern.fault == nil else { return [] }
    return MessageForms(pattern, map: ByteMap()).forms.filter { !$0.hasForms && !$0.variant.isEmpty }
      .map { "\($0.variant) " + String(decoding: pattern.bytes[$0.range], as: UTF8.self) }
  }

  private func isSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "#"), UInt8(ascii: "|"): isInPlural && dialect != .flutter
    case UInt8(ascii: "<"), UInt8(ascii: ">"): dialect == .formatjs
    default: false
    }
  }

  private func byte(_ offset: Int, of text: String) -> UInt8? {
    let span = text.utf8Span.span
    return offset < span.count ? span[offset] : nil
  }
}
