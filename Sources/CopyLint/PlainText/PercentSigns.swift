/// The percent signs of a text that begin no placeholder.
enum PercentSigns {
  private static let arabicPercent: StaticString = "٪"

  /// - Returns: those that stand alone, those that look like the rest of a placeholder, and whether there are placeholders.
  static func find(
    in text: Span<UInt8>, syntax: Syntax
  ) -> (alone: [Range<Int>], broken: [Range<Int>], takesValues: Bool) {
    var alone: [Range<Int>] = []
    var broken: [Range<Int>] = []
    var takesValues = false
    var index = 0
    while index < text.count {
      let isPercent = text[index] == UInt8(ascii: "%")
      if isPercent, let found = PercentGrammar.find(in: text, at: index, syntax: syntax) {
        if found.type != .literal { takesValues = true }
        index = found.end
      } else if isPercent || text.holds(arabicPercent, at: index) {
        let end = index + (isPercent ? 1 : 2)
        if let wreck = brokenEnd(in: text, at: end, isPercent: isPercent, syntax: syntax) {
          broken.append(index..<wreck)
          index = wreck
        } else {
          if isPercent { alone.append(index..<end) }
          index = end
        }
      } else {
        index += 1
      }
    }
    return (alone, broken, takesValues)
  }

  /// The end of what looks like the rest of a placeholder: `%$1@`, `40%1$`, `% {name}`, `٪ 1 $ @`.
  private static func brokenEnd(
    in text: Span<UInt8>, at start: Int, isPercent: Bool, syntax: Syntax
  ) -> Int? {
    var index = start
    func skipSpaces() { while text.byte(index) == 0x20 { index += 1 } }
    func skipDigits() { while text.byte(index).isASCIIDigit { index += 1 } }
    if syntax == .ruby {
      skipSpaces()
      guard index > start, text.byte(index) == UInt8(ascii: "{") else { return nil }
      return BracketGrammar.end(in: text, at: index)
    }
    if isPercent, let end = spacedEnd(in: text, at: index) { return end }
    // An Arabic percent sign before "@" is where “%” was before a machine or a person changed it.
    if !isPercent { skipSpaces() }
    let digits = index
    skipDigits()
    let hasDigits = index > digits
    if !isPercent { skipSpaces() }
    if text.byte(index) == UInt8(ascii: "$") {
      index += 1
      if !isPercent { skipSpaces() }
      let after = index
      skipDigits()
      // "%$5" is a price.
      if text.byte(index) == UInt8(ascii: "@") { return index + 1 }
      return hasDigits && isPercent ? after : nil
    }
    return !isPercent && !hasDigits && text.byte(index) == UInt8(ascii: "@") ? index + 1 : nil
  }

  /// The end of a placeholder that a machine or a person put spaces into: `% 1 $ s`.
  private static func spacedEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var index = start
    func skip(while isSkipped: (UInt8) -> Bool) -> Int {
      let from = index
      while isSkipped(text.byte(index)) { index += 1 }
      return index - from
    }
    let isSpace = { (byte: UInt8) in byte == 0x20 }
    var spaces = skip(while: isSpace)
    guard skip(while: { $0.isASCIIDigit }) > 0 else { return nil }
    spaces += skip(while: isSpace)
    guard text.byte(index) == UInt8(ascii: "$") else { return nil }
    index += 1
    spaces += skip(while: isSpace)
    // “% 5 $ a day” is a price.
    let kinds = [UInt8(ascii: "s"), UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "@")]
    return spaces > 0 && kinds.contains(text.byte(index)) && !text.byte(index + 1).isASCIIAlphanumeric
      && text.byte(index + 1) < 0x80
      ? index + 1 : nil
  }

  /// What a percent sign is the unit of.
  enum Quantity {
    case number
    case value
    /// `%@%`, `%s%`: programs often put the sign into the value, too. Java stops at a lone one, whatever the value has.
    case text
  }

  /// What is before a sign, with or without a space; nil for a sign that is the unit of nothing.
  static func quantity(before sign: Range<Int>, in bytes: [UInt8], syntax: Syntax) -> Quantity? {
    let text = syntax == .android ? Quantity.value : .text
    var end = sign.lowerBound
    for space in [" ", "\u{A0}", "\u{202F}"]
    where bytes[..<end].suffix(space.utf8.count).elementsEqual(space.utf8) {
      end -= space.utf8.count
    }
    guard let last = scalar(of: bytes, before: end)?.scalar else { return nil }
    if last == "@" { return .text }
    if last.properties.numericType != nil { return .number }
    // The letter that ends a placeholder, `%d`, `%1$.1f`, `%lld`; or a brace.
    if last == "}" { return text }
    var start = end - 1
    while start > 0, end - start < 12, bytes[start] != UInt8(ascii: "%"), bytes[start] > 0x20 { start -= 1 }
    guard bytes[start] == UInt8(ascii: "%"), last.value < 0x80, last.properties.isAlphabetic else {
      return nil
    }
    return last == "s" ? text : .value
  }
}
