/// The scalar that starts at `index` of UTF-8 `text`, and its length in bytes.
///
/// An ill-formed sequence is U+FFFD of one byte, so that a walk always gets on and never leaves the text.
func decodeScalar(_ text: Span<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
  let lead = text[index]
  if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
  let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
  guard lead >= 0xC2, lead <= 0xF4, index + length <= text.count else { return ("\u{FFFD}", 1) }
  var value = UInt32(lead) & (0x7F >> UInt32(length))
  for offset in 1..<length {
    let trail = text[index + offset]
    guard trail & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
    value = value << 6 | UInt32(trail & 0x3F)
  }
  // A scalar in more bytes than it takes is ill-formed, too.
  guard value >= (length == 4 ? 0x1_0000 : length == 3 ? 0x800 : 0x80), let scalar = Unicode.Scalar(value)
  else {
    return ("\u{FFFD}", 1)
  }
  return (scalar, length)
}
