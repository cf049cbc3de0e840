extension MarkdownReporter {
  /// The share of each category, with a word for it, and the rule that holds it back most.
  ///
  /// - Parameters:
  ///   - showsOverall: a good word under errors would be read as a joke.
  ///   - hasErrors: whether there are any; then no share is praised.
  func writeScorecard(
    _ scorecard: Scorecard, _ wins: [Report.CategoryWin], showsOverall: Bool, hasErrors: Bool,
    into text: inout String
  ) {
    guard scorecard.overall.checked > 0 else { return }
    text += "\n### Scorecard\n\n| Category | Share | Rating | Biggest win |\n|---|---:|---|---|\n"
    for category in Scorecard.Category.allCases {
      let share = scorecard[category]
      guard let words = share.words() else { continue }
      let gain = wins.first { $0.category == category }.map(Self.gain) ?? ""
      let word = hasErrors && share.isPraised ? "" : Self.word(share)
      text += "| \(category.title) | \(words) | \(word) | \(gain) |\n"
    }
    guard showsOverall else { return }
    let overall = scorecard.overall
    let better = overall.clearing(wins.reduce(0) { $0 + $1.strings })
    let gain = wins.isEmpty ? "" : "all of these: \(better.figure() ?? "")"
    text += "| Overall | \(overall.figure() ?? "") | \(Self.word(overall)) | \(gain) |\n"
  }

  /// The shares then and now, of the files that were compared.
  func writeTrend(_ changes: Changes, into text: inout String) {
    let (before, after) = (changes.before, changes.after)
    guard before != after, after.scorecard.overall.checked > 0 else { return }
    text += "\n| Scorecard | Before | Now | Rating |\n|---|---:|---:|---|\n"
    func row(_ name: String, _ old: Scorecard.Share, _ new: Scorecard.Share) {
      guard let now = new.words() else { return }
      text += "| \(name) | \(old.words() ?? "–") | \(now) | \(Self.word(new)) |\n"
    }
    for category in Scorecard.Category.allCases {
      row(category.title, before.scorecard[category], after.scorecard[category])
    }
    row("Overall", before.scorecard.overall, after.scorecard.overall)
    let hasBoth = before.grade != nil && after.grade != nil
    if hasBoth ? changes.hasComparableGrades : before.grade != nil || after.grade != nil {
      let (old, new) = (TextReporter.gradeAlone(before.grade), TextReporter.gradeAlone(after.grade))
      text += "| Reading grade | \(old) | \(new) | |\n"
    }
  }

  /// “`label-symbol-name` (12): 92 %”
  private static func gain(_ win: Report.CategoryWin) -> String {
    "`\(win.rule)` (\(grouped(win.strings))): \(win.after.figure() ?? "")"
  }

  private static func word(_ share: Scorecard.Share) -> String {
    share.checked < Scorecard.Share.fewest ? "" : share.status ?? ""
  }
}
