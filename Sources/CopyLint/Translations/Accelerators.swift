/// Shortcut letters, each with “&” before it.
enum Accelerators {
  /// How many a text has. “&&” is a sign that people see.
  static func count(in bytes: [UInt8], _ neutral: [NeutralRange]) -> Int {
    var count = 0
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "&") else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "&") {
        index += 2
        continue
      }
      let isEntity = neutral.contains { $0.range.contains(index) }
      if !isEntity, bytes[index + 1].isASCIIAlphanumeric || bytes[index + 1] >= 0x80 { count += 1 }
      index += 1
    }
    return count
  }
}

extension Accelerators {
  /// GTK's sign before a shortcut letter, as in `_Open` and `E_xit`; nil for a text that is a name of code.
  ///
  /// - Returns: whether the one underscore of the text is such a sign.
  static func hasOneUnderscore(_ bytes: [UInt8]) -> Bool {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "_")), sign + 1 < bytes.count,
      bytes[sign + 1].isASCIILetter, !bytes[(sign + 1)...].contains(UInt8(ascii: "_"))
    else { return false }
    if sign == 0 || bytes[sign - 1] == 0x20 { return bytes[sign + 1].isASCIICapital || hasWords(bytes) }
    // Within a word, it is one of the first letters of a word with a capital.
    let start = bytes.run(upTo: sign, while: \.isASCIILetter).lowerBound
    return start < sign && sign - start <= 4 && bytes[start].isASCIICapital && bytes[sign + 1].isASCIISmall
      && (start == 0 || bytes[start - 1] == 0x20)
      && bytes.allSatisfy {
        $0.isASCIILetter || $0 == 0x20 || $0 == UInt8(ascii: "_") || $0 >= 0x80 || $0 == 0x2E
      }
  }

  private static func hasWords(_ bytes: [UInt8]) -> Bool { bytes.contains(0x20) }

  /// The first word, in small letters and without the signs.
  static func firstWord(of bytes: [UInt8]) -> [UInt8] {
    var word: [UInt8] = []
    for byte in bytes where byte != UInt8(ascii: "&") && byte != UInt8(ascii: "_") {
      guard byte.isASCIILetter else { break }
      word.append(byte | 0x20)
    }
    return word
  }

  /// How many underscores are before a letter or a digit.
  static func countUnderscores(in bytes: [UInt8]) -> Int {
    bytes.indices.dropLast().count {
      bytes[$0] == UInt8(ascii: "_") && (bytes[$0 + 1].isASCIIAlphanumeric || bytes[$0 + 1] >= 0x80)
    }
  }

  /// An “&” between spaces or before the first one, where the letter after it should be the shortcut key.
  static func loneAmpersand(in bytes: [UInt8]) -> Range<Int>? {
    let sign = bytes.indices.dropLast().first {
      bytes[$0] == UInt8(ascii: "&") && ($0 == 0 || bytes[$0 - 1] == 0x20) && bytes[$0 + 1] == 0x20
    }
    return sign.map { $0..<$0 + 1 }
  }

  /// An “&&” right before a letter, which shows the sign itself.
  static func doubleAmpersand(in bytes: [UInt8]) -> Range<Int>? {
    let sign = bytes.indices.dropLast(2).first {
      bytes[$0] == UInt8(ascii: "&") && bytes[$0 + 1] == UInt8(ascii: "&")
        && (bytes[$0 + 2].isASCIIAlphanumeric || bytes[$0 + 2] >= 0x80)
    }
    return sign.map { $0..<$0 + 2 }
  }

  /// The “&” before the only shortcut letter of a text.
  static func ampersand(in bytes: [UInt8], _ neutral: [NeutralRange]) -> Range<Int>? {
    guard count(in: bytes, neutral) == 1, let sign = bytes.firstIndex(of: UInt8(ascii: "&")),
      sign == 0 || bytes[sign - 1] == 0x20
    else { return nil }
    return sign..<sign + 1
  }
}
