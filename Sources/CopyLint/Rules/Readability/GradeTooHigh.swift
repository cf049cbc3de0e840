internal import Readability

/// Prose above the highest grade.
///
/// The verdict is made with the measure; this rule puts it into words.
struct GradeTooHigh: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "grade-too-high", group: .readability, severity: .error, languages: ["en"],
      summary: "A text is harder to read than the highest grade allows.")
  }

  var when: When { .grade(above: .limit) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let value = subject.measure.value else { return }
    let longest = subject.analysis.sentences.reduce(0) { max($0, $1.words) }
    let isLong = longest > Self.longSentence
    let heavy = heavyWords(in: subject, isLong: isLong)
    var message = MessageText()
    if isLong {
      message.add("Split the \(longest)-word sentence")
    } else if heavy.isEmpty {
      message.add("Say this in shorter words")
    } else {
      message.add("Use shorter words than ")
      message.addList(heavy.map(\.range), of: subject.bytes)
    }
    message.add(": grade ")
    message.add(oneDecimal(value))
    message.add(", limit ")
    message.add(oneDecimal(subject.limit.max))
    message.add(".")
    if isLong, !heavy.isEmpty {
      message.add(" Then use shorter words than ")
      message.addList(heavy.map(\.range), of: subject.bytes)
      message.add(".")
    }
    findings.append(
      finding(
        message.text, at: subject.trimmedRange, in: subject, words: heavy.map { subject.text($0.range) },
        severity: subject.gradeSeverity ?? .note, measure: subject.measure))
  }

  /// A sentence of more words is a cause by itself.
  private static let longSentence = 15
  private static let wordsShown = 3

  /// The words with the most syllables, the heaviest first, each once, without those that have a finding of their own. Words
  /// that most readers know count only if there is no other cause.
  private func heavyWords(in subject: Subject, isLong: Bool) -> [Token] {
    var walk = MatchWalk()
    let open = subject.analysis.tokens.filter { token in
      token.kind == .word && token.syllables >= 3 && !token.traits.contains(.name)
        && !walk.overlaps(token.range, in: subject.matches, where: { $0.mode != .note })
    }
    var long = open.filter { subject.isHardWord($0) }
    if long.isEmpty, !isLong { long = open.filter { $0.syllables >= 4 } }
    var seen = WordSet()
    let heavy = long.enumerated()
      .sorted { ($1.element.syllables, $0.offset) < ($0.element.syllables, $1.offset) }
      .map(\.element)
      .filter { token in
        let count = seen.count
        seen.insert(subject.bytes.span.extracting(token.range))
        return seen.count > count
      }
    return Array(heavy.prefix(Self.wordsShown))
  }
}

/// A grade for a message, rounded up so that it never looks like its limit: 11, 8.5.
func oneDecimal(_ value: Double) -> String { twoDecimals((value * 10 - 1e-6).rounded(.up) / 10) }
