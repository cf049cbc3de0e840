/// A short list of lower-case ASCII words, kept as one text with a space between them.
struct WordList {
  private let words: StaticString

  init(_ words: StaticString) {
    self.words = words
  }

  /// Whether the ASCII letters and dots at `range` of `text`, in lower case, are a word of the list.
  func contains(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    return words.withUTF8Buffer { list in
      var start = 0
      while start < list.count {
        var end = start
        while unsafe end < list.count && list[end] != UInt8(ascii: " ") { end += 1 }
        if end - start == range.count {
          var same = 0
          while same < range.count, unsafe lowercased(text[range.lowerBound + same]) == list[start + same] {
            same += 1
          }
          if same == range.count { return true }
        }
        start = end + 1
      }
      return false
    }
  }
}

/// The small letter of an ASCII capital; any other byte as it is.
func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
}

/// Whether `byte` is an ASCII letter.
func isLetter(_ byte: UInt8) -> Bool {
  let small = byte | 0x20
  return small >= 0x61 && small <= 0x7A
}

/// Whether `byte` is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
