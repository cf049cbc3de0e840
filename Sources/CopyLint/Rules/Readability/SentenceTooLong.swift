internal import Readability

/// A sentence of too many words.
struct SentenceTooLong: Rule {
  static let name = "sentence-too-long"

  var maxWords = 25.0
  /// For text that is heard, not read, and for alerts.
  var maxWordsHeard = 20.0

  private(set) var isGradeOn = false
  /// What `grade-too-high` has to be for this rule to leave a text to it.
  private var severity = Severity.note

  var about: RuleDescription {
    RuleDescription(
      name: Self.name, group: .readability, severity: .note,
      summary: "A sentence has too many words to follow easily.",
      settings: [("maxWords", .number(maxWords)), ("maxWordsHeard", .number(maxWordsHeard))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "maxWords" || setting == "maxWordsHeard" else {
      throw SettingError("The settings are maxWords and maxWordsHeard.")
    }
    guard case .number(let number) = value, number >= 1, number.isFinite else {
      throw SettingError("\(setting) is the highest number of words allowed, 1 or more.")
    }
    if setting == "maxWords" { maxWords = number } else { maxWordsHeard = number }
  }

  mutating func take(_ configuration: Configuration) {
    let only = configuration.onlyRules
    isGradeOn =
      (only.isEmpty || only.contains("grade-too-high"))
      && configuration.settings(of: "grade-too-high", overrides: []).level != .off
    if case .on(let level) = configuration.settings(of: Self.name, overrides: []).level { severity = level }
  }

  var when: When {
    .sentence(longerThan: maxWords)
      || .role(.announcement, .accessibilityHint, .alertMessage)
        && .sentence(longerThan: min(maxWords, maxWordsHeard))
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let role = subject.entry.role
    let isHeard = role == .announcement || role == .accessibilityHint || role == .alertMessage
    // `grade-too-high` says the same of the longest, and one advice to split sentences is enough for a text.
    if isGradeOn, subject.entry.language == "en", let grade = subject.gradeSeverity, grade >= severity,
      subject.longestSentence >= GradeAdvice.splitSentence
    {
      return
    }
    let limit = isHeard ? min(maxWords, maxWordsHeard) : maxWords
    // Without spaces, what counts as a word depends on the dictionary, and no limit in words is known.
    guard subject.entry.writesSpaces else { return }
    let long = subject.analysis.sentences.filter { Double($0.words) > limit }
    // One is enough to send a writer to the text.
    guard let longest = long.max(by: { ($0.words, $1.range.lowerBound) < ($1.words, $0.range.lowerBound) })
    else { return }
    findings.append(
      finding(
        "Split this sentence: \(longest.words) words, limit \(oneDecimal(limit)). Short sentences are easier to follow.",
        at: longest.range, in: subject))
  }
}
