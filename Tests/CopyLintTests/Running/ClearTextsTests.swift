import Testing

@testable import CopyLint

/// A text in which nothing was found is not checked when it comes again. That saves time, and must do nothing else.
@Suite struct `Clear texts` {
  @Test func `a rule that does not look around finds the same under any key and comment`() {
    var configuration = Configuration()
    configuration.checksTranslations = true
    let rules = allRules.compactMap { rule in
      var rule = rule
      rule.take(configuration)
      return rule.when.context.isEmpty ? rule : nil
    }
    var checker = Checker(configuration: configuration)
    var compared = 0
    for (number, text) in Self.texts.enumerated() {
      for step in 0..<3 {
        var entry = Entry(key: "a", text: text, locale: ["en", "en", "de", "fr"][number % 4], syntax: .apple)
        entry.role = Self.roles[(number + step * 3) % Self.roles.count]
        entry.roleSource = .given
        if step == 2 { (entry.source, entry.sourceLocale) = (text, "en") }
        var subject = checker.check(entry).subject
        let findings = rules.map { Self.findings(of: $0, in: subject) }
        var draft = StringDraft(subject.entry)
        draft.key = "error.separator.image.ipad.label"
        draft.comment = "The caption of a photo: something failed. ObjectID = \"a\"; “\(text)”"
        draft.roleSource = .key
        subject.entry = Entry(draft)
        #expect(rules.map { Self.findings(of: $0, in: subject) } == findings, "\(text)")
        compared += findings.count
      }
    }
    #expect(compared > 100_000)
  }

  @Test func `a text that comes again has the findings that it has alone`() throws {
    let first = Self.file(Self.texts, key: { "a.\($0)" })
    for (number, suffix) in Self.suffixes.enumerated() {
      let second = Self.file(Self.texts, key: { "b.\($0).\(suffix)" })
      let both = try #require(Self.report(first + second))
      let third = Self.file(Self.texts, key: { "c.\($0).\(Self.suffixes[(number + 1) % 4])" })
      let alone = try #require(Self.report(second))
      #expect(Self.rows(both) == Self.rows(alone))
      #expect(Self.rows(try #require(Self.report(third + second))) == Self.rows(alone))
      // The sums take a text once, and its strings as often as they are there.
      let twice = try #require(Self.report(second + Self.file(Self.texts, key: { "d.\($0).\(suffix)" })))
      #expect(twice.locales[0].counts == alone.locales[0].counts)
      #expect(twice.locales[0].entries == 2 * alone.locales[0].entries)
      #expect(
        twice.locales[0].grades.strings.reduce(0, +) == 2 * alone.locales[0].grades.strings.reduce(0, +))
      let shares = Scorecard.Category.allCases.map { twice.locales[0].scorecard[$0].checked }
      #expect(shares == Scorecard.Category.allCases.map { 2 * alone.locales[0].scorecard[$0].checked })
    }
  }

  /// The texts of all rule pages, each once.
  private static let texts: [String] = {
    var seen: Set<String> = []
    var texts: [String] = []
    for page in `Rule pages`.pages {
      for block in page.blocks where block.language == "text" {
        for example in RuleExample.examples(in: block) {
          let text = String(decoding: example.marked.bytes, as: UTF8.self)
          if seen.insert(text).inserted { texts.append(text) }
        }
      }
    }
    return texts
  }()

  private static let roles: [Role] = [
    .unknown, .accessibilityLabel, .error, .button, .accessibilityHint, .toggle, .accessibilityValue,
    .alertTitle, .inputLabel, .purpose, .link,
  ]

  private static let suffixes = ["title", "error.message", "image.accessibility.label", "separator"]

  private static func findings(of rule: any Rule, in subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    let when = rule.asked(rule.about)
    if when.isMet(by: subject) { rule.ask(subject, each: when.each, into: &findings) }
    return findings
  }

  private static func file(_ texts: [String], key: (Int) -> String) -> String {
    texts.enumerated().map { number, text in
      let value = text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
        .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
      return "\"\(key(number))\" = \"\(value)\";\n"
    }.joined()
  }

  private static func report(_ file: String) -> FileReport? {
    var checker = Checker(configuration: Configuration())
    return checker.check(Document(path: "en.lproj/Localizable.strings", bytes: Array(file.utf8)))
  }

  /// What is found in the strings under “b”, but for what is found by comparing strings.
  private static func rows(_ report: FileReport) -> [String] {
    let comparing = ["terminology-variant", "label-duplicate", "case-style-mix", "contract-missing"]
    return report.findings.filter { $0.key.hasPrefix("b.") && !comparing.contains($0.finding.rule) }
      .map { "\($0.key): \($0.finding.rule): \($0.finding.severity): \($0.finding.message)" }.sorted()
  }
}
