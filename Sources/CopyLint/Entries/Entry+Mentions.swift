extension Entry {
  /// Whether one of `words` is in the key or the comment, in any case of its letters; they have small ones.
  func mentions(_ words: [StaticString]) -> Bool {
    let context = Self.lowercased(key) + [0x20] + Self.lowercased(comment ?? "")
    return words.contains { context.span.contains($0) }
  }

  /// Whether one of `words` is in the key, in any case.
  func isNamedLike(_ words: [StaticString]) -> Bool {
    let key = Self.lowercased(key)
    return words.contains { key.span.contains($0) }
  }

  private static func lowercased(_ text: String) -> [UInt8] {
    let bytes = text.utf8.span
    for index in bytes.indices where bytes[index] >= 0x80 { return Array(text.lowercased().utf8) }
    return text.utf8.map { $0.isASCIICapital ? $0 | 0x20 : $0 }
  }
}
