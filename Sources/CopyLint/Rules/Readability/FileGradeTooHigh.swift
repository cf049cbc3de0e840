internal import Readability

/// A file whose prose, taken together, is above the highest grade.
struct FileGradeTooHigh: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "file-grade-too-high", group: .readability, severity: .error,
      summary: "Taken as a whole, the texts in a file are too hard to read.")
  }

  var when: When { .never }

  func check(_ summary: LocaleSummary, into findings: inout [Finding]) {
    let (limit, measure) = (summary.limit, summary.proseMeasure)
    // Translators can't make a hard source easy.
    guard summary.isSource, limit.gate != .off, summary.grade.isOfProse,
      let formula = Language(locale: summary.locale)?.formulas.first, formula.scale == .grade,
      formula.limit != nil,
      let grade = measure.value, let error = measure.standardError, grade - error > limit.max
    else { return }
    // Outside English, it is not known which words are familiar, so a file never fails there.
    let fails = GradeVerdict(measure, limit: limit.max) == .fails
    findings.append(
      Finding(
        rule: about.name, severity: fails ? .error : .warning,
        message: "Shorten words and sentences in this file: grade \(oneDecimal(grade)), limit "
          + "\(oneDecimal(limit.max)). To see each one, run “copy-lint grade --strings”.",
        range: 0..<0, measure: measure))
  }
}
