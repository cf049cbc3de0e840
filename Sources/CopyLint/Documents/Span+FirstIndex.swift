extension Span where Element == UInt8 {
  /// Where `byte`, an ASCII character, is at `start` or later; nil when it is not.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    let found = place(of: byte, from: start, before: count)
    return found < count ? found : nil
  }

  /// Where the first of two ASCII characters is at `start` or later; the end when neither is there.
  @inline(__always) func firstIndex(of one: UInt8, _ other: UInt8, from start: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let word = word(at: index)
      let found = ByteWord.zeros(word ^ ByteWord.filled(one)) | ByteWord.zeros(word ^ ByteWord.filled(other))
      let marks = found & ~word & ByteWord.highBits
      if marks != 0 { return index &+ ByteWord.first(marks) }
      index &+= 8
    }
    while index < count, self[index] != one, self[index] != other { index &+= 1 }
    return index
  }

  /// Where an ASCII character is at `start` or later; `end` when it is not before that. Four words at a time.
  @inline(__always) private func place(of byte: UInt8, from start: Int, before end: Int) -> Int {
    let filled = ByteWord.filled(byte)
    func hits(_ index: Int) -> UInt64 {
      let word = word(at: index)
      return ByteWord.zeros(word ^ filled) & ~word & ByteWord.highBits
    }
    var index = start
    while index &+ 32 <= end {
      if hits(index) | hits(index &+ 8) | hits(index &+ 16) | hits(index &+ 24) != 0 { break }
      index &+= 32
    }
    while index &+ 8 <= end {
      let found = hits(index)
      if found != 0 { return index &+ ByteWord.first(found) }
      index &+= 8
    }
    while index < end, self[index] != byte { index &+= 1 }
    return index
  }

  /// Where two letters of ASCII are side by side, each in any case; the end when they are nowhere.
  ///
  /// - Parameters:
  ///   - first, second: in lowercase, the second of them rare.
  func firstIndex(ofLetters first: UInt8, _ second: UInt8, from start: Int) -> Int {
    let small = ByteWord.filled(0x20)
    let filled = (first: ByteWord.filled(first), second: ByteWord.filled(second))
    var index = start
    while index &+ 9 <= count {
      let follows = ByteWord.zeros((word(at: index &+ 1) | small) ^ filled.second) & ByteWord.highBits
      if follows != 0, follows & ByteWord.zeros((word(at: index) | small) ^ filled.first) != 0 {
        for place in index..<index &+ 8 where isPair(first, second, at: place) { return place }
      }
      index &+= 8
    }
    while index &+ 1 < count, !isPair(first, second, at: index) { index &+= 1 }
    return index &+ 1 < count ? index : count
  }

  @inline(__always) private func isPair(_ first: UInt8, _ second: UInt8, at index: Int) -> Bool {
    self[index] | 0x20 == first && self[index &+ 1] | 0x20 == second
  }

  /// Where the first space or control character is; the end when the text has no such character.
  var firstControlOrSpace: Int {
    var index = 0
    while index &+ 8 <= count {
      let word = word(at: index)
      let marks = (word &- ByteWord.filled(0x21)) & ~word & ByteWord.highBits
      if marks != 0 { return index &+ ByteWord.first(marks) }
      index &+= 8
    }
    while index < count, self[index] > 0x20 { index &+= 1 }
    return index
  }

  /// Where `pattern` first begins at `start` or later and ends before `end`; nil when it does not. ASCII, case counts.
  func firstIndex(of pattern: StaticString, from start: Int, before end: Int) -> Int? {
    let length = pattern.utf8CodeUnitCount
    guard length > 0, start + length <= end else { return nil }
    // In a name, to choose a rare byte takes longer than to look at each.
    if end - start <= 32 { return firstIndex(ofShort: pattern, from: start, before: end) }
    return pattern.withUTF8Buffer { pattern in
      // A hyphen or a colon is rarer than any letter, and the common letters are half of any text.
      let rare =
        unsafe pattern.firstIndex { !$0.isASCIIAlphanumeric && $0 != 0x20 && $0 != 0x2E }
        ?? pattern.firstIndex { $0.isASCIIAlphanumeric && !$0.isCommonLetter } ?? 0
      var index = start
      while true {
        index = unsafe place(of: pattern[rare], from: index + rare, before: end) - rare
        guard index + length <= end else { return nil }
        var matched = 0
        while matched < length, unsafe self[index + matched] == pattern[matched] { matched += 1 }
        if matched == length { return index }
        index += 1
      }
    }
  }

  private func firstIndex(ofShort pattern: StaticString, from start: Int, before end: Int) -> Int? {
    let length = pattern.utf8CodeUnitCount
    let letters = unsafe pattern.utf8Start
    let first = unsafe letters[0]
    for index in start...end - length where self[index] == first {
      var matched = 1
      while matched < length, unsafe self[index &+ matched] == letters[matched] { matched &+= 1 }
      if matched == length { return index }
    }
    return nil
  }

  /// Whether `pattern` is in it. ASCII, case counts.
  package func contains(_ pattern: StaticString) -> Bool {
    firstIndex(of: pattern, from: 0, before: count) != nil
  }
}

extension UInt8 {
  /// Whether it is one of the eight letters that are half of an English text.
  fileprivate var isCommonLetter: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "e"), UInt8(ascii: "t"), UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "i"),
      UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "r"):
      true
    default: false
    }
  }
}
