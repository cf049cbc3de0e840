extension Report {
  /// What a category gains when all findings of one rule are dealt with.
  package struct CategoryWin: Sendable, Equatable {
    package var category: Scorecard.Category
    /// Rule name.
    package var rule: String
    /// Errors and warnings of the rule that are open.
    package var findings: Int
    /// Strings in which nothing else counts against the category.
    package var strings: Int
    /// The share without these findings.
    package var after: Scorecard.Share
  }

  /// The rule that holds back most strings of each category alone, the category that gains most strings first.
  ///
  /// - Returns: nothing for a category that no rule alone holds back.
  package var categoryWins: [CategoryWin] {
    var gains = CategoryGains()
    for file in files { gains.add(file.findings) }
    guard !gains.rules.isEmpty else { return [] }
    let scorecard = summary.scorecard
    let wins = Scorecard.Category.allCases.compactMap { category in
      best(in: category, of: gains, scorecard[category])
    }
    return wins.sorted { ($1.strings, $0.category.rawValue) < ($0.strings, $1.category.rawValue) }
  }

  /// Between equals, the rule that comes first in the documentation.
  private func best(
    in category: Scorecard.Category, of gains: CategoryGains, _ share: Scorecard.Share
  ) -> CategoryWin? {
    let rules = gains.rules.filter { $0.strings[category.rawValue] > 0 }.map { rule in
      (rule: rule, id: RuleID(named: rule.name))
    }.sorted {
      ($1.rule.strings[category.rawValue], $0.id?.index ?? .max)
        < ($0.rule.strings[category.rawValue], $1.id?.index ?? .max)
    }
    // A rule from outside counts as one of strings.
    guard let best = rules.first(where: { $0.id?.countsInScorecard ?? true })?.rule else { return nil }
    let after = share.clearing(best.strings[category.rawValue])
    guard after != share else { return nil }
    return CategoryWin(
      category: category, rule: best.name, findings: best.findings,
      strings: best.strings[category.rawValue], after: after)
  }
}

extension RuleID {
  /// Whether its findings count against the string that they are about. Those of rules that compare the strings of a file
  /// say nothing about one alone.
  var countsInScorecard: Bool {
    let scope = allRules[Int(index)].scope
    return scope == .string || scope == .pair
  }
}
