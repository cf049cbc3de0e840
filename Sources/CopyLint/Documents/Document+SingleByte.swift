extension Document {
  /// A header that names the encoding is within this many bytes.
  private static let headerLength = 16_384

  /// The encoding with a byte a character that the format gives to bytes that are not UTF-8; nil when it gives none.
  ///
  /// Java reads `.properties` as Latin-1; the header of a gettext file names its encoding.
  static func declaredEncoding(of bytes: [UInt8], path: String) -> Encoding? {
    if path.hasSuffix(".properties") { return isUTF8(bytes) ? nil : .latin1 }
    guard path.hasSuffix(".po") || path.hasSuffix(".pot") else { return nil }
    let mark: StaticString = "charset="
    let header = bytes.span.extracting(first: headerLength)
    guard var at = header.firstIndex(of: mark, from: 0, before: header.count), !isUTF8(bytes) else {
      return nil
    }
    at += mark.utf8CodeUnitCount
    while at < header.count, header[at] == 0x20 { at += 1 }
    let start = at
    while at < header.count, header[at] > 0x20, header[at] != UInt8(ascii: "\\"),
      header[at] != UInt8(ascii: "\"")
    {
      at += 1
    }
    return singleByteEncoding(named: String(decoding: bytes[start..<at], as: UTF8.self).lowercased())
  }

  /// By the names of IANA's registry that gettext accepts.
  private static func singleByteEncoding(named name: String) -> Encoding? {
    switch name {
    case "iso-8859-1", "iso_8859-1", "latin1": .latin1
    case "iso-8859-2", "iso_8859-2", "latin2": .latin2
    case "iso-8859-9", "iso_8859-9", "latin5": .latin5
    case "iso-8859-15", "iso_8859-15", "latin9", "latin-9": .latin9
    case "koi8-r": .koi8R
    case "koi8-u": .koi8U
    case "cp1250", "windows-1250": .windows1250
    case "cp1251", "windows-1251": .windows1251
    case "cp1252", "windows-1252": .windows1252
    default: nil
    }
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return true
    } catch {
      return false
    }
  }

  /// Decodes `original`, a byte a character. A byte that means nothing becomes U+FFFD.
  mutating func decodeSingleBytes() {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(original.count + original.count / 4)
    originalMap = OriginalMap(step: .singleByte)
    var faults = 0
    var first: Range<Int>?
    for (index, byte) in original.enumerated() {
      if index % OriginalMap.anchorDistance == 0 { originalMap.add(decoded: decoded.count, original: index) }
      guard byte >= 0x80 else {
        decoded.append(byte)
        continue
      }
      let scalar = Unicode.Scalar(encoding.upperHalf(byte)) ?? "\u{FFFD}"
      if scalar == "\u{FFFD}" {
        faults += 1
        if first == nil { first = decoded.count..<decoded.count + 3 }
      }
      decoded.append(contentsOf: String(scalar).utf8)
    }
    bytes = decoded
    if let first { reportInvalid(first, count: faults) }
  }

  /// UTF-8 `text` with a byte a character; nil when a character has none.
  func singleBytes(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar.isASCII {
        result.append(UInt8(scalar.value))
      } else if let byte = (0x80...0xFF as ClosedRange<UInt8>).first(where: {
        encoding.upperHalf($0) == scalar.value && scalar != "\u{FFFD}"
      }) {
        result.append(byte)
      } else {
        return nil
      }
    }
    return result
  }
}

extension Document.Encoding {
  /// Whether each byte is a character.
  var isSingleByte: Bool {
    switch self {
    case .utf8, .utf16LittleEndian, .utf16BigEndian, .binary: false
    default: true
    }
  }

  /// The character of a byte from 0x80 on, in an encoding with a byte a character.
  fileprivate func upperHalf(_ byte: UInt8) -> UInt32 {
    let index = Int(byte) - 0x80
    return switch self {
    case .latin2: UInt32(UpperHalf.latin2[index])
    case .latin5: UInt32(UpperHalf.latin5[index])
    case .latin9: UInt32(UpperHalf.latin9[index])
    case .koi8R: UInt32(UpperHalf.koi8R[index])
    case .koi8U: UInt32(UpperHalf.koi8U[index])
    case .windows1250: UInt32(UpperHalf.windows1250[index])
    case .windows1251: UInt32(UpperHalf.windows1251[index])
    case .windows1252: UInt32(UpperHalf.windows1252[index])
    default: UInt32(byte)
    }
  }
}
