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
    var gains = Gains()
    for file in files { gains.add(file.findings) }
    let scorecard = summary.scorecard
    var wins: [CategoryWin] = []
    for category in Scorecard.Category.allCases {
      var best: CategoryWin?
      for rule in allRules {
        let name = rule.about.name
        guard let strings = gains.strings[category.rawValue][name], strings > best?.strings ?? 0,
          rule.countsInScorecard
        else { continue }
        best = CategoryWin(
          category: category, rule: name, findings: gains.findings[name] ?? 0, strings: strings,
          after: scorecard[category].clearing(strings))
      }
      if let best, best.after != scorecard[category] { wins.append(best) }
    }
    return wins.sorted { ($1.strings, $0.category.rawValue) < ($0.strings, $1.category.rawValue) }
  }

  /// How many strings each rule alone keeps from being in order.
  private struct Gains {
    /// By category, then by rule.
    var strings = [[String: Int]](repeating: [:], count: Scorecard.Category.allCases.count)
    /// By rule.
    var findings: [String: Int] = [:]

    /// What holds a string back in a category.
    private enum Hold: Equatable {
      case nothing
      case rule(UInt32)
      case several
    }

    mutating func add(_ file: FileFindings) {
      let categories = Scorecard.Category.allCases
      var holds = [Hold](repeating: .nothing, count: file.strings.count * categories.count)
      var alike = [Int](repeating: 1, count: file.strings.count)
      for record in file.records where record.suppressed == nil && record.severity > .note {
        let rule = file.sayings[Int(record.saying)].rule
        if record.isOpen { findings[file.rules[rule], default: 0] += 1 }
        let failed = Scorecard.Categories(group: record.group)
        alike[Int(record.string)] = 1 + Int(record.series)
        for category in categories where failed.contains(Scorecard.Categories(category)) {
          let place = Int(record.string) * categories.count + category.rawValue
          // A finding of the baseline stays, whatever is done about the others.
          let hold = record.isOpen ? Hold.rule(rule) : .several
          holds[place] = holds[place] == .nothing || holds[place] == hold ? hold : .several
        }
      }
      for place in holds.indices {
        guard case .rule(let rule) = holds[place] else { continue }
        strings[place % categories.count][file.rules[rule], default: 0] += alike[place / categories.count]
      }
    }
  }
}

extension Rule {
  /// Whether its findings count against the string that they are about. Those of rules that compare the strings of a file
  /// say nothing about one alone.
  package var countsInScorecard: Bool { scope == .string || scope == .pair }
}
