internal import Readability

/// A file whose texts, taken together, are above the highest grade.
struct FileGradeTooHigh: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "file-grade-too-high", group: .readability, severity: .error,
      summary: "Taken as a whole, the texts of a file are too hard to read.")
  }

  var when: When { .never }

  func check(_ summary: LocaleSummary, into findings: inout [Finding]) {
    let limit = summary.limit
    guard limit.gate != .off, summary.measure.words >= Self.fewestWords,
      let formula = Language(locale: summary.locale)?.formulas.first, formula.scale == .grade,
      let grade = summary.measure.adjusted ?? summary.measure.value, grade > limit.max
    else { return }
    let isEnglish = formula.name == Formula.fleschKincaidGrade.name
    findings.append(
      Finding(
        rule: about.name, severity: isEnglish ? .error : .warning,
        message: "Shorten words and sentences in this file: grade \(oneDecimal(grade)), limit "
          + "\(oneDecimal(limit.max)).",
        range: 0..<0, measure: summary.measure))
  }

  /// Fewer words say too little about a file.
  private static let fewestWords = 100
}
