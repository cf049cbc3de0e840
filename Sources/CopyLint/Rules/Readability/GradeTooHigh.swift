internal import Readability

/// Prose above the highest grade.
///
/// The verdict is made with the measure; this rule puts it into words.
struct GradeTooHigh: Rule {
  static let name = "grade-too-high"

  var about: RuleDescription {
    RuleDescription(
      name: Self.name, group: .readability, severity: .error, languages: ["en"],
      summary: "A text is harder to read than the highest grade allows.")
  }

  var when: When { .grade(above: .limit) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let value = subject.measure.value else { return }
    let advice = GradeAdvice(for: subject)
    var message = MessageText()
    var parts = Self.parts(of: advice)
    if parts.isEmpty {
      message.add("Use shorter words")
    } else {
      add(parts.removeFirst(), of: advice, in: subject, isFirst: true, to: &message)
    }
    message.add(": grade ")
    message.add(oneDecimal(value))
    message.add(", limit ")
    message.add(oneDecimal(subject.limit.max))
    message.add(".")
    for (number, part) in parts.prefix(Self.moreParts).enumerated() {
      message.add(number == 0 ? " Then " : ", and ")
      add(part, of: advice, in: subject, isFirst: false, to: &message)
    }
    if !parts.isEmpty { message.add(".") }
    let words =
      advice.usefulSwaps.prefix(Self.wordsShown).map(\.range) + advice.hard.prefix(Self.wordsShown)
      + (advice.long.count > 1 ? advice.long.prefix(Self.wordsShown) : [])
    findings.append(
      finding(
        message.text, at: subject.trimmedRange, in: subject, words: words.map { subject.text($0) },
        severity: subject.gradeSeverity ?? .note, measure: subject.measure))
  }

  /// A thing to do.
  private enum Part {
    case sentence
    case swaps
    case hard
    case abbreviations
    case long
  }

  private static let moreParts = 2
  private static let wordsShown = 3

  private static func parts(of advice: GradeAdvice) -> [Part] {
    var parts: [Part] = []
    if advice.isLong { parts.append(.sentence) }
    if !advice.usefulSwaps.isEmpty { parts.append(.swaps) }
    // A sentence to split is reason enough, and most hard words in it are terms.
    if advice.isSplit { return parts }
    if !advice.hard.isEmpty { parts.append(.hard) }
    if !advice.abbreviations.isEmpty { parts.append(.abbreviations) }
    if advice.long.count > 1 { parts.append(.long) }
    return parts
  }

  private func add(
    _ part: Part, of advice: GradeAdvice, in subject: Subject, isFirst: Bool, to message: inout MessageText
  ) {
    switch part {
    case .sentence:
      message.add(advice.isSplit ? "Split" : "Shorten")
      message.add(" the \(advice.longestSentence)-word sentence")
    case .swaps:
      message.add(isFirst ? "Write " : "write ")
      let swaps = advice.usefulSwaps.prefix(Self.wordsShown)
      for (number, swap) in swaps.enumerated() {
        if number > 0 { message.add(number == swaps.count - 1 ? " and " : ", ") }
        message.addQuoted(swap.plainer)
        message.add(" instead of ")
        message.addQuoted(subject.bytes, swap.range)
      }
    case .hard:
      message.add(isFirst ? "Use everyday words for " : "use everyday words for ")
      message.addList(Array(advice.hard.prefix(Self.wordsShown)), of: subject.bytes)
    case .abbreviations:
      message.add(isFirst ? "Explain " : "explain ")
      message.addList(Array(advice.abbreviations.prefix(Self.wordsShown)), of: subject.bytes)
    case .long:
      message.add(isFirst ? "Use shorter words than " : "use shorter words than ")
      message.addList(Array(advice.long.prefix(Self.wordsShown)), of: subject.bytes)
    }
  }
}

/// A grade for a message, rounded up so that it never looks like its limit: 11, 8.5.
func oneDecimal(_ value: Double) -> String { twoDecimals((value * 10 - 1e-6).rounded(.up) / 10) }
