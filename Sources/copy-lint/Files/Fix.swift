import CopyLint

/// A file after fixing.
struct Fixed {
  /// The file as it should be on disk.
  var bytes: [UInt8]
  /// What is left to say about it.
  var report: FileReport
  /// How many fixes were made.
  var count = 0
}

/// What no fix may change.
struct Kept: Sendable {
  /// Findings of the revision of `--since`, by their digests without a path.
  var findings: Set<String> = []
  /// The strings of that time.
  var strings: Set<StringIdentity> = []
  /// The app's own words, by their hashes.
  var appWords: Set<UInt64> = []

  /// Whether it was found before, or its string is as it was. A translation that is as it was may be wrong now, as its source
  /// has changed.
  func holds(_ reported: ReportedFinding) -> Bool {
    if findings.isEmpty, strings.isEmpty { return false }
    if findings.contains(reported.digest(path: "")) { return true }
    return reported.group != .translation && strings.contains(reported.identity)
  }
}

/// Makes fixes until there are no more, so that a second run has nothing to do.
///
/// - Parameters:
///   - takesNotes: whether notes were asked for. A note that is shown only because its rule was asked for is not changed.
///   - kept: what is left alone.
///
/// One fix may lead to the next: what two findings share is changed by the first, and the other is looked at again.
func fix(
  _ document: Document, sources: SourceStrings?, report: FileReport, takesUnsafe: Bool,
  takesNotes: Bool, kept: Kept = Kept(), checker: inout Checker
) -> Fixed {
  // More rounds than fixes ever need; it ends a circle of two rules that undo each other.
  let mostRounds = 8
  let options = checker.configuration.readingOptions(of: document.path)
  var document = document
  var fixed = Fixed(bytes: document.original, report: report)
  for _ in 0..<mostRounds {
    let edits = disjointEdits(
      of: fixed.report.withoutFindings(on: kept.appWords), takesUnsafe: takesUnsafe, takesNotes: takesNotes,
      kept: kept)
    guard let format = checker.format(of: document),
      let (bytes, count) = document.applyingSound(edits, format: format, options: options)
    else { break }
    document = Document(path: document.path, bytes: bytes, isNamed: document.isNamed)
    guard var report = checker.check(document, sources: sources) else { break }
    report.findings.keepAsked(checker.configuration)
    fixed = Fixed(bytes: bytes, report: report, count: fixed.count + count)
  }
  return fixed
}

/// The edits that may be made, in file order; of two that overlap, the first.
private func disjointEdits(
  of report: FileReport, takesUnsafe: Bool, takesNotes: Bool, kept: Kept
) -> [Edit] {
  let edits = report.findings.compactMap { reported -> Edit? in
    guard reported.suppressed == nil, takesNotes || reported.finding.severity > .note,
      let edit = reported.edit
    else { return nil }
    if kept.holds(reported) { return nil }
    switch reported.finding.applicability {
    case .safe: return edit
    case .unsafe: return takesUnsafe ? edit : nil
    case .shown, nil: return nil
    }
  }
  var result: [Edit] = []
  for edit in edits.sorted(by: {
    ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
  }) {
    if let last = result.last, edit.range.lowerBound < last.range.upperBound || edit.range == last.range {
      continue
    }
    result.append(edit)
  }
  return result
}

/// The keys of the strings whose text differs in the new bytes; each once, in the order of the file.
func changedKeys(in document: Document, to bytes: [UInt8], _ checker: borrowing Checker) -> [String] {
  guard let format = checker.format(of: document) else { return [] }
  let options = checker.configuration.readingOptions(of: document.path)
  let new = Document(path: document.path, bytes: bytes, isNamed: document.isNamed)
  let (before, after) = (
    format.read(document, options: options).entries, format.read(new, options: options).entries
  )
  var keys: [String] = []
  for (old, new) in zip(before, after) where old.text != new.text || old.source != new.source {
    if keys.last != old.key { keys.append(old.key) }
  }
  return keys
}
