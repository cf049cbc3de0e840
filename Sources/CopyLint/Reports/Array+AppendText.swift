extension [UInt8] {
  /// Adds the UTF-8 of a text. `append(contentsOf: text.utf8)` goes byte by byte through a short one.
  mutating func append(text: String) {
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

  mutating func append(_ byte: UInt8, count: Int) {
    append(contentsOf: repeatElement(byte, count: Swift.max(0, count)))
  }
}
