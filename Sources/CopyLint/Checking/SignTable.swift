/// The sets of which a text has characters, one bit for each: read in one pass over its bytes.
///
/// An ASCII byte decides at once. A byte that begins a longer character decides at once if all characters that it may
/// begin are in a set; otherwise, the character is looked up.
struct SignTable: Sendable {
  private struct Piece: Sendable {
    var range: ClosedRange<UInt32>
    var bit: UInt64
  }

  /// For each byte, the sets that it is in.
  private var table = [UInt64](repeating: 0, count: 256)
  /// For each first byte from 0xC0 on, the parts of sets that it may begin.
  private var pieces = [[Piece]](repeating: [], count: 64)

  /// Its characters have to be looked up.
  private static let begins: UInt64 = 1 << 63

  mutating func insert(_ signs: Signs, as bit: UInt64) {
    for byte in 0..<UInt8(0x80) where signs.contains(ascii: byte) { table[Int(byte)] |= bit }
    for range in signs.ranges {
      for first in Self.firstByte(of: range.lowerBound)...Self.firstByte(of: range.upperBound) {
        let all = Self.scalars(after: first)
        if range.lowerBound <= all.lowerBound, range.upperBound >= all.upperBound {
          table[Int(first)] |= bit
        } else {
          table[Int(first)] |= Self.begins
          pieces[Int(first) - 0xC0].append(Piece(range: range, bit: bit))
        }
      }
    }
  }

  /// - Returns: the sets that the text has characters of, those of which two are side by side, and those of which three
  ///   do; the last two for sets of ASCII only.
  func read(_ bytes: [UInt8]) -> (all: UInt64, doubled: UInt64, tripled: UInt64) {
    let table = table.span
    let text = bytes.span
    var (all, doubled, tripled) = (UInt64(0), UInt64(0), UInt64(0))
    var (last, lastTwo) = (UInt64(0), UInt64(0))
    // There is an entry for each byte.
    precondition(table.count == 256)
    for index in text.indices {
      let present = unsafe table[unchecked: Int(text[index])]
      all |= present
      tripled |= present & lastTwo
      lastTwo = present & last
      doubled |= lastTwo
      last = present
    }
    if all & Self.begins != 0 { all |= lookUp(bytes) }
    return (all, doubled, tripled)
  }

  private func lookUp(_ bytes: [UInt8]) -> UInt64 {
    var found: UInt64 = 0
    for index in bytes.indices where bytes[index] >= 0xC0 && table[Int(bytes[index])] & Self.begins != 0 {
      let value = scalar(of: bytes, at: index).scalar.value
      for piece in pieces[Int(bytes[index]) - 0xC0] where piece.range.contains(value) { found |= piece.bit }
    }
    return found
  }

  /// The byte that a scalar beyond ASCII begins with in UTF-8.
  private static func firstByte(of scalar: UInt32) -> UInt8 {
    if scalar < 0x800 { return 0xC0 | UInt8(scalar >> 6) }
    return scalar < 0x1_0000 ? 0xE0 | UInt8(scalar >> 12) : 0xF0 | UInt8(scalar >> 18)
  }

  /// The scalars that begin with this byte.
  private static func scalars(after first: UInt8) -> ClosedRange<UInt32> {
    let (bits, low): (UInt32, UInt32) =
      first < 0xE0
      ? (6, UInt32(first & 0x1F)) : first < 0xF0 ? (12, UInt32(first & 0xF)) : (18, UInt32(first & 7))
    let start = low << bits
    let smallest: UInt32 = first < 0xE0 ? 0x80 : first < 0xF0 ? 0x800 : 0x1_0000
    return max(start, smallest)...min(start + (1 << bits) - 1, 0x10_FFFF)
  }
}
