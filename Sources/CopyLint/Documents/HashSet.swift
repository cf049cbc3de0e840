/// A set of hashes, in ten to sixteen bytes each: whether a text was there before.
///
/// Open addressing with linear probing, three quarters full at most. A hash stands near where its size among all
/// hashes puts it, so the table can grow by half, in one walk.
struct HashSet {
  /// 0 is an empty slot.
  private var slots: [UInt64]
  private(set) var count = 0

  init(minimumCapacity: Int = 0) {
    slots = [UInt64](repeating: 0, count: minimumCapacity + minimumCapacity >> 1)
  }

  /// Whether `hash`, which is not 0, was not there yet; it is now.
  mutating func insert(_ hash: UInt64) -> Bool {
    guard let place = place(forNew: hash) else { return false }
    put(hash, at: place)
    return true
  }

  /// Where `hash`, which is not 0, would stand; nil when it is there.
  mutating func place(forNew hash: UInt64) -> Int? {
    if count >= slots.count - slots.count >> 2 { grow() }
    let slot = slot(of: hash)
    return slots[slot] == 0 ? slot : nil
  }

  /// Inserts `hash` at the place that was just found for it.
  mutating func put(_ hash: UInt64, at place: Int) {
    slots[place] = hash
    count += 1
  }

  /// Where `hash` is, or would be.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(slots.count)).high)
    while slots[slot] != 0, slots[slot] != hash {
      slot += 1
      if slot == slots.count { slot = 0 }
    }
    return slot
  }

  /// Small sets double, large ones grow by half.
  private mutating func grow() {
    let old = slots
    let size = old.count < 1 << 15 ? old.count * 2 : old.count + old.count >> 1
    slots = [UInt64](repeating: 0, count: max(1024, size))
    for hash in old where hash != 0 { slots[slot(of: hash)] = hash }
  }
}
