internal import Readability

/// A string above the highest grade.
///
/// The verdict comes with the measure; this rule puts it into words.
struct GradeTooHigh: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "grade-too-high", group: .readability, severity: .error, languages: ["en"],
      summary: "A text is harder to read than the highest grade allows.")
  }

  var when: When { .grade(above: .limit) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let measure = subject.measure
    guard let value = measure.value, let adjusted = measure.adjusted else { return }
    let limit = subject.limit
    let grade = adjusted > limit.max ? adjusted : value
    let heavy = heavyWords(in: subject)
    let plain = plainWord(for: heavy, in: subject)
    var message = MessageText()
    message.add(advice(for: subject, heavy))
    message.add(": grade ")
    message.add(oneDecimal(grade))
    message.add(", limit ")
    message.add(oneDecimal(limit.max))
    message.add(".")
    addCauses(heavy, plain != nil, of: subject, to: &message)
    if let plain { addPlainWord(plain, of: subject, to: &message) }
    findings.append(
      finding(
        message.text, at: subject.trimmedRange, in: subject, words: heavy.map { subject.text($0.range) },
        severity: measure.isTooHard && !namesAThing(subject) ? .error : .warning, measure: measure))
  }

  /// "Advanced Volcano Explorer", "Choose a SampleVolcanoExplorer": a name cannot be made shorter, only looked at again.
  private func namesAThing(_ subject: Subject) -> Bool {
    let words = subject.analysis.tokens.filter { $0.kind == .word }
    if words.contains(where: { capitalsInside($0.range, of: subject.bytes) > 1 }) { return true }
    return words.count >= 3 && words.count < Subject.fewestWordsForGrade
      && words.allSatisfy { $0.traits.contains(.capitalized) }
      && !subject.matches.contains { $0.mode != .note }
  }

  /// How often a capital follows a lowercase letter: twice in "getVolcanoName".
  private func capitalsInside(_ word: Range<Int>, of bytes: [UInt8]) -> Int {
    word.dropFirst().count { bytes[$0].isASCIICapital && bytes[$0 - 1].isASCIISmall }
  }

  /// A sentence of more words is a cause by itself.
  private static let longSentence = 15
  private static let wordsShown = 3

  /// The words with the most syllables, the heaviest first, each once.
  private func heavyWords(in subject: Subject) -> [Token] {
    let counted = subject.analysis.tokens.filter { $0.isHard }
    let candidates =
      counted.isEmpty
      ? subject.analysis.tokens.filter { $0.kind == .word && $0.syllables >= 3 && !$0.traits.contains(.name) }
      : counted
    var seen: [UInt64] = []
    let heavy = candidates.enumerated()
      .sorted { ($1.element.syllables, $0.offset) < ($0.element.syllables, $1.offset) }
      .map(\.element)
      .filter { token in
        let word = WordSet.hash(subject.bytes.span.extracting(token.range))
        if seen.contains(word) { return false }
        seen.append(word)
        return true
      }
    return Array(heavy.prefix(Self.wordsShown))
  }

  private func advice(for subject: Subject, _ heavy: [Token]) -> String {
    subject.measure.words < Subject.fewestWordsForGrade && !heavy.isEmpty
      ? "Use shorter words" : "Shorten this"
  }

  /// The heaviest words, and the longest sentence where that is a cause. Where there is one cause and a plain word for
  /// it, only that word is named.
  private func addCauses(
    _ heavy: [Token], _ hasPlainWord: Bool, of subject: Subject, to message: inout MessageText
  ) {
    let longest = subject.analysis.sentences.reduce(0) { max($0, $1.words) }
    let isLong = longest > Self.longSentence
    let words = isLong ? min(heavy.count, 1) : heavy.count
    let causes = words + (isLong ? 1 : 0)
    guard causes > 1 || causes == 1 && !hasPlainWord else { return }
    message.add(" Start with ")
    for number in 0..<causes {
      if number > 0 { message.add(number == causes - 1 ? " and " : ", ") }
      if number < words {
        message.addQuoted(subject.bytes, heavy[number].range)
      } else {
        message.add("the \(longest)-word sentence")
      }
    }
    message.add(".")
  }

  /// The term of the glossary that the first heavy word is part of.
  private func plainWord(for heavy: [Token], in subject: Subject) -> GlossaryMatch? {
    for token in heavy {
      let match = subject.matches.first { $0.mode != .note && $0.found.overlaps(token.range) }
      if let match, let replacement = match.replacements.first, !replacement.isEmpty { return match }
    }
    return nil
  }

  private func addPlainWord(_ match: GlossaryMatch, of subject: Subject, to message: inout MessageText) {
    message.add(" Write ")
    message.addQuoted(match.replacements[0])
    message.add(" instead of ")
    message.addQuoted(subject.bytes, match.range)
    message.add(".")
  }
}

/// A grade for a message, rounded up so that it never looks like its limit: 11, 8.5.
func oneDecimal(_ value: Double) -> String { twoDecimals((value * 10 - 1e-6).rounded(.up) / 10) }
