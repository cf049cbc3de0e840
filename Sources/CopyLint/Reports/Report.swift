public import Readability

/// Everything a run found, ready for a reporter.
public struct Report: Sendable {
  /// In the order of their paths.
  public var files: [FileReport] = []
  /// Paths that were not checked, and why.
  public var skipped: [(path: String, why: String)] = []
  /// What the baseline lists and is not found any more.
  package var gone: [Baseline.Line] = []

  /// What changed since a revision; nil when nobody asked.
  package var changes: Changes?
  /// Whether the findings know how old they are.
  package var isCompared = false

  public init() {}
}

/// What was found in one file.
public struct FileReport: Sendable {
  public var path: String
  public var format: String
  /// By place, then by rule.
  public var findings: [ReportedFinding] = []
  /// Its strings; only where they are to be compared with those of a revision.
  package var strings: [StringIdentity] = []
  /// How far each language is that the strings are translated into; only where translations are checked.
  public var coverage: [TranslationCoverage] = []
  /// In the order of their locales.
  public var locales: [LocaleSummary] = []

  package init(path: String, format: String) {
    self.path = path
    self.format = format
  }
}

/// Counts and grade of one locale in one file.
public struct LocaleSummary: Sendable {
  public var locale: String
  /// Whether the project writes its texts in this language first.
  public var isSource = false
  public var entries = 0
  /// Strings in a language without a formula.
  public var notMeasured = 0
  /// Pooled counts of the prose.
  public var counts = Counts()
  /// Pooled measure of the prose.
  public var measure = Measure(formula: "flesch-kincaid-grade", why: .noText)
  /// What makes the prose hard; nil unless the checker was told to find it.
  package var causes: GradeReport.Causes?
  /// The grade limit for the file.
  public var limit = Configuration.GradeLimit()
  /// Strings in order, by category.
  package var scorecard = Scorecard()
  /// The strings that are read as text, by their values; of grades only where the formula gives grades.
  package var grades = GradeHistogram()

  package init(locale: String) {
    self.locale = locale
  }
}

/// A finding with all that a reader of the report needs.
public struct ReportedFinding: Sendable {
  public var finding: Finding
  public var group: RuleDescription.Group
  public var path: String
  public var key = ""
  public var locale = ""
  public var variant = ""
  public var role = Role.unknown
  public var roleSource = RoleSource.none
  /// The text of the entry; empty for problems of the file.
  public var text = ""
  /// Where `finding.range` stands in `text`, in UTF-8 bytes; nil when that is not known.
  package var textRange: Range<Int>?
  /// What the text translates; nil when that is not known.
  public var source: String?
  /// nil when the file has no such place.
  public var place: Place?
  /// The same from run to run, whatever line the string is on; empty until `Report.addFingerprints`.
  public var fingerprint = ""
  /// The reason a person gave to keep this finding quiet; nil when it is not suppressed.
  public var suppressed: String?
  /// How old it is, against a baseline or a revision; nil when there is none.
  package var age: Age?
  /// In how many more files the same text has the same finding.
  package var repeats = 0
  /// How many more texts of its file differ from this one only in numbers, and have the same finding.
  package var series = 0
  /// The splice that makes the replacement; nil when nothing may be written.
  public var edit: Edit?
  /// The bytes on disk that `edit` replaces.
  package var editRange: Range<Int>?

  /// How old a finding is.
  package enum Age: String, Sendable {
    case new
    /// It was there, but its string is another now.
    case updated
    case known
  }

  /// Names the finding by all but its line, grade and message, as if its file were at `path`.
  package func digest(path: String) -> String { CopyLint.digest(of: self, path: path) }

  /// Whether somebody has to look at it: nobody keeps it quiet, and it is not known from before.
  public var isOpen: Bool { suppressed == nil && age != .known }

  package init(finding: Finding, group: RuleDescription.Group, path: String, place: Place? = nil) {
    self.finding = finding
    self.group = group
    self.path = path
    self.place = place
  }
}

/// A byte splice in a document.
public struct Edit: Sendable, Equatable {
  /// In the decoded document.
  public var range: Range<Int>
  /// UTF-8, escaped as the format needs it.
  public var bytes: [UInt8]
  /// What `bytes` stand for, to compare with what is read back.
  public var text: String

  package init(range: Range<Int>, bytes: [UInt8], text: String) {
    self.range = range
    self.bytes = bytes
    self.text = text
  }
}
