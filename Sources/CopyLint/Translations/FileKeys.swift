internal import Readability

/// The keys of a file, as far as they tell whether a text is one of them.
struct FileKeys {
  /// Hashes of the keys that are names.
  private var names = HashTable<Void>()
  /// How many of them begin with a part, by its hash in small letters.
  private var beginnings = HashTable<Int>()

  init(_ table: StringTable) {
    var part: [UInt8] = []
    for row in table.rows {
      let key = table.bytes(row.key)
      guard KeyShape(key) == .name, names.insert(byteHash(key)) else { continue }
      guard KeyLookalike.readFirstPart(of: key, into: &part) else { continue }
      let hash = byteHash(part.span)
      beginnings.set((beginnings[hash] ?? 0) + 1, for: hash)
    }
  }

  /// Whether `text` begins like other keys than that of its entry; what may be a host has to be a key itself.
  func have(_ text: KeyLookalike, _ entry: Entry) -> Bool {
    let own = KeyLookalike.parts(of: entry.key)
    let all = beginnings[byteHash(text.parts[0].utf8.span)] ?? 0
    let others = all - (own.count > 1 && own[0] == text.parts[0] ? 1 : 0)
    return others > 0 && (!text.mayBeHost || names.contains(byteHash(entry.sentenceBytes)))
  }
}
