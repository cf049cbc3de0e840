internal import Readability

extension TextReporter {
  /// `Overall 91%, very good · Reading grade 8.2, limit 8 · Short strings 93% of 40 plain · Labels 96% of 50, excellent · 14 strings not measured (th)`
  static func scorecard(of report: Report, _ summary: Report.Summary, limit: Double) -> String {
    let scorecard = summary.scorecard
    var parts: [String] = []
    // “Excellent” beside errors would be read as a joke, and so would “100%”.
    func rating(_ share: Scorecard.Share, _ isJoke: Bool) -> String {
      isJoke && share.isPraised ? "" : share.rating
    }
    let hasErrors = summary.errors > 0
    let isJoke = hasErrors || report.hasControlsToName
    if let share = scorecard.overall.figure(), !(isJoke && scorecard.overall.percent == 100) {
      parts.append("Overall \(share)\(rating(scorecard.overall, isJoke))")
    }
    if summary.measure.adjusted != nil { parts.append(readingGrade(summary.grade, limit)) }
    if let share = summary.plain.words() { parts.append("Short strings \(share) plain") }
    for category in Scorecard.Category.allCases where category != .readability {
      let share = scorecard[category]
      if let words = share.words() { parts.append("\(category.title) \(words)\(rating(share, hasErrors))") }
    }
    if summary.notMeasured > 0 { parts.append(notMeasured(summary)) }
    return parts.joined(separator: " · ")
  }

  /// `Overall 91%, very good · Reading grade 8.2, limit 8 · Weakest: labels, 84% of 50 strings`
  static func shortScorecard(of report: Report, _ summary: Report.Summary, limit: Double) -> String {
    let scorecard = summary.scorecard
    var parts: [String] = []
    let hasEnough = scorecard.overall.checked >= Scorecard.Share.fewest
    if hasEnough, report.showsOverall(summary), let share = scorecard.overall.figure() {
      parts.append("Overall \(share)\(scorecard.overall.rating)")
    }
    if summary.measure.adjusted != nil { parts.append(readingGrade(summary.grade, limit)) }
    if let weakest = weakest(scorecard, report.screenSums) { parts.append("Weakest: \(weakest)") }
    if summary.notMeasured > 0 { parts.append(notMeasured(summary)) }
    return parts.joined(separator: " · ")
  }

  /// `labels, 84% of 50 strings` or `controls in code, 60% of 50 named`; nil when nothing is below 100%.
  private static func weakest(_ scorecard: Scorecard, _ screens: ScreenCounts) -> String? {
    var shares = Scorecard.Category.allCases.map {
      (share: scorecard[$0], name: $0.title.lowercased(), noun: "strings")
    }
    shares.append((screens.share, "controls in code", "named"))
    let low = shares.filter { $0.share.checked >= Scorecard.Share.fewest && $0.share.percent ?? 100 < 100 }
    guard let weakest = low.min(by: { $0.share.percent ?? 0 < $1.share.percent ?? 0 }) else { return nil }
    return weakest.share.words().map { "\(weakest.name), \($0) \(weakest.noun)" }
  }

  /// The limit is for running text: a few labels have a grade, too, but it says little.
  static func readingGrade(_ grade: OverallGrade, _ limit: Double) -> String {
    "Reading grade \(gradeAlone(grade))"
      + (grade.isOfProse ? ", limit \(twoDecimals(limit))" : ": too little running text to judge")
  }

  private static func notMeasured(_ summary: Report.Summary) -> String {
    let locales = summary.localesNotMeasured
    let names = locales.prefix(5).joined(separator: ", ") + (locales.count > 5 ? ", …" : "")
    return "\(grouped(summary.notMeasured)) strings not measured (\(names))"
  }

  /// `Gains by category: Labels 84% → 92% without label-symbol-name (23) · Overall 88% → 91%`
  ///
  /// - Returns: nil when no rule alone holds a category back by a point.
  static func gains(_ wins: [Report.CategoryWin], _ scorecard: Scorecard) -> String? {
    let gaining = wins.filter { win in
      win.after.checked >= Scorecard.Share.fewest && win.after.percent != scorecard[win.category].percent
    }
    let shown = Array(gaining.prefix(gainsShown))
    guard !shown.isEmpty else { return nil }
    var parts = shown.map { win in
      let change = change(from: scorecard[win.category], to: win.after)
      return "\(win.category.title) \(change) without \(win.rule) (\(grouped(win.strings)))"
    }
    let overall = scorecard.overall
    let better = overall.clearing(shown.reduce(0) { $0 + $1.strings })
    if overall.percent != better.percent { parts.append("Overall \(change(from: overall, to: better))") }
    return "Gains by category: \(parts.joined(separator: " · "))"
  }

  private static let gainsShown = 3

  /// `Compared files: Reading grade 7.2 → 7.0 · Overall 88% → 91%, very good · Labels 84% → 92%, very good`
  ///
  /// - Returns: nil when all is as it was.
  static func trend(_ changes: Changes) -> String? {
    let (before, after) = (changes.before, changes.after)
    guard before != after else { return nil }
    var parts: [String] = []
    let (oldGrade, newGrade) = (gradeAlone(before.grade), gradeAlone(after.grade))
    if changes.hasComparableGrades, oldGrade != newGrade {
      parts.append("Reading grade \(oldGrade) → \(newGrade)")
    }
    let overall = (before.scorecard.overall, after.scorecard.overall)
    if overall.1.checked > 0, overall.0.percent != overall.1.percent {
      parts.append("Overall \(change(from: overall.0, to: overall.1))\(overall.1.rating)")
    }
    for category in Scorecard.Category.allCases {
      let (old, new) = (before.scorecard[category], after.scorecard[category])
      guard new.checked > 0, old.checked > 0, old.percent != new.percent else { continue }
      parts.append("\(category.title) \(change(from: old, to: new))\(new.rating)")
    }
    return parts.isEmpty ? nil : "Compared files: \(parts.joined(separator: " · "))"
  }

  /// `84% → 92%`, or the one that there is.
  private static func change(from old: Scorecard.Share, to new: Scorecard.Share) -> String {
    let isSame = old.percent == new.percent
    return [isSame ? nil : old.figure(), new.figure()].compactMap { $0 }.joined(separator: " → ")
  }
}
