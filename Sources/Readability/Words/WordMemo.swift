/// Remembers what is known of words, for as many as fit: a newer word takes the place of an older one.
///
/// The bytes of a word are its key, up to 15 of them; longer ones are not remembered. Small at first, as few texts
/// are long.
struct WordMemo {
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
        high = ByteBlock(text, at: start + 8).first(count - 8) | kind << 56
      } else {
        (low, high) = (0, 0)
      }
    }

    @inline(__always)
    fileprivate var hash: UInt64 {
      let mixed = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
      return mixed ^ mixed >> 32
    }
  }

  fileprivate struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var traits = Token.Traits()
    var letters: UInt8 = 0
    var syllables: UInt8 = 0
    var capital = WordReading.Capital.nothing
  }

  /// The count is a power of two.
  private var entries: [Entry] = []
  private var count = 0

  /// What is known of the word; nil when it is not remembered.
  @inline(__always)
  subscript(key: Key) -> WordReading? {
    guard !entries.isEmpty else { return nil }
    let entry = entries[slot(of: key)]
    guard entry.low == key.low, entry.high == key.high, key.high != 0 else { return nil }
    return WordReading(
      letters: UInt32(entry.letters), traits: entry.traits, syllables: entry.syllables, capital: entry.capital
    )
  }

  /// Remembers a word, if it is short enough.
  mutating func insert(_ reading: WordReading, for key: Key) {
    guard key.high != 0 else { return }
    if count * 2 >= entries.count, entries.count < Self.mostEntries { grow() }
    let index = slot(of: key)
    if entries[index].high == 0 { count += 1 }
    entries[index] = Entry(
      low: key.low, high: key.high, traits: reading.traits,
      letters: UInt8(truncatingIfNeeded: reading.letters),
      syllables: reading.syllables, capital: reading.capital)
  }

  @inline(__always)
  private func slot(of key: Key) -> Int {
    Int(truncatingIfNeeded: key.hash) & (entries.count &- 1)
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(), count: max(Self.fewestEntries, old.count * 4))
    count = 0
    for entry in old where entry.high != 0 {
      let index = slot(of: Key(entry))
      if entries[index].high == 0 { count += 1 }
      entries[index] = entry
    }
  }

  fileprivate static let longest = 15
  private static let fewestEntries = 512
  /// 768 KiB.
  private static let mostEntries = 32_768
}

extension WordMemo.Key {
  fileprivate init(_ entry: WordMemo.Entry) {
    low = entry.low
    high = entry.high
  }
}
