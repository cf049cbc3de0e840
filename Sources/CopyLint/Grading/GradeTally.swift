/// Sums the strings of one file for `grade`: what `check` counts, without looking for anything else.
struct GradeTally {
  private let file: GradedFile
  private let contexts: LanguageContexts
  private var locales: [LocaleGrade] = []
  /// The locales met so far, and their index in `locales`, which those that are not asked for do not have.
  private var places: [(locale: String, index: Int?)] = []
  /// The locale of the last string; strings of one locale mostly come in a row.
  private var locale: String?
  /// nil when this locale is not asked for.
  private var current: Int?

  init(path: String, configuration: Configuration, contexts: LanguageContexts) {
    file = GradedFile(path: path, configuration: configuration)
    self.contexts = contexts
  }

  /// Takes in a string of the file, in file order.
  mutating func add(_ key: Span<UInt8>, _ sentence: Span<UInt8>, _ facts: borrowing EntryFacts) {
    guard facts.isTranslatable, facts.state.isShown else { return }
    if locale != facts.locale { change(to: facts.locale) }
    if let current { locales[current].add(key, sentence, facts, of: file) }
  }

  /// Says which sentences come next, by their hashes; 0 stands for one that is not known.
  mutating func prepare(_ locale: String, _ hashes: [UInt64]) {
    if self.locale != locale { change(to: locale) }
    if let current { locales[current].prepare(hashes) }
  }

  /// The sums by locale, when the file is read.
  mutating func finish() -> [LocaleSummary] {
    var summaries: [LocaleSummary] = []
    for index in locales.indices { summaries.append(locales[index].finish(file)) }
    return summaries.sorted { $0.locale < $1.locale }
  }

  private mutating func change(to locale: String) {
    self.locale = locale
    if let place = places.first(where: { $0.locale == locale }) {
      current = place.index
      return
    }
    current = nil
    if file.selects(locale) {
      current = locales.count
      locales.append(LocaleGrade(contexts[locale]))
    }
    places.append((locale, current))
  }
}
