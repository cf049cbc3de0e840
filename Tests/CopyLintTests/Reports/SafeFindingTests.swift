import Testing

@testable import CopyLint

/// What is called safe or unsafe can be written: where a file has no place for it, a replacement is only shown.
struct SafeFindingTests {
  private func shown(_ path: String, _ text: String) throws -> [String] {
    var configuration = Configuration()
    configuration.onlyRules = ["ascii-ellipsis"]
    var checker = Checker(configuration: configuration)
    let checked = checker.check(Document(path: path, bytes: Array(text.utf8)))
    let report = try #require(checked)
    return report.findings.map {
      let edit = $0.edit.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "no edit"
      return "\($0.locale) \($0.finding.applicability?.rawValue ?? "nil") \(edit)"
    }
  }

  @Test(arguments: [
    ("a.strings", #""open" = "Open...";"#, ["en safe …"]),
    (
      "a.xcstrings",
      #"{"sourceLanguage":"en","strings":{"Open...":{},"b":{"localizations":{"en":{"stringUnit":{"state":"new","value":"Wait..."}}}}},"version":"1.0"}"#,
      ["en shown no edit", "en safe …"]
    ),
    (
      "a_de.ts",
      """
      <?xml version="1.0"?><TS version="2.1" language="de"><context><name>A</name><message><source>Open...</source>\
      <translation>Öffnen...</translation></message></context></TS>
      """,
      ["en shown no edit", "de safe …"]
    ),
    (
      "a.strings", "<plist><dict><key>a</key><string><![CDATA[Open...]]></string></dict></plist>",
      ["en shown no edit"]
    ),
  ])
  func `a replacement that no file takes is only shown`(
    _ path: String, _ text: String, _ expected: [String]
  ) throws {
    #expect(try shown(path, text) == expected)
  }

  @Test func `the sum of fixes is that of what can be written`() throws {
    var checker = Checker(configuration: Configuration())
    let text = #"{"sourceLanguage":"en","strings":{"Open...":{}},"version":"1.0"}"#
    var report = Report()
    for (path, text) in [("a.xcstrings", text), ("a.strings", #""a" = "Open...";"#)] {
      let checked = checker.check(Document(path: path, bytes: Array(text.utf8)))
      report.files.append(try #require(checked))
    }
    #expect(report.summary.fixable == 1)
  }

  @Test(arguments: [
    ("de:\n  a: |-\n    Hallo.\n  b: x\n", 0), ("de:\n  a: |\n    Hallo.\n  b: x\n", 0),
    ("de:\n  a: \"Hallo.\"\n  b: x\n", 0), ("de:\n  b: |2-\n\n    x\n", 0), ("de:\n  b: \"\\nx\"\n", 1),
  ])
  func `the line end of a block of YAML is that of its sign`(_ text: String, _ edits: Int) throws {
    var sources = SourceStrings(locale: "en")
    var configuration = Configuration()
    configuration.onlyRules = ["space-mismatch"]
    var checker = Checker(configuration: configuration)
    let source = Document(path: "en.yml", bytes: Array("en:\n  a: |\n    Hello.\n  b: x\n".utf8))
    sources.add(checker.read(source)?.strings ?? StringTable(), path: "en.yml")
    let checked = checker.check(Document(path: "de.yml", bytes: Array(text.utf8)), sources: sources)
    #expect(try #require(checked).findings.compactMap(\.edit).count == edits)
  }
}
