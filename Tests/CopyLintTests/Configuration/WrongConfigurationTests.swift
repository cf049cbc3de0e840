import Testing

@testable import CopyLint

/// Each mistake has a place, and a message that says what to write.
@Suite struct WrongConfigurationTests {
  private static let wrong: [(text: String, problem: String)] = [
    ("path: [Strings]", "1:1 Write “paths” instead of “path”. There is no such key."),
    ("Rules: {}", "1:1 Write “rules” instead of “Rules”. There is no such key."),
    ("colour: red", "1:1 Leave out “colour”. There is no such key."),
    ("- paths", "1:1 Write keys with their values here, such as “paths: …”."),
    ("Strings", "1:1 Write keys with their values here, such as “paths: …”."),
    ("paths: {a: b}", "1:8 Write a word or a text here."),
    ("paths: [[a]]", "1:9 Write a word or a text here."),
    ("exclude: [\"[a\"]", "1:11 Close the “[” of this pattern with “]”."),
    ("formats: {path: a, format: json}", "1:10 Start each item of this list with “-”."),
    ("formats: [{path: a}]", "1:11 Give both “path” and “format” here."),
    ("formats:\n  - {path: a, format: jsn}", "2:23 Write “json” instead of “jsn”. There is no such value."),
    (
      "sourceLocale: english language",
      "1:15 Write a language such as “en” or “pt-BR” instead of “english language”."
    ),
    ("sourceLocale: en_US", "1:15 Write a language such as “en” or “pt-BR” instead of “en_US”."),
    ("sourceLocale:", "1:14 Write a word or a text here."),
    ("platform: mac", "1:11 Write ios, macos, android, web or desktop instead of “mac”."),
    ("preset: google", "1:9 Write apple, reference, govuk or strict instead of “google”."),
    ("requiredVersion: latest", "1:18 Write versions such as “>=0.2” or “>=0.2, <1” instead of “latest”."),
    (
      "requiredVersion: \">=9\"",
      "1:18 Install copy-lint >=9. This is version 0.2.0, and these settings need a different one."
    ),
    ("grade: 8", "1:8 Write keys with their values here, such as “target: …”."),
    (
      "grade: {target: 9, max: 6}",
      "1:17 Write at most 6 here, or raise “max”. A target above the limit means nothing."
    ),
    ("grade: {max: eight}", "1:14 Write a number from 1 to 30 here."),
    ("grade: {max: 80}", "1:14 Write a number from 1 to 30 here."),
    ("grade: {limit: 8}", "1:9 Leave out “limit”. There is no such key."),
    ("grade: {gate: on}", "1:15 Write honest, clear, strict or off instead of “on”."),
    ("brands: {MYND: yes}", "1:9 Write a word or a text here."),
    (
      "roles: [{key: a, role: btn}]",
      "1:24 Write one of these instead of “btn”: "
        + "\(Role.identifiers.dropLast().joined(separator: ", ")) or \(Role.identifiers.last ?? "")."
    ),
    (
      "formats: [{path: a, format: markdown}]",
      "1:29 Write one of these instead of “markdown”: "
        + "\(allFormats.map(\.name).dropLast().joined(separator: ", ")) or \(allFormats.last?.name ?? "")."
    ),
    ("roles: [{key: a, role: buton}]", "1:24 Write “button” instead of “buton”. There is no such value."),
    ("roles: [{role: button}]", "1:9 Give a “role”, and a “key”, “comment” or “path” here."),
    ("rules: [jargon]", "1:8 Write rules and levels here, such as “jargon: warning”."),
    ("rules: {jargn: off}", "1:9 Write “jargon” instead of “jargn”. There is no such rule."),
    ("rules: {jargon: warn}", "1:17 Write off, note, warning or error instead of “warn”."),
    ("rules: {jargon: {level: off}}", "1:18 Leave out “level”. There is no such setting of “jargon”."),
    (
      "rules:\n  spoken-too-long: {lable: 4}",
      "2:21 Write “label” instead of “lable”. There is no such setting of “spoken-too-long”."
    ),
    ("overrides: {keys: [a]}", "1:12 Start each item of this list with “-”."),
    (
      "overrides: [{rules: all-off}]",
      "1:13 Give “paths”, “keys” or “locales” here, so that it is clear what this is for."
    ),
    ("overrides: [{key: a, rules: all-off}]", "1:14 Write “keys” instead of “key”. There is no such key."),
    ("overrides: [{keys: a, rules: off}]", "1:30 Write rules and levels here, such as “jargon: warning”."),
    ("overrides: [{keys: a, grade: {min: 2}}]", "1:31 Leave out “min”. There is no such key."),
    ("translations: [de]", "1:15 Write keys with their values here, such as “requireAll: …”."),
    ("translations: {files: [a/b.json]}", "1:23 Write “{locale}” for the language in this path."),
    (
      "translations: {terms: [cart]}",
      "1:23 Write each language with its terms here, such as “de: {cart: Warenkorb}”."
    ),
    ("paths: [a", "2:1 Fix the YAML here. The reader says: "),
    ("rules:\n\tjargon: off", "2:1 Indent with spaces, not tabs. YAML does not allow a tab here."),
    ("brands: [é]\nfamiliar: @x", "2:11 Put this text in quotes. In YAML, “@” can't be its first character."),
    ("paths: a\npaths: b", "2:1 Remove one “paths”. It is here twice."),
  ]

  @Test(arguments: wrong)
  func `has a place and a way to mend it`(text: String, problem: String) {
    var loader = ConfigurationLoader(
      resolve: { path, _ in path }, read: { _ in .bytes(Array(text.utf8)) }, version: "0.2.0")
    loader.load("c")
    let problems = loader.problems.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
    // What the reader of YAML says is its own.
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
    #expect(Self.wrong.count >= 40)
  }
}
