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

  @Test(arguments: spoken)
  fileprivate func `no rule refuses what a spoken text is told to be`(text: SpokenText) {
    var checker = Checker(configuration: Configuration())
    for finding in checker.check(text.entry).findings {
      guard let replacement = finding.replacement else { continue }
      var bytes = Array(text.text.utf8)
      bytes.replaceSubrange(finding.range, with: replacement.utf8)
      var next = text
      next.text = String(decoding: bytes, as: UTF8.self)
      let found = checker.check(next.entry).findings.filter { $0.severity == .error }
      #expect(found.map(\.rule) == [], "\(finding.rule): \(next.text)")
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

private struct SpokenText: Sendable, CustomTestStringConvertible {
  var role: String
  var key = ""
  var comment: String?
  var text: String

  var testDescription: String { "\(role) \(key) \(text)" }

  var entry: Entry {
    var entry = Entry(key: key, text: text, locale: "en")
    entry.comment = comment
    entry.role = Role(identifier: role) ?? .unknown
    entry.roleSource = .given
    return entry
  }
}

/// Texts of which a replacement once met the next rule, or still was what the first one found.
private let spoken: [SpokenText] = [
  SpokenText(role: "a11y-label", text: "Icon button"),
  SpokenText(role: "a11y-label", key: "list.filter.label", text: "Icon button"),
  SpokenText(role: "a11y-label", text: "Arrow icon"),
  SpokenText(role: "a11y-label", comment: "Label of the zoom button", text: "Image of a magnifying glass"),
  SpokenText(role: "a11y-label", key: "draft.discard.label", text: "X"),
  SpokenText(role: "a11y-label", text: "Create trip button"),
  SpokenText(role: "a11y-label", text: "Flashlight (currently off)"),
  SpokenText(role: "a11y-label", text: "Opens a screen on which you plan a long journey"),
  SpokenText(role: "a11y-value", text: "slider"),
  SpokenText(role: "a11y-value", text: "[05:31 ~ 05:36]"),
  SpokenText(role: "a11y-value", text: "2:07 / 4:30"),
  SpokenText(role: "a11y-value", text: "90000 ms"),
  SpokenText(role: "a11y-value", text: "2h05m"),
  SpokenText(role: "a11y-value", key: "upload.progress.value", text: "0.35"),
  SpokenText(role: "a11y-value", text: "0.30000001192"),
  SpokenText(role: "a11y-value", key: "section.expanded", text: "true"),
  SpokenText(role: "a11y-hint", text: "See all stamps near you"),
  SpokenText(role: "a11y-hint", text: "Click to duplicate the text"),
  SpokenText(role: "a11y-hint", text: "Use the mouse wheel to see older messages"),
  SpokenText(role: "a11y-action", text: "Bookmark button"),
  SpokenText(role: "input-label", text: "Tap Retry"),
  SpokenText(role: "input-label", text: "Send button"),
]
