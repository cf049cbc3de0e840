internal import Readability

/// A word that an app is about, and that its readers may not know: reported once, not for each string that has it.
///
/// No single string shows which words these are: files note them (`WordUses`), and the report finds them when all files are read.
struct AppWord: Rule {
  static let name = "app-word"

  var about: RuleDescription {
    RuleDescription(
      name: Self.name, group: .plainWords, severity: .note, languages: ["en"],
      summary: "A word that the app is about may need an explanation.")
  }

  var when: When { .never }

  /// Whether this is the rule, and one of `rules` skips the words that it finds.
  static func isNeeded(by rules: Set<String>, _ name: String) -> Bool {
    name == Self.name && rules.contains(where: replaces)
  }

  /// Whether a rule skips the words that this one finds.
  static func replaces(_ rule: String) -> Bool { rule == "hard-word" || rule == "jargon" }

  static func message(_ word: String, strings: Int) -> String {
    "\(quoted(word)) is in \(strings) strings: explain it where people meet it first, then list it under “familiar”."
  }
}

extension Configuration {
  /// Whether a rule may be asked that skips the app's own words.
  package var keepsAppWords: Bool { onlyRules.isEmpty || onlyRules.contains(where: AppWord.replaces) }
}
