/// Tells which words most readers know.
struct Familiarity: ~Copyable {
  init(language: String, vocabulary: Vocabulary) {}

  /// Sets `familiar` and `name` of `token`.
  mutating func judge(_ text: Span<UInt8>, _ token: inout Token, after previous: Token?, style: CapitalStyle)
  {}
}
