/// Values under hashes of 64 bits, 0 left out. What was hashed is not kept: two of a hundred thousand texts share a
/// hash once in three billion runs.
///
/// Open addressing with linear probing, three quarters full at most. A hash is near where its size among all hashes puts
/// it, so a table has any size, grows in one walk, and can be carried in the program.
@frozen @usableFromInline
package struct HashTable<Value: BitwiseCopyable & Sendable>: Sendable {
  /// 0 is an empty slot.
  @usableFromInline package internal(set) var hashes = CarriedArray<UInt64>()
  /// By slot; any value in an empty one.
  @usableFromInline package internal(set) var values = CarriedArray<Value>()
  @usableFromInline package internal(set) var count = 0

  @inlinable package init() {}

  /// Takes a table out of a file that the program carries; nil when it is not there.
  package init?(_ file: inout CarriedFile.Reader) {
    guard let count = file.next(of: Int.self), count.count == 1, let hashes = file.next(of: UInt64.self),
      let values = file.next(of: Value.self), values.count == hashes.count, count[0] < hashes.count
    else { return nil }
    self.hashes = hashes
    self.values = values
    self.count = count[0]
  }

  @inlinable package var isEmpty: Bool { count == 0 }

  /// The value under `hash`; nil when there is none.
  @inlinable package subscript(hash: UInt64) -> Value? {
    @inline(__always) get {
      guard count > 0 else { return nil }
      let hashes = hashes.span
      let slot = Self.slot(of: hash, in: hashes)
      return hashes[slot] == 0 ? nil : values[slot]
    }
  }

  @inlinable @inline(__always) package func contains(_ hash: UInt64) -> Bool {
    guard count > 0 else { return false }
    let hashes = hashes.span
    return hashes[Self.slot(of: hash, in: hashes)] != 0
  }

  /// Puts `value` under `hash`, which is not 0.
  ///
  /// - Returns: false when there was a value, which is gone.
  @discardableResult
  @inlinable package mutating func set(_ value: Value, for hash: UInt64) -> Bool {
    if count >= hashes.count - hashes.count >> 2 { grow(toHold: count + 1, like: value) }
    let slot = slot(of: hash)
    values[slot] = value
    guard hashes[slot] == 0 else { return false }
    hashes[slot] = hash
    count += 1
    return true
  }

  /// Makes room for `capacity` values in all.
  ///
  /// - Parameter value: any.
  @inlinable package mutating func reserve(_ capacity: Int, like value: Value) {
    if capacity > hashes.count - hashes.count >> 2 { grow(toHold: capacity, like: value) }
  }

  /// Calls `body` with all hashes.
  @inlinable package func forEachHash(_ body: (UInt64) -> Void) {
    for index in hashes.indices where hashes[index] != 0 { body(hashes[index]) }
  }

  /// Where a hash is, or would be.
  @inlinable @inline(__always)
  func slot(of hash: UInt64) -> Int { Self.slot(of: hash, in: hashes.span) }

  @inlinable @inline(__always)
  static func slot(of hash: UInt64, in hashes: Span<UInt64>) -> Int {
    var slot = Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(hashes.count)).high)
    while hashes[slot] != 0, hashes[slot] != hash {
      slot += 1
      if slot == hashes.count { slot = 0 }
    }
    return slot
  }

  /// Small tables double, large ones grow by half.
  @inlinable mutating func grow(toHold capacity: Int, like value: Value) {
    let doubled = hashes.count < 1 << 15 ? hashes.count * 2 : hashes.count + hashes.count >> 1
    let size = max(16, doubled, capacity + capacity / 2)
    var newHashes = Array(repeating: 0 as UInt64, count: size)
    var newValues = Array(repeating: value, count: size)
    for index in hashes.indices where hashes[index] != 0 {
      let slot = Self.slot(of: hashes[index], in: newHashes.span)
      newHashes[slot] = hashes[index]
      newValues[slot] = values[index]
    }
    hashes = CarriedArray(newHashes)
    values = CarriedArray(newValues)
  }
}

extension HashTable where Value == Void {
  /// Whether `hash`, which is not 0, was not there yet; it is now.
  @inlinable package mutating func insert(_ hash: UInt64) -> Bool { set((), for: hash) }
}

extension CarriedFile {
  /// Adds a table.
  package mutating func append<Value>(_ table: HashTable<Value>) {
    append(CarriedArray([table.count]))
    append(table.hashes)
    append(table.values)
  }
}
