/// A set of characters: those of ASCII as two words of bits, all others as ranges.
public struct Signs: Sendable, Equatable, ExpressibleByStringLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Those beyond ASCII.
  private(set) var ranges: [ClosedRange<UInt32>] = []

  /// Each scalar of the literal.
  public init(stringLiteral text: String) {
    for scalar in text.unicodeScalars { insert(scalar.value...scalar.value) }
  }

  init(_ ranges: ClosedRange<UInt32>...) {
    for range in ranges { insert(range) }
  }

  func union(_ other: Signs) -> Signs {
    var set = self
    set.low |= other.low
    set.high |= other.high
    set.ranges += other.ranges
    return set
  }

  func contains(ascii byte: UInt8) -> Bool {
    (byte < 64 ? low : high) & 1 << UInt64(byte & 63) != 0 && byte < 0x80
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return contains(ascii: UInt8(scalar.value)) }
    return ranges.contains { $0.contains(scalar.value) }
  }

  /// The first of them, those of ASCII before all others.
  func all(atMost most: Int) -> [Unicode.Scalar] {
    var all = (0..<UInt8(0x80)).filter { contains(ascii: $0) }.map { Unicode.Scalar($0) }
    for range in ranges where all.count < most {
      all += range.prefix(most).compactMap { Unicode.Scalar($0) }
    }
    return Array(all.prefix(most))
  }

  private mutating func insert(_ range: ClosedRange<UInt32>) {
    var value = range.lowerBound
    while value <= min(range.upperBound, 0x7F) {
      if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
      value += 1
    }
    if range.upperBound >= 0x80 { ranges.append(max(0x80, range.lowerBound)...range.upperBound) }
  }
}
