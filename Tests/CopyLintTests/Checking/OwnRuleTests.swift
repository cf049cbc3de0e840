import Testing

@testable import CopyLint
@testable import own_rule_example

@Suite struct `A rule from outside` {
  private func findings(_ text: String, _ role: Role, by checker: inout Checker) -> [Finding] {
    var entry = Entry(text: text)
    entry.role = role
    return checker.check(entry).findings
  }

  @Test func `runs where its condition says`() {
    var checker = Checker(rules: [Shouting()])
    let found = findings("All saved!!", .title, by: &checker).filter { $0.rule == "shouting" }
    #expect(found.map(\.message) == ["Leave out “!!”. We keep calm."])
    #expect(found.map(\.range) == [9..<11])
    #expect(!findings("All saved!!", .toast, by: &checker).contains { $0.rule == "shouting" })
    #expect(!findings("All saved", .title, by: &checker).contains { $0.rule == "shouting" })
  }

  @Test func `takes settings from a file`() {
    let file = "rules:\n  shouting: {severity: error, most: 1}\n"
    var loader = ConfigurationLoader(
      resolve: { path, _ in path }, read: { _ in .bytes(Array(file.utf8)) }, rules: [Shouting()])
    loader.load(".copy-lint.yml")
    #expect(loader.problems.isEmpty)
    var checker = Checker(configuration: loader.configuration, rules: [Shouting()])
    #expect(!findings("All saved!", .title, by: &checker).contains { $0.rule == "shouting" })
    let found = findings("All saved!!", .title, by: &checker).filter { $0.rule == "shouting" }
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `is shown by each reporter, and suppressed by a comment`() throws {
    let file = """
      "a.title" = "All saved!!";
      /* copy-lint:disable shouting -- The brand shouts here. */
      "b.title" = "All done!!";
      """
    let document = Document(path: "en.lproj/Localizable.strings", bytes: Array(file.utf8))
    var checker = Checker(rules: [Shouting()])
    let answer = checker.check(document)
    let checked = try #require(answer)
    let found = checked.findings.filter { $0.finding.rule == "shouting" }
    #expect(found.map { $0.suppressed == nil } == [true, false])
    #expect(!checked.findings.contains { $0.finding.rule == "unused-suppression" })
    var report = Report()
    report.files = [checked]
    report.addFingerprints()
    let versions = ToolVersions(tool: "1", icu: "1", cldr: "1", unicode: "1")
    for reporter in allReporters {
      var bytes: [UInt8] = []
      reporter.write(report, options: ReportOptions { versions }, into: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("shouting") || text.contains("We keep calm"), "\(reporter.name)")
    }
  }

  @Test func `may be one of more than the tables hold`() {
    var checker = Checker(rules: (0..<300).map { Numbered(number: $0) })
    let found = findings("Zoom 5%", .tooltip, by: &checker).filter { $0.rule.hasPrefix("numbered-") }
    #expect(Set(found.map(\.rule)) == Set((0..<300).map { "numbered-\($0)" }))
    #expect(!findings("Zoom 5%", .title, by: &checker).contains { $0.rule.hasPrefix("numbered-") })
    #expect(!findings("Zoom", .tooltip, by: &checker).contains { $0.rule.hasPrefix("numbered-") })
  }
}

/// One rule of many.
private struct Numbered: Rule {
  var number: Int

  var about: RuleDescription {
    RuleDescription(name: "numbered-\(number)", group: .typography, severity: .note, summary: "One of many.")
  }

  var when: When { .role(.tooltip) && .sign("%") && .words((number % 2)...) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    findings.append(finding("Number \(number).", at: subject.trimmedRange, in: subject))
  }
}
