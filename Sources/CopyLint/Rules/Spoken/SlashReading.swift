internal import Readability

/// A slash between two numbers or two placeholders for numbers in a spoken text: "3/5", "%lld/%lld", "4/15".
struct SlashReading {
  /// Whether it means “3 of 5”, rather than a date or something else.
  let isShare: Bool

  /// nil for a slash in a path, a unit or a pair of words.
  init?(in subject: Subject, at index: Int, _ whole: Range<Int>) {
    let wide = subject.bytes.spaces(around: index..<index + 1).clamped(to: whole)
    let end = Self.endBeforeUnit(wide, in: subject) ?? wide.lowerBound
    guard let left = Self.number(upTo: end, in: subject),
      let right = Self.number(from: wide.upperBound, in: subject)
    else { return nil }
    let isValue = subject.entry.role == .accessibilityValue
    switch (left, right) {
    case (.figure(let first), .figure(let second)):
      // “24/7”, and half.
      guard first != 24 || second != 7, !(first < second && second <= 4 && !isValue) else { return nil }
      isShare = isValue && first <= second
    case (.typed, .typed): isShare = true
    // What is between braces may be anything.
    case (.other, .other) where isValue && wide.count == 3 || Self.isWhole(from: wide.upperBound, subject):
      isShare = true
    default: return nil
    }
  }

  /// Whether the value that begins there is named as all of something: `\(done)/\(total)`.
  private static func isWhole(from start: Int, _ subject: Subject) -> Bool {
    guard let value = subject.neutral.first(where: { $0.range.lowerBound == start }) else { return false }
    let name = subject.foldedText(value.range)
    return ["total", "count", "max", "goal", "target", "limit"].contains(where: name.contains)
  }

  /// Where the number of “12 minutes / 59 minutes” ends, if its unit is on both sides.
  private static func endBeforeUnit(_ slash: Range<Int>, in subject: Subject) -> Int? {
    let tokens = subject.analysis.tokens
    let next = subject.tokenIndex(at: slash.upperBound)
    guard slash.count == 3, next > 1, next + 1 < tokens.count,
      tokens[next - 1].range.upperBound == slash.lowerBound, subject.isNext(next - 1),
      subject.isNext(next + 1),
      [next - 1, next + 1].allSatisfy({ tokens[$0].kind == .word }),
      subject.foldedText(tokens[next - 1].range).prefix(3)
        == subject.foldedText(tokens[next + 1].range).prefix(3)
    else { return nil }
    return tokens[next - 2].range.upperBound
  }

  private enum Number {
    case figure(Int)
    /// "%d".
    case typed
    /// "{name}".
    case other
  }

  private static func number(upTo end: Int, in subject: Subject) -> Number? {
    if let piece = subject.neutral.first(where: { $0.kind == .placeholder && $0.range.upperBound == end }) {
      return number(piece.range, subject)
    }
    let digits = subject.bytes.run(upTo: end, while: \.isASCIIDigit)
    // "1.5/2", "a4/15", "/3/5".
    guard isEdge(subject.bytes.span.byte(digits.lowerBound - 1)) else { return nil }
    return figure(digits, subject)
  }

  private static func number(from start: Int, in subject: Subject) -> Number? {
    if let piece = subject.neutral.first(where: { $0.kind == .placeholder && $0.range.lowerBound == start }) {
      return number(piece.range, subject)
    }
    let digits = subject.bytes.run(from: start, while: \.isASCIIDigit)
    let next = subject.bytes.span.byte(digits.upperBound)
    guard isEdge(next) || ",.)".utf8.contains(next) else { return nil }
    return figure(digits, subject)
  }

  /// Whether no text continues there.
  private static func isEdge(_ byte: UInt8) -> Bool { byte == 0 || byte == 0x20 || byte == UInt8(ascii: "(") }

  private static func figure(_ digits: Range<Int>, _ subject: Subject) -> Number? {
    1...3 ~= digits.count ? Int(subject.text(digits)).map { .figure($0) } : nil
  }

  private static func number(_ range: Range<Int>, _ subject: Subject) -> Number {
    let isTyped = subject.bytes[range.lowerBound] == UInt8(ascii: "%")
    if isTyped { return "diu".utf8.contains(subject.bytes[range.upperBound - 1]) ? .typed : .other }
    return .other
  }
}
