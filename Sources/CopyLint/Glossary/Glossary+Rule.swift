extension Glossary {
  /// The rules whose words are rows of a glossary, so that a new word, or a new language, is data.
  public enum Rule: String, Sendable, CaseIterable {
    /// Words that people outside the team don't use.
    case jargon
    /// Formal words where a plain one means the same.
    case plainWord = "plain-word"
    /// Phrases that say no more than a shorter one.
    case wordyPhrase = "wordy-phrase"
    /// Latin abbreviations, such as “e.g.”.
    case latinAbbreviation = "latin-abbreviation"
    /// Words that fit only one way to use a device, such as “click”.
    case inputSpecificWord = "input-specific-word"
    /// Words that can hurt people or leave them out.
    case nonInclusiveTerm = "non-inclusive-term"
    /// “His or her” and the like.
    case genderedPronoun = "gendered-pronoun"
    /// Words such as “simply” that call a task easy.
    case minimizingWord = "minimizing-word"
    /// Two words for one thing, such as “log in” and “sign in”.
    case terminologyVariant = "terminology-variant"
    /// Harsh words in an error message.
    case errorHarshWord = "error-harsh-word"
    /// Words that say what the person did wrong.
    case errorBlame = "error-blame"
    /// “Oops” and the like in an error message.
    case errorTone = "error-tone"
    /// “Please” and “sorry” in an error message.
    case errorPoliteness = "error-politeness"
    /// Titles of an alert that say nothing, such as “Error”.
    case alertTitleVague = "alert-title-vague"
    /// Names of a button that deletes something and does not say so.
    case destructiveButtonVague = "destructive-button-vague"
    /// “Yes” and “No” on buttons.
    case buttonYesNo = "button-yes-no"
    /// Texts that were meant to be replaced, such as “Lorem ipsum”.
    case draftText = "draft-text"
    /// Promises such as “full VoiceOver support”.
    case accessibilityClaim = "accessibility-claim"

    /// A bit of its own.
    var bit: UInt32 {
      for (index, rule) in Self.all.enumerated() where rule == self { return 1 << UInt32(index) }
      return 0
    }

    private static let all = allCases

    /// The rule of this name; nil when it has no rows.
    ///
    /// Swift's own `init(rawValue:)` uses a dictionary, which would be the first one of a small run.
    init?(named name: String) {
      for rule in Self.all where rule.rawValue == name {
        self = rule
        return
      }
      return nil
    }

    /// Whether its terms are a matter of style, and so are right in a name, a quotation or a command.
    var isOfStyle: Bool {
      switch self {
      case .jargon, .plainWord, .wordyPhrase, .latinAbbreviation, .inputSpecificWord, .terminologyVariant:
        true
      default: false
      }
    }

    /// Whether its terms are words that many readers don't know. “Successfully” has a plainer alternative, but nobody finds it
    /// hard: style is not difficulty.
    var hasHardWords: Bool { self == .jargon }
    /// Whether its terms raise the grade of a text: then the problem is reported once, with the word to write.
    var addsToGrade: Bool { self == .jargon || self == .plainWord || self == .wordyPhrase }
  }
}
