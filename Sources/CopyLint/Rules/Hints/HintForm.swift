internal import Readability

/// A hint that does not begin with its verb: "This button opens …", "Allows you to …".
struct HintForm: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "hint-form", group: .hints, severity: .warning, isFixable: true,
      summary: "A spoken hint does not begin with its verb.")
  }

  var when: When { .role(.accessibilityHint) && .opens(with: .hintOpenings) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let opening = subject.opening(in: .hintOpenings),
      let next = subject.analysis.tokens.first(where: { $0.range.lowerBound >= opening.upperBound })
    else { return }
    let whole = subject.trimmedRange
    guard next.kind == .word, next.range.lowerBound == opening.upperBound + 1,
      let verb = form(of: subject.foldedText(next.range), subject)
    else {
      findings.append(
        finding(
          "Start with the verb, not with “\(subject.text(opening))”. People want to know what happens.",
          at: opening, in: subject))
      return
    }
    let range = opening.lowerBound..<next.range.upperBound
    findings.append(
      finding(
        "Start with the verb: \(quoted(subject.text(whole, replacing: range, with: verb))).", at: range,
        in: subject, words: [subject.text(opening)], replacement: verb, applicability: .unsafe))
  }

  /// The verb as a hint begins with it; nil when `word` is not a known verb.
  private func form(of word: String, _ subject: Subject) -> String? {
    if subject.isCommand(word) { return capitalized(EnglishInflection.verb(word, .s)) }
    let bases = [word.dropLast(), word.dropLast(2), word.dropLast(3) + "y"].map { String($0) }
    guard word.hasSuffix("s"), bases.contains(where: subject.isCommand) else { return nil }
    return capitalized(word)
  }
}
