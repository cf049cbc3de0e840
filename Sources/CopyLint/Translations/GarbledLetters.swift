/// UTF-8 that was read as Windows-1252: “Ã©” for “é”, “â€™” for “’”.
enum GarbledLetters {
  enum Found {
    /// U+FFFD.
    case lost(Range<Int>)
    /// And the intended letters.
    case misread(Range<Int>, String)
  }

  /// The first garbled letter of a text. A text may talk about U+FFFD itself: `mayShow` leaves out those that are not in a
  /// word.
  static func first(in text: Span<UInt8>, mayShow: Bool) -> Found? {
    var index = 0
    while index < text.count {
      if text[index] >= 0xC2 {
        if text.holds("\u{FFFD}", at: index), !mayShow || text.isInWord(index..<index + 3) {
          return .lost(index..<index + 3)
        }
        if let end = end(in: text, at: index) {
          return .misread(index..<end, meant(text.extracting(index..<end)))
        }
      }
      index += 1
    }
    return nil
  }

  /// A question mark between two lowercase letters, and the word around it; addresses and placeholders left out.
  static func wordWithQuestionMark(
    in bytes: [UInt8], _ neutral: [NeutralRange]
  ) -> (mark: Int, range: Range<Int>)? {
    for index in bytes.indices.dropFirst().dropLast()
    where bytes[index] == UInt8(ascii: "?") && bytes[index - 1].isASCIISmall && bytes[index + 1].isASCIISmall
    {
      if neutral.contains(where: { $0.range.contains(index) }) { continue }
      let start = bytes.run(upTo: index) { $0 > 0x20 }.lowerBound
      return (index, start..<bytes.run(from: index) { $0 > 0x20 }.upperBound)
    }
    return nil
  }

  /// The end of the garbled letter that begins at `start`; nil if the letters may be intended.
  static func end(in text: Span<UInt8>, at start: Int) -> Int? {
    guard let lead = byte(in: text, at: start) else { return nil }
    // "Â" is before signs, "Ã" before letters of Latin-1, "Ð" and "Ñ" before Cyrillic; "â" before punctuation.
    let length: Int
    switch lead.value {
    case 0xC2, 0xC3, 0xC4, 0xC5, 0xD0, 0xD1: length = 2
    case 0xE2: length = 3
    default: return nil
    }
    var at = lead.end
    for number in 1..<length {
      guard let next = byte(in: text, at: at), 0x80...0xBF ~= next.value,
        isOdd(next.value, number, lead.value)
      else { return nil }
      at = next.end
    }
    // A dash or a quotation mark may really follow a letter, so another garbled one has to follow.
    let isLetter = lead.value == 0xD0 || lead.value == 0xD1 || lead.value == 0xC4 || lead.value == 0xC5
    if isLetter, let second = byte(in: text, at: lead.end), second.value < 0xA0 {
      guard let next = byte(in: text, at: at), 0xC4...0xD1 ~= next.value else { return nil }
    }
    return at
  }

  /// The intended letters.
  static func meant(_ text: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    var at = 0
    while let next = byte(in: text, at: at) {
      bytes.append(next.value)
      at = next.end
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the second byte never follows the first in correct text: a space and a quotation
  /// mark may follow any letter.
  private static func isOdd(_ byte: UInt8, _ number: Int, _ lead: UInt8) -> Bool {
    if lead == 0xE2 { return number == 1 ? byte == 0x80 || byte == 0x82 || byte == 0x84 : true }
    // "Â" is there before signs of Latin-1: a no-break space, "©", "«", "®", "°", "·", "»".
    if lead == 0xC2 { return [0xA0, 0xA9, 0xAB, 0xAE, 0xB0, 0xB7, 0xBB].contains(byte) }
    // Dashes, dots, quotation marks and spaces are not odd.
    return ![0xA0, 0xAB, 0xBB, 0x91, 0x92, 0x93, 0x94, 0x85, 0x96, 0x97].contains(byte)
  }

  /// The byte of Windows-1252 for the character at `index`, and where it ends; nil for one that it lacks.
  private static func byte(in text: Span<UInt8>, at index: Int) -> (value: UInt8, end: Int)? {
    let first = text.byte(index)
    if first == 0xC2 || first == 0xC3 {
      return (first == 0xC2 ? text.byte(index + 1) : text.byte(index + 1) | 0x40, index + 2)
    }
    for (offset, sign) in windows.enumerated() where text.holds(sign, at: index) {
      return (0x80 + UInt8(offset), index + sign.utf8CodeUnitCount)
    }
    return nil
  }

  /// 0x80 to 0x9F of Windows-1252; what it lacks there is a control character.
  private static let windows: [StaticString] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
