internal import Readability

/// A hash of bytes as they are, 64 bits, never 0: for sets of texts that need no text, only whether it was there.
///
/// Eight bytes a step, each multiplied to 128 bits and folded, as in wyhash. Two of a hundred thousand texts share a
/// hash once in three billion runs. The same on every machine.
package func byteHash(_ bytes: Span<UInt8>) -> UInt64 {
  let count = bytes.count
  var hash = 0xA076_1D64_78BD_642F ^ UInt64(truncatingIfNeeded: count)
  var index = 0
  while index &+ 8 <= count {
    hash = mixed(hash ^ bytes.word(at: index), 0xE703_7ED1_A0B4_28DB)
    index &+= 8
  }
  if index < count {
    var rest: UInt64 = 0
    if count >= 8 {
      // The last eight bytes: some of them once more, which does no harm.
      rest = bytes.word(at: count - 8)
    } else {
      while index < count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
    }
    hash = mixed(hash ^ rest, 0x8EBC_6AF0_9C88_C6E3)
  }
  return max(1, mixed(hash, 0x5899_65CC_7537_4CC3))
}
