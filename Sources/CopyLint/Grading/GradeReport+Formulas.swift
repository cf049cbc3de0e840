import Readability

extension GradeReport {
  /// For each language a table of its files and strings by formula, and what the values of all mean.
  func formulaBlocks(style: TextStyle) -> [[PrintableText]] {
    totals.filter { shows($0.locale) }.flatMap { total -> [[PrintableText]] in
      guard let formulas = Language(locale: total.locale)?.formulas, !formulas.isEmpty else { return [] }
      var blocks: [[PrintableText]] = []
      let rows = rows(of: total.locale)
      if rows.count > 1 {
        var table = TextTable(
          [.init(texts.isEmpty ? "file" : "file and key", isNumber: false)] + formulas.map { .init($0.name) })
        for row in rows {
          table.add([row.name] + formulas.map { TextReporter.oneDecimal($0.value(of: row.counts)) })
        }
        blocks.append(table.lines(style: style))
      }
      blocks.append(meanings(of: total, formulas).lines(style: style))
      return blocks
    }
  }

  private func rows(of language: String) -> [(name: String, counts: Counts)] {
    let files = parts.filter { Locale($0.locale).language == language }
    let strings = texts.filter { $0.entry.language == language }
    return files.map { (TextReporter.shortened("\($0.path) (\($0.locale))"), $0.counts) }
      + strings.map { (TextReporter.shortened("\($0.path) \($0.entry.key)"), $0.counts) }
  }

  private func meanings(of total: Part, _ formulas: [Formula]) -> TextTable {
    var table = TextTable([
      .init("formula (\(total.locale))", isNumber: false), .init("value"), .init("limit"),
      .init("meaning", isNumber: false),
    ])
    for formula in formulas {
      let measure = formula.measure(of: total.counts)
      table.add([
        formula.title, TextReporter.grade(measure), TextReporter.oneDecimal(formula.limit),
        Self.meaning(of: formula, measure.value, total.counts),
      ])
    }
    return table
  }

  /// "years of school", "points, fairly hard", "years of school; asks for 30 sentences".
  private static func meaning(of formula: Formula, _ value: Double?, _ counts: Counts) -> String {
    var text = formula.scale == .grade ? "years of school" : "points"
    if let value, let ease = formula.ease(of: value) { text += ", \(words(for: ease))" }
    if counts.sentences < formula.minimumSentences {
      text += "; asks for \(formula.minimumSentences) sentences"
    }
    return text
  }
}
