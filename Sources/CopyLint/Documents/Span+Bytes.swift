extension Span<UInt8> {
  /// Whether both are the same, byte by byte.
  func equals(_ other: Span<UInt8>) -> Bool {
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

  /// Whether it begins with `other`.
  func starts(with other: Span<UInt8>) -> Bool {
    count >= other.count && extracting(first: other.count).equals(other)
  }

  /// How many bytes are spaces.
  var countSpaces: Int {
    var spaces = 0
    for index in indices where self[index] == 0x20 { spaces &+= 1 }
    return spaces
  }
}
