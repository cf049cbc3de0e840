import Testing

@testable import CopyLint
@testable import copy_lint

/// Which rule a person means, and what the page of each shows first.
@Suite struct ExplainNameTests {
  @Test(arguments: [
    ("accelerator", "Write “accelerator-mismatch” instead of “accelerator”. It is the closest rule."),
    (
      "missing",
      "Write “label-missing” or “hint-missing” or “announcement-missing” or “value-missing” or “confirm-missing” or "
        + "“contract-missing” or “plural-missing” or “select-missing” or “translation-missing” or “missing-other” "
        + "or “key-missing” instead of “missing”. Several rules have that word."
    ),
    ("french_spacing", "Write “french-spacing” instead of “french_spacing”. It is the closest rule."),
  ])
  func `a part of a name is enough`(name: String, message: String) {
    #expect(MemoryMachine().run("explain", name).messages == "copy-lint: \(message)\n")
  }

  @Test func `each rule shows a bad text and a good one`() {
    for rule in allRules {
      let pair = RuleGuide(of: rule.about.name)?.pair
      #expect(pair?.bad != nil && pair?.good != nil, "\(rule.about.name)")
      #expect(pair?.bad?.lines != pair?.good?.lines, "\(rule.about.name)")
      #expect((pair?.bad?.source == nil) == (pair?.good?.source == nil), "\(rule.about.name)")
    }
  }

  @Test func `a text has the placeholders of the strings here`() {
    let machine = MemoryMachine(["en.lproj/a.strings": "\"a\" = \"%@ is here\";\n"])
    let run = machine.run("explain", "stray-percent", "--on", "went up %1$@%")
    #expect(run.output.hasPrefix("stray-percent looks at "), "\(run.output)")
  }

  @Test func `a rule that compares asks for the source`() {
    let output = MemoryMachine().run("explain", "untranslated", "--on", "Save").output
    #expect(output.contains("add --source \"TEXT\""), "\(output)")
  }

  @Test func `all languages are listed where one is wrong`() {
    var files: [String: String] = [:]
    for name in [
      "cs", "da", "de", "el", "en", "es", "fi", "fr", "hu", "it", "ja", "ko", "nl", "pl", "ru", "sv",
    ] {
      files["\(name).lproj/a.strings"] = "\"a\" = \"OK then\";\n"
    }
    let messages = MemoryMachine(files).run("check", "--locale", "german", ".").messages
    #expect(messages.contains("“ru”, “sv”.") && !messages.contains("more"), "\(messages)")
  }

  @Test func `the settings of a file begin with its language`() {
    let machine = MemoryMachine([
      "de.lproj/a.strings": "\"a\" = \"Gut\";\n", "b.strings": "\"a\" = \"Good\";\n",
    ])
    #expect(machine.run("config", "de.lproj/a.strings").output.contains("\nlanguage: de, as the path says\n"))
    #expect(machine.run("config", "b.strings").output.contains("\nlanguage: en, from sourceLocale, since"))
  }

  @Test func `paths of settings elsewhere are told whole`() {
    let machine = MemoryMachine(["/ci/c.yml": "paths: [app/i18n]\n", "app/i18n/en.json": "{}"])
    let run = machine.run("check", "--config", "/ci/c.yml")
    #expect(run.messages.contains("Check the path “app/i18n”."), "\(run.messages)")
    #expect(run.messages.contains("“/ci/app/i18n”"), "\(run.messages)")
  }
}
