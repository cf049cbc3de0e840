/// Markup in a text: HTML-like tags and entities, and the marks of Markdown.
enum MarkupGrammar {
  /// Longest entity name, "CounterClockwiseContourIntegral".
  private static let entityLimit = 31

  /// The offset after a tag or comment: `<b>`, `</b>`, `<a href="…">`, `<0/>`, `<!-- … -->`.
  ///
  /// "<your name>", "a < b > c" and "I <3 you" are text.
  static func tagEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var index = start + 1
    if text.byte(index) == UInt8(ascii: "!") { return closingBracket(in: text, at: index).map(\.end) }
    let closes = text.byte(index) == UInt8(ascii: "/")
    if closes { index += 1 }
    let name = index
    while isInName(text.byte(index)) { index += 1 }
    // Formatters of code write `</a >`.
    if closes, index > name { while text.byte(index).isASCIISpace { index += 1 } }
    guard index > name, let close = closingBracket(in: text, at: index) else { return nil }
    let isBare = index == close.end - 1
    let isSelfClosing = text.byte(close.end - 2) == UInt8(ascii: "/")
    if text.byte(name).isASCIIDigit {
      return isBare || isSelfClosing && index >= close.end - 3 ? close.end : nil
    }
    return isBare || isSelfClosing || close.hasEquals && text[index].isASCIISpace ? close.end : nil
  }

  /// `&name;`, `&#64;`, `&#x40;`.
  static func entityEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var index = start + 1
    if text.byte(index) == UInt8(ascii: "#") { index += 1 }
    let name = index
    while index - name < entityLimit, text.byte(index).isASCIIAlphanumeric { index += 1 }
    // "Q&A;" is text: the shortest name is "lt", the shortest number "9".
    let shortest = text.byte(start + 1) == UInt8(ascii: "#") ? 1 : 2
    return index - name >= shortest && text.byte(index) == UInt8(ascii: ";") ? index + 1 : nil
  }

  /// `**`, a piece of code in grave accents, or a block of code between fences of three.
  static func markEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    guard text[start] == UInt8(ascii: "`") else {
      return text.byte(start + 1) == UInt8(ascii: "*") ? start + 2 : nil
    }
    if text.holds("```", at: start) { return fenceEnd(in: text, at: start + 3) }
    guard !text.byte(start - 1).isASCIIAlphanumeric, !text.byte(start + 1).isASCIISpace else { return nil }
    var index = start + 1
    while index < text.count, text[index] != UInt8(ascii: "`"), text[index] != 0x0A { index += 1 }
    let isCode = text.byte(index) == UInt8(ascii: "`") && index > start + 1
    return isCode && !text.byte(index + 1).isASCIIAlphanumeric ? index + 1 : nil
  }

  /// The end of a block of code whose text begins at `start`; nil when nothing closes it.
  private static func fenceEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var index = start
    while index + 2 < text.count {
      if text.holds("```", at: index) { return index + 3 }
      index += 1
    }
    return nil
  }

  /// `](target)` of a Markdown link; its text stays text.
  static func linkTargetEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    guard text.byte(start + 1) == UInt8(ascii: "(") else { return nil }
    let takesSpaces = text.holds("inflect:", at: start + 2) || text.holds("morphology:", at: start + 2)
    var depth = 0
    var index = start + 1
    while index < text.count, text[index] != UInt8(ascii: "]") {
      let byte = text[index]
      if byte == 0x0A || byte.isASCIISpace && !takesSpaces { return nil }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      // “[Remove all](1)” gives the number of a choice.
      if depth == 0 { return hasDigitsOnly(text, start + 2..<index - 1) ? nil : index }
    }
    return nil
  }

  private static func hasDigitsOnly(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { text[$0].isASCIIDigit }
  }

  /// The end of a tag, looking no further than the next tag, so that unclosed ones cost no second look.
  private static func closingBracket(in text: Span<UInt8>, at start: Int) -> (end: Int, hasEquals: Bool)? {
    var hasEquals = false
    var index = start
    while index < text.count, text[index] != UInt8(ascii: "<") {
      if text[index] == UInt8(ascii: ">") { return (index + 1, hasEquals) }
      if text[index] == UInt8(ascii: "=") { hasEquals = true }
      index += 1
    }
    return nil
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":")
  }
}
