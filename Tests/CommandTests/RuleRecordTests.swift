import CopyLint
import Testing

@testable import copy_lint

/// What `explain` says of how often a rule is right.
@Suite struct RuleRecordTests {
  @Test func `counts are of rules that exist, and add up`() {
    for rule in allRules {
      for record in RuleDescription.records(ofRule: rule.about.name) {
        #expect(record.right + record.wrong <= record.read, "\(rule.about.name)")
        #expect(record.apps > 0 && record.apps <= record.read, "\(rule.about.name)")
      }
    }
    #expect(RuleDescription.records(ofRule: "grade-too-high").map(\.severity) == [.error, .warning])
    #expect(RuleDescription.records(ofRule: "no-such-rule").isEmpty)
  }

  @Test func `explain shows the counts under the page`() throws {
    let record = try #require(RuleDescription.records(ofRule: "grade-too-high").last)
    let machine = MemoryMachine()
    machine.columns = 1000
    let result = machine.run(["explain", "grade-too-high"])
    #expect(result.output.contains("\nHow often it is right\n  Test readers "))
    let picky = record.read - record.right - record.wrong
    let counts =
      "Test readers judged \(record.read) warnings in \(record.apps) apps that no rule was tuned on: "
    #expect(
      result.output.split(separator: "\n  ").joined(separator: " ").contains(
        counts + "\(record.right) right, \(picky) picky, \(record.wrong) wrong.")
    )
  }

  @Test func `a rule that nobody read says so`() {
    let machine = MemoryMachine()
    #expect(
      machine.run(["explain", "contract-missing"]).output.contains(
        "Our test readers have not judged its findings yet."))
  }
}
