/// What YAML 1.1 takes a word without quotes for, as Ruby's Psych and PyYAML do.
enum YAMLType {
  case string, null, boolean, number, other

  init(_ word: String) {
    let bytes = word.utf8Span.span
    switch word {
    case "", "~", "null", "Null", "NULL": self = .null
    case "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "true", "True", "TRUE",
      "false",
      "False", "FALSE":
      self = .boolean
    case "<<", "=": self = .other
    default:
      let first = bytes[0]
      // `:name` is a symbol of Ruby.
      if first == UInt8(ascii: ":"), bytes.byte(1) > 0x20 {
        self = .other
      } else if first.isASCIIDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        || first == UInt8(ascii: ".")
      {
        self = Self.isNumber(bytes) ? .number : Self.isDate(bytes) ? .other : .string
      } else {
        self = .string
      }
    }
  }

  /// Words other than `true` and `false`, which people write as text.
  static func isAnswer(_ word: String) -> Bool {
    let small = word.lowercased()
    return small != "true" && small != "false"
  }

  /// Integers in all bases, numbers with a point or an exponent, base 60, infinity.
  private static func isNumber(_ word: Span<UInt8>) -> Bool {
    var at = word[0] == UInt8(ascii: "-") || word[0] == UInt8(ascii: "+") ? 1 : 0
    let start = at
    if word.count - at == 4, word[at] == UInt8(ascii: ".") {
      let name = (at + 1..<at + 4).map { word[$0] | 0x20 }
      if name == Array("inf".utf8) || name == Array("nan".utf8) { return true }
    }
    if word.byte(at) == UInt8(ascii: "0"),
      word.byte(at + 1) == UInt8(ascii: "x") || word.byte(at + 1) == UInt8(ascii: "b")
    {
      at += 2
      let digits = at
      while at < word.count, word[at].hexadecimalValue != nil || word[at] == UInt8(ascii: "_") { at += 1 }
      return at == word.count && at > digits
    }
    var digits = 0
    var points = 0
    while at < word.count {
      switch word[at] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "_"), UInt8(ascii: ","): if at == start { return false }
      case UInt8(ascii: "."): points += 1
      case UInt8(ascii: ":"): if at == start || !word.byte(at + 1).isASCIIDigit { return false }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        at += 1
        if word.byte(at) == UInt8(ascii: "-") || word.byte(at) == UInt8(ascii: "+") { at += 1 }
        let exponent = at
        while at < word.count, word[at].isASCIIDigit { at += 1 }
        return digits > 0 && at == word.count && at > exponent
      default: return false
      }
      at += 1
    }
    return digits > 0 && points <= 1
  }

  /// `2024-01-31`, with a time or without.
  private static func isDate(_ word: Span<UInt8>) -> Bool {
    guard word.count >= 8, (0..<4).allSatisfy({ word[$0].isASCIIDigit }), word[4] == UInt8(ascii: "-") else {
      return false
    }
    return (5..<word.count).allSatisfy { index in
      let byte = word[index]
      return byte.isASCIIDigit || byte == 0x20
        || [
          UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "T"), UInt8(ascii: "t"),
          UInt8(ascii: "Z"), UInt8(ascii: "+"),
        ].contains(byte)
    }
  }
}
