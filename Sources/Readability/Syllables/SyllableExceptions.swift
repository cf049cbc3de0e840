internal import CReadabilityData

/// Words with their syllables, read from lines of "word count".
struct SyllableExceptions {
  private var table = HashTable<UInt8>()

  init(_ list: CText) {
    guard let start = unsafe list.bytes else { return }
    let text = unsafe Array(UnsafeBufferPointer(start: start, count: list.count))
    let lines = text.split(separator: UInt8(ascii: "\n"))
    table.reserve(lines.count, like: 0)
    for line in lines where line.first != UInt8(ascii: "#") {
      guard let space = line.lastIndex(of: UInt8(ascii: " ")), space + 1 < line.endIndex else { continue }
      table.set(line[space + 1] - 0x30, for: WordSet.hash(text.span.extracting(line.startIndex..<space)))
    }
  }

  var isEmpty: Bool { table.isEmpty }

  /// Nil when the word is not an exception.
  func syllables(of word: Span<UInt8>) -> Int? {
    table.isEmpty ? nil : table[WordSet.hash(word)].map { Int($0) }
  }
}
