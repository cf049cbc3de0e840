import Foundation
import Testing

@testable import CopyLint

@Suite struct `Rule pages` {
  static let pages = (try? RulePage.all()) ?? []

  @Test(arguments: pages)
  func `the strings of a page are found as they are marked`(page: RulePage) throws {
    let rule = try #require(allRules.first { $0.about.name == page.name }, "no rule of this name")
    let severity = rule.about.severity
    for block in page.blocks where block.language == "text" {
      var checked = try CheckedExample(rule: page.name, attributes: block.attributes)
      for example in RuleExample.examples(in: block) {
        let findings = try checked.findings(in: example.marked.bytes, source: example.source)
        let found = RuleExample.show(findings, in: example, severity: severity)
        page.compare(found, example.show(severity: severity), line: example.line)
        if let message = example.message {
          page.compare(findings.first?.message ?? "", message, line: example.line + 1)
        }
        page.compare(block.isBad ? "has marks" : "has no marks", example.marks, line: example.line)
      }
    }
  }

  @Test(arguments: pages)
  func `the files of a page are found as they are marked`(page: RulePage) throws {
    var sources: SourceStrings?
    var past: PastTexts?
    var beside: [(path: String, bytes: [UInt8])] = []
    for block in page.blocks where block.language != "text" {
      let marked = MarkedText(block.lines.map { $0 + "\n" }.joined(), escapes: "x")
      var checked = try CheckedExample(rule: page.name, attributes: block.attributes)
      if block.attributes["source"] != nil {
        sources = try checked.sources(in: marked.bytes)
        continue
      }
      if block.attributes["past"] != nil {
        past = try checked.past(of: marked.bytes)
        continue
      }
      if block.attributes["beside"] != nil {
        beside.append((try #require(block.attributes["path"]), marked.bytes))
        continue
      }
      defer { (sources, past, beside) = (nil, nil, []) }
      let found = try checked.report(of: marked.bytes, sources: sources, past: past, beside: beside).findings
        .filter { $0.finding.rule == page.name }
        .map { finding in finding.place.map { $0.start..<$0.end } ?? 0..<0 }
      page.compare(
        MarkedText.show(marked.bytes, found), MarkedText.show(marked.bytes, marked.ranges),
        line: block.line)
      page.compare(
        block.isBad ? "has marks" : "has no marks", marked.ranges.isEmpty ? "has no marks" : "has marks",
        line: block.line)
    }
  }

  @Test(arguments: pages)
  func `the facts of a page are those of the rule`(page: RulePage) throws {
    let rule = try #require(allRules.first { $0.about.name == page.name })
    let about = rule.about
    let settings = about.settings.map { "`\($0.name): \(show($0.value))`" }.joined(separator: ", ")
    #expect(page.summary == about.summary)
    #expect(
      page.facts
        == [
          "Group": about.group.rawValue,
          "Severity": about.severity.rawValue,
          "Default": about.isDefault ? "on" : "off",
          "Languages": about.languages.isEmpty ? "all" : about.languages.joined(separator: ", "),
          "Fix": about.isFixable ? "yes" : "no",
          "Settings": settings.isEmpty ? "none" : settings,
        ].merging(rule.scope == .file || rule.scope == .project ? ["Scope": rule.scope.rawValue] : [:]) { $1 }
    )
  }

  @Test(arguments: pages)
  func `a page says why, by whose authority, and shows bad and good`(page: RulePage) {
    #expect(page.sections.filter { $0 != "Settings" } == ["Why", "Authority", "Bad", "Good"])
    #expect(page.sections.contains("Settings") == (page.facts["Settings"] != "none"))
    let bad = page.blocks.filter(\.isBad)
    let good = page.blocks.filter { !$0.isBad }
    #expect(bad.contains { $0.language != "text" } || bad.map(count).reduce(0, +) >= 3)
    #expect(good.contains { $0.language != "text" } || good.map(count).reduce(0, +) >= 5)
    #expect(bad.contains { $0.language != "text" || $0.lines.contains { $0.hasPrefix("# ") } })
  }

  @Test func `every rule has a page, and every page is in the program`() throws {
    let names = allRules.map(\.about.name)
    #expect(Set(names).count == names.count)
    #expect(RuleDescription.pageNames() == names)
    #expect(Set(Self.pages.map(\.name)) == Set(names))
    for page in Self.pages {
      #expect(page.path.hasSuffix("/\(page.name).md"))
      #expect(
        RuleDescription.page(named: page.name) == (try String(contentsOfFile: page.path, encoding: .utf8)))
    }
    #expect(RuleDescription.page(named: "no-such-rule") == nil)
  }

  @Test func `the list of rules next to the pages is that of the program`() throws {
    let list = try String(contentsOf: RulePage.folder.appending(path: "README.md"), encoding: .utf8)
    let rows = allRules.map(\.about).map { about in
      let name = "[\(about.name)](\(about.name).md)"
      return "| \(name) | \(about.group.rawValue) | \(about.severity.rawValue) | \(about.summary) |"
    }
    #expect(list.split(separator: "\n").filter { $0.hasPrefix("| [") }.map(String.init) == rows)
  }

  @Test func `every rule in the folder is in the list`() throws {
    let root = RulePage.folder.appending(path: "../../Sources/CopyLint/Rules").standardizedFileURL
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var declared: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for match in try String(contentsOf: file, encoding: .utf8).matches(
        of: /struct (\w+): (?:Translation|Screen)?Rule\b/)
      {
        declared.insert(String(match.1))
      }
    }
    #expect(declared == Set(allRules.map { "\(type(of: $0))" }))
  }

  private func count(_ block: RulePage.Block) -> Int { RuleExample.examples(in: block).count }

  private func show(_ value: SettingValue) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): twoDecimals(number)
    case .flag(let flag): "\(flag)"
    case .list(let items): items.joined(separator: ", ")
    case .mapping(let members): "{\(members.map { "\($0.name): \(show($0.value))" }.joined(separator: ", "))}"
    }
  }
}

extension RulePage {
  /// Compares two texts; the issue points at a line of the page.
  func compare(_ found: String, _ wanted: String, line: Int) {
    guard found != wanted else { return }
    Issue.record(
      Comment(rawValue: "found  \(found)\nwanted \(wanted)"),
      sourceLocation: SourceLocation(
        fileID: "CopyLintTests/\(name).md", filePath: path, line: line, column: 1))
  }
}
