/// The scalar at `index` of UTF-8 `text` in the form that words are compared in, and steps over it.
///
/// Capitals of Latin, Greek and Cyrillic become lowercase letters; a curly apostrophe becomes a straight one, a Unicode
/// hyphen "-", and a space that does not break a plain one. Needs no table, allocates nothing, and never leaves the
/// text: an ill-formed sequence is one byte of its own.
// Inlined into the glossary, which calls it for each letter of each word.
@inlinable
package func foldedScalar(of text: Span<UInt8>, at index: inout Int) -> UInt32 {
  let lead = text[index]
  guard lead < 0x80 else { return foldedScalarBeyondASCII(of: text, at: &index) }
  index += 1
  return lead >= 0x41 && lead <= 0x5A ? UInt32(lead | 0x20) : UInt32(lead)
}

@usableFromInline
func foldedScalarBeyondASCII(of text: Span<UInt8>, at index: inout Int) -> UInt32 {
  let lead = text[index]
  index += 1
  let trailing = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
  guard lead >= 0xC2, lead <= 0xF4, index + trailing <= text.count else { return 0xFFFD }
  var scalar = UInt32(lead) & (0x3F >> UInt32(trailing))
  for offset in 0..<trailing {
    let trail = text[index + offset]
    guard trail & 0xC0 == 0x80 else { return 0xFFFD }
    scalar = scalar << 6 | UInt32(trail & 0x3F)
  }
  index += trailing
  return folded(scalar)
}

private func folded(_ scalar: UInt32) -> UInt32 {
  switch scalar {
  case 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F: scalar + 0x20
  case 0x178: 0xFF
  // Latin Extended-A: capital and small side by side, the capital even at first, then odd, then even again.
  case 0x100...0x12F, 0x132...0x137, 0x14A...0x177: scalar | 1
  case 0x139...0x148, 0x179...0x17E: scalar + (scalar & 1)
  case 0x400...0x40F: scalar + 0x50
  case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F, 0x1E00...0x1E95, 0x1EA0...0x1EFF: scalar | 1
  case 0xA0, 0x202F: 0x20
  case 0x2010, 0x2011: 0x2D
  case 0x2019: 0x27
  default: scalar
  }
}
