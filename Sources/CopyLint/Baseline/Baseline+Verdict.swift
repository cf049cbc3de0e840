extension Baseline {
  /// The rules whose verdict on the same string has changed, by the number of the change. Add a row when one changes.
  ///
  /// `--write-baseline` writes the last number, so that a later version can tell which findings the file could not list.
  static let changes: [(verdict: Int, rules: [String])] = [
    (2, ["grade-too-high", "file-grade-too-high", "hard-word"])
  ]

  /// The verdict of this program; 0.1 had the first one, and wrote no number.
  static let newestVerdict = changes.last?.verdict ?? 1

  /// The rules that judge differently since this was written.
  package var changedRules: [String] { Self.changes.filter { $0.verdict > verdict }.flatMap(\.rules) }
}

extension Report.Summary {
  /// Why findings may be new though nobody changed their strings; nil when there is no such finding.
  var newVerdictNote: String? {
    guard newlyJudged > 0 else { return nil }
    let findings = newlyJudged == 1 ? "finding" : "findings"
    return "\(grouped(newlyJudged)) \(findings) may be new because grades are now judged differently. "
      + "See Documentation/Upgrading.md."
  }
}
