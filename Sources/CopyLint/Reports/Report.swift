/// Everything a run found, ready for a reporter.
public struct Report: Sendable {
  /// In the order of their paths.
  public var files: [FileReport] = []
  /// Paths that were not checked, and why.
  public var skipped: [(path: String, why: String)] = []
  /// What the baseline lists and is not found any more.
  package var gone: [Baseline.Line] = []
  /// Rules that judge differently since the baseline was written.
  var changedRules: [String] = []

  /// The words that the app is about, those in most strings first.
  public internal(set) var appWords: [AppWordUse] = []

  /// What changed since a revision; nil when nobody asked.
  package var changes: Changes?
  /// Whether the findings know how old they are.
  package var isCompared = false

  /// A report on no files.
  public init() {}
}
