/// Placeholders that begin with a percent sign: printf and NSString, Java's Formatter, Ruby, Python, Qt.
enum PercentGrammar {
  /// Longest width, precision or position that counts as one.
  private static let digitLimit = 9

  /// The offset after the placeholder whose `%` is at `start`; nil when the sign is just a percent sign.
  static func end(in text: Span<UInt8>, at start: Int, syntax: Syntax) -> Int? {
    let next = text.byte(start + 1)
    switch next {
    case UInt8(ascii: "%"): return start + 2
    case UInt8(ascii: "{"): return BracketGrammar.end(in: text, at: start + 1)
    case UInt8(ascii: "("): return mappingKeyEnd(in: text, at: start + 1)
    case UInt8(ascii: "<") where syntax != .java && syntax != .android:
      return namedFormatEnd(in: text, at: start + 1)
    default: break
    }
    if syntax == .qt { return qtEnd(in: text, at: start + 1) }
    return conversionEnd(in: text, at: start, syntax: syntax)
  }

  private static func conversionEnd(in text: Span<UInt8>, at start: Int, syntax: Syntax) -> Int? {
    let isAfterDigit = text.byte(start - 1).isASCIIDigit
    var index = start + 1
    let positionEnd = digitsEnd(in: text, at: index)
    let hasPosition = positionEnd > index && text.byte(positionEnd) == UInt8(ascii: "$")
    if hasPosition { index = positionEnd + 1 }
    if let end = tokenEnd(in: text, at: index) { return end }

    let flags = index
    while isFlag(text.byte(index)) || isJava(syntax) && isJavaFlag(text.byte(index)) { index += 1 }
    let hasFlags = index > flags
    let hasSpace = hasFlags && (flags..<index).contains { text[$0] == 0x20 }
    index = sizeEnd(in: text, at: index)
    if text.byte(index) == UInt8(ascii: ".") { index = sizeEnd(in: text, at: index + 1) }
    if text.byte(index) == UInt8(ascii: "<") { index += 1 }
    if isDateMark(text.byte(index)), isJava(syntax) { index += 1 }
    while isLength(text.byte(index)) { index += 1 }
    let conversion = text.byte(index)
    guard isConversion(conversion, syntax: syntax) else { return nil }
    index += 1

    if hasPosition || conversion == UInt8(ascii: "@") { return index }
    let runsIntoWord = text.byte(index).isASCIILetter
    // "100% guaranteed", "50 % de remise" and "5%-ige" are percentages.
    if hasSpace { return runsIntoWord || isPercentage(text, start) || !usesPercent(syntax) ? nil : index }
    if isAfterDigit, hasFlags || runsIntoWord { return nil }
    if !usesPercent(syntax), isAfterDigit || runsIntoWord || hasFlags && text.byte(flags) != UInt8(ascii: "0")
    {
      return nil
    }
    return index
  }

  /// `#@name@` and `arg` of string catalogs and stringsdict files.
  private static func tokenEnd(in text: Span<UInt8>, at index: Int) -> Int? {
    if text.holds("arg", at: index), !text.byte(index + 3).isASCIIAlphanumeric { return index + 3 }
    guard text.holds("#@", at: index) else { return nil }
    var end = index + 2
    while end < text.count, text[end] != UInt8(ascii: "@"), text[end] != UInt8(ascii: "%"), text[end] >= 0x20
    {
      end += 1
    }
    return text.byte(end) == UInt8(ascii: "@") ? end + 1 : nil
  }

  /// `(name)s` of Python.
  private static func mappingKeyEnd(in text: Span<UInt8>, at open: Int) -> Int? {
    let close = BracketGrammar.identifierEnd(in: text, at: open + 1)
    guard close > open + 1, text.byte(close) == UInt8(ascii: ")") else { return nil }
    return formatEnd(in: text, at: close + 1)
  }

  /// `<name>.2f` of Ruby.
  private static func namedFormatEnd(in text: Span<UInt8>, at open: Int) -> Int? {
    let close = BracketGrammar.identifierEnd(in: text, at: open + 1)
    guard close > open + 1, text.byte(close) == UInt8(ascii: ">") else { return nil }
    return formatEnd(in: text, at: close + 1)
  }

  private static func formatEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    var index = start
    while isFlag(text.byte(index)), text.byte(index) != 0x20 { index += 1 }
    index = sizeEnd(in: text, at: index)
    if text.byte(index) == UInt8(ascii: ".") { index = sizeEnd(in: text, at: index + 1) }
    return isConversion(text.byte(index), syntax: .printf) ? index + 1 : nil
  }

  /// `%1` to `%99`, `%L1`, `%n` and `%Ln`.
  private static func qtEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    let index = text.byte(start) == UInt8(ascii: "L") ? start + 1 : start
    if text.byte(index) == UInt8(ascii: "n") { return index + 1 }
    let end = digitsEnd(in: text, at: index)
    return end > index ? min(end, index + 2) : nil
  }

  private static func sizeEnd(in text: Span<UInt8>, at index: Int) -> Int {
    guard text.byte(index) == UInt8(ascii: "*") else { return digitsEnd(in: text, at: index) }
    let digits = digitsEnd(in: text, at: index + 1)
    return digits > index + 1 && text.byte(digits) == UInt8(ascii: "$") ? digits + 1 : index + 1
  }

  private static func digitsEnd(in text: Span<UInt8>, at start: Int) -> Int {
    var index = start
    while index - start < digitLimit, text.byte(index).isASCIIDigit { index += 1 }
    return index
  }

  private static func isPercentage(_ text: Span<UInt8>, _ start: Int) -> Bool {
    text.byte(start - 1).isASCIIDigit || text.byte(start - 1) == 0x20 && text.byte(start - 2).isASCIIDigit
      || text.byte(start - 1) >= 0x80
  }

  private static func isFlag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "0"),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private static func isJavaFlag(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(")
  }

  private static func isLength(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"),
      UInt8(ascii: "j"), UInt8(ascii: "L"):
      true
    default: false
    }
  }

  private static func isConversion(_ byte: UInt8, syntax: Syntax) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "s"),
      UInt8(ascii: "f"), UInt8(ascii: "x"), UInt8(ascii: "X"):
      true
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "F"),
      UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"),
      UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "p"):
      usesPercent(syntax)
    default:
      isJava(syntax) && byte.isASCIILetter
    }
  }

  private static func isDateMark(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "t") }

  private static func isJava(_ syntax: Syntax) -> Bool { syntax == .java || syntax == .android }

  /// Whether the grammar has printf's conversions at all.
  private static func usesPercent(_ syntax: Syntax) -> Bool {
    syntax == .apple || syntax == .printf || syntax == .ruby || isJava(syntax)
  }
}
