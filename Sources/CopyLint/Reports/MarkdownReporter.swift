internal import Readability

/// For a comment on a pull request: the counts, the files with findings, the hardest findings, the quick wins.
///
/// A GitHub comment may have 65,536 characters; what would go beyond that is counted, not shown.
public struct MarkdownReporter: Reporter {
  public let name = "markdown"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    let summary = report.summary
    let shown = report.files.filter { $0.findings.count(options) > 0 }
    let new = report.changes == nil ? "" : "new "
    var text =
      "## Copy: \(counted(summary.errors, new + "error")), \(counted(summary.warnings, new + "warning"))\n\n"
    if let changes = report.changes {
      text += changes.sentence(name: cell(changes.since)) + "\n"
      if let new = changes.untranslated.sentence(showsNotes: options.showsNotes) {
        text += "\n\(cell(new, longest: .max))\n"
      }
      writeChanges(changes, into: &text)
      writeTrend(changes, into: &text)
    } else {
      writeSums(summary, options, into: &text)
      if !shown.isEmpty {
        writeFiles(shown, options, into: &text)
        writeLanguages(of: report, options, into: &text)
        writeScorecard(
          summary.scorecard, report.categoryWins, showsOverall: report.showsOverall(summary),
          hasErrors: summary.errors > 0, into: &text)
      }
    }
    if !shown.isEmpty { writeWorst(of: report, options, into: &text) }
    writeWins(report.quickWins(Self.winsShown), into: &text)
    if options.showsNotes, !report.appWords.isEmpty {
      text += "\n\(cell(TextReporter.appWords(report.appWords), longest: .max))\n"
    }
    if !options.showsNotes, let hidden = TextReporter.hiddenNotes(summary) { text += "\n\(cell(hidden))\n" }
    writeKnown(summary, into: &text)
    output.append(contentsOf: text.utf8)
  }

  private static let filesShown = 20
  private static let worstShown = 10
  private static let winsShown = 5
  /// Scalars of a text or message in a cell.
  private static let longestCell = 200
  private static let longestKey = 60

  private func writeSums(_ summary: Report.Summary, _ options: ReportOptions, into text: inout String) {
    text += "\(counted(summary.entries, "string")) in \(counted(summary.files, "file"))"
    if summary.measure.adjusted != nil {
      text += "; " + TextReporter.readingGrade(summary.grade, options.gradeLimit).lowercased()
    }
    if let share = summary.plain.words() { text += "; short strings \(share) plain" }
    text += ".\n"
  }

  private func writeKnown(_ summary: Report.Summary, into text: inout String) {
    if summary.known > 0 { text += "\n\(counted(summary.known, "finding")) already known.\n" }
    if summary.gone > 0 { text += "\n\(counted(summary.gone, "known finding")) no longer found.\n" }
    if let note = summary.newVerdictNote { text += "\n\(note)\n" }
  }

  /// What the change did, the files with most new findings first.
  private func writeChanges(_ changes: Changes, into text: inout String) {
    guard !changes.files.isEmpty else { return }
    let sorted = changes.files.sorted {
      ($1.findings.added, $0.path) < ($0.findings.added, $1.path)
    }
    text += "\n| File | Grade | Added | Changed | Removed | New findings | Fixed |\n"
    text += "|---|---:|---:|---:|---:|---:|---:|\n"
    for file in sorted.prefix(Self.filesShown) {
      let (strings, findings) = (file.strings, file.findings)
      let numbers = [strings.added, strings.changed, strings.removed, findings.added, findings.fixed]
      text += "| \(cell(file.path)) | \(grade(file)) | \(numbers.map(grouped).joined(separator: " | ")) |\n"
    }
    if sorted.count > Self.filesShown { text += "\nAnd \(sorted.count - Self.filesShown) more files.\n" }
  }

  /// `5.1 → 5.4`, or the only one.
  private func grade(_ file: Changes.File) -> String {
    let before = TextReporter.gradeAlone(file.before)
    let after = TextReporter.gradeAlone(file.after)
    return before == after ? after : "\(before) → \(after)"
  }

  private func writeFiles(_ files: [FileReport], _ options: ReportOptions, into text: inout String) {
    let sorted = files.map { (file: $0, findings: $0.findings.count(options)) }
      .sorted { ($1.findings, $0.file.path) < ($0.findings, $1.file.path) }
    text += "\n| File | Grade | Errors | Warnings |\n|---|---:|---:|---:|\n"
    for (file, _) in sorted.prefix(Self.filesShown) {
      let source = file.locales.first(where: \.isSource) ?? file.locales.first
      let grade = TextReporter.gradeAlone(source?.grade)
      let errors = file.findings.count(options) { $0.severity == .error }
      let warnings = file.findings.count(options) { $0.severity == .warning }
      text += "| \(cell(file.path)) | \(grade) | \(errors) | \(warnings) |\n"
    }
    if sorted.count > Self.filesShown { text += "\nAnd \(sorted.count - Self.filesShown) more files.\n" }
  }

  /// Errors first, then the hardest to read; of similar findings only one, with the places of the others.
  private func writeWorst(of report: Report, _ options: ReportOptions, into text: inout String) {
    let order = FindingOrder(report, options).items
    let alike = AlikeFindings(report, order)
    var isShown = [Bool](repeating: false, count: alike.groups.count)
    var findings: [(file: FileReport, record: FindingRecord, grade: Double, key: String, group: Int?)] = []
    for item in order {
      let file = report.files[item.file]
      let record = file.findings.records[item.finding]
      let group = alike.group(of: record, inFile: item.file, file.findings)
      if let group, isShown[group] { continue }
      if let group { isShown[group] = true }
      let grade = record.measure.flatMap { file.findings.measures[Int($0)].value } ?? 0
      findings.append((file, record, grade, file.findings.key(of: record), group))
    }
    let worst = findings.sorted {
      if $0.record.severity != $1.record.severity { return $0.record.severity > $1.record.severity }
      if $0.grade != $1.grade { return $0.grade > $1.grade }
      return ($0.file.path, $0.key) < ($1.file.path, $1.key)
    }
    let paths = report.files.map(\.path)
    text += "\n### Start with\n\n| Where | Key | Text | What to do | Rule |\n|---|---|---|---|---|\n"
    for (file, record, _, _, group) in worst.prefix(Self.worstShown) {
      let reported = file.findings.reported(record)
      var place = shortestPath(reported.path, among: paths)
      if let line = reported.place?.line, line > 0 { place += ":\(line)" }
      var advice = cell(reported.finding.message)
      if let group { advice += " " + cell(alike.others(group, in: report, of: nil)) }
      let rule = "\(reported.finding.severity.rawValue): \(reported.finding.rule)"
      text +=
        "| \(cell(place)) | \(cell(shownKey(reported.key), longest: Self.longestKey)) | \(cell(reported.text)) "
      text += "| \(advice) | \(cell(rule)) |\n"
    }
    let left = worst.prefix(Self.worstShown).reduce(order.count) { left, shown in
      left - (shown.group.map { alike.groups[$0].count } ?? 1)
    }
    if left > 0 { text += "\n\(counted(left, "more finding")) in the full report.\n" }
  }

  private func writeWins(_ wins: [Report.QuickWin], into text: inout String) {
    guard !wins.isEmpty else { return }
    text += "\n### Quick wins\n\n"
    for win in wins {
      let new = win.replacement.isEmpty ? "(remove it)" : "“\(cell(win.replacement))”"
      text +=
        "- “\(cell(win.words))” → \(new): clears \(counted(win.findings, "finding")), \(way(win.applicability))\n"
    }
  }

  private func way(_ applicability: Applicability) -> String {
    switch applicability {
    case .safe: "with `--fix`"
    case .unsafe: "with `--unsafe-fixes`"
    case .shown: "by hand"
    }
  }

  /// A text on one line, with all signs that Markdown or GitHub would act on escaped.
  func cell(_ text: String, longest: Int = longestCell) -> String {
    var result = ""
    for (count, scalar) in printable(text).unicodeScalars.enumerated() {
      guard count < longest else { return result + "…" }
      switch scalar {
      case "@": result += "&#64;"
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\\", "|", "*", "_", "`", "[", "]", "#", "~": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// As much of the end of a path as tells it from the others: `de/translation.json`.
func shortestPath(_ path: String, among paths: [String]) -> String {
  let parts = path.split(separator: "/")
  for count in parts.indices.map({ $0 + 1 }) {
    let end = parts.suffix(count).joined(separator: "/")
    let isShared = paths.contains { $0 != path && ($0 == end || $0.hasSuffix("/" + end)) }
    if !isShared { return end }
  }
  return path
}
