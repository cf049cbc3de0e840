extension TokenJoiner {
  /// Takes text of plain scalars between two neutral ranges or line ends.
  ///
  /// Nearly every word is letters with white space or simple punctuation around: these are tokens as they are. All
  /// else goes segment by segment up to the next white space, where no token is open in any case.
  mutating func addPlainText(_ text: Span<UInt8>, _ range: Range<Int>, into tally: inout Tally) {
    var index = range.lowerBound
    if index == neutralEnd { index = addSegments(text, index..<range.upperBound, into: &tally) }
    while index < range.upperBound {
      let block = ByteBlock(text, at: index)
      var letters = block.letters
      if letters == 0 {
        let byte = block.byte(0)
        index =
          byte == space || Self.isAlone(byte)
          ? index &+ 1 : addSegments(text, index..<range.upperBound, into: &tally)
        continue
      }
      var end = index &+ letters
      var next = block.byte(letters)
      while letters == 8, end < range.upperBound {
        let block = ByteBlock(text, at: end)
        letters = block.letters
        next = block.byte(letters)
        end &+= letters
      }
      let start = index
      if next == space, end < range.upperBound {
        index = end &+ 1
      } else {
        index = endOfLetters(text, end, to: range.upperBound)
        if index < 0 {
          index = addSegments(text, start..<range.upperBound, into: &tally)
          continue
        }
        end = index
      }
      tally.appendWord(text, start..<end, block)
    }
  }

  /// Where a token of letters ends, whose first letters end at `end`; below 0 when it may hold more than letters and
  /// apostrophes.
  private func endOfLetters(_ text: Span<UInt8>, _ end: Int, to limit: Int) -> Int {
    var end = end
    while true {
      if end >= limit { return limit }
      switch AfterLetters(text[end]) {
      case .ends: return end
      case .joins: return -1
      case .connector:
        if end + 1 < limit, text[end + 1] != space { return -1 }
        return end
      case .fullStop:
        guard end + 1 < limit else { return end }
        return AfterLetters.mayBePart(text[end + 1]) ? -1 : end
      case .apostrophe:
        guard end + 1 < limit, AfterLetters.mayBeLetter(text[end + 1]) else { return end }
        end += 1
      case .beyondASCII:
        let length = AfterLetters.lengthOfCloser(text, end, to: limit)
        if length == 0 { return -1 }
        guard text[end + 2] == 0x99, end + length < limit, AfterLetters.mayBeLetter(text[end + length]) else {
          return end
        }
        end += length
      }
      // After an apostrophe.
      let start = end
      while end < limit, isLetter(text[end]) { end += 1 }
      if end == start { return -1 }
    }
  }

  /// Whether a byte neither is part of a token nor may begin one.
  private static func isAlone(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x40...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: false
    // A figure may begin with these.
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "$"): false
    default: true
    }
  }

  /// Takes the segments from the start of `range` to white space or its end, and returns where that is.
  private mutating func addSegments(_ text: Span<UInt8>, _ range: Range<Int>, into tally: inout Tally)
    -> Int
  {
    var index = range.lowerBound
    while index < range.upperBound, text[index] > 0x20 {
      let start = index
      let segment = PlainSegment(text, index..<range.upperBound)
      index = segment.end
      if segment.isWord {
        addWord(text, start..<index, isNumber: segment.isNumber, into: &tally)
      } else {
        addSymbol(text, start..<index, into: &tally)
      }
    }
    finish(text, into: &tally)
    return index
  }
}

private let space = UInt8(ascii: " ")

/// What a byte after letters means to their token.
private enum AfterLetters {
  case ends
  /// Belongs to the same token.
  case joins
  /// Another part of the same token may follow.
  case connector
  case fullStop, apostrophe, beyondASCII

  @inline(__always)
  init(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39, 0x40...0x5A, 0x61...0x7A, UInt8(ascii: "_"): self = .joins
    case UInt8(ascii: "+"), UInt8(ascii: "#"): self = .joins
    case UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "/"): self = .connector
    case UInt8(ascii: "."): self = .fullStop
    case UInt8(ascii: "'"): self = .apostrophe
    case 0x80...: self = .beyondASCII
    default: self = .ends
    }
  }

  /// Whether a token may go on with `byte` after a period.
  static func mayBePart(_ byte: UInt8) -> Bool {
    mayBeLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// Whether a word may go on with `byte` after an apostrophe.
  static func mayBeLetter(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "@") || byte >= 0x80
  }

  /// The length of the quotation mark or ellipsis at `index`; 0 when something else is there.
  static func lengthOfCloser(_ text: Span<UInt8>, _ index: Int, to limit: Int) -> Int {
    guard index + 3 <= limit, text[index] == 0xE2, text[index + 1] == 0x80 else { return 0 }
    switch text[index + 2] {
    // ’ “ ” …
    case 0x99, 0x9C, 0x9D, 0xA6: return 3
    default: return 0
    }
  }
}
