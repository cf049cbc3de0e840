extension Entry {
  /// Whether one of `words` is in the key or the comment, in any case of its letters; they have small ones of ASCII.
  func mentions(_ words: [StaticString]) -> Bool {
    isNamedLike(words) || Self.holds(commentBytes, words)
  }

  /// Whether one of `words` is in the key, in any case.
  func isNamedLike(_ words: [StaticString]) -> Bool { Self.holds(keyBytes, words) }

  private static func holds(_ bytes: Span<UInt8>, _ words: [StaticString]) -> Bool {
    // Beyond ASCII there are letters whose small one is of ASCII.
    for index in bytes.indices where bytes[index] >= 0x80 {
      let small = Array(String(copying: bytes).lowercased().utf8)
      return words.contains { small.span.contains($0) }
    }
    return words.contains { bytes.containsWord($0) }
  }
}

extension Span<UInt8> {
  /// Whether `word` is in it, in any case of its letters; it begins with a small one of ASCII and has none in capitals.
  fileprivate func containsWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    return word.withUTF8Buffer { word in
      guard let first = unsafe word.first else { return false }
      var index = firstIndex(of: first, first & ~0x20, from: 0)
      while index &+ length <= count {
        var matched = 1
        while matched < length, unsafe isSame(self[index &+ matched], word[matched]) { matched &+= 1 }
        if matched == length { return true }
        index = firstIndex(of: first, first & ~0x20, from: index &+ 1)
      }
      return false
    }
  }

  private func isSame(_ byte: UInt8, _ small: UInt8) -> Bool {
    byte == small || byte.isASCIICapital && byte | 0x20 == small
  }
}
