import Testing

@testable import CopyLint

/// To follow the advice of a row must not lead to the next finding.
@Suite struct `Advice that is followed` {
  @Test func `no rule refuses a replacement of the English glossary`() {
    var checker = Checker(configuration: Configuration())
    for term in Glossary.builtIn(language: "en").terms where term.mode != .note {
      for replacement in term.replacements where !replacement.hasPrefix("(") {
        for role in term.roles.isEmpty ? [Role.unknown, .error, .helpText, .button] : term.roles {
          guard term.partOfSpeech == .sentence || term.isWholeString || role != .error else { continue }
          var entry = Entry(key: "", text: capitalized(replacement), locale: "en")
          entry.role = role
          entry.roleSource = .given
          let found = checker.check(entry).findings.filter {
            $0.severity > .note && Self.isOnWords($0.rule)
          }
          #expect(found.map(\.rule) == [], "\(term.term) → \(replacement) as \(role)")
        }
      }
    }
  }

  /// What the words of a text alone can bring: the rest of an error message is not in the row.
  private static func isOnWords(_ rule: String) -> Bool {
    [
      "error-vague", "error-harsh-word", "error-tone", "error-blame", "error-politeness", "jargon",
      "plain-word", "wordy-phrase", "latin-abbreviation", "non-inclusive-term", "gendered-pronoun",
      "minimizing-word", "draft-text", "doubled-word", "alert-title-vague", "destructive-button-vague",
      "input-specific-word",
    ].contains(rule)
  }
}
