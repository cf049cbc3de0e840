internal import Readability

/// Words that a file writes with a capital in the midst of a sentence: most are names, of the app or of what it works with.
struct FileNames: Sendable {
  private var words = WordSet()

  /// No names.
  init() {}

  /// The names of a file. Translations are passed over: they may follow the capitals of the source.
  init(_ entries: [Entry]) {
    for entry in entries where entry.source == nil {
      let text = entry.text.utf8Span.span
      for place in Self.names(in: text) { words.insert(text.extracting(place)) }
    }
  }

  /// The names with these hashes.
  init(hashes: some Sequence<UInt64>) {
    for hash in hashes { words.insert(hash: hash) }
  }

  /// Calls `body` with the hash of each name in an entry, as often as it is there.
  static func forEachName(in entry: Entry, _ body: (UInt64) -> Void) {
    guard entry.source == nil else { return }
    let text = entry.text.utf8Span.span
    for place in names(in: text) { body(WordSet.hash(text.extracting(place))) }
  }

  /// Whether a word is one of them. `FileMemory` relies on it that rules ask of hard words only.
  ///
  /// - Parameter word: UTF-8, in any case.
  func contains(_ word: Span<UInt8>) -> Bool { words.contains(word) }

  /// "…to Thunderbird": a capital behind a word without one. In "Save Photo" and "Hello. Come in" there is none.
  private static func names(in text: Span<UInt8>) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var isPlain = false
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index].isASCIILetter || text[index] >= 0x80 { index += 1 }
      if index > start {
        let isCapital = text[start] >= UInt8(ascii: "A") && text[start] <= UInt8(ascii: "Z")
        if isCapital, isPlain { names.append(start..<index) }
        isPlain = text[start].isASCIILetter && !isCapital
      }
      if index < text.count {
        if text[index] != 0x20 { isPlain = false }
        index += 1
      }
    }
    return names
  }
}
