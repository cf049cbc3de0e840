import Foundation
import Testing

@testable import CopyLint

/// What the rules say is copy too, so it has to pass.
@Suite struct `Rule messages` {
  @Test(arguments: `Rule pages`.pages)
  func `the messages and the summary of a rule pass all rules`(page: RulePage) throws {
    var texts: Set<String> = [page.summary]
    for block in page.blocks where block.isBad {
      var checked = try CheckedExample(rule: page.name, attributes: block.attributes)
      if block.language == "text" {
        for example in RuleExample.examples(in: block) {
          texts.formUnion(
            try checked.findings(in: example.marked.bytes, source: example.source).map(\.message))
        }
      } else {
        let bytes = MarkedText(block.lines.map { $0 + "\n" }.joined(), escapes: "x").bytes
        texts.formUnion(try checked.report(of: bytes).findings.map(\.finding.message))
      }
    }
    var checker = Checker(configuration: Configuration())
    for text in texts { page.compare(complaints(about: text, checker: &checker), "nothing", line: 1) }
  }

  @Test(arguments: `Rule pages`.pages)
  func `the advice of a message comes first and is short`(page: RulePage) throws {
    for block in page.blocks where block.isBad && block.language == "text" {
      var checked = try CheckedExample(rule: page.name, attributes: block.attributes)
      for example in RuleExample.examples(in: block) {
        for message in try checked.findings(in: example.marked.bytes, source: example.source).map(\.message) {
          // What is quoted is not ours, and is cut by itself.
          let ours = withoutQuotations(message)
          let first = ours.split(separator: ". ", maxSplits: 1).first ?? ""
          if first.count > 90 { page.compare(ours, "a first sentence of 90 characters", line: example.line) }
          let words = Set(ours.lowercased().split { !$0.isLetter }.map(String.init))
          #expect(words.isDisjoint(with: ["must", "please", "simply", "violation", "illegal"]))
        }
      }
    }
  }

  @Test(arguments: `Rule pages`.pages)
  func `the text of a page has no errors`(page: RulePage) {
    var checker = Checker(configuration: Configuration())
    for paragraph in page.paragraphs {
      page.compare(complaints(about: paragraph, from: .error, checker: &checker), "nothing", line: 1)
    }
  }

  @Test func `what a rule says of a wrong setting passes all rules`() {
    var checker = Checker(configuration: Configuration())
    for var rule in allRules {
      for setting in rule.about.settings.map(\.name) + ["noSuchSetting"] {
        guard let answer = rule.refusal(of: setting, .list([])) else { continue }
        let complaints = complaints(about: answer, checker: &checker)
        #expect(complaints == "nothing")
      }
    }
  }

  /// What all rules say of a text of ours: "rule: message", or "nothing".
  private func complaints(
    about text: String, from severity: Severity = .warning, checker: inout Checker
  ) -> String {
    var entry = Entry(key: "", text: withoutQuotations(text), locale: "en", range: 0..<0)
    entry.syntax = .apple
    let findings = checker.check(entry).findings.filter { $0.severity >= severity }
    if findings.isEmpty { return "nothing" }
    return findings.map { "\($0.rule): \($0.message)" }.joined(separator: "\n") + "\nin: \(text)"
  }

  /// Quoted words are those of others: a placeholder stands for them.
  private func withoutQuotations(_ text: String) -> String {
    text.replacing(/“[^”]*”/, with: "“%@”")
  }
}
