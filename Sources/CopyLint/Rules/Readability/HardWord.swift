internal import Readability

/// A long word that many readers don't know, in a string too short for a verdict by its grade.
struct HardWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "hard-word", group: .readability, severity: .warning, languages: ["en"],
      summary: "A short text has a long word that many readers don't know.")
  }

  var when: When { .each(.hardWord) && .words(...9) }

  func check(_ word: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    guard subject.measure.value != nil, !subject.measure.isTooHard, word.range.count >= Self.fewestLetters,
      !namesAnOwner(subject), !isReported(word.range, in: subject), !isName(word.range, in: subject),
      !subject.names.contains(subject.bytes.span.extracting(word.range))
    else { return }
    findings.append(
      finding(
        "Use a shorter word than \(quoted(subject.text(word.range))). Many people don't know it.",
        at: word.range, in: subject))
  }

  /// Three syllables in fewer letters are mostly a unit or an abbreviation: "bps".
  private static let fewestLetters = 5

  /// "notes.log", "user_id", "non-TEMPEST": the name of a file, a field or a thing.
  private func isName(_ word: Range<Int>, in subject: Subject) -> Bool {
    let letters = subject.bytes[word]
    // The sign of a mnemonic cuts the word, so nobody knows how well known it is.
    if letters.contains(where: { "._&".utf8.contains($0) }) { return true }
    let capitals = letters.count(where: \.isASCIICapital)
    return capitals > 2 && capitals < word.count
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
