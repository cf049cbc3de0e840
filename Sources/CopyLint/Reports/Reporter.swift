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

/// What a reporter has to know beside the report.
public struct ReportOptions: Sendable {
  /// Asked for only by a reporter that shows them: it takes ICU's data to answer.
  public var versions: @Sendable () -> ToolVersions
  /// The grade that may not be passed.
  public var gradeLimit = 8.0
  /// The grade to write for.
  public var gradeTarget = 6.0
  public var showsNotes = false
  /// Leaves out tables and closing lines.
  public var isQuiet = false
  public var usesColor = false
  /// Shows how far each language is.
  public var showsTranslations = false

  public init(versions: @escaping @Sendable () -> ToolVersions) {
    self.versions = versions
  }

  /// Whether a finding is shown at all.
  func shows(_ record: FindingRecord) -> Bool {
    record.isOpen && (showsNotes || record.severity > .note)
  }
}

/// The program, and the Unicode data that its answers depend on.
public struct ToolVersions: Sendable, Equatable {
  public var tool: String
  public var icu: String
  public var cldr: String
  public var unicode: String

  public init(tool: String, icu: String, cldr: String, unicode: String) {
    self.tool = tool
    self.icu = icu
    self.cldr = cldr
    self.unicode = unicode
  }
}

extension FileFindings {
  /// The findings that a report with these options shows, each made when it is asked for.
  func shown(_ options: ReportOptions) -> some Sequence<ReportedFinding> {
    records.lazy.filter { options.shows($0) }.map { reported($0) }
  }
}
