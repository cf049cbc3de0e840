extension Document {
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Checks the bytes, and puts U+FFFD in place of each bad sequence.
  mutating func decodeUTF8() {
    var repaired: [UInt8] = []
    var start = 0
    var faults = 0
    var first: Range<Int>?
    while let bad = invalidUTF8(in: original.span, from: start) {
      if faults == 0 { repaired.reserveCapacity(original.count + 64) }
      repaired.append(contentsOf: original[start..<bad.lowerBound])
      originalMap.add(decoded: repaired.count, original: bad.lowerBound)
      if first == nil { first = repaired.count..<repaired.count + 3 }
      repaired.append(contentsOf: Self.replacement)
      originalMap.add(decoded: repaired.count, original: bad.upperBound)
      start = bad.upperBound
      faults += 1
    }
    guard let first else { return }
    repaired.append(contentsOf: original[start...])
    bytes = repaired
    reportInvalid(first, count: faults)
  }

  /// One finding for the file: the remedy is the same for all places.
  mutating func reportInvalid(_ first: Range<Int>, count: Int) {
    let code = original[originalRange(of: first)].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    let rest = count > 1 ? "and \(count - 1) more are not characters" : "is not a character"
    isRepaired = true
    problems.append(
      Problem(
        rule: "invalid-encoding",
        message: "Save this file as UTF-8. “\(code.joined(separator: " "))” here \(rest).",
        range: first))
  }
}
