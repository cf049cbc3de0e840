/// One way to show a report.
public protocol Reporter: Sendable {
  /// What `--format` calls it.
  var name: String { get }

  /// Whether it shows fingerprints: `Report.addFingerprints` has to make them first.
  var showsFingerprints: Bool { get }

  /// Adds the whole report, UTF-8, ending in a line end.
  func write(_ report: Report, options: ReportOptions, into output: inout [UInt8])
}

extension Reporter {
  public var showsFingerprints: Bool { false }
}

/// What a reporter has to know besides the report.
public struct ReportOptions: Sendable {
  /// Asked for only by a reporter that shows them: it takes ICU's data to answer.
  public var versions: @Sendable () -> ToolVersions
  /// Asked for only by a reporter that shows it: it takes git to answer.
  public var origin: @Sendable () -> ReportOrigin = { ReportOrigin() }
  /// The highest grade allowed.
  public var gradeLimit = 8.0
  /// The grade to write for.
  public var gradeTarget = 6.0
  /// Shows notes, and not only warnings and errors.
  public var showsNotes = false
  /// Whether “--fix” takes notes, too.
  package var fixesNotes = false
  /// Whether fixes can be written: not into text from the standard input.
  package var offersFixes = true
  /// Whether only terms of the project's own glossary were asked for.
  package var onlyOwnTerms = false
  /// Whether the text shows each finding by itself, and not those alike as one.
  package var showsEach = false
  /// Leaves out of SARIF what was known before.
  package var showsOnlyNew = false
  /// The only rules that were asked for; empty where all that are on were.
  package var askedRules: [String] = []
  /// Keys of the only strings that were asked for; empty where all are reported.
  package var askedKeys: [String] = []
  /// Rules that were turned off for this run.
  package var leftOutRules: [String] = []
  /// The least severity that makes the run fail; nil where nothing does.
  package var failingSeverity: Severity? = .error
  /// How many warnings were allowed, where there are more and the run fails for nothing else.
  package var exceededWarnings: Int?
  /// Leaves out tables and closing lines.
  public var isQuiet = false
  /// Colors the text for a terminal.
  public var usesColor = false
  /// Shows how far each language is.
  public var showsTranslations = false
  /// Says how translations are compared where the run doesn't.
  package var namesTranslations = false
  /// Columns to fill with text for people.
  public var width = 100
  /// Cuts what is wider than that, as a terminal would wrap it.
  public var cutsLines = false
  /// How many findings the text shows; nil: all of them.
  public var findingLimit: Int?
  /// Shows sums over rules in place of findings.
  public var showsStatistics = false

  /// All as it is by default, and what tells the versions.
  public init(versions: @escaping @Sendable () -> ToolVersions) {
    self.versions = versions
  }

  /// Why the run fails, where nothing but the number of warnings makes it.
  var sentenceOnExcess: String? {
    exceededWarnings.map { "“--max-warnings” allows \(counted($0, "warning")), so this run fails." }
  }

  /// Whether the run looked at all that the settings ask for, so that its shares say something of the app.
  var isWhole: Bool {
    askedRules.isEmpty && leftOutRules.isEmpty && askedKeys.isEmpty && !onlyOwnTerms
  }

  /// Whether a finding is shown at all.
  func shows(_ record: FindingRecord) -> Bool {
    record.isOpen && (showsNotes || record.severity > .note)
  }
}

/// The program, and the Unicode data that its answers depend on.
public struct ToolVersions: Sendable, Equatable {
  /// Of the tool that reports.
  public var tool: String
  /// Of ICU.
  public var icu: String
  /// Of the data on languages in ICU.
  public var cldr: String
  /// Of Unicode in ICU.
  public var unicode: String

  /// Versions, each as it is shown.
  public init(tool: String, icu: String, cldr: String, unicode: String) {
    self.tool = tool
    self.icu = icu
    self.cldr = cldr
    self.unicode = unicode
  }
}

extension FileFindings {
  /// How many findings a report with these options shows, of those that count.
  func count(_ options: ReportOptions, where counts: (FindingRecord) -> Bool = { _ in true }) -> Int {
    records.count { options.shows($0) && counts($0) }
  }

  /// The findings that a report with these options shows, each made when it is asked for. Not to be kept all at once: each
  /// has texts of its own, and those may be long.
  func shown(_ options: ReportOptions) -> some Sequence<ReportedFinding> {
    records.lazy.filter { options.shows($0) }.map { reported($0) }
  }
}
