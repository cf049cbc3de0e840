import Readability

/// Sums the strings of one file for `grade`: what `check` counts, without looking for anything else.
struct GradeTally {
  private let file: GradedFile
  private let contexts: LanguageContexts
  private var locales: [LocaleGrade] = []
  /// The locales met so far, and their index in `locales`, which those that are not asked for do not have.
  private var places: [(locale: String, index: Int?)] = []

  init(path: String, configuration: Configuration, contexts: LanguageContexts) {
    file = GradedFile(path: path, configuration: configuration)
    self.contexts = contexts
  }

  /// Takes in the strings of the file, or of its next part.
  mutating func add(_ table: StringTable) {
    let places = table.sides.locales.map { place(of: $0.name) }
    var start = 0
    while start < table.rows.count {
      let locale = table.rows[start].locale
      let end = table.rows[start...].firstIndex { $0.locale != locale } ?? table.rows.count
      if let place = places[Int(locale)] { locales[place].add(start..<end, of: table, in: file) }
      start = end
    }
  }

  /// The sums by locale, when the file is read.
  mutating func finish() -> [LocaleSummary] {
    var summaries: [LocaleSummary] = []
    for index in locales.indices where locales[index].isUsed { summaries.append(locales[index].finish(file)) }
    return summaries.sorted { $0.locale < $1.locale }
  }

  /// The index of a locale in `locales`; nil when it is not asked for.
  private mutating func place(of locale: String) -> Int? {
    if let place = places.first(where: { $0.locale == locale }) { return place.index }
    let index = file.selects(locale) ? locales.count : nil
    if index != nil { locales.append(LocaleGrade(contexts[locale])) }
    places.append((locale, index))
    return index
  }
}
