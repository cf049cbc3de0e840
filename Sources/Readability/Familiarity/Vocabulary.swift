/// A project's own words: what its readers know, and what they should not have to know.
public struct Vocabulary: Sendable {
  /// Words that count as familiar: brands and `familiar` of the configuration.
  public var familiar: WordSet
  /// Whether a word (UTF-8, in any case and form) never counts as familiar, as a one-word glossary term.
  ///
  /// A question instead of a set: it is only asked about long words, and costs nothing at start.
  public var isUnfamiliar: @Sendable (_ word: Span<UInt8>) -> Bool

  /// What each token of this word or figure carries for the rules of copy-lint, a bit each; nil for nothing.
  ///
  /// Asked once for most words, however often they come.
  package var marks: (@Sendable (_ word: Span<UInt8>, _ kind: Token.Kind) -> UInt32)?

  /// Words on top of the built-in familiar ones; none by default.
  public init(
    familiar: WordSet = [], isUnfamiliar: @escaping @Sendable (_ word: Span<UInt8>) -> Bool = { _ in false }
  ) {
    self.familiar = familiar
    self.isUnfamiliar = isUnfamiliar
  }
}
