import Readability

extension TextReporter {
  /// The scorecard, the counts, and what to do when a finding is wrong; or that there is nothing to fix.
  func writeClosing(
    of report: Report, _ summary: Report.Summary, _ options: ReportOptions, style: TextStyle,
    into output: inout [UInt8]
  ) {
    let (changes, appWords) = (report.changes, report.appWords)
    let shown = summary.errors + summary.warnings + (options.showsNotes ? summary.notes : 0)
    var lines: [String] = []
    if let changes {
      lines = [changes.sentence(name: "“\(changes.since)”"), Self.trend(changes)].compactMap { $0 }
    }
    if shown == 0 {
      for text in lines { paragraph(text, options, style, into: &output) }
      lines = []
      let clean = changes == nil ? Self.clean(summary) : "Nothing new to fix."
      paragraph(clean, options, style, .good, into: &output)
    } else {
      for text in lines { paragraph(text, options, style, into: &output) }
      lines = []
      paragraph(Self.counts(summary, options: options), options, style, .strong, into: &output)
      // The shares of a few files say nothing about the app.
      let scorecard = changes == nil ? Self.scorecard(summary, limit: options.gradeLimit) : ""
      if !scorecard.isEmpty { lines.append(scorecard) }
      let quickWins = report.quickWins(3)
      if !quickWins.isEmpty { lines.append(Self.quickWins(quickWins)) }
      if changes == nil, let gains = Self.gains(report.categoryWins, summary.scorecard) {
        lines.append(gains)
      }
    }
    if !appWords.isEmpty { lines.append(Self.appWords(appWords)) }
    if !options.showsNotes, let hidden = Self.hiddenNotes(summary) { lines.append(hidden) }
    lines += Self.quietSentences(summary)
    if shown > 0 { lines.append("Is a finding wrong? “copy-lint explain RULE” says how to turn it off.") }
    for text in lines { paragraph(text, options, style, into: &output) }
  }

  /// `1,204 notes are not shown; “--notes” shows them.` nil when all notes are shown.
  static func hiddenNotes(_ summary: Report.Summary) -> String? {
    switch summary.notes {
    case 0: nil
    case 1: "1 note is not shown; “--notes” shows it."
    default: "\(grouped(summary.notes)) notes are not shown; “--notes” shows them."
    }
  }

  /// What is not shown, and why.
  private static func quietSentences(_ summary: Report.Summary) -> [String] {
    var lines: [String] = []
    if summary.suppressed > 0 {
      let findings = summary.suppressed == 1 ? "finding is" : "findings are"
      lines.append("\(grouped(summary.suppressed)) \(findings) turned off by a comment.")
    }
    if summary.known > 0 {
      let findings = summary.known == 1 ? "finding is" : "findings are"
      lines.append("\(grouped(summary.known)) \(findings) already known.")
    }
    if summary.gone > 0 {
      let (findings, them) = summary.gone == 1 ? ("finding is", "it") : ("findings are", "them")
      lines.append(
        "\(grouped(summary.gone)) known \(findings) gone. “--write-baseline” drops \(them).")
    }
    if let note = summary.newVerdictNote { lines.append(note) }
    return lines
  }

  /// `Copy is clear: 1,204 strings, grade 6.1, nothing to fix.`
  private static func clean(_ summary: Report.Summary) -> String {
    let strings = summary.entries == 1 ? "1 string" : "\(grouped(summary.entries)) strings"
    let grade = summary.measure.adjusted == nil ? "" : ", grade \(gradeAlone(summary.grade))"
    let known = summary.known > 0 ? "nothing new to fix" : "nothing to fix"
    return "Copy is clear: \(strings)\(grade), \(known)."
  }

  /// `Quick wins: “...” → “…” (147), “URL” → “link” (12)`
  static func quickWins(_ wins: [Report.QuickWin]) -> String {
    let shown = wins.map { win in
      let change =
        win.replacement.isEmpty
        ? "remove \(named(win.words))" : "\(named(win.words)) → \(named(win.replacement))"
      return "\(change) (\(grouped(win.findings)))"
    }
    return "Quick wins: \(shown.joined(separator: ", "))"
  }

  /// In quotes; a space by its name, since nobody can see it.
  private static func named(_ words: String) -> String {
    switch words {
    case " ": "a space"
    case "\u{A0}": "a no-break space"
    case "\u{202F}": "a narrow no-break space"
    case "  ": "two spaces"
    default: quoted(words)
    }
  }

  /// `The app's own words: “changeset” (49), “redaction” (18). Explain each once, then list it under “familiar”.`
  static func appWords(_ words: [AppWordUse]) -> String {
    let shown = words.prefix(appWordsShown).map { "\(quoted($0.word)) (\(grouped($0.strings)))" }
    let more = words.count > shown.count ? " and \(grouped(words.count - shown.count)) more" : ""
    return "The app's own words: \(shown.joined(separator: ", "))\(more). "
      + "Explain each once, then list it under “familiar” in .copy-lint.yml."
  }

  private static let appWordsShown = 10

  private static func counts(_ summary: Report.Summary, options: ReportOptions) -> String {
    func count(_ number: Int, _ name: String) -> String {
      "\(grouped(number)) \(name)\(number == 1 ? "" : "s")"
    }
    var text = "\(count(summary.errors, "error")), \(count(summary.warnings, "warning"))"
    if options.showsNotes { text += ", \(count(summary.notes, "note"))" }
    text += "."
    let fixable = summary.fixable - (options.showsNotes ? 0 : summary.fixableNotes)
    if fixable > 0 { text += " “--fix” fixes \(grouped(fixable))." }
    return text
  }
}
