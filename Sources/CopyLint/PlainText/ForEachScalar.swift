/// Calls `body` with each scalar of a text, UTF-8, and its place; not with those in neutral ranges.
func forEachScalar(
  of bytes: [UInt8], outside neutral: [NeutralRange] = [],
  _ body: (_ scalar: Unicode.Scalar, _ range: Range<Int>) -> Void
) {
  var index = 0
  var next = 0
  while index < bytes.count {
    while next < neutral.count, neutral[next].range.upperBound <= index { next += 1 }
    if next < neutral.count, neutral[next].range.contains(index) {
      index = neutral[next].range.upperBound
      continue
    }
    let (scalar, length) = scalar(of: bytes, at: index)
    body(scalar, index..<index + length)
    index += length
  }
}

/// The scalar that begins at `index` of a text in UTF-8, and its bytes.
func scalar(of bytes: [UInt8], at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
  let first = bytes[index]
  let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  guard length > 1, index + length <= bytes.count else { return (Unicode.Scalar(first), 1) }
  var value = UInt32(first) & (0xFF >> (UInt32(length) + 1))
  for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
  return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
}

/// The scalar that ends before `index`; nil at the start.
func scalar(of bytes: [UInt8], before index: Int) -> (scalar: Unicode.Scalar, start: Int)? {
  guard index > 0 else { return nil }
  var start = index - 1
  while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
  return (scalar(of: bytes, at: start).scalar, start)
}
