extension Report {
  /// One change that clears many findings: the same words, and the same text to write instead.
  public struct QuickWin: Sendable, Equatable {
    /// Rule name.
    public var rule: String
    /// The words as they stood where they were first found.
    public var words: String
    /// Empty when the words are to be left out.
    public var replacement: String
    /// Findings that it clears.
    public var findings: Int
  }

  /// The changes that clear most findings, each two at least; of equals, the first found.
  ///
  /// - Parameter count: how many at most.
  public func quickWins(_ count: Int) -> [QuickWin] {
    // In the order of the report, so that the same findings give the same list.
    var wins: [QuickWin] = []
    var places: [String: Int] = [:]
    for file in files {
      for index in file.findings.indices where file.findings[index].isOpen {
        add(file.findings[index].finding, to: &wins, &places)
      }
    }
    let order = wins.indices.filter { wins[$0].findings > 1 }.sorted {
      (wins[$1].findings, $0) < (wins[$0].findings, $1)
    }
    return order.prefix(count).map { wins[$0] }
  }

  private func add(_ finding: Finding, to wins: inout [QuickWin], _ places: inout [String: Int]) {
    guard finding.severity > .note, let replacement = finding.replacement,
      let words = finding.words.first
    else { return }
    let key = "\(finding.rule)\u{1F}\(words.lowercased())\u{1F}\(replacement.lowercased())"
    if let place = places[key] {
      wins[place].findings += 1
    } else {
      places[key] = wins.count
      wins.append(QuickWin(rule: finding.rule, words: words, replacement: replacement, findings: 1))
    }
  }
}
