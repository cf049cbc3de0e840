/// Remembers what is known of words, for as many as fit: a newer word takes the place of an older one.
///
/// The bytes of a word are its key, up to 15 of them; longer ones are not remembered. Small at first, as few texts
/// are long.
@safe
struct WordMemo: ~Copyable {
  /// The bytes of a word, its kind, and whether its sentence is in capitals.
  struct Key {
    fileprivate let low: UInt64
    /// The highest byte is never 0 in the key of a word.
    fileprivate let high: UInt64

    @inline(__always)
    init(_ text: Span<UInt8>, _ token: Token, inCapitals: Bool) {
      let count = Int(token.end &- token.start)
      let start = Int(token.start)
      let kind = UInt64(token.kind.rawValue) << 1 | (inCapitals ? 1 : 0) | 0x80
      if count < 8 {
        low = ByteBlock(text, at: start).first(count)
        high = kind << 56
      } else if count <= WordMemo.longest {
        low = ByteBlock(text, at: start).bytes
        high = ByteBlock(text, at: start &+ 8).first(count &- 8) | kind << 56
      } else {
        (low, high) = (0, 0)
      }
    }

    /// A word, whose first bytes are in `block`, in a sentence that is not in capitals.
    @inline(__always)
    init(_ text: Span<UInt8>, word range: Range<Int>, _ block: ByteBlock) {
      let count = range.upperBound &- range.lowerBound
      if count < 8 {
        low = block.first(count)
        high = 0x80 << 56
      } else if count <= WordMemo.longest {
        low = block.bytes
        high = ByteBlock(text, at: range.lowerBound &+ 8).first(count &- 8) | 0x80 << 56
      } else {
        (low, high) = (0, 0)
      }
    }

    @inline(__always)
    fileprivate var hash: UInt64 { mixed(low ^ 0x9E37_79B9_7F4A_7C15, high ^ 0xD6E8_FEB8_6659_FD93) }
  }

  fileprivate struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var sums = WordSums()
    var traits = Token.Traits()
    var syllables: UInt8 = 0
    var exceptions = WordReading.Exceptions()
    var marks: UInt32 = 0

    @inline(__always)
    func reading(for key: Key) -> WordReading? {
      guard low == key.low, high == key.high, high != 0 else { return nil }
      return WordReading(
        sums: sums, traits: traits, syllables: syllables, exceptions: exceptions, marks: marks)
    }
  }

  /// Pairs of entries, each in one line of the processor's cache. The first word of a pair stays, the newest takes the
  /// second place.
  private var entries: UnsafeMutablePointer<Entry>?
  /// The number of entries less two: a power of two, or 0 when there are none. Its bits are a slot's.
  private var mask = 0
  private var count = 0
  private var mostEntries = Self.mostEntries
  private let room: WordRoom?

  /// - Parameter room: what it has to ask for more than a little; nil when it can have 1 MiB.
  init(room: WordRoom?) {
    self.room = room
  }

  deinit {
    unsafe UnsafeMutableRawPointer(entries)?.deallocate()
    room?.giveBack(Self.bytesOfRoom(unsafe entries == nil ? 0 : mask + 2))
  }

  /// What is known of the word; nil when it is not remembered.
  @inline(__always)
  subscript(key: Key) -> WordReading? {
    guard let entries = unsafe entries else { return nil }
    let slot = slot(of: key)
    if let reading = unsafe entries[slot].reading(for: key) { return reading }
    return unsafe entries[slot &+ 1].reading(for: key)
  }

  /// Remembers a word, if it is short enough.
  mutating func insert(_ reading: WordReading, for key: Key) {
    guard key.high != 0, !reading.exceptions.contains(.large) else { return }
    if count * 3 >= mask, mask + 2 < mostEntries { grow() }
    place(
      Entry(
        low: key.low, high: key.high, sums: reading.sums, traits: reading.traits,
        syllables: reading.syllables,
        exceptions: reading.exceptions, marks: reading.marks))
  }

  private mutating func place(_ entry: Entry) {
    guard let entries = unsafe entries else { return }
    var slot = slot(of: Key(entry))
    if unsafe entries[slot].high != 0 { slot += 1 }
    if unsafe entries[slot].high == 0 { count += 1 }
    unsafe entries[slot] = entry
  }

  /// The first of the two entries.
  @inline(__always)
  private func slot(of key: Key) -> Int {
    Int(truncatingIfNeeded: key.hash) & mask
  }

  private mutating func grow() {
    let old = unsafe entries
    let oldCount = unsafe old == nil ? 0 : mask + 2
    let size = min(max(Self.fewestEntries, oldCount * 4), mostEntries)
    if let room, !room.take(Self.bytesOfRoom(size) - Self.bytesOfRoom(oldCount)) {
      mostEntries = oldCount
      return
    }
    let storage = UnsafeMutableRawPointer.allocate(
      byteCount: size * MemoryLayout<Entry>.stride, alignment: 2 * MemoryLayout<Entry>.stride)
    unsafe entries = storage.initializeMemory(as: Entry.self, repeating: Entry(), count: size)
    mask = size - 2
    count = 0
    for index in 0..<oldCount {
      if let old = unsafe old, unsafe old[index].high != 0 { unsafe place(old[index]) }
    }
    unsafe UnsafeMutableRawPointer(old)?.deallocate()
  }

  /// The bytes of a room that this many entries take: the first 64 KiB are free.
  private static func bytesOfRoom(_ entries: Int) -> Int {
    max(0, entries - freeEntries) * MemoryLayout<Entry>.stride
  }

  fileprivate static let longest = 15
  private static let fewestEntries = 512
  private static let freeEntries = 2_048
  /// 1 MiB.
  private static let mostEntries = 32_768
}

extension WordMemo.Key {
  fileprivate init(_ entry: WordMemo.Entry) {
    low = entry.low
    high = entry.high
  }
}
