/// Tells which words are in none of several lists, by a look at one bit. Of the others a few are in none, too.
struct WordFilter {
  private var bits: [64 of UInt64] = .init(repeating: 0)

  init(_ lists: [WordList]) {
    for list in lists { list.forEach { mark($0, $1) } }
  }

  /// Whether the word at `range` of `text` may be in one of the lists, in any case.
  @inline(__always)
  func mayContain(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let hash = Self.hash(text, range)
    return bits[hash >> 6] >> UInt64(hash & 63) & 1 != 0
  }

  private mutating func mark(_ text: Span<UInt8>, _ range: Range<Int>) {
    let hash = Self.hash(text, range)
    bits[hash >> 6] |= 1 << UInt64(hash & 63)
  }

  /// 12 bits.
  @inline(__always)
  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    let block = ByteBlock(text, at: range.lowerBound)
    // The bit that tells lowercase letters from capitals is set in all; what it does to other bytes is the same in both.
    let head = (range.count < 8 ? block.first(range.count) : block.bytes) | 0x2020_2020_2020_2020
    return Int(truncatingIfNeeded: ((head ^ UInt64(range.count)) &* 0x9E37_79B9_7F4A_7C15) >> 52)
  }
}
