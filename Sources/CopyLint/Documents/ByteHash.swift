/// FNV-1a of bytes as they are, 64 bits, never 0: for sets of texts that need no text, only whether it was there.
///
/// Two of a hundred thousand texts share a hash once in three billion runs.
func byteHash(_ bytes: Span<UInt8>) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
  return max(1, hash ^ hash >> 32)
}
