/// A glossary term found in a text.
public struct GlossaryMatch: Sendable, Equatable {
  /// UTF-8 offsets in the text, whole tokens.
  public var range: Range<Int>
  /// Index into the glossary's terms.
  public var term: Int
  /// What to write in place of `range`, inflected and in the case of what it replaces; the first is the default.
  /// Empty when the term has no drop-in.
  public var replacements: [String]
  /// Whether the default may be written without asking.
  public var applicability: Applicability

  public init(range: Range<Int>, term: Int, replacements: [String], applicability: Applicability) {
    self.range = range
    self.term = term
    self.replacements = replacements
    self.applicability = applicability
  }
}
