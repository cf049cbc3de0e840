/// Counts the syllables of tokens in one language.
enum SyllableCounter: ~Copyable {
  case english(EnglishSyllables)
  case spoken(SpokenSyllables)
  /// No counter for the language: every token has 0 syllables.
  case none

  init(language: String) {
    guard let speech = Language(locale: language)?.speech else {
      self = .none
      return
    }
    switch speech.words {
    case .english: self = .english(EnglishSyllables())
    case .rules, .code: self = .spoken(SpokenSyllables(language: language, speech: speech))
    }
  }

  /// Whether tokens get syllables at all.
  var counts: Bool {
    switch self {
    case .english: true
    case .spoken: true
    case .none: false
    }
  }

  /// Sets the syllables of `token`, and `acronym` where it is spelled out.
  mutating func count(_ text: Span<UInt8>, _ token: inout Token, inCapitals: Bool) throws(ICUError) {
    switch consume self {
    case .english(var english):
      english.count(text, &token, inCapitals: inCapitals)
      self = .english(english)
    case .spoken(var spoken):
      do {
        try spoken.count(text, &token, inCapitals: inCapitals)
      } catch {
        self = .spoken(spoken)
        throw error
      }
      self = .spoken(spoken)
    case .none:
      self = .none
    }
  }
}
