extension JavaProperties {
  /// Whether the texts with `{0}` surely go through `java.text.MessageFormat`, as one of them shows: an apostrophe is
  /// doubled in a text with a value, which any other code would show as two.
  static func isForMessageFormat(_ scanner: PropertiesScanner) -> Bool {
    let bytes = scanner.bytes.span
    for property in scanner.properties where hasNumberedValue(bytes, property.value) {
      for index in property.value where isDoubledApostrophe(bytes, index, before: property.value.upperBound) {
        return true
      }
    }
    return false
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
}
