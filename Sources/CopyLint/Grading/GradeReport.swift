public import Readability

/// How easy texts are to read: each string, each file and language, each folder, and all.
public struct GradeReport: Sendable {
  /// The sums of one language in one file or folder, or in all.
  public struct Part: Sendable {
    public var path: String
    /// Empty for more than one file.
    public var format: String
    /// BCP 47; the language subtag for more than one file.
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

  /// What makes the texts of one language hard.
  public struct Causes: Sendable {
    /// The language subtag.
    public let language: String
    public var hardest = HardestTexts()
    public var words = CostlyWords()

    public init(language: String) {
      self.language = language
    }
  }

  /// In the order of the paths.
  public var parts: [Part] = []
  /// In the order of the files; empty when strings are not asked for.
  public var texts: [Text] = []
  /// One for each language, in the order in which they came.
  public private(set) var causes: [Causes] = []
  /// Whether every formula of a language is shown, not only the one that judges.
  public var showsAllFormulas = false

  public init() {}

  /// Adds what makes the texts of a language in a file hard.
  public mutating func add(_ cause: Causes) {
    if let index = causes.firstIndex(where: { $0.language == cause.language }) {
      causes[index].hardest.add(cause.hardest)
      causes[index].words.add(cause.words)
    } else {
      causes.append(cause)
    }
  }
}
