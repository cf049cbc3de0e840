internal import Readability

/// A promise that everyone can use the app with a screen reader, in a statement or a store text.
///
/// No string tells whether it is true: files note it, and the report holds it against the scorecard when all are read.
struct AccessibilityClaim: Rule {
  static let name = "accessibility-claim"

  var about: RuleDescription {
    RuleDescription(
      name: Self.name, group: .consistency, severity: .warning, languages: ["en"],
      summary: "A text promises more to people with a screen reader than the scorecard shows.")
  }

  var when: When { .each(.term(.accessibilityClaim)) && .sourceText }

  func check(_ found: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    guard let range = promise(from: subject.matches[found.number].found, in: subject) else { return }
    findings.append(
      Finding(
        rule: Self.name, severity: about.severity, message: "", range: range, words: [subject.text(range)]))
  }

  /// A term with the name of a screen reader behind it, if it needs one: “full VoiceOver support”.
  private func promise(from term: Range<Int>, in subject: Subject) -> Range<Int>? {
    let words = subject.foldedText(term)
    let isHalf = Self.support.contains(words)
    guard isHalf || Self.openings.contains(words) else { return term }
    let text = subject.bytes.span
    guard let name = Self.readers.first(where: { subject.holds($0, at: term.upperBound + 1) }) else {
      return nil
    }
    let end = term.upperBound + 1 + name.utf8CodeUnitCount
    guard !text.byte(end).isLetterOrDigit else { return nil }
    if !isHalf { return term.lowerBound..<end }
    return subject.holds(" support", at: end) ? term.lowerBound..<end + 8 : nil
  }

  /// Terms that are a promise only before the name of a screen reader.
  private static let openings = [
    "full support for", "fully accessible with", "fully compatible with", "fully supports",
    "works fully with", "works perfectly with",
  ]
  /// Those that “support” follows.
  private static let support = ["full", "complete"]
  private static let readers: [StaticString] = [
    "voiceover", "talkback", "nvda", "jaws", "narrator", "voice control and switch control", "voice control",
    "switch control",
  ]

  /// - Parameter share: of all spoken texts, as in “84% of 300”.
  static func message(_ share: String) -> String {
    "Fix the spoken texts, or promise less. In the scorecard, \(share) are fine."
  }
}
