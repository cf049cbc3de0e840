import CopyLint
import Foundation
import Testing

@testable import copy_lint

@Suite struct RulesTests {
  @Test func `lists each rule once`() {
    let run = MemoryMachine().run("rules")
    #expect(run.code == 0)
    let names = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.sorted() == allRules.map(\.about.name).sorted())
  }

  @Test func `lists the rules as JSON`() throws {
    let run = MemoryMachine().run("rules", "--format", "json")
    let list = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(list.count == allRules.count)
    let fields: Set = [
      "name", "group", "severity", "default", "fixable", "scope", "languages", "summary", "settings", "page",
    ]
    for rule in list { #expect(Set(rule.keys) == fields) }
  }

  @Test func `explains every rule, and how to turn it off`() {
    for rule in allRules.map(\.about) {
      let run = MemoryMachine().run("explain", rule.name)
      #expect(run.code == 0)
      #expect(run.output.hasPrefix("\(rule.name)\n  \(rule.summary.prefix(40))"))
      #expect(run.output.contains("rules: {\(rule.name): off}"))
    }
  }

  @Test func `prints its version with those of its data`() {
    let run = MemoryMachine().run("--version")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "copy-lint \(toolVersion)")
    #expect(lines.last?.wholeMatch(of: /ICU \d+\.\d+, CLDR \d+(\.\d+)?, Unicode \d+\.\d/) != nil)
    #expect(MemoryMachine().run("check", "-V") == run)
  }
}
