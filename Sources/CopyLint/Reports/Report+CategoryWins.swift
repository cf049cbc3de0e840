extension Report {
  /// What a category gains when all findings of one rule are fixed.
  package struct CategoryWin: Sendable, Equatable {
    package var category: Scorecard.Category
    /// Rule name.
    package var rule: String
    /// Errors and warnings that are open.
    package var findings: Int
    /// An upper bound: if a string has two findings, the gain is less.
    package var after: Scorecard.Share
  }

  /// The rule with most findings in each category, the one with most findings first.
  package var categoryWins: [CategoryWin] {
    let scorecard = summary.scorecard
    var counts: [String: Int] = [:]
    for file in files {
      for record in file.findings.records where record.isOpen && record.severity > .note {
        counts[file.findings.rule(of: record), default: 0] += 1
      }
    }
    var wins: [CategoryWin] = []
    for rule in allRules.map(\.about) {
      guard let findings = counts[rule.name] else { continue }
      for category in Scorecard.Category.allCases
      where Scorecard.Categories(group: rule.group).contains(Scorecard.Categories(category)) {
        let win = CategoryWin(
          category: category, rule: rule.name, findings: findings,
          after: scorecard[category].clearing(findings))
        if let index = wins.firstIndex(where: { $0.category == category }) {
          if wins[index].findings < findings { wins[index] = win }
        } else {
          wins.append(win)
        }
      }
    }
    return wins.sorted { ($1.findings, $0.category.rawValue) < ($0.findings, $1.category.rawValue) }
  }
}
