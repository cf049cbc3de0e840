/// A short list of lower-case ASCII words, kept as one text with a space between them.
struct WordList {
  private let words: StaticString

  init(_ words: StaticString) {
    self.words = words
  }

  /// Whether the ASCII letters and dots at `range` of `text`, in lower case, are a word of the list.
  func contains(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let first = range.first, range.count <= words.utf8CodeUnitCount else { return false }
    let head = lowercased(text[first])
    return words.withUTF8Buffer { list in
      var start = 0
      while start < list.count {
        // Eight places at a time, of which those are left where a word may begin.
        var places = unsafe ByteBlock(list.span, at: start).places(of: head)
        while places != 0 {
          let place = start &+ places.trailingZeroBitCount >> 3
          places &= places &- 1
          if unsafe Self.isWord(list.span, place, text, range) { return true }
        }
        start &+= 8
      }
      return false
    }
  }

  /// Calls `body` with each word: a text, and its range there.
  func forEach(_ body: (Span<UInt8>, Range<Int>) -> Void) {
    words.withUTF8Buffer { list in
      var start = 0
      while start < list.count {
        var end = start
        while unsafe end < list.count && list[end] != Self.space { end += 1 }
        if end > start { unsafe body(list.span, start..<end) }
        start = end + 1
      }
    }
  }

  /// Whether the word of the list that begins at `start` is the one at `range` of `text`.
  private static func isWord(_ list: Span<UInt8>, _ start: Int, _ text: Span<UInt8>, _ range: Range<Int>)
    -> Bool
  {
    let end = start &+ range.count
    guard end <= list.count else { return false }
    guard start == 0 || list[start &- 1] == space, end == list.count || list[end] == space
    else { return false }
    for offset in 0..<range.count where lowercased(text[range.lowerBound &+ offset]) != list[start &+ offset]
    {
      return false
    }
    return true
  }

  private static let space = UInt8(ascii: " ")
}

/// The lowercase letter of an ASCII capital; any other byte as it is.
func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
}

/// Whether `byte` is an ASCII letter.
func isLetter(_ byte: UInt8) -> Bool {
  let small = byte | 0x20
  return small >= 0x61 && small <= 0x7A
}

/// Whether `byte` is an ASCII digit.
func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
