internal import CReadabilityData

/// A table from words to small numbers, read in place from the program's own data: nothing is built or copied.
///
/// Little-endian slots of 32 bits hold 28 bits of fingerprint and 4 bits of value + 1; 0 is empty. Keys are hashed
/// by FNV-1a, and a key that is taken moves on to the next slot. A word that is not in the table is taken for
/// one that is about once in 10⁸ times. Scripts/tables/word_table.py writes the tables.
@safe
struct WordTable: @unchecked Sendable {
  private let slots: UnsafePointer<UInt8>
  private let count: UInt64

  /// - Parameter data: as long-lived as the program.
  init(_ data: CWordTable) {
    unsafe slots = data.slots
    count = unsafe UInt64(data.bytes / 4)
  }

  /// The value under `key`; nil when it is not in the table.
  func value(_ key: WordHash) -> Int? {
    let mixed = key.value
    let fingerprint = UInt32(truncatingIfNeeded: mixed) & 0xFFF_FFFF
    var index = (mixed &>> 32 &* count) &>> 32
    var probes: UInt64 = 0
    // The tables are six tenths full, so an empty slot is never far; the bound is for a broken one.
    while probes < count {
      let slot = slot(at: index)
      if slot &>> 4 == fingerprint, slot != 0 { return Int(slot & 15) &- 1 }
      if slot == 0 { return nil }
      index &+= 1
      if index == count { index = 0 }
      probes &+= 1
    }
    return nil
  }

  @inline(__always)
  private func slot(at index: UInt64) -> UInt32 {
    let place = Int(truncatingIfNeeded: index) &* 4
    return unsafe UInt32(
      littleEndian: UnsafeRawPointer(slots).loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }
}

extension WordHash {
  /// The hash of the bytes at `range` of `word`, which is ASCII.
  init(_ word: Span<UInt8>, _ range: Range<Int>) {
    self.init()
    for index in range { add(word[index]) }
  }

  /// Adds an ASCII letter or sign.
  mutating func add(_ byte: UInt8) { add(UInt32(byte)) }
}
