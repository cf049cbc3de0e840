import Readability

extension GradeReport {
  /// What is shown of the hardest texts and the dearest words.
  private static let textsShown = 5
  private static let wordsShown = 8

  /// For each language the hardest strings, with what their words cost, and the words that cost most in all.
  func causeBlocks(style: TextStyle) -> [[PrintableText]] {
    causes.filter { shows($0.language) }.flatMap { cause -> [[PrintableText]] in
      guard let formula = Language(locale: cause.language)?.formulas.first else { return [] }
      let unit = formula.scale == .grade ? "grades" : "points"
      let suffix = causes.count > 1 ? " (\(cause.language))" : ""
      var blocks: [[PrintableText]] = []
      let hardest = cause.hardest.texts.prefix(Self.textsShown)
      if !hardest.isEmpty {
        blocks.append(
          [style("hardest strings\(suffix)", .strong)] + hardest.flatMap { Self.lines($0, unit: unit) })
      }
      let words = dearest(cause, by: formula).prefix(Self.wordsShown)
      if !words.isEmpty {
        var table = TextTable([
          .init("costly words\(suffix)", isNumber: false), .init("times"), .init("\(unit) in all"),
        ])
        for (word, cost) in words {
          table.add([quoted(word.text), grouped(word.use.count), twoDecimals(cost)])
        }
        blocks.append(table.lines(style: style))
      }
      return blocks
    }
  }

  /// The words of a language that cost most over all its texts.
  func dearest(_ cause: GradeCauses, by formula: Formula) -> [(word: CostlyWords.Word, cost: Double)] {
    guard let total = totals.first(where: { $0.locale == cause.language }) else { return [] }
    return cause.words.dearest(Self.wordsInJSON, in: total.counts, by: formula)
  }

  static let wordsInJSON = 50

  private static func lines(_ hard: HardestTexts.Hard, unit: String) -> [PrintableText] {
    let text = hard.text
    let place =
      "\(TextReporter.shortened(text.path))  \(TextReporter.shortened(text.entry.key))"
    var lines: [PrintableText] = [
      "\(TextReporter.grade(text.measure))  \(place)", "  “\(excerpt(text.entry.sentence))”",
    ]
    if let first = hard.costs.first {
      var costs =
        "  \(quoted(first.word)) costs \(TextReporter.oneDecimal(first.cost)) \(unit) here"
      for (word, cost) in hard.costs.dropFirst() {
        costs += ", \(quoted(word)) \(TextReporter.oneDecimal(cost))"
      }
      lines.append(PrintableText(costs))
    }
    return lines
  }

  /// The beginning of a long text.
  private static func excerpt(_ text: String) -> String {
    let longest = 160
    return text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
