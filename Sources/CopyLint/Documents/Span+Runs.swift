extension Span<UInt8> {
  /// Where a run of spaces that goes on at `start` ends.
  @inline(__always) func endOfSpaces(from start: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let others = word(at: index) ^ ByteWord.filled(0x20)
      if others != 0 { return index &+ ByteWord.first(others) }
      index &+= 8
    }
    while index < count, self[index] == 0x20 { index &+= 1 }
    return index
  }

  /// Where a name that ends at `end` begins: letters, digits and low lines of ASCII.
  @inline(__always) func startOfName(before end: Int) -> Int {
    var start = end
    while start > 0, self[start &- 1].isASCIIAlphanumeric || self[start &- 1] == UInt8(ascii: "_") {
      start &-= 1
    }
    return start
  }

  /// Where a name that goes on at `start` ends: letters, digits and low lines of ASCII, and all else from 0x80 on.
  @inline(__always) func endOfName(from start: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let others = ~ByteWord.partsOfNames(word(at: index)) & ByteWord.highBits
      if others != 0 { return index &+ ByteWord.first(others) }
      index &+= 8
    }
    while index < count,
      self[index].isASCIIAlphanumeric || self[index] == UInt8(ascii: "_") || self[index] >= 0x80
    {
      index &+= 1
    }
    return index
  }
}
