/// Placeholders that begin with a percent sign: printf and NSString, Java's Formatter, Ruby, Python, Qt.
enum PercentGrammar {
  /// Longest width, precision or position that counts as one.
  private static let digitLimit = 9

  /// The placeholder whose `%` is at `start`; nil when the sign is just a percent sign.
  static func find(in text: Span<UInt8>, at start: Int, syntax: Syntax) -> FoundPlaceholder? {
    let next = text.byte(start + 1)
    switch next {
    case UInt8(ascii: "%"): return FoundPlaceholder(end: start + 2, type: .literal)
    // Turkish writes the sign first: "%{0}".
    case UInt8(ascii: "{") where text.byte(start + 2).isASCIIDigit: return nil
    case UInt8(ascii: "{"):
      return BracketGrammar.end(in: text, at: start + 1).map {
        FoundPlaceholder(end: $0, type: .any, reference: .name(start + 2..<$0 - 1))
      }
    case UInt8(ascii: "("): return named(in: text, at: start + 1, closing: UInt8(ascii: ")"))
    case UInt8(ascii: "<") where syntax != .java && syntax != .android:
      return named(in: text, at: start + 1, closing: UInt8(ascii: ">"))
    default: break
    }
    if syntax == .qt { return qtPlaceholder(in: text, at: start + 1) }
    return conversion(in: text, at: start, syntax: syntax)
  }

  private static func conversion(in text: Span<UInt8>, at start: Int, syntax: Syntax) -> FoundPlaceholder? {
    // A text about the sign itself, '%'.
    if text.byte(start - 1) == UInt8(ascii: "'"), text.byte(start + 1) == UInt8(ascii: "'") { return nil }
    let isAfterDigit = text.byte(start - 1).isASCIIDigit
    var index = start + 1
    let positionEnd = digitsEnd(in: text, at: index)
    let hasPosition = positionEnd > index && text.byte(positionEnd) == UInt8(ascii: "$")
    var found = FoundPlaceholder(end: 0, type: .any, reference: .next)
    if hasPosition {
      found.reference = .position(number(in: text, index..<positionEnd))
      index = positionEnd + 1
    }
    if let token = token(in: text, at: index) { return token }
    if syntax == .apple {
      if let end = menuEnd(in: text, at: index) {
        found.end = end
        found.type = .choice
        return found
      }
      index = argumentNameEnd(in: text, at: index)
    }

    let flags = index
    while isFlag(text.byte(index)) || isJava(syntax) && isJavaFlag(text.byte(index))
      || syntax == .printf && isDigitsFlag(text, index)
    {
      index += 1
    }
    let hasFlags = index > flags
    let hasSpace = hasFlags && (flags..<index).contains { text[$0] == 0x20 }
    found.sizes = isSizeArgument(text, index) ? 1 : 0
    index = sizeEnd(in: text, at: index)
    if text.byte(index) == UInt8(ascii: ".") {
      if isSizeArgument(text, index + 1) { found.sizes += 1 }
      index = sizeEnd(in: text, at: index + 1)
    }
    if text.holds("#@", at: index), let token = token(in: text, at: index) { return token }
    if text.byte(index) == UInt8(ascii: "<") {
      found.reference = .previous
      index += 1
    }
    let isDate = isDateMark(text.byte(index)) && isJava(syntax)
    if isDate { index += 1 }
    if syntax == .printf, let isLong = microsoftSize(text, index) {
      found.isLong = isLong
      index += 3
    }
    // “l” of `%tl` is the hour.
    while !isDate, isLength(text.byte(index)) {
      if text[index] != UInt8(ascii: "h") { found.isLong = true }
      index += 1
    }
    let conversion = text.byte(index)
    guard PercentConversion.isKnown(conversion, syntax: syntax) else { return nil }
    index += 1
    found.end = index
    found.type = isDate ? .date : PercentConversion.type(of: conversion, syntax: syntax)
    if found.type == .literal { found.reference = .nothing }

    let runsIntoWord = text.byte(index).isASCIILetter
    // "40%1$ of": the conversion is lost.
    if hasPosition { return hasSpace && runsIntoWord ? nil : found }
    if conversion == UInt8(ascii: "@") { return found }
    let usesPercent = PercentConversion.isUsed(in: syntax)
    // "100% guaranteed", "50 % de remise" and "5%-ige" are percentages.
    if hasSpace { return runsIntoWord || isPercentage(text, start) || !usesPercent ? nil : found }
    if isAfterDigit, hasFlags || runsIntoWord { return nil }
    if !usesPercent, isAfterDigit || runsIntoWord || hasFlags && text.byte(flags) != UInt8(ascii: "0") {
      return nil
    }
    return found
  }

  /// `#@name@` and `arg` of string catalogs and stringsdict files.
  private static func token(in text: Span<UInt8>, at index: Int) -> FoundPlaceholder? {
    if text.holds("arg", at: index), !text.byte(index + 3).isASCIIAlphanumeric {
      return FoundPlaceholder(end: index + 3, type: .any, reference: .name(index..<index + 3))
    }
    guard text.holds("#@", at: index) else { return nil }
    var end = index + 2
    while end < text.count, text[end] != UInt8(ascii: "@"), text[end] != UInt8(ascii: "%"), text[end] >= 0x20
    {
      end += 1
    }
    guard text.byte(end) == UInt8(ascii: "@") else { return nil }
    return FoundPlaceholder(end: end + 1, type: .variable, reference: .name(index + 2..<end))
  }

  /// `(name)s` of Python, `<name>.2f` of Ruby.
  private static func named(in text: Span<UInt8>, at open: Int, closing: UInt8) -> FoundPlaceholder? {
    let close = BracketGrammar.identifierEnd(in: text, at: open + 1)
    guard close > open + 1, text.byte(close) == closing else { return nil }
    var index = close + 1
    while isFlag(text.byte(index)), text.byte(index) != 0x20 { index += 1 }
    index = sizeEnd(in: text, at: index)
    if text.byte(index) == UInt8(ascii: ".") { index = sizeEnd(in: text, at: index + 1) }
    while isLength(text.byte(index)) { index += 1 }
    guard PercentConversion.isKnown(text.byte(index), syntax: .printf) else { return nil }
    return FoundPlaceholder(
      end: index + 1, type: PercentConversion.type(of: text.byte(index), syntax: .printf),
      reference: .name(open + 1..<close))
  }

  /// The end of the name in `%1$(name)lld`: Xcode 26 names the argument of the symbol that it makes of a catalog's key after
  /// it. Else `open`.
  private static func argumentNameEnd(in text: Span<UInt8>, at open: Int) -> Int {
    guard text.byte(open) == UInt8(ascii: "(") else { return open }
    let close = BracketGrammar.identifierEnd(in: text, at: open + 1)
    return close > open + 1 && text.byte(close) == UInt8(ascii: ")") ? close + 1 : open
  }

  /// The end of `[is,is not]@` after “%1$”, as `NSRuleEditor.formattingStringsFilename` describes it: a menu of the row.
  private static func menuEnd(in text: Span<UInt8>, at open: Int) -> Int? {
    guard text.byte(open) == UInt8(ascii: "[") else { return nil }
    var index = open + 1
    while index < text.count, text[index] != UInt8(ascii: "]"), text[index] >= 0x20 { index += 1 }
    let isClosed = text.byte(index) == UInt8(ascii: "]") && text.byte(index + 1) == UInt8(ascii: "@")
    return isClosed ? index + 2 : nil
  }

  /// `%1` to `%99`, `%L1`, `%n` and `%Ln`.
  private static func qtPlaceholder(in text: Span<UInt8>, at start: Int) -> FoundPlaceholder? {
    let index = text.byte(start) == UInt8(ascii: "L") ? start + 1 : start
    if text.byte(index) == UInt8(ascii: "n") {
      return FoundPlaceholder(end: index + 1, type: .integer, reference: .name(index..<index + 1))
    }
    let end = min(digitsEnd(in: text, at: index), index + 2)
    guard end > index else { return nil }
    return FoundPlaceholder(end: end, type: .any, reference: .position(number(in: text, index..<end)))
  }

  private static func number(in text: Span<UInt8>, _ digits: Range<Int>) -> Int {
    var value = 0
    for index in digits { value = value * 10 + Int(text[index] - UInt8(ascii: "0")) }
    return value
  }

  /// Whether the next argument gives the width or precision.
  private static func isSizeArgument(_ text: Span<UInt8>, _ index: Int) -> Bool {
    text.byte(index) == UInt8(ascii: "*") && sizeEnd(in: text, at: index) == index + 1
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

  /// Whether this is the `I` of glibc, which writes a number in the digits of the language.
  private static func isDigitsFlag(_ text: Span<UInt8>, _ index: Int) -> Bool {
    text.byte(index) == UInt8(ascii: "I") && microsoftSize(text, index) == nil
  }

  /// Whether `I64` or `I32` of Microsoft says that the number is long; nil where neither is there.
  private static func microsoftSize(_ text: Span<UInt8>, _ index: Int) -> Bool? {
    if text.holds("I64", at: index) { return true }
    return text.holds("I32", at: index) ? false : nil
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

  private static func isDateMark(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "t") }

  private static func isJava(_ syntax: Syntax) -> Bool { syntax == .java || syntax == .android }
}
