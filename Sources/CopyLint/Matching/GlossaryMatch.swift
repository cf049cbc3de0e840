/// A glossary term found in a text.
public struct GlossaryMatch: Sendable, Equatable {
  /// What to replace, UTF-8 offsets in the text: the term, and what has to change with it (an article before it, the
  /// space after a word that is left out).
  public var range: Range<Int>
  /// The term itself in the text.
  public var found: Range<Int>
  /// The row of the term, for `Glossary.term(at:)`.
  public var term: Int
  /// The rule that reports it.
  public var rule: Glossary.Rule
  /// What becomes of it.
  public var mode: Glossary.Mode
  /// Whether the term is one of those that are the whole string.
  public var isWholeString: Bool
  /// Whether the default is to leave the term out.
  public var isRemoval: Bool
  /// Whether the term is a statement of its own, such as “Operation failed”.
  var isStatement = false
  /// Whether the default is worth naming, but what is before it doesn't fit: “connexion” after “l'”.
  var isNamedOnly = false
  /// What to write in place of `range`, inflected and in the case of what it replaces; the first is the default.
  /// Empty when the term has no drop-in.
  public var replacements: [String]
  /// Whether the default may be written without asking.
  public var applicability: Applicability
  /// Why the project's own glossary has the term, as a sentence; nil for a term of the built-in one.
  public var ownReason: String?

  /// Whether it is a term of the project's own glossary.
  var isOwn: Bool { ownReason != nil }

  package init(
    range: Range<Int>, found: Range<Int>, term: Int, rule: Glossary.Rule, mode: Glossary.Mode,
    isWholeString: Bool = false, isRemoval: Bool = false, replacements: [String] = [],
    applicability: Applicability = .shown, ownReason: String? = nil
  ) {
    self.range = range
    self.found = found
    self.term = term
    self.rule = rule
    self.mode = mode
    self.isWholeString = isWholeString
    self.isRemoval = isRemoval
    self.replacements = replacements
    self.applicability = applicability
    self.ownReason = ownReason
  }
}
