extension JavaProperties {
  /// Whether the texts with `{0}` surely go through `java.text.MessageFormat`, as they show: apostrophes are doubled in
  /// texts with a value, which any other code would show as two. Where more texts have one apostrophe on each side of a
  /// value, the app doubles them itself, or `MessageFormat` would fill in next to nothing.
  static func isForMessageFormat(_ scanner: PropertiesScanner) -> Bool {
    let bytes = scanner.bytes.span
    var doubled = 0
    var single = 0
    for property in scanner.properties where hasNumberedValue(bytes, property.value) {
      let (value, end) = (property.value, property.value.upperBound)
      if value.contains(where: { isDoubledApostrophe(bytes, $0, before: end) }) { doubled += 1 }
      if value.contains(where: { isQuotedValue(bytes, $0, in: value) }) { single += 1 }
    }
    return doubled > 0 && doubled >= single
  }

  /// Kinds of values that several texts name, as `{0,cards}`: the app fills them in before, or instead of, Java. Of a
  /// slip of the pen, one text knows.
  static func ownTypes(_ scanner: PropertiesScanner) -> Set<String> {
    var texts: [String: Int] = [:]
    for property in scanner.properties {
      for type in Set(types(in: property.value, of: scanner.bytes.span)) { texts[type, default: 0] += 1 }
    }
    return Set(texts.filter { $0.value > 1 }.keys)
  }

  /// What follows the comma in each `{0,…`.
  private static func types(in value: Range<Int>, of bytes: Span<UInt8>) -> [String] {
    var types: [String] = []
    for index in value where bytes[index] == UInt8(ascii: "{") {
      var start = index + 1
      while start < value.upperBound, bytes[start].isASCIIDigit { start += 1 }
      guard start > index + 1, start < value.upperBound, bytes[start] == UInt8(ascii: ",") else { continue }
      start += 1
      while start < value.upperBound, bytes[start] == 0x20 { start += 1 }
      let end = min(BracketGrammar.identifierEnd(in: bytes, at: start), value.upperBound)
      types.append(String(copying: bytes.extracting(start..<end)))
    }
    return types
  }

  private static func hasNumberedValue(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    for index in value where bytes[index] == UInt8(ascii: "{") {
      if bytes.byte(index + 1).isASCIIDigit { return true }
    }
    return false
  }

  /// In a word or at a brace, as in “can''t” and “''{0}''”. Alone, the two are an empty text in quotes.
  private static func isDoubledApostrophe(_ bytes: Span<UInt8>, _ index: Int, before end: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "'"), index + 2 < end, bytes[index + 1] == UInt8(ascii: "'"),
      index == 0 || bytes[index - 1] != UInt8(ascii: "'")
    else { return false }
    let next = bytes[index + 2]
    return next == UInt8(ascii: "{") || next.isASCIILetter || next >= 0x80
  }

  /// `'{0}'` with one apostrophe on each side.
  private static func isQuotedValue(_ bytes: Span<UInt8>, _ index: Int, in value: Range<Int>) -> Bool {
    guard bytes[index] == UInt8(ascii: "{"), index > value.lowerBound, bytes[index - 1] == UInt8(ascii: "'"),
      index - 1 == value.lowerBound || bytes[index - 2] != UInt8(ascii: "'")
    else { return false }
    var end = index + 1
    while end < value.upperBound, bytes[end].isASCIIDigit { end += 1 }
    return end > index + 1 && end + 1 < value.upperBound && bytes[end] == UInt8(ascii: "}")
      && bytes[end + 1] == UInt8(ascii: "'")
      && (end + 2 == value.upperBound || bytes[end + 2] != UInt8(ascii: "'"))
  }
}
