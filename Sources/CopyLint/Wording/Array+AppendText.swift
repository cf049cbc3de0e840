extension [UInt8] {
  /// Adds the UTF-8 of a text. `append(contentsOf: text.utf8)` goes byte by byte through a short text.
  package mutating func append(text: String) {
    let isAdded: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append(contentsOf: $0) }
    if isAdded == nil { append(contentsOf: text.utf8) }
  }

  /// Adds a piece of a text, by its UTF-8 offsets.
  mutating func append(text: String, _ range: Range<Int>) {
    let isAdded: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
    if isAdded == nil { append(contentsOf: text.utf8.dropFirst(range.lowerBound).prefix(range.count)) }
  }

  /// Adds a byte `count` times; nothing for a count below 0.
  mutating func append(_ byte: UInt8, count: Int) {
    var left = count
    // Indents are made of spaces, and copied at once.
    while byte == 0x20, left > 0 {
      let some = Swift.min(left, Self.spaces.count)
      append(contentsOf: Self.spaces[..<some])
      left -= some
    }
    while left > 0 {
      append(byte)
      left -= 1
    }
  }

  private static let spaces = [UInt8](repeating: 0x20, count: 128)
}
