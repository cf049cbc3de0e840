import Readability

/// What one language needs between strings: the analyzer with its buffers, and the glossary.
///
/// A class, because an analyzer can't be copied and has to be in a list of them.
final class LanguageContext {
  /// BCP 47.
  let locale: String
  let language: String
  /// How its texts are measured; nil when they are not.
  let measured: Language?
  /// Whether the project writes its texts in this language first.
  let isSource: Bool
  let glossary: Glossary
  let memo = GlossaryMemo()
  let lists: WordLists
  /// What the project says that its readers know.
  let familiar: WordSet
  let platform: Configuration.Platform?
  /// What no fix may change.
  let ownNames: OwnNames
  var analyzer: TextAnalyzer
  /// Whether words get their `WordMarks`.
  private var marksWords = false
  /// The plural forms of the language, without those that a platform adds.
  lazy var plurals = pluralNeeds(locale: locale, platform: .icu)
  lazy var letters = LanguageLetters(locale: locale)
  lazy var ordinals = pluralNeeds(locale: locale, platform: .icu, isOrdinal: true)

  /// - Parameter room: where words are remembered, with those of other languages.
  init(
    language: String, locale: String, glossary: Glossary, configuration: Configuration, room: WordRoom? = nil
  ) {
    self.locale = locale
    self.language = language
    var glossary = glossary
    glossary.protect(configuration.brands)
    self.glossary = glossary
    ownNames = OwnNames(configuration, glossary)
    lists = WordLists.builtIn(language: language)
    familiar = WordSet(configuration.brands + configuration.familiar + configuration.allow)
    platform = configuration.platform
    measured = Language(locale: locale)
    isSource = language == Locale(configuration.sourceLocale).language
    analyzer = TextAnalyzer(
      locale: locale,
      vocabulary: Vocabulary(
        familiar: familiar, isUnfamiliar: { [glossary] in glossary.isUnfamiliar($0) }), usesICU: false,
      remembers: true, room: room)
  }

  /// A text that ICU can't segment for lack of memory counts as one without words.
  func analyze(_ text: Span<UInt8>, neutral: [Range<Int>], into analysis: inout Analysis) {
    try? analyzer.analyze(text, neutral: neutral, into: &analysis)
  }

  /// The counts of a text that a rule would write.
  func counts(of text: String) -> Counts { (try? analyzer.analyze(text).counts) ?? Counts() }

  /// Makes the analyzer mark words for the rules; if only the grade is needed, marks would be a waste of time.
  func markWords() {
    guard !marksWords else { return }
    marksWords = true
    analyzer.vocabulary.marks = { [glossary, lists] word, kind in
      WordMarks.marks(of: word, kind, in: glossary, lists).rawValue
    }
  }
}
