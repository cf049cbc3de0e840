internal import Readability

/// Words that a file writes with a capital in mid-sentence: most are names, of the app or of what it works with.
struct FileNames: Sendable {
  private var words = WordSet()

  /// No names.
  init() {}

  /// The names of a file. Translations are skipped: they may follow the capitals of the source.
  init(_ table: StringTable) { self.init(table, table.rows.indices) }

  /// The names of a part of a file.
  init(_ table: StringTable, _ part: Range<Int>) {
    for row in table.rows[part] where row.source.isNone {
      let text = table.bytes(row.text)
      Self.forEachName(in: text) { words.insert(text.extracting($0)) }
    }
  }

  /// The hashes of the names in a string, as often as they are there.
  static func hashes(in row: StringRow, of table: StringTable) -> [UInt64] {
    guard row.source.isNone else { return [] }
    var hashes: [UInt64] = []
    let text = table.bytes(row.text)
    forEachName(in: text) { hashes.append(WordSet.hash(text.extracting($0))) }
    return hashes
  }

  mutating func formUnion(_ other: FileNames) { words.formUnion(other.words) }

  /// Adds the name with this hash.
  mutating func insert(hash: UInt64) { words.insert(hash: hash) }

  /// Whether the word with this hash is one of them.
  func contains(hash: UInt64) -> Bool { words.contains(hash: hash) }

  /// Whether a word is one of them. `KnownStrings` relies on rules asking this only about hard words.
  ///
  /// - Parameter word: UTF-8, in any case.
  func contains(_ word: Span<UInt8>) -> Bool { words.contains(word) }

  /// "…to Thunderbird": a capital after a lowercase word. "Save Photo" and "Hello. Come in" don't have that.
  private static func forEachName(in text: Span<UInt8>, _ body: (Range<Int>) -> Void) {
    // From space to space, since nothing else may be between the two words.
    var space = text.firstIndex(of: 0x20, 0x20, from: 0)
    while space &+ 1 < text.count {
      let start = space &+ 1
      if text[start].isASCIICapital, isPlainWord(text, before: space) {
        var end = start &+ 1
        while end < text.count, isLetter(text[end]) { end &+= 1 }
        body(start..<end)
      }
      space = text.firstIndex(of: 0x20, 0x20, from: start)
    }
  }

  /// Whether a word without a capital ends at `end`, or at the spaces before it.
  private static func isPlainWord(_ text: Span<UInt8>, before end: Int) -> Bool {
    var start = end
    while start > 0, text[start &- 1] == 0x20 { start &-= 1 }
    guard start > 0, isLetter(text[start &- 1]) else { return false }
    while start > 0, isLetter(text[start &- 1]) { start &-= 1 }
    return text[start].isASCIISmall
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }
}
