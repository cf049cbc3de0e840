/// A character that nobody sees and that has no work to do where it is.
struct HiddenCharacter: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "hidden-character", group: .typography, severity: .error, isFixable: true,
      summary: "A text has a character that no one can see and no one needs.")
  }

  var when: When { .each(.sign(Self.signs)) }

  func check(_ sign: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    guard var hidden = character(at: sign.range.lowerBound, of: subject), !subject.isNeutral(hidden.range)
    else { return }
    // Several in a row are one fault.
    let before = hidden.range.lowerBound - hidden.range.count
    if isRepeated(hidden.range, in: subject.bytes), character(at: before, of: subject) != nil { return }
    hidden.range = subject.bytes.repeats(of: hidden.range)
    // A text of nothing else is empty on purpose, where a file doesn't allow an empty one.
    if hidden.code >= 0x200B, hidden.range.count == subject.bytes.count { return }
    if isMark(hidden.range, in: subject.bytes) { return }
    findings.append(
      finding(
        message(hidden, in: subject), at: hidden.range, in: subject, words: [Self.name(hidden.code)],
        replacement: hidden.isSafe ? "" : nil, applicability: .safe))
  }

  /// Controls except tab and line ends, and what has no width.
  private static let signs = Signs(
    0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0xAD...0xAD, 0x200B...0x200D,
    0x2060...0x2060, 0xFEFF...0xFEFF)

  private typealias Hidden = (range: Range<Int>, code: UInt32, isSafe: Bool)

  private func character(at index: Int, of subject: Subject) -> Hidden? {
    let bytes = subject.bytes
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (bytes[index], second, third) {
    case (0x09, _, _), (0x0A, _, _), (0x0D, _, _):
      return nil
    case (1...7, _, _):
      // Often a “\1” that lost its backslash, so removing it may lose more.
      return (index..<index + 1, UInt32(bytes[index]), false)
    case (0x1B, UInt8(ascii: "["), _) where beginsTerminalColor(index, in: bytes):
      return nil
    case (0..<0x20, _, _), (0x7F, _, _):
      return (index..<index + 1, UInt32(bytes[index]), true)
    case (0xC2, 0x80...0x9F, _):
      // U+0085 ends a line; the others are mostly a quotation mark or dash gone wrong, so removing them loses text.
      return second == 0x85 ? nil : (index..<index + 2, UInt32(second), false)
    case (0xE2, 0x80, 0x8B):
      let range = index..<index + 3
      // Languages without spaces between words mark the places for a line break with it.
      if !subject.entry.writesSpaces, isBetween(range, in: bytes) || marksWords(in: bytes) { return nil }
      // A long name may end a line there: “ACTION_\u{200B}RECOGNIZE”.
      return isInName(range, in: bytes) ? nil : (range, 0x200B, true)
    case (0xE2, 0x80, 0x8C), (0xE2, 0x80, 0x8D):
      let range = index..<index + 3
      return joinsLatinLetters(range, in: bytes) || isRepeated(range, in: bytes)
        ? (range, 0x200C + UInt32(third & 1), true) : nil
    case (0xC2, 0xAD, _):
      // A line may break after it: there has to be a word on both sides.
      let range = index..<index + 2
      return isBetween(range, in: bytes) ? nil : (range, 0xAD, true)
    case (0xE2, 0x81, 0xA0):
      // It keeps a name on one line: “GOV\u{2060}.\u{2060}UK”.
      let range = index..<index + 3
      return isInName(range, in: bytes) ? nil : (range, 0x2060, true)
    case (0xEF, 0xBB, 0xBF):
      return (index..<index + 3, 0xFEFF, true)
    default:
      return nil
    }
  }

  /// Whether code takes it for a mark around words of a longer text, as in “\u{200B}Units:\u{200B} …”: it has a partner close by.
  private func isMark(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard range.count == 3, bytes.count >= Self.longText else { return false }
    let (before, after) = (bytes[..<range.lowerBound], bytes[range.upperBound...])
    let mark = bytes[range]
    if after.first.map({ $0 > 0x20 }) ?? false, before.last.map({ $0 <= 0x20 }) ?? true {
      return after.prefix(Self.wordWindow).split(separator: 0x0A).first?.contains(mark) ?? false
    }
    guard before.last.map({ $0 > 0x20 }) ?? false else { return false }
    return before.suffix(Self.wordWindow).split(separator: 0x0A).last?.contains(mark) ?? false
  }

  private static let longText = 200

  /// Whether something that can be seen is right before and after a mark for line ends.
  private func isBetween(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard range.lowerBound > 0, range.upperBound < bytes.count, !isRepeated(range, in: bytes) else {
      return false
    }
    return bytes[range.lowerBound - 1] > 0x20 && bytes[range.upperBound] > 0x20
  }

  /// Thai, Lao, Tibetan, Burmese and Khmer keyboards put it after each word; those letters begin with E0 or E1.
  private func marksWords(in bytes: [UInt8]) -> Bool { bytes.contains { (0xE0...0xE1).contains($0) } }

  /// Whether a sign of a path, an address or a constant is right before or after it.
  private func isInName(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    isBetween(range, in: bytes)
      && [bytes[range.lowerBound - 1], bytes[range.upperBound]].contains { "._/\\:@-".utf8.contains($0) }
  }

  /// Whether the same character is right before it.
  private func isRepeated(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    range.lowerBound >= range.count
      && bytes[range.lowerBound - range.count..<range.lowerBound].elementsEqual(bytes[range])
  }

  /// Joiners have work to do between letters of most scripts and inside emoji, but not in "a\u{200D}b".
  private func joinsLatinLetters(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard range.lowerBound > 0, range.upperBound < bytes.count else { return false }
    return bytes[range.lowerBound - 1].isASCIILetter && bytes[range.upperBound].isASCIILetter
  }

  private func message(_ hidden: Hidden, in subject: Subject) -> String {
    let lower = max(0, hidden.range.lowerBound - Self.wordWindow)
    let upper = min(subject.bytes.count, hidden.range.upperBound + Self.wordWindow)
    // The first joiner of several has work to do, and the range begins behind it.
    let first = hidden.range.lowerBound
    let isSurplus =
      (0x200C...0x200D).contains(hidden.code) && isRepeated(first..<first + 3, in: subject.bytes)
    let before = word(subject.text(lower..<first - (isSurplus ? 3 : 0)).split { $0.isWhitespace }.last)
    let after = word(subject.text(hidden.range.upperBound..<upper).split { $0.isWhitespace }.first)
    let place = before.map { " after \(quoted($0))" } ?? after.map { " before \(quoted($0))" }
    if isSurplus { return "Remove the extra \(Self.name(hidden.code))\(place ?? ""). One is enough." }
    // What a wrong encoding left of a quotation mark or a dash.
    if 0x80..<0xA0 ~= hidden.code {
      return "Replace the hidden character \(Self.name(hidden.code))\(place ?? ""). A wrong encoding left it."
    }
    return
      "Remove the hidden character \(Self.name(hidden.code))\(place ?? ""). It can break search and speech."
  }

  /// Bytes that are looked at for the word next to the character.
  private static let wordWindow = 60

  /// What can be seen of a word; nil when that is nothing. The window may have cut a character at its ends.
  private func word(_ text: Substring?) -> String? {
    let scalars = (text ?? "").unicodeScalars.filter {
      $0.properties.generalCategory != .format && $0.properties.generalCategory != .control
        && $0 != "\u{FFFD}"
    }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }

  /// "U+200B".
  private static func name(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
