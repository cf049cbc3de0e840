import Testing

@testable import CopyLint
@testable import copy_lint

/// What a rule finds in a text by itself, and in the same text in a file.
@Suite struct `Rules of the stream` {
  private func rules(_ line: String) -> [String] {
    let run = MemoryMachine(input: line).run(["stream"])
    return run.output.split(separator: "\"rule\":\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  private static let pairs: [(source: String, text: String, syntax: String, rule: String)] = [
    ("Hi %@", "Hallo", "apple", "placeholder-mismatch"),
    (
      "You have {n, plural, one {# file} other {# files}}",
      "Du hast {n, plural, one {# Datei} other {Dateien}}", "icu", "number-lost"
    ),
    (
      "{n, plural, one {# file} other {# files}}", "{n, plural, one {# Datei} other {# Dateien}",
      "icu", "message-syntax"
    ),
    ("Hi {name}", "Hallo {nam}", "icu", "placeholder-mismatch"),
    ("Show password", "Show password", "none", "untranslated"),
    (
      "{who, select, female {Her file} male {His file} other {Their file}}",
      "{who, select, male {Seine Datei} other {Ihre Datei}}", "icu", "select-missing"
    ),
  ]

  @Test(arguments: pairs)
  func `find in a line what they find in a file`(
    pair: (source: String, text: String, syntax: String, rule: String)
  ) {
    let line =
      "{\"text\":\"\(pair.text)\",\"source\":\"\(pair.source)\",\"locale\":\"de\",\"sourceLocale\":\"en\","
      + "\"syntax\":\"\(pair.syntax)\"}"
    #expect(rules(line).contains(pair.rule), "\(rules(line))")
  }

  @Test func `name their scope`() {
    let scopes = Dictionary(uniqueKeysWithValues: allRules.map { ($0.about.name, $0.scope) })
    #expect(scopes["jargon"] == .string)
    #expect(scopes["placeholder-mismatch"] == .pair)
    #expect(scopes["translation-missing"] == .file)
    #expect(scopes["syntax-error"] == .file)
    #expect(scopes["app-word"] == .project)
    #expect(scopes["accessibility-claim"] == .project)
  }
}
