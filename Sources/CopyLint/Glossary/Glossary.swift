/// All glossary terms of a run, layered: later layers replace or remove the terms of earlier ones.
public struct Glossary: Sendable {
  /// One row of a glossary file.
  public struct Term: Sendable, Equatable {
    public enum Mode: String, Sendable { case fix, suggest, note, off }

    public var term: String
    /// Alternatives, the default first; empty for `(reword)`. `(remove)` is one empty string.
    public var replacements: [String]
    public var partOfSpeech: String
    /// Only when the term is the whole string, final punctuation aside.
    public var isWholeString: Bool
    public var isCaseSensitive: Bool
    /// Roles it is limited to; empty: all.
    public var roles: [Role]
    /// The rule that reports it.
    public var rule: String
    public var mode: Mode
    public var note: String
    public var source: String
  }

  public private(set) var terms: [Term] = []

  public init() {}

  /// The default glossary of a language, carried in the program; empty when there is none.
  public static func builtIn(language: String) -> Glossary { Glossary() }

  /// Adds a layer from a CSV file. Rows that cannot be read come back as problems; the rest is added.
  ///
  /// - Parameter document: the file; problem ranges are into its `bytes`.
  public mutating func add(_ document: Document) -> [Problem] { [] }

  /// Removes terms that the project may use.
  public mutating func allow(_ terms: [String]) {}

  /// Lower-case one-word terms whose mode is not `note`: they never count as familiar.
  public var unfamiliarWords: Set<String> { [] }

  /// Finds the terms in an analyzed text, the longest first, left to right, without overlap.
  ///
  /// - Parameters:
  ///   - subject: its `bytes`, `neutral` and `analysis` are filled.
  ///   - matches: replaced; terms of mode `note` are among them.
  public func findMatches(in subject: Subject, brands: Set<String>, into matches: inout [GlossaryMatch]) {
    matches.removeAll(keepingCapacity: true)
  }
}
