internal import Readability

/// The keys of a file, as far as they tell whether a text is one of them.
struct FileKeys {
  /// Hashes of the keys that are names.
  private var names = HashTable<Void>()
  /// How many of them begin with a part, by its hash in lowercase.
  private var beginnings = HashTable<Int>()

  /// - Parameter texts: keys that begin differently from these are not looked at.
  init(_ table: StringTable, beginningLike texts: some Sequence<KeyLookalike>) {
    var letters: UInt32 = 0
    var lengths: UInt64 = 0
    for text in texts {
      letters |= Self.bit(text.parts[0].utf8.first ?? 0)
      lengths |= Self.bit(length: text.parts[0].utf8.count)
      beginnings.set(0, for: byteHash(text.parts[0].utf8.span))
    }
    var part: [UInt8] = []
    for row in table.rows {
      let key = table.bytes(row.key)
      // Most keys begin unlike all of them, or their first part is longer or shorter.
      guard let first = KeyLookalike.firstPart(of: key), letters & Self.bit(key[first.lowerBound]) != 0,
        lengths & Self.bit(length: first.count) != 0, KeyLookalike.readFirstPart(of: key, into: &part)
      else { continue }
      let hash = byteHash(part.span)
      // Most keys look like no text.
      guard let count = beginnings[hash], KeyShape(key) == .name, names.insert(byteHash(key)) else {
        continue
      }
      beginnings.set(count + 1, for: hash)
    }
  }

  private static func bit(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }

  private static func bit(length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// Whether `text` begins like keys other than its own; if it may be a host name, it has to be a key itself.
  func have(_ text: KeyLookalike, _ entry: Entry) -> Bool {
    let own = KeyLookalike.parts(of: entry.key)
    let all = beginnings[byteHash(text.parts[0].utf8.span)] ?? 0
    let others = all - (own.count > 1 && own[0] == text.parts[0] ? 1 : 0)
    return others > 0 && (!text.mayBeHost || contain(entry.sentenceBytes))
  }

  /// Whether a text is a key.
  func contain(_ text: Span<UInt8>) -> Bool { names.contains(byteHash(text)) }
}
