internal import Readability

/// A symbol that a screen reader does not read as intended.
struct SpokenSign {
  enum Kind {
    /// Points from one thing to the next.
    case arrow
    /// Points up, down, back or somewhere else.
    case otherArrow
    /// Separates things: "|", "•".
    case divider
    /// "~" before a number.
    case about
    /// The dash between two times: "02:13-02:18".
    case times
    /// The dash between two values that are times, as the key or the comment says.
    case range
    /// The slash of "3/5".
    case ratio
    /// The slash of a date, "4/15", and of anything else with digits around it.
    case slash
    /// "@" between two words.
    case at
    /// "✓".
    case check
    /// "★".
    case star
  }

  /// The characters that such a symbol may begin with.
  static let signs = Signs("-=|~·–—•‣●▪/@✓✔✗✘■◀▶★☆⏸⏹⏺").union(
    Signs(0x2190...0x21FF, 0x2794...0x27BE, 0x27F0...0x27FF, 0x2900...0x297F, 0x2B00...0x2B11))

  let kind: Kind
  /// UTF-8 offsets of the symbol, without spaces.
  let range: Range<Int>

  /// nil when no such sign begins at `index`.
  init?(in subject: Subject, at index: Int, _ whole: Range<Int>) {
    let bytes = subject.bytes
    func byte(_ index: Int) -> UInt8 { whole.contains(index) ? bytes[index] : 0x20 }
    let isAlone = byte(index - 1) == 0x20
    var end = index + 1
    switch bytes[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "="):
      if byte(index + 1) == UInt8(ascii: ">"), byte(index - 1) != bytes[index] {
        kind = .arrow
        end = index + 2
      } else if Self.isBetweenTimes(bytes, index..<end, whole) {
        kind = .times
      } else if Self.isBetweenValues(subject, index..<end) {
        kind = .range
      } else {
        return nil
      }
    case UInt8(ascii: "/"):
      guard let slash = SlashReading(in: subject, at: index, whole) else { return nil }
      kind = slash.isShare ? .ratio : .slash
    case UInt8(ascii: "@")
    where isAlone && byte(end) == 0x20 && index > whole.lowerBound && end < whole.upperBound:
      kind = .at
    case UInt8(ascii: "|") where isAlone && byte(end) == 0x20: kind = .divider
    case UInt8(ascii: "~") where Self.isBetweenTimes(bytes, index..<end, whole): kind = .times
    case UInt8(ascii: "~") where isAlone && byte(end).isASCIIDigit: kind = .about
    // "·"
    case 0xC2 where byte(index + 1) == 0xB7 && isAlone && byte(index + 2) == 0x20:
      kind = .divider
      end = index + 2
    case 0xE2 where index + 2 < whole.upperBound:
      end = index + 3
      let scalar = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F) | 0x2000
      let isDash = scalar == 0x2013 || scalar == 0x2014
      guard
        let known = isDash && Self.isBetweenValues(subject, index..<end)
          ? .range : Self.kind(of: scalar, isBetweenTimes: Self.isBetweenTimes(bytes, index..<end, whole)),
        // With this selector after it, the arrow is an emoji.
        !(byte(end) == 0xEF && byte(end + 1) == 0xB8 && byte(end + 2) == 0x8F)
      else { return nil }
      kind = known
      // The mark that it is no emoji.
      if byte(end) == 0xEF, byte(end + 1) == 0xB8, byte(end + 2) == 0x8E { end += 3 }
    default: return nil
    }
    range = index..<end
  }

  private static func kind(of scalar: UInt32, isBetweenTimes: Bool) -> Kind? {
    switch scalar {
    // "–" and "—"
    case 0x2013, 0x2014: isBetweenTimes ? .times : nil
    case 0x2022, 0x2023, 0x25CF, 0x25AA: .divider
    case 0x2192, 0x21D2, 0x27F6, 0x27F9, 0x2794, 0x279C, 0x279D, 0x279E, 0x27A4: .arrow
    case 0x2605, 0x2606: .star
    case 0x25A0, 0x25B6, 0x25C0, 0x23F8...0x23FA: .otherArrow
    case 0x2713, 0x2714, 0x2717, 0x2718: .check
    case 0x2190...0x21FF, 0x27F0...0x27FF, 0x2900...0x297F, 0x2B00...0x2B11, 0x2798...0x27BE: .otherArrow
    default: nil
    }
  }

  /// Whether a time is on either side: "02:13" and "02:18", with at most a space between.
  private static func isBetweenTimes(_ bytes: [UInt8], _ dash: Range<Int>, _ whole: Range<Int>) -> Bool {
    let hasSpaces = dash.lowerBound > whole.lowerBound && bytes[dash.lowerBound - 1] == 0x20
    let left = dash.lowerBound - (hasSpaces ? 1 : 0)
    var right = dash.upperBound
    if right < whole.upperBound, bytes[right] == 0x20 { right += 1 }
    guard left - 4 >= whole.lowerBound, bytes[left - 1].isASCIIDigit, bytes[left - 2].isASCIIDigit,
      bytes[left - 3] == UInt8(ascii: ":"), bytes[left - 4].isASCIIDigit
    else { return false }
    let hours = bytes.run(from: right, while: \.isASCIIDigit).upperBound
    return hours > right && hours + 1 < whole.upperBound && bytes[hours] == UInt8(ascii: ":")
      && bytes[hours + 1].isASCIIDigit
  }

  /// Whether a value of the program is on either side, and the key, the comment or their names say that both are times.
  private static func isBetweenValues(_ subject: Subject, _ dash: Range<Int>) -> Bool {
    let wide = subject.bytes.spaces(around: dash)
    guard
      let left = subject.neutral.first(where: {
        $0.kind == .placeholder && $0.range.upperBound == wide.lowerBound
      }),
      let right = subject.neutral.first(where: {
        $0.kind == .placeholder && $0.range.lowerBound == wide.upperBound
      })
    else { return false }
    // `\(start)-\(end)`: the names of the values say so.
    let names = (subject.foldedText(left.range), subject.foldedText(right.range))
    if ["start", "begin", "from", "open"].contains(where: names.0.contains),
      ["end", "finish", "until", "close", "(to"].contains(where: names.1.contains)
    {
      return true
    }
    if subject.entry.mentions(["start time"]), subject.entry.mentions(["end time"]) { return true }
    return subject.entry.mentions(["range", "timestamp", "hours", "duration", "interval", "start and end"])
  }

  /// What to write: "Home to Work", "Red, green", "Back". nil if only a person can know, or in another language.
  func change(in subject: Subject, _ whole: Range<Int>) -> (range: Range<Int>, text: String)? {
    let wide = withSpaces(in: subject, whole)
    let isInside = wide.lowerBound > whole.lowerBound && wide.upperBound < whole.upperBound
    let isEnglish = subject.entry.language == "en"
    switch kind {
    case .times, .range: return isEnglish ? (wide, " to ") : nil
    case .ratio: return isEnglish ? (wide, " of ") : nil
    // “chair @ (0.3, 0.5)” would be no better.
    case .at:
      return isEnglish && subject.bytes[wide.upperBound] != UInt8(ascii: "(") ? (range, "at") : nil
    case .slash, .star: return nil
    case .about: return isEnglish ? (range, "about ") : nil
    // From “Boston” to “New York”; in “Photo → done”, it is no way.
    case .arrow where isInside:
      return isEnglish && !subject.bytes[wide.upperBound].isASCIISmall ? (wide, " to ") : nil
    // Two bare numbers need more words than a comma.
    case .divider where isInside:
      return subject.analysis.tokens.contains { $0.kind == .word } ? (wide, ", ") : nil
    case .arrow, .otherArrow, .divider, .check: return isInside ? nil : (wide, "")
    }
  }

  private func withSpaces(in subject: Subject, _ whole: Range<Int>) -> Range<Int> {
    subject.bytes.spaces(around: range).clamped(to: whole)
  }
}
