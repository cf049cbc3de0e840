/// Everything a run found, ready for a reporter.
public struct Report: Sendable {
  /// In the order of their paths.
  public var files: [FileReport] = []
  /// Paths that were not checked, and why.
  public var skipped: [(path: String, why: String)] = []
  /// What the baseline lists but is no longer found.
  package var gone: [Baseline.Line] = []
  /// Lines of the baseline that a run with these flags doesn't look for; only where it looks at the whole project.
  package var unasked = 0
  /// The paths of findings that are gone where the file is gone, too; each once.
  package var goneFiles: [String] = []
  /// Rules that judge differently since the baseline was written.
  var changedRules: [String] = []

  /// The words that the app is about, those in most strings first.
  public internal(set) var appWords: [AppWordUse] = []

  /// What to do about words in code that no format reads; nil where there is hardly any.
  package var unreadWords: String?

  /// Files whose paths suggest strings, but whose content no format reads; nil if there are no such files.
  package var unreadFiles: String?

  /// What to do about translations without a source file; nil if each has one.
  package var sourceless: String?

  /// Whether strings have all keys that the command line asks for.
  package var hasAskedKeys = true

  /// What changed since a revision; nil without `--since`.
  package var changes: Changes?
  /// The languages with what is told of them, after findings were folded; nil where none were.
  var languages: [TranslationRow]?
  /// Whether findings are marked as new or known.
  package var isCompared = false

  /// A report without files.
  public init() {}

  /// Bytes that a report for programs hardly ever goes beyond.
  var roomForPrograms: Int { files.reduce(0) { $0 + $1.findings.records.count } * 1024 }
}
