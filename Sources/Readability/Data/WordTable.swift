/// A table from words to small numbers, read in place from the program's own data: nothing is built or copied.
///
/// Little-endian slots of 32 bits hold 28 bits of fingerprint and 4 bits of value + 1; 0 is empty. Keys are hashed
/// by FNV-1a, and a key that is taken moves on to the next slot. A word that is not in the table is taken for
/// one that is about once in 10⁸ times. Scripts/tables/word_table.py writes the tables.
@safe
struct WordTable: @unchecked Sendable {
  private let slots: UnsafePointer<UInt8>
  private let count: UInt64

  /// - Parameters:
  ///   - slots: data that lives as long as the program.
  ///   - bytes: how many.
  init(_ slots: UnsafePointer<UInt8>, bytes: Int) {
    unsafe self.slots = slots
    count = UInt64(bytes / 4)
  }

  /// The value under `key`; nil when it is not in the table.
  func value(_ key: WordHash) -> Int? {
    let mixed = key.mixed
    let fingerprint = UInt32(truncatingIfNeeded: mixed & 0xFFF_FFFF)
    var index = ((mixed >> 32) &* count) >> 32
    // The tables are six tenths full, so an empty slot is never far; the bound is for a broken one.
    for _ in 0..<count {
      let slot = slot(at: Int(index))
      if slot == 0 { return nil }
      if slot >> 4 == fingerprint { return Int(slot & 15) - 1 }
      index += 1
      if index == count { index = 0 }
    }
    return nil
  }

  private func slot(at index: Int) -> UInt32 {
    let start = unsafe slots + index * 4
    return unsafe UInt32(start[0]) | UInt32(start[1]) << 8 | UInt32(start[2]) << 16 | UInt32(start[3]) << 24
  }
}

/// The FNV-1a hash of the bytes of a key, taken one at a time (Fowler, Noll, Vo; 64 bits).
struct WordHash: Hashable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Appends a byte to the key.
  mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The last bytes of a key spread over all bits.
  var mixed: UInt64 {
    let spread = (state ^ state >> 32) &* 0x9E37_79B9_7F4A_7C15
    return spread ^ spread >> 29
  }
}
