internal import Readability

/// Shortened units of time, with the numbers before them: "1h 2m 3s", "%lldh %lldm", "5 mins 3 secs", "5m ago".
struct ShortUnits {
  /// UTF-8 offsets from the first number to the last unit.
  let range: Range<Int>
  /// The same in words; nil where a placeholder stands for a number, because it needs plural forms.
  let words: String?

  /// nil when there are none, or only a letter that may be something else: "5m" can be meters.
  init?(_ subject: borrowing Subject) {
    var found: [(range: Range<Int>, count: Int?, unit: String)] = []
    var hasWord = false
    for index in subject.analysis.tokens.indices {
      if let parts = Self.compound(at: index, of: subject) {
        found += parts.map { (subject.analysis.tokens[index].range, $0.count, $0.unit) }
        continue
      }
      guard let part = Self.part(at: index, of: subject) else { continue }
      hasWord = hasWord || part.isWord
      found.append((part.range, part.count, part.unit))
    }
    guard let first = found.first, let last = found.last else { return nil }
    let isSure =
      hasWord || found.count > 1 && first.unit != last.unit
      || Self.isSurely(first.unit, subject, first.range)
      || Self.isTimed(first.range, last.range, subject)
    guard isSure else { return nil }
    range = first.range.lowerBound..<Self.end(of: last.range, subject)
    let counts = found.compactMap { part in part.count.map { (count: $0, unit: part.unit) } }
    let isTight = subject.text(range).utf8.count <= 4 * found.count + found.map(\.range.count).reduce(0, +)
    // A unit that comes twice is of another duration: "2m 13s to 2m 18s".
    let isOne = Set(found.map(\.unit)).count == found.count
    words = isOne && counts.count == found.count && isTight ? durationInWords(counts) : nil
  }

  /// Whether one letter can only be a unit. "24h" is a way to write the time of day.
  private static func isSurely(_ unit: String, _ subject: Subject, _ range: Range<Int>) -> Bool {
    let isValue = subject.entry.role == .accessibilityValue
    if unit == "second" {
      return isValue || subject.entry.role == .announcement && range == subject.trimmedRange
    }
    return unit == "hour" && isValue && !["12h", "24h"].contains(subject.foldedText(range))
  }

  /// "5m ago", "Ran for 5m": no meters.
  private static func isTimed(_ first: Range<Int>, _ last: Range<Int>, _ subject: Subject) -> Bool {
    if subject.holds(" ago", at: last.upperBound) {
      let next = last.upperBound + 4
      return next == subject.bytes.count || !subject.bytes[next].isASCIIAlphanumeric
    }
    return last.upperBound == subject.trimmedRange.upperBound && first.lowerBound > 4
      && subject.holds(" for ", at: first.lowerBound - 5)
  }

  /// With the period of “5 min. ago”, where the sentence goes on.
  private static func end(of last: Range<Int>, _ subject: Subject) -> Int {
    let end = last.upperBound
    guard end + 2 < subject.bytes.count, subject.bytes[end] == UInt8(ascii: "."),
      subject.bytes[end + 1] == 0x20,
      subject.bytes[end + 2].isASCIISmall || subject.bytes[end + 2].isASCIIDigit
    else { return end }
    return end + 1
  }

  /// "1h05m": numbers and letters by turns in one token, the longest unit first.
  private static func compound(at index: Int, of subject: Subject) -> [(count: Int, unit: String)]? {
    let token = subject.analysis.tokens[index]
    guard token.kind != .neutral, 4...9 ~= token.range.count,
      subject.bytes[token.range.lowerBound].isASCIIDigit
    else { return nil }
    var rest = subject.foldedText(token.range)[...]
    var parts: [(count: Int, unit: String)] = []
    var letters: [Character] = ["h", "m", "s"]
    while !rest.isEmpty {
      let digits = rest.prefix(while: \.isNumber)
      rest = rest.dropFirst(digits.count)
      guard 1...2 ~= digits.utf8.count, let count = Int(digits), let sign = rest.popFirst(),
        let place = letters.firstIndex(of: sign), let unit = letter(String(sign))
      else { return nil }
      letters.removeSubrange(...place)
      parts.append((count, unit))
    }
    return parts.count > 1 ? parts : nil
  }

  private static func part(
    at index: Int, of subject: Subject
  ) -> (range: Range<Int>, count: Int?, unit: String, isWord: Bool)? {
    let tokens = subject.analysis.tokens
    let token = tokens[index]
    // "1h", "30min": one token of digits and letters.
    if token.kind != .neutral, token.traits.contains(.digit) || token.kind == .figure {
      let text = subject.foldedText(token.range)
      let digits = text.prefix(while: \.isNumber)
      guard 1...3 ~= digits.utf8.count, let count = Int(digits) else { return nil }
      let letters = String(text.dropFirst(digits.count))
      if let unit = letter(letters) ?? short[letters] {
        return (token.range, count, unit, short[letters] != nil)
      }
      guard letters.isEmpty, index + 1 < tokens.count, subject.isNext(index + 1),
        let unit = short[subject.foldedText(tokens[index + 1].range)]
      else { return nil }
      return (token.range.lowerBound..<tokens[index + 1].range.upperBound, count, unit, true)
    }
    // "%lldh", "%d mins".
    guard token.kind == .neutral, isNumber(token.range, subject) else { return nil }
    // Letters right after a value are not a token.
    let tail = subject.bytes.run(from: token.range.upperBound, while: \.isASCIILetter)
    let word = subject.foldedText(tail)
    if !tail.isEmpty {
      return (letter(word) ?? short[word]).map {
        (token.range.lowerBound..<tail.upperBound, nil, $0, short[word] != nil)
      }
    }
    guard index + 1 < tokens.count, subject.isNext(index + 1),
      let unit = short[subject.foldedText(tokens[index + 1].range)]
    else { return nil }
    return (token.range.lowerBound..<tokens[index + 1].range.upperBound, nil, unit, true)
  }

  /// "%d" and similar ones; the text of `{minutes}` doesn't show what type it has, and `\(type)s` of Swift is any plural.
  private static func isNumber(_ range: Range<Int>, _ subject: Subject) -> Bool {
    subject.bytes[range.lowerBound] == UInt8(ascii: "%")
      && "diu".utf8.contains(subject.bytes[range.upperBound - 1])
      || subject.bytes[range.lowerBound] == UInt8(ascii: "{")
      || subject.bytes[range.lowerBound] == UInt8(ascii: "\\") && isTime(subject.foldedText(range))
  }

  /// Whether the name of a value says that it is a time.
  private static func isTime(_ value: String) -> Bool {
    ["\\(h)", "\\(m)", "\\(s)"].contains(value) || times.contains(where: value.contains)
  }

  private static let times = [
    "second", "minute", "hour", "elapsed", "duration", "remaining", "interval", "mins", "secs",
  ]

  private static func letter(_ text: String) -> String? {
    switch text {
    case "h": "hour"
    case "m": "minute"
    case "s": "second"
    default: nil
    }
  }

  private static let short = [
    "min": "minute", "mins": "minute", "sec": "second", "secs": "second", "hr": "hour", "hrs": "hour",
  ]
}
