internal import CReadabilityData

/// Words with their syllables, read from lines of "word count".
struct SyllableExceptions {
  /// Open addressing with linear probing by the hash of the word; a hash of 0 is an empty slot.
  private var slots: [(hash: UInt64, syllables: UInt8)] = []

  init(_ list: CText) {
    guard let start = unsafe list.bytes else { return }
    let text = unsafe Array(UnsafeBufferPointer(start: start, count: list.count))
    let lines = text.split(separator: UInt8(ascii: "\n"))
    slots = Array(repeating: (0, 0), count: max(8, lines.count * 2))
    for line in lines where line.first != UInt8(ascii: "#") {
      guard let space = line.lastIndex(of: UInt8(ascii: " ")), space + 1 < line.endIndex else { continue }
      insert(WordSet.hash(text.span.extracting(line.startIndex..<space)), line[space + 1] - 0x30)
    }
  }

  var isEmpty: Bool { slots.isEmpty }

  /// Nil when the word is no exception.
  func syllables(of word: Span<UInt8>) -> Int? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[slot(of: WordSet.hash(word))]
    return slot.hash == 0 ? nil : Int(slot.syllables)
  }

  private mutating func insert(_ hash: UInt64, _ syllables: UInt8) {
    slots[slot(of: hash)] = (hash, syllables)
  }

  /// Where a hash is, or would be.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(hash % UInt64(slots.count))
    while slots[slot].hash != 0, slots[slot].hash != hash { slot = slot + 1 == slots.count ? 0 : slot + 1 }
    return slot
  }
}
