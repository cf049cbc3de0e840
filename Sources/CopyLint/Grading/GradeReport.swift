package import Readability

/// How easy texts are to read: each string, each file and language, each folder, and all.
package struct GradeReport: Sendable {
  /// The sums of one language in one file or folder, or in all.
  package struct Part: Sendable {
    package var path: String
    /// Empty for more than one file.
    package var format: String
    /// BCP 47; the language subtag for more than one file.
    package var locale: String
    package var entries: Int
    /// Of all strings that are read as text.
    package var counts: Counts
    package var measure: Measure
    /// Of those that are prose.
    package var prose: Counts
    package var proseMeasure: Measure

    /// The grade to show.
    var grade: OverallGrade { OverallGrade(prose: proseMeasure, all: measure) }

    package init(
      path: String, format: String, locale: String, entries: Int, counts: Counts, measure: Measure,
      prose: Counts, proseMeasure: Measure
    ) {
      self.path = path
      self.format = format
      self.locale = locale
      self.entries = entries
      self.counts = counts
      self.measure = measure
      self.prose = prose
      self.proseMeasure = proseMeasure
    }
  }

  /// In the order of the paths.
  package var parts: [Part] = []
  /// In the order of the files; empty when strings are not asked for.
  package var texts: [GradedText] = []
  /// One for each language, in the order in which they came.
  package private(set) var causes: [GradeCauses] = []
  /// The only language whose files and causes are shown; nil shows those of all languages.
  package var shownLanguage: String?
  /// Whether every formula of a language is shown, not only the one that judges.
  package var showsAllFormulas = false

  package init() {}

  /// Adds the sums of a file.
  package mutating func add(_ file: FileReport) {
    for locale in file.locales {
      if let causes = locale.causes { add(causes) }
      parts.append(
        Part(
          path: file.path, format: file.format, locale: locale.locale, entries: locale.entries,
          counts: locale.counts, measure: locale.measure, prose: locale.prose,
          proseMeasure: locale.proseMeasure))
    }
  }

  /// Adds what makes the texts of a language in a file hard.
  package mutating func add(_ cause: GradeCauses) {
    if let index = causes.firstIndex(where: { $0.language == cause.language }) {
      causes[index].hardest.add(cause.hardest)
      causes[index].words.add(cause.words)
    } else {
      causes.append(cause)
    }
  }
}
