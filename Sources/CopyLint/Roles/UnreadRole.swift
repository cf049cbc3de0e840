extension Role {
  /// Whether it is read as text: a value, an identifier, a placeholder and an access key are not.
  var isRead: Bool {
    self != .accessibilityValue && self != .identifier && self != .placeholder && self != .accessKey
  }
}

/// Whether a key may contain a word for a role that is not read as text.
///
/// Never wrong when it says no: those roles need one of the words value, placeholder (or holder), access key (or key),
/// accelerator, identifier and id. It replaces `inferRole` if only that is asked, in a fraction of the time:
/// eight bytes per step, looking for a rare pair of letters in each word.
func mayNameUnread(_ bytes: Span<UInt8>) -> Bool {
  // A pair is in the bytes at its first letter and in those one further on at its second.
  let last = bytes.count &- 9
  var index = 0
  while index <= last {
    var pairs = rarePairs(bytes.word(at: index), bytes.word(at: index &+ 1))
    while pairs != 0 {
      if isUnreadWord(bytes, pairAt: index &+ ByteWord.first(pairs)) { return true }
      pairs &= pairs &- 1
    }
    // The last step looks at some bytes again, so that no byte is left out.
    index = index < last && index > last &- 8 ? last : index &+ 8
  }
  guard last < 0 else { return false }
  for index in bytes.indices where isUnreadWord(bytes, pairAt: index) { return true }
  return false
}

/// The high bit of each byte where one of the pairs may begin, in letters of any case; sometimes another byte's.
@inline(__always) private func rarePairs(_ first: UInt64, _ second: UInt64) -> UInt64 {
  let left = first | ByteWord.filled(0x20)
  let right = second | ByteWord.filled(0x20)
  let va = left ^ ByteWord.filled(UInt8(ascii: "v")) | right ^ ByteWord.filled(UInt8(ascii: "a"))
  let ey = left ^ ByteWord.filled(UInt8(ascii: "e")) | right ^ ByteWord.filled(UInt8(ascii: "y"))
  let cc = left ^ ByteWord.filled(UInt8(ascii: "c")) | right ^ ByteWord.filled(UInt8(ascii: "c"))
  // Without the bits in which they differ, i and l are m.
  let beforeD =
    (left | ByteWord.filled(0x05)) ^ ByteWord.filled(UInt8(ascii: "m"))
    | right ^ ByteWord.filled(UInt8(ascii: "d"))
  let found = ByteWord.zeros(va) | ByteWord.zeros(ey) | ByteWord.zeros(cc) | ByteWord.zeros(beforeD)
  return found & ~(first | second) & ByteWord.highBits
}

private func isUnreadWord(_ bytes: Span<UInt8>, pairAt index: Int) -> Bool {
  switch bytes[index] | 0x20 {
  case UInt8(ascii: "v"): return begins(bytes, at: index, with: "value")
  case UInt8(ascii: "e"): return begins(bytes, at: index - 1, with: "key")
  case UInt8(ascii: "c"): return begins(bytes, at: index - 1, with: "accelerator")
  case UInt8(ascii: "l"): return begins(bytes, at: index - 2, with: "holder")
  case UInt8(ascii: "i"):
    guard begins(bytes, at: index, with: "id") else { return false }
    if begins(bytes, at: index, with: "identifier") { return true }
    let next = bytes.byte(index + 2)
    return (bytes[index].isASCIICapital || !bytes.byte(index - 1).isASCIILetter)
      && (!next.isASCIISmall || next == UInt8(ascii: "s"))
  default: return false
  }
}

private func begins(_ bytes: Span<UInt8>, at start: Int, with word: StaticString) -> Bool {
  let count = word.utf8CodeUnitCount
  guard start >= 0, start + count <= bytes.count else { return false }
  return word.withUTF8Buffer { word in
    for index in 0..<count where unsafe bytes[start + index] | 0x20 != word[index] { return false }
    return true
  }
}
