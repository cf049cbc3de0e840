extension Glossary {
  /// The rules whose words are rows of a glossary, so that a new word, or a new language, is data.
  public enum Rule: String, Sendable, CaseIterable {
    case jargon
    case plainWord = "plain-word"
    case wordyPhrase = "wordy-phrase"
    case latinAbbreviation = "latin-abbreviation"
    case inputSpecificWord = "input-specific-word"
    case nonInclusiveTerm = "non-inclusive-term"
    case genderedPronoun = "gendered-pronoun"
    case minimizingWord = "minimizing-word"
    case terminologyVariant = "terminology-variant"
    case errorHarshWord = "error-harsh-word"
    case errorBlame = "error-blame"
    case errorTone = "error-tone"
    case errorPoliteness = "error-politeness"
    case alertTitleVague = "alert-title-vague"
    case destructiveButtonVague = "destructive-button-vague"
    case buttonYesNo = "button-yes-no"
    case draftText = "draft-text"

    /// A bit of its own.
    var bit: UInt32 {
      for (index, rule) in Self.all.enumerated() where rule == self { return 1 << UInt32(index) }
      return 0
    }

    private static let all = allCases

    /// The rule of this name; nil when it has no rows.
    ///
    /// What Swift makes of `rawValue` is a dictionary, the first of a small run.
    init?(named name: String) {
      for rule in Self.all where rule.rawValue == name {
        self = rule
        return
      }
      return nil
    }

    /// Whether its terms are words that many readers don't know.
    var hasHardWords: Bool { self == .jargon || self == .plainWord || self == .wordyPhrase }
  }
}
