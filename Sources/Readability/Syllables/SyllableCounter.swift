/// Counts the syllables of tokens in one language.
enum SyllableCounter: ~Copyable {
  case english(EnglishSyllables)
  /// No counter for the language: every token has 0 syllables.
  case none

  init(language: String) {
    switch language {
    case "en": self = .english(EnglishSyllables())
    default: self = .none
    }
  }

  /// Whether tokens get syllables at all.
  var counts: Bool {
    switch self {
    case .english: true
    case .none: false
    }
  }

  /// Sets the syllables of `token`, and `acronym` where it is spelled out.
  mutating func count(_ text: Span<UInt8>, _ token: inout Token, inCapitals: Bool) {
    switch consume self {
    case .english(var english):
      english.count(text, &token, inCapitals: inCapitals)
      self = .english(english)
    case .none:
      self = .none
    }
  }
}
