extension Document {
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Checks the bytes, and puts U+FFFD in place of each bad sequence.
  mutating func decodeUTF8() {
    var repaired: [UInt8] = []
    var start = 0
    var faults = 0
    var first: Range<Int>?
    while let bad = Self.invalidRange(in: original, from: start) {
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
    let rest = count > 1 ? "and \(count - 1) more are no characters" : "is no character"
    problems.append(
      Problem(
        rule: "invalid-encoding",
        message: "Save this file as UTF-8. “\(code.joined(separator: " "))” here \(rest).",
        range: first))
  }

  private static func invalidRange(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let bytes = bytes.span
    var index = start
    while let run = nonASCIIRun(in: bytes, from: index) {
      do {
        // A character that is well-formed ends before the next ASCII byte.
        _ = try UTF8Span(validating: bytes.extracting(run))
      } catch {
        let range = error.byteOffsets
        let lower = run.lowerBound + range.lowerBound
        return lower..<max(run.lowerBound + range.upperBound, lower + 1)
      }
      index = run.upperBound
    }
    return nil
  }

  /// The next bytes that are not ASCII, all that stand in a row.
  private static func nonASCIIRun(in bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
    var lower = start
    while lower + 32 <= bytes.count {
      let words =
        bytes.word(at: lower) | bytes.word(at: lower + 8) | bytes.word(at: lower + 16)
        | bytes.word(at: lower + 24)
      if words & ByteWord.highBits != 0 { break }
      lower += 32
    }
    while lower < bytes.count, bytes[lower] < 0x80 { lower += 1 }
    guard lower < bytes.count else { return nil }
    var upper = lower + 1
    while upper < bytes.count, bytes[upper] >= 0x80 { upper += 1 }
    return lower..<upper
  }
}
