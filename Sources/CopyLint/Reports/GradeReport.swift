public import Readability

/// How easy texts are to read: each string, each file and language, and all.
public struct GradeReport: Sendable {
  /// The sums of one language in one file.
  public struct Part: Sendable {
    public var path: String
    public var format: String
    public var locale: String
    public var entries: Int
    public var counts: Counts
    public var measure: Measure

    public init(
      path: String, format: String, locale: String, entries: Int, counts: Counts, measure: Measure
    ) {
      self.path = path
      self.format = format
      self.locale = locale
      self.entries = entries
      self.counts = counts
      self.measure = measure
    }
  }

  /// One string.
  public struct Text: Sendable {
    public var path: String
    public var entry: Entry
    public var counts: Counts
    public var measure: Measure

    public init(path: String, entry: Entry, counts: Counts, measure: Measure) {
      self.path = path
      self.entry = entry
      self.counts = counts
      self.measure = measure
    }
  }

  /// In the order of the paths.
  public var parts: [Part] = []
  /// In the order of the files; empty when strings are not asked for.
  public var texts: [Text] = []

  public init() {}

  /// All parts in a language with a formula, as one text.
  var total: Part {
    var total = Part(
      path: "", format: "", locale: "", entries: 0, counts: Counts(), measure: Measure(formula: ""))
    for part in parts {
      total.entries += part.entries
      if part.measure.why != .noFormula { total.counts += part.counts }
    }
    total.measure = pooledMeasure(of: total.counts, in: Language(locale: "en"))
    return total
  }

  /// The reading ease behind a grade; nil where there is no grade.
  static func ease(_ counts: Counts, _ measure: Measure) -> Double? {
    measure.value == nil ? nil : Formula.fleschReadingEase.value(of: counts)
  }
}
