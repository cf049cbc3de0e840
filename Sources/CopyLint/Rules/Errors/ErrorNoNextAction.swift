internal import Readability

/// An error message that leaves people without a next step.
struct ErrorNoNextAction: Rule {
  /// A shorter text is a state, with the step next to it: "Upload failed".
  var words = 4.0
  /// Whether what a screen reader announces counts, too: “Upload failed”.
  var includesAnnouncements = false
  /// Whether what is no whole sentence counts, too: “Failed to rename tag”.
  var includesFragments = false

  var about: RuleDescription {
    RuleDescription(
      name: "error-no-next-action", group: .errors, severity: .note,
      summary: "An error message does not say what to do next.",
      settings: [
        ("words", .number(words)), ("announcements", .flag(includesAnnouncements)),
        ("fragments", .flag(includesFragments)),
      ])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    if ["announcements", "fragments"].contains(setting) {
      guard case .flag(let flag) = value else { throw SettingError("\(setting) is true or false.") }
      if setting == "fragments" { includesFragments = flag } else { includesAnnouncements = flag }
      return
    }
    guard setting == "words" else {
      throw SettingError("The settings are words, announcements and fragments.")
    }
    guard case .number(let number) = value, 1...1000 ~= number else {
      throw SettingError("words is the fewest words of an error message, 1 or more.")
    }
    words = number
  }

  var when: When {
    (includesAnnouncements ? .role(.error, .announcement) : .role(.error)) && .words(Int(words)...)
      && .knows(.nextStepVerbs) && .reads([.key, .roleSource, .sibling])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    // If the text only points elsewhere, there is nothing to judge. What looks for many words comes last.
    guard !subject.ends(in: UInt8(ascii: "?")), !isFragment(subject), !isLedOn(subject), saysFailure(subject),
      !saysNext(subject), !namesControl(subject), !saysReason(subject), !subject.isDiagnostic,
      !ErrorVague().isVague(subject), !isSaidElsewhere(subject)
    else { return }
    findings.append(
      finding(
        "Add what to do next, such as “Try again” or “Check your connection”. People get stuck here.",
        at: subject.trimmedRange, in: subject))
  }

  /// "You can only pick one" is a rule: people know what to do.
  private func saysFailure(_ subject: Subject) -> Bool {
    // If it is this short, only these are messages: "Error category" is a name.
    let isAnnounced = subject.entry.role == .announcement
    if !includesFragments, subject.entry.language == "en", !tellsFailure(subject) { return false }
    if subject.entry.language == "en", isAnnounced || subject.analysis.counts.words < 4 {
      let text = subject.text(subject.trimmedRange)
      // “Recording stopped” may be what the person wanted.
      if isAnnounced, ["stopped", "interrupted"].contains(where: text.lowercased().contains) { return false }
      return !isTitle(text, subject) && Self.failures.contains(where: text.lowercased().contains)
    }
    if subject.entry.language == "en", isInTitleCase(subject.text(subject.trimmedRange)) { return false }
    return subject.lists.isEmpty(.failureWords)
      || subject.analysis.tokens.indices.contains { subject.phraseBegins(at: $0, in: .failureWords) }
  }

  /// "Export Failed", the title of an alert whose text has the step, and the state of a download or the name of its channel.
  private func isTitle(_ text: String, _ subject: Subject) -> Bool {
    isInTitleCase(text) || subject.entry.isNamedLike(["channel", "event", "status", "title"])
  }

  /// “Unable to Add Feed”: small words have no capital.
  private func isInTitleCase(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let capitals = words.count { $0.first?.isUppercase == true }
    return capitals > 1 && !text.hasSuffix(".") && words.last?.first?.isUppercase == true
      && words.allSatisfy { $0.first?.isUppercase == true || $0.utf8.count < 4 }
  }

  private static let failures = [
    "failed", "couldn't", "couldn’t", "could not", "unable", "not saved", "not sent", "stopped",
    "interrupted", "timed out", "unavailable", "not available",
  ]

  /// "is not in the list": the name of a field comes before it.
  private func isFragment(_ subject: Subject) -> Bool {
    subject.trimmedRange.first.map { subject.bytes[$0].isASCIISmall } ?? false
  }

  /// Whether a clause begins with a verb of a next step, such as “Try again”.
  func saysNext(_ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    for index in tokens.indices where tokens[index].kind == .word {
      if subject.phraseBegins(at: index, in: .nextStepPhrases) { return true }
      let follows = index > 0 && subject.isWord(tokens[index - 1], in: .stepOpenings)
      if follows || subject.isClauseStart(index) || isFirstInPart(subject, index), !isSubject(subject, index),
        subject.phraseBegins(at: index, in: .nextStepVerbs)
      {
        return true
      }
    }
    return false
  }

  /// "Upload failed": what could be a step is what did not work.
  func isSubject(_ subject: Subject, _ index: Int) -> Bool {
    let tokens = subject.analysis.tokens
    guard index + 1 < tokens.count, subject.isNext(index + 1) else { return false }
    return ["failed", "fails", "failure", "error", "stopped", "interrupted"].contains(
      subject.foldedText(tokens[index + 1].range))
  }

  /// After a placeholder or a tag, a word may begin a sentence.
  private func isFirstInPart(_ subject: Subject, _ index: Int) -> Bool {
    index > 0 && subject.analysis.tokens[index - 1].kind == .neutral
      && subject.analysis.tokens[index].traits.contains(.capitalized)
  }

  /// A link is a next step, and a placeholder at the end or after a colon may have the reason and the step.
  private func isLedOn(_ subject: Subject) -> Bool {
    if subject.ends(in: UInt8(ascii: ":")) { return true }
    guard let last = subject.neutral.last else { return false }
    if subject.neutral.contains(where: {
      subject.bytes[$0.range].starts(with: "<a".utf8) || isAddress(subject, $0.range)
    }) {
      return true
    }
    if subject.neutral.contains(where: { isDetail(subject, $0.range) }) { return true }
    let rest = subject.bytes[last.range.upperBound...]
    return !rest.contains { $0.isASCIIAlphanumeric || $0 >= 0x80 }
  }

  /// “could not be saved: “%@””, “Could not move. File: "%1". Reason: "%2".”: the details are there, as in a line of a log. A value
  /// that is called a link is one.
  private func isDetail(_ subject: Subject, _ range: Range<Int>) -> Bool {
    if subject.text(range).lowercased().contains("link") { return true }
    // As much as a quotation mark and a space take.
    let before = subject.bytes[max(0, range.lowerBound - 5)..<range.lowerBound].reversed()
    return before.prefix { !$0.isASCIIAlphanumeric }.contains(UInt8(ascii: ":"))
  }

  private func isAddress(_ subject: Subject, _ range: Range<Int>) -> Bool {
    subject.bytes[range].starts(with: "http".utf8)
      || subject.bytes[range].contains(UInt8(ascii: "@")) && range.count > 5
  }
}
