import Readability

extension TextReporter {
  /// The counts, the scorecard in a line, what would help most, and what to do when a finding is wrong; or that there is
  /// nothing to fix. Four lines, mostly: what takes more is asked for with “--statistics” or is in the HTML report.
  func writeClosing(
    of report: Report, _ summary: Report.Summary, _ options: ReportOptions, style: TextStyle,
    into output: inout [UInt8]
  ) {
    let changes = report.changes
    let shown = summary.errors + summary.warnings + (options.showsNotes ? summary.notes : 0)
    if let changes {
      let lines = [
        changes.sentence(name: "“\(changes.since)”"),
        changes.untranslated.sentence(showsNotes: options.showsNotes), Self.trend(changes),
      ]
      for text in lines.compactMap({ $0 }) {
        paragraph(text, options, style, into: &output)
      }
      if options.showsNotes, summary.notes > 0 {
        let notes = summary.notes == 1 ? "1 note is" : "\(grouped(summary.notes)) notes are"
        paragraph("\(notes) new, too.", options, style, into: &output)
      }
    }
    var lines: [String] = []
    if shown == 0 {
      let isClear = summary.entries > 0
      let text =
        changes == nil
        ? Self.clear(summary, report.missing, hasKeys: report.hasAskedKeys, options)
        : "Nothing new to fix."
      paragraph(text, options, style, isClear ? .good : .strong, into: &output)
    } else {
      paragraph(Self.counts(summary, options: options), options, style, .strong, into: &output)
      if let places = Self.translationErrors(of: report, options) { lines.append(places) }
      let counting = [
        Self.countingOfMissing(in: report, options), Self.countingOfLanguages(in: report, options),
      ]
      lines = [options.sentenceOnExcess].compactMap { $0 } + lines + counting.compactMap { $0 }
      // The shares of a few files, or of a few rules, say nothing about the app.
      if changes == nil, options.isWhole {
        lines += Self.shares(of: report, summary, options)
        let screens = options.showsStatistics ? Self.screens(report.screenSums) : nil
        lines += [screens, Self.screenWins(report.screensToName)].compactMap { $0 }
      }
      let quickWins = report.quickWins(3)
      if !quickWins.isEmpty { lines.append(Self.quickWins(quickWins, offersFixes: options.offersFixes)) }
    }
    // They are notes: whoever sees no notes has nothing to do.
    if options.showsNotes, !report.appWords.isEmpty { lines.append(Self.appWords(report.appWords)) }
    let quiet = Self.quietSentences(summary)
    if !quiet.isEmpty { lines.append(quiet.joined(separator: " ")) }
    if let note = summary.newVerdictNote { lines.append(note) }
    if options.namesTranslations, options.isWhole, changes == nil, report.holdsTranslations {
      lines.append("“--translations” compares the translations with their source.")
    }
    if options.isWhole {
      lines += [report.sourceless, report.unreadFiles, report.unreadWords].compactMap { $0 }
    }
    if shown > 0 { lines.append("Is a finding wrong? “copy-lint explain RULE” says how to turn it off.") }
    for text in lines { paragraph(text, options, style, into: &output) }
  }

  /// The scorecard: all of it next to the sums over rules, else the overall share, the grade and where most is to be gained.
  private static func shares(
    of report: Report, _ summary: Report.Summary, _ options: ReportOptions
  ) -> [String] {
    let scorecard =
      options.showsStatistics
      ? Self.scorecard(of: report, summary, limit: options.gradeLimit)
      : Self.shortScorecard(of: report, summary, limit: options.gradeLimit)
    let gains = options.showsStatistics ? Self.gains(report.categoryWins, summary.scorecard) : nil
    return [scorecard.isEmpty ? nil : scorecard, gains].compactMap { $0 }
  }

  /// `“--notes” shows 1,204 notes.` nil without notes.
  static func hiddenNotes(_ summary: Report.Summary) -> String? {
    switch summary.notes {
    case 0: nil
    case 1: "“--notes” shows 1 note."
    default: "“--notes” shows \(grouped(summary.notes)) notes."
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
    if summary.unasked > 0 {
      let more = summary.known > 0 ? " more" : summary.unasked == 1 ? " finding" : " findings"
      lines.append("The baseline has \(grouped(summary.unasked))\(more) that this run didn't check.")
    }
    if summary.gone > 0 {
      let (findings, them) = summary.gone == 1 ? ("finding is", "it") : ("findings are", "them")
      lines.append(
        "\(grouped(summary.gone)) known \(findings) gone\(Self.gone(summary)). “--write-baseline” drops \(them)."
      )
    }
    return lines
  }

  /// `, 12 with “values-sw/strings.xml”, which is no longer there`: nobody has fixed those.
  private static func gone(_ summary: Report.Summary) -> String {
    guard let first = summary.goneFiles.first else { return "" }
    let part = summary.goneWithFiles == summary.gone ? "" : ", \(grouped(summary.goneWithFiles))"
    return summary.goneFiles.count == 1
      ? "\(part) with “\(printable(first))”, which is no longer there"
      : "\(part) with \(grouped(summary.goneFiles.count)) files that are no longer there, such as “\(printable(first))”"
  }

  /// `Copy is clear: 1,204 strings, grade 6.1, nothing to fix.` Where something was found after all, or not all was looked at,
  /// what was.
  ///
  /// - Parameter missing: translations that are missing or to be reviewed.
  private static func clear(
    _ summary: Report.Summary, _ missing: Int, hasKeys: Bool, _ options: ReportOptions
  ) -> String {
    guard summary.entries > 0 else {
      return "No strings were found in \(summary.files == 1 ? "1 file" : "\(grouped(summary.files)) files")."
    }
    let strings = summary.entries == 1 ? "1 string" : "\(grouped(summary.entries)) strings"
    // Of a few labels, it says little.
    let hasGrade = summary.measure.adjusted != nil && summary.grade.isOfProse
    let grade = hasGrade ? ", grade \(gradeAlone(summary.grade))" : ""
    var text: String
    if let key = options.askedKeys.first {
      let isOne = options.askedKeys.count == 1
      let those = isOne ? "“\(key)”" : "these keys"
      // What is accepted has a line of its own.
      let isAccepted = summary.suppressed > 0 || summary.known > 0
      text = isAccepted ? "Nothing new to fix in \(those)." : "Nothing to fix in \(those)."
      if !hasKeys { text = "Nothing was checked: no string has \(isOne ? "the key \(those)" : those)." }
    } else if let rule = options.askedRules.first {
      let isOne = options.askedRules.count == 1
      text = isOne ? "“\(rule)” finds nothing" : "These \(options.askedRules.count) rules find nothing"
      text += summary.known > 0 ? " new in \(strings)." : " in \(strings)."
    } else if !options.leftOutRules.isEmpty {
      let rules = options.leftOutRules.map { "“\($0)”" }.joined(separator: ", ")
      text = "No errors or warnings in \(strings)\(grade), without \(rules)."
    } else if options.onlyOwnTerms {
      text = "Your glossary finds nothing\(summary.known > 0 ? " new" : "") in \(strings)."
    } else if summary.known > 0 {
      text = "Nothing new to fix in \(strings)\(grade)."
    } else if summary.suppressed > 0 || summary.notes > 0 || missing > 0
      || isAbove(options.gradeLimit, summary)
    {
      text = "No errors or warnings in \(strings)\(grade)."
    } else {
      text = "Copy is clear: \(strings)\(grade), nothing to fix."
    }
    if missing > 0 {
      let still = summary.known > 0 ? "still " : ""
      let translations = missing == 1 ? "1 translation is" : "\(grouped(missing)) translations are"
      text += " \(translations) \(still)not done."
    }
    if !options.showsNotes, let hidden = hiddenNotes(summary) { text += " \(hidden)" }
    return text
  }

  /// Whether the grade that is shown is above the limit. What judges may be a lower one, or have too few words.
  private static func isAbove(_ limit: Double, _ summary: Report.Summary) -> Bool {
    let measure = summary.grade.measure
    return summary.measure.adjusted != nil && measure.schoolGrade != nil && measure.value ?? 0 > limit
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
    var text = "\(counted(summary.errors, "error")), \(counted(summary.warnings, "warning"))"
    if options.showsNotes, summary.notes > 0 || options.askedRules.isEmpty {
      text += ", \(counted(summary.notes, "note"))"
    }
    text += "."
    let fixable = summary.fixable - (options.fixesNotes ? 0 : summary.fixableNotes)
    if fixable > 0, options.offersFixes { text += " “--fix” fixes \(grouped(fixable))." }
    if !options.showsNotes, let hidden = hiddenNotes(summary) { text += " \(hidden)" }
    return text
  }
}
