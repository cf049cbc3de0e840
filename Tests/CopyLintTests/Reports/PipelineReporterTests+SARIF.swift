import Foundation
import Testing

@testable import CopyLint

extension PipelineReporterTests {
  /// What a SARIF object says about a rule.
  func rule(_ name: String, _ group: String) throws -> String {
    func quoted(_ text: String) -> String {
      var json = JSONWriter()
      json.value(text)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    let about = try #require(allRules.map(\.about).first { $0.name == name })
    let page = try #require(RuleDescription.page(named: name))
    #expect(page.hasPrefix("# "))
    return """
      {"id":"\(name)","shortDescription":{"text":\(quoted(about.summary))},\
      "help":{"text":\(quoted(about.summary)),"markdown":\(quoted(page))},\
      "defaultConfiguration":{"level":"error"},"properties":{"tags":["\(group)"]}}
      """
  }

  /// A result of SARIF with a place and a fix.
  func result(_ index: Int, between: String = "") -> String {
    """
    {"ruleId":"jargon","ruleIndex":\(index),"level":"error",\
    "message":{"text":"Write “Please sign in” instead of “Authentication required”."},\
    "locations":[{"physicalLocation":{"artifactLocation":{"uri":"en.lproj/Main.strings"},\
    "region":{"startLine":3,"startColumn":11,"endLine":3,"endColumn":34}},\
    "logicalLocations":[{"fullyQualifiedName":"auth"}]}],\
    "partialFingerprints":{"copyLint/v1":"0011223344556677"},\(between)\
    "fixes":[{"description":{"text":"Write “Please sign in” instead of “Authentication required”."},\
    "artifactChanges":[{"artifactLocation":{"uri":"en.lproj/Main.strings"},\
    "replacements":[{"deletedRegion":{"startLine":3,"startColumn":11,"endLine":3,"endColumn":34},\
    "insertedContent":{"text":"Please sign in"}}]}]}]}
    """
  }

  func sarif(_ rules: String, _ results: String) -> String {
    """
    {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":{\
    "name":"copy-lint","version":"1.2.3","rules":[\(rules)]}},"columnKind":"unicodeCodePoints",\
    "results":[\(results)]}]}

    """
  }

  /// What a comment keeps quiet stays, marked.
  @Test func `reports as SARIF`() throws {
    let rules = try "\(rule("jargon", "plain-words")),\(rule("invalid-encoding", "file"))"
    let problem = """
      {"ruleId":"invalid-encoding","ruleIndex":1,"level":"error","message":{"text":"Save this file as UTF-8."},\
      "locations":[{"physicalLocation":{"artifactLocation":{"uri":"en.lproj/Main.strings"}}}],\
      "partialFingerprints":{"copyLint/v1":"invalid-encoding:en.lproj/Main.strings"}}
      """
    let quiet = "\"suppressions\":[{\"kind\":\"inSource\",\"justification\":\"house style\"}],"
    #expect(
      write(SARIFReporter())
        == sarif(rules, [problem, result(0), result(0, between: quiet)].joined(separator: ",")))
  }

  @Test func `tells in SARIF what was there before`() throws {
    var report = sampleReport()
    let finding = report.files[0].findings[1]
    report.files[0].findings = [finding, finding, finding]
    for (index, age) in [ReportedFinding.Age.new, .updated, .known].enumerated() {
      report.files[0].findings[index].age = age
    }
    let known =
      "\"suppressions\":[{\"kind\":\"external\",\"justification\":\"Already known before this change.\"}],"
    let results = [("new", ""), ("updated", ""), ("unchanged", known)].map {
      result(0, between: "\"baselineState\":\"\($0)\",\($1)")
    }
    #expect(
      try write(SARIFReporter(), of: report)
        == sarif(rule("jargon", "plain-words"), results.joined(separator: ",")))
    #expect(
      try write(SARIFReporter(), of: report, onlyNew: true)
        == sarif(rule("jargon", "plain-words"), results.dropLast().joined(separator: ",")))
  }
}
