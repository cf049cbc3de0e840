extension PlaceholderComparison {
  /// What `%1s` before a dollar sign was meant to be; nil for any other placeholder.
  static func beforeDollar(_ own: Placeholder, _ text: [UInt8]) -> String? {
    let written = text[own.range]
    guard written.first == UInt8(ascii: "%"), let last = written.last, last.isASCIILetter,
      text.span.byte(own.range.upperBound) == UInt8(ascii: "$")
    else { return nil }
    let digits = written.dropFirst().dropLast()
    guard (1...2).contains(digits.count), digits.first != UInt8(ascii: "0"), digits.allSatisfy(\.isASCIIDigit)
    else { return nil }
    return "%\(String(decoding: digits, as: UTF8.self))$\(String(decoding: [last], as: UTF8.self))"
  }
}
