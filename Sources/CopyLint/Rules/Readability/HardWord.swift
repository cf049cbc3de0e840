internal import Readability

/// A long word that many readers don't know, in a string too short for a verdict by its grade.
struct HardWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "hard-word", group: .readability, severity: .warning, languages: ["en"],
      summary: "A short text has a long word that many readers don't know.")
  }

  var needs: SubjectFacts { .hardWord }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let words = subject.analysis.counts.words
    guard words > 0, words < Self.fewestWordsForGrade, subject.analysis.counts.polysyllables > 0,
      subject.measure.value != nil, !subject.measure.gates, !namesAnOwner(subject)
    else { return }
    for token in subject.analysis.tokens where token.isHard {
      guard token.range.count >= Self.fewestLetters, !isReported(token.range, in: subject),
        !isName(token.range, in: subject),
        !subject.names.contains(subject.bytes.span.extracting(token.range))
      else { continue }
      findings.append(
        finding(
          "Use a shorter word than \(quoted(subject.text(token.range))). Many people don't know it.",
          at: token.range, in: subject))
    }
  }

  /// From here on the grade has a say.
  private static let fewestWordsForGrade = 10
  /// Three syllables in fewer letters are mostly a unit or an abbreviation: "bps".
  private static let fewestLetters = 5

  /// "notes.log", "user_id", "non-TEMPEST": the name of a file, a field or a thing.
  private func isName(_ word: Range<Int>, in subject: Subject) -> Bool {
    var capitals = 0
    for byte in subject.bytes[word] {
      capitals += byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? 1 : 0
      // The sign of a mnemonic cuts the word, so nobody knows how well known it is.
      if [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "&")].contains(byte) { return true }
    }
    return capitals > 2 && capitals < word.count
  }

  /// "© 2006 Andrea Montgomery": the words are names.
  private func namesAnOwner(_ subject: Subject) -> Bool {
    subject.bytes.starts(with: "©".utf8) || subject.bytes.starts(with: "Copyright ©".utf8)
  }

  /// Whether a rule of the glossary has something better to say of this word.
  private func isReported(_ word: Range<Int>, in subject: Subject) -> Bool {
    subject.matches.contains { $0.mode != .note && $0.found.overlaps(word) }
  }
}
