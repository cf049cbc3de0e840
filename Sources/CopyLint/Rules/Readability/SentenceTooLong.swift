internal import Readability

/// A sentence of too many words.
struct SentenceTooLong: Rule {
  var maxWords = 25.0
  /// For text that is heard, not read, and for alerts.
  var maxWordsHeard = 20.0

  var about: RuleDescription {
    RuleDescription(
      name: "sentence-too-long", group: .readability, severity: .note,
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

  var when: When {
    .sentence(longerThan: maxWords)
      || .role(.announcement, .accessibilityHint, .alertMessage)
        && .sentence(longerThan: min(maxWords, maxWordsHeard))
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let role = subject.entry.role
    let isHeard = role == .announcement || role == .accessibilityHint || role == .alertMessage
    let limit = isHeard ? min(maxWords, maxWordsHeard) : maxWords
    for sentence in subject.analysis.sentences where Double(sentence.words) > limit {
      // Without spaces, what counts as a word depends on the dictionary, and no limit in words is known.
      guard subject.entry.writesSpaces else { return }
      findings.append(
        finding(
          "Split this sentence: \(sentence.words) words, limit \(oneDecimal(limit)). Short sentences are easier to follow.",
          at: sentence.range, in: subject))
    }
  }
}
