extension Glossary {
  /// One row of a glossary file.
  public struct Term: Sendable, Equatable {
    /// The word or phrase in its base form, as the file has it.
    public var term: String
    /// Alternatives, the default first; `(remove)` and `(reword)` as they are written.
    public var replacements: [String]
    /// How it changes in a sentence, and its replacement with it.
    public var partOfSpeech: PartOfSpeech
    /// Only when the term is the whole string, apart from final punctuation.
    public var isWholeString: Bool
    /// Only as it is written.
    public var isCaseSensitive: Bool
    /// Roles it is limited to; empty: all.
    public var roles: [Role]
    /// The rule that reports it.
    public var rule: Rule
    /// What happens when it is found.
    public var mode: Mode
    /// Why, for people; empty when the row says nothing.
    public var note: String
    /// Where the advice comes from; empty when the row says nothing.
    public var source: String
    /// Words next to the term that make it right, or the only ones that make it wrong.
    public var neighbors = Neighbors()
    /// Platforms that it is limited to, as the configuration names them; empty: all.
    public var platforms: [String] = []
  }

  /// What may be next to a term: words in lowercase letters, or classes of them such as `{number}`.
  public struct Neighbors: Sendable, Equatable {
    /// Before the term, these make it right.
    public var notAfter: [String] = []
    /// After the term, these make it right.
    public var notBefore: [String] = []
    /// It is wrong only after these; empty: anywhere.
    public var after: [String] = []
    /// It is wrong only before these; empty: anywhere.
    public var before: [String] = []
  }

  /// What happens to a term that is found.
  public enum Mode: String, Sendable, CaseIterable {
    /// Written without asking.
    case fix
    /// Shown to a person.
    case suggest
    /// A note: shown only when notes are asked for, with what to write. Most writers would leave the word.
    case consider
    /// Known, and silent by default: the word is plain in most places.
    case note
    /// Removes the term of a lower layer.
    case off
  }

  /// How a term changes in a sentence.
  public enum PartOfSpeech: String, Sendable, CaseIterable {
    /// The first word inflects.
    case verb
    /// The last word takes a plural.
    case noun
    /// Does not inflect.
    case adjective, adverb, preposition, conjunction, pronoun, abbreviation
    /// Never inflects.
    case phrase
    /// A whole statement: the replacement fits only if the term is a whole sentence.
    case sentence

    func takes(_ form: WordForm) -> Bool {
      switch form {
      case .base: true
      case .s: self == .verb || self == .noun
      case .past, .pastOnly, .participle, .ing: self == .verb
      }
    }
  }

  /// Reads the row at an index of a match.
  ///
  /// - Parameter row: as in `GlossaryMatch.term`.
  package func term(at row: Int) -> Term {
    let facts = index.facts(ofRow: row)
    let record = index.record(ofRow: row)
    return Term(
      term: index.text(ofTerm: row), replacements: index.replacements(of: facts),
      partOfSpeech: facts.partOfSpeech, isWholeString: facts.isWholeString,
      isCaseSensitive: facts.isCaseSensitive, roles: index.roles(of: facts), rule: facts.rule,
      mode: facts.mode, note: index.text(record[.note]), source: index.text(record[.source]),
      neighbors: Neighbors(
        notAfter: index.names(in: record[.notAfter]), notBefore: index.names(in: record[.notBefore]),
        after: index.names(in: record[.after]), before: index.names(in: record[.before])),
      platforms: index.names(in: record[.platform]))
  }
}
