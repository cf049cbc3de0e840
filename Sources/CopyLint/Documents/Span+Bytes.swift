extension Span<UInt8> {
  /// Whether both are the same, byte by byte.
  package func equals(_ other: Span<UInt8>) -> Bool {
    let count = count
    guard count == other.count else { return false }
    var index = 0
    while index &+ 8 <= count {
      if word(at: index) != other.word(at: index) { return false }
      index &+= 8
    }
    while index < count {
      if self[index] != other[index] { return false }
      index &+= 1
    }
    return true
  }

  /// Whether a byte is in it, eight at a time.
  package func holds(_ byte: UInt8) -> Bool {
    var index = 0
    while index &+ 8 <= count {
      let others = word(at: index) ^ ByteWord.filled(byte)
      if ByteWord.zeros(others) & ~others & ByteWord.highBits != 0 { return true }
      index &+= 8
    }
    while index < count {
      if self[index] == byte { return true }
      index &+= 1
    }
    return false
  }

  /// Whether it begins with `other`.
  func starts(with other: Span<UInt8>) -> Bool {
    count >= other.count && extracting(first: other.count).equals(other)
  }

  /// Whether it comes before `other`, byte by byte.
  package func precedes(_ other: Span<UInt8>) -> Bool {
    let shorter = Swift.min(count, other.count)
    var index = 0
    while index &+ 8 <= shorter, word(at: index) == other.word(at: index) { index &+= 8 }
    while index < shorter {
      if self[index] != other[index] { return self[index] < other[index] }
      index &+= 1
    }
    return count < other.count
  }

  /// Whether it ends with `ending`.
  package func ends(with ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    return count >= length && holds(ending, at: count - length)
  }

  /// Whether a letter, or a sign beyond ASCII that is no space or quotation mark, is right beside `range`.
  func isInWord(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    if start > 0, isLetter(self[start - 1]) {
      return true
    }
    if start > 0, self[start - 1] >= 0x80, !isMark(at: start - 2), !isMark(at: start - 3) { return true }
    guard end < count else { return false }
    return isLetter(self[end]) || self[end] >= 0x80 && !isMark(at: end)
  }

  private func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  /// A no-break space or a quotation mark: U+00A0 to U+00BF, and General Punctuation.
  private func isMark(at index: Int) -> Bool {
    guard index >= 0, index + 1 < count else { return false }
    return self[index] == 0xC2 || self[index] == 0xE2 && self[index + 1] == 0x80
  }

  /// How many bytes are spaces.
  var countSpaces: Int {
    var spaces = 0
    for index in indices where self[index] == 0x20 { spaces &+= 1 }
    return spaces
  }
}
