internal import Readability

/// A long word that many readers don't know, in a string too short for a verdict by its grade.
struct HardWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "hard-word", group: .readability, severity: .error, isFixable: true, languages: ["en"],
      summary: "A short text has a long word that many readers don't know.")
  }

  var when: When { .each(.hardWord) && .words(...(Measure.fewestWords - 1)) }

  /// A text that is mostly hard words is reported as a whole: an error if two words of three are hard. Half was
  /// enough until readers of round 29 saw no error in “Enables authentication, disabled by default”.
  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.isMostlyHard, !namesAnOwner(subject) else { return }
    let hard = subject.analysis.tokens.filter { subject.isHardWord($0) }
    var message = MessageText()
    message.add("Use shorter words than ")
    message.addList(hard.map(\.range), of: subject.bytes)
    message.add(". Many people don't know them.")
    findings.append(
      finding(
        message.text, at: subject.trimmedRange, in: subject, words: hard.map { subject.text($0.range) },
        severity: 3 * hard.count >= 2 * Int(subject.analysis.counts.words) ? nil : .note))
  }

  func check(_ word: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let token = subject.analysis.tokens[word.number]
    guard !subject.isMostlyHard, !subject.isOtherLanguage, subject.measure.value != nil,
      !BareList.isOne(subject.bytes.span),
      subject.isHardWord(token),
      !namesAnOwner(subject), !isReported(word.range, in: subject)
    else { return }
    let letters = subject.bytes.span.extracting(word.range)
    if let plainer = subject.plainerWord(for: token) {
      if !plainer.isEmpty { findings.append(finding(plainer, insteadOf: token, in: subject)) }
    } else if subject.analysis.counts.words > 2, Subject.common?.contains(letters) ?? true {
      findings.append(
        finding(
          "Use a shorter word than \(quoted(subject.text(word.range))). Many people don't know it.",
          at: word.range, in: subject, severity: .note))
    }
    // A word or two are a name for something, and without a plainer one there is nothing to do: “Cardio”, “Sodium”.
    // What is not a common word at all is a name, or made of words that are: "Winetricks", "changeset".
  }

  private func finding(_ plainer: String, insteadOf token: Token, in subject: Subject) -> Finding {
    let written =
      token.traits.contains(.allCapitals)
      ? plainer.uppercased() : token.traits.contains(.capitalized) ? capitalized(plainer) : plainer
    return finding(
      "Write \(quoted(written)) instead of \(quoted(subject.text(token.range))). Many people don't know this word.",
      at: token.range, in: subject, severity: .note, replacement: written, applicability: .shown)
  }

  /// "© 2006 Andrea Montgomery": the words are names.
  private func namesAnOwner(_ subject: Subject) -> Bool {
    subject.bytes.starts(with: "©".utf8) || subject.bytes.starts(with: "Copyright ©".utf8)
  }

  /// Whether a rule of the glossary has something better to say about this word.
  private func isReported(_ word: Range<Int>, in subject: Subject) -> Bool {
    subject.matches.contains { $0.mode != .note && $0.found.overlaps(word) }
  }
}
