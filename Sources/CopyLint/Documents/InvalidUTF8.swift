/// The first bytes at `start` or later that are no UTF-8; nil when there are none.
func invalidUTF8(in bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
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

/// The next bytes that are not ASCII, all in one run.
func nonASCIIRun(in bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
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
