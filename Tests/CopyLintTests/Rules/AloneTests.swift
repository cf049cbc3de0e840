import Testing

@testable import CopyLint

/// What a rule of one text or one pair finds in a file, it finds in the text alone, as `stream` checks it.
@Suite struct `Texts alone` {
  @Test func `have the findings that they have in a file`() throws {
    var compared = 0
    for page in try RulePage.all() {
      let rule = try #require(allRules.first { $0.about.name == page.name })
      guard rule.scope == .string || rule.scope == .pair else { continue }
      for block in page.blocks where block.language == "text" && block.isBad {
        guard Set(block.attributes.keys).isSubset(of: ["locale", "key"]) else { continue }
        let locale = block.attributes["locale"] ?? "en"
        for example in RuleExample.examples(in: block) {
          let text = String(decoding: example.marked.bytes, as: UTF8.self)
          // Only a file tells an empty text from no text.
          if text.isEmpty { continue }
          let (document, sources) = file(
            text, source: example.source, key: block.attributes["key"] ?? "a", locale: locale)
          var checker = checker(page.name)
          let report = checker.check(document, sources: sources)
          let inFile = try #require(report).findings.map(\.finding.message)
          let strings = checker.read(document)?.strings
          guard !inFile.isEmpty, let entry = strings?.first else { continue }
          var alone = entry
          alone.source = example.source
          alone.sourceLocale = example.source == nil ? nil : "en"
          let found = checker.check(alone).findings.map(\.message)
          #expect(Set(inFile).isSubset(of: found), "\(page.name): \(text)")
          compared += 1
        }
      }
    }
    #expect(compared > 150)
  }

  private func checker(_ rule: String) -> Checker {
    var configuration = Configuration()
    configuration.onlyRules = [rule]
    configuration.checksTranslations = true
    return Checker(configuration: configuration)
  }

  private func file(
    _ text: String, source: String?, key: String, locale: String
  ) -> (Document, SourceStrings?) {
    let document = Document(path: "locales/\(locale).json", bytes: json(key, text), isNamed: true)
    guard let source, locale != "en" else { return (document, nil) }
    let original = Document(path: "locales/en.json", bytes: json(key, source), isNamed: true)
    var sources = SourceStrings(locale: "en")
    if let strings = Checker().read(original)?.strings { sources.add(strings, path: original.path) }
    return (document, sources)
  }

  private func json(_ key: String, _ text: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { $0.member(key, text) }
    return json.bytes
  }
}
