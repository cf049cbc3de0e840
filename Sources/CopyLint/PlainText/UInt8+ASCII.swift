extension UInt8 {
  package var isASCIICapital: Bool { self >= 0x41 && self <= 0x5A }
  var isASCIISmall: Bool { self >= 0x61 && self <= 0x7A }
  var isASCIILetter: Bool { (self | 0x20).isASCIISmall }
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
  /// Space, tab, line feed, carriage return and the like.
  var isASCIISpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
  /// What the byte is worth as a hexadecimal digit; nil when it is not one.
  var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self - 0x30 }
    let small = self | 0x20
    return small >= 0x61 && small <= 0x66 ? small - 0x61 + 10 : nil
  }
}

extension Span<UInt8> {
  /// The byte at `index`; 0 outside.
  func byte(_ index: Int) -> UInt8 { index >= 0 && index < count ? self[index] : 0 }

  /// Whether the bytes at `index` are those of `text`.
  func holds(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index <= count - length else { return false }
    let start = unsafe text.utf8Start
    for offset in 0..<length where unsafe start[offset] != self[index &+ offset] { return false }
    return true
  }

  /// Whether the bytes at `index` are those of `text`, which has lowercase letters of ASCII, in any case.
  func holds(folded text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index <= count - length else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<length {
        let byte = self[index + offset]
        guard unsafe (byte.isASCIICapital ? byte | 0x20 : byte) == buffer[offset] else { return false }
      }
      return true
    }
  }
}
