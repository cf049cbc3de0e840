extension Document {
  /// Decodes `original`; `unit` joins two bytes. A half of a surrogate pair or of a unit becomes U+FFFD.
  mutating func decodeUTF16(_ unit: (UInt8, UInt8) -> UInt16) {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(original.count)
    originalMap = OriginalMap(step: .utf16)
    var at = 0
    var sinceAnchor = 0
    var faults = 0
    var first: Range<Int>?
    while at < original.count {
      if sinceAnchor == 0 { originalMap.add(decoded: decoded.count, original: at) }
      sinceAnchor = (sinceAnchor + 1) % OriginalMap.anchorDistance
      let scalar: Unicode.Scalar?
      let start = at
      if at + 1 < original.count {
        let high = unit(original[at], original[at + 1])
        at += 2
        if high & 0xFC00 == 0xD800, at + 1 < original.count {
          let low = unit(original[at], original[at + 1])
          if low & 0xFC00 == 0xDC00 {
            at += 2
            scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
          } else {
            scalar = nil
          }
        } else {
          scalar = Unicode.Scalar(high)
        }
      } else {
        at += 1
        scalar = nil
      }
      if scalar == nil {
        faults += 1
        if first == nil { first = decoded.count..<decoded.count + 3 }
        if at - start == 1 { originalMap.add(decoded: decoded.count, original: start) }
      }
      Self.append(scalar ?? "\u{FFFD}", to: &decoded)
    }
    bytes = decoded
    if let first { reportInvalid(first, count: faults) }
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if let encoded = UTF8.encode(scalar) {
      bytes.append(contentsOf: encoded)
    }
  }

  /// UTF-8 `text` as the file on disk has it; characters that its encoding lacks become question marks, so ask
  /// `canHold` first.
  func encoded(_ text: [UInt8]) -> [UInt8] {
    if encoding.isSingleByte {
      return singleBytes(text) ?? text.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }
    }
    guard encoding == .utf16LittleEndian || encoding == .utf16BigEndian else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 2)
    for unit in String(decoding: text, as: UTF8.self).utf16 {
      let low = UInt8(truncatingIfNeeded: unit)
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      result.append(encoding == .utf16LittleEndian ? low : high)
      result.append(encoding == .utf16LittleEndian ? high : low)
    }
    return result
  }

  /// Whether the encoding of the file has all characters of `text`, which is UTF-8.
  func canHold(_ text: [UInt8]) -> Bool { !encoding.isSingleByte || singleBytes(text) != nil }
}
