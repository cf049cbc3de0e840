import Testing

@testable import CopyLint

/// What shows only when all files are read.
@Suite struct `Findings across files` {
  private func findings(_ files: [String: String]) -> [String] {
    var report = Report()
    for path in files.keys.sorted() {
      var checker = Checker(configuration: Configuration())
      let document = Document(path: path, bytes: Array((files[path] ?? "").utf8))
      if let file = checker.check(document) { report.files.append(file) }
    }
    report.findAcrossFiles()
    return report.files.flatMap { file in
      file.findings.filter { ["duplicate-identifier", "accessibility-claim"].contains($0.finding.rule) }
        .map { "\(file.path) \($0.key): \($0.finding.message)" }
    }
  }

  private static let record = "\"record.button\" = \"record.button\";"
  private static let camera = "\"camera.button\" = \"record.button\";"

  @Test(arguments: [
    ("beside a folder of a language", "App/en.lproj/AccessibilityIdentifiers.strings", camera, true),
    ("under one key", "App/en.lproj/AccessibilityIdentifiers.strings", record, false),
    ("in another folder", "Watch/AccessibilityIdentifiers.strings", camera, false),
    ("in another language", "App/de.lproj/AccessibilityIdentifiers.strings", camera, false),
  ])
  func `an identifier is there twice`(what: String, second: String, text: String, isFound: Bool) {
    let found = findings(["App/AccessibilityIdentifiers.strings": Self.record, second: text])
    #expect(found.count == (isFound ? 1 : 0), "\(what): \(found)")
    #expect(found.allSatisfy { $0.contains("has the same, so a test can't tell them apart.") })
  }

  @Test func `two views of the code have one identifier`() {
    func view(_ name: String, _ identifier: String) -> String {
      "struct \(name): View { var body: some View { Button(\"\(name)\") { }.accessibilityIdentifier(\"\(identifier)\") } }\n"
    }
    let one = findings([
      "App/A.swift": view("Finish", "bottom") + view("Undo", "bottom") + view("Redo", "top")
    ])
    #expect(
      one == [
        "App/A.swift Undo/Button/Undo: Change this identifier. “Finish/Button/Finish” has the same, so a test can't tell them apart."
      ])
    let two = findings(["App/A.swift": view("Finish", "bottom"), "App/B.swift": view("Undo", "bottom")])
    #expect(two.count == 1 && two[0].contains("in “App/A.swift”"), "\(two)")
    #expect(findings(["A/A.swift": view("Finish", "bottom"), "B/B.swift": view("Undo", "bottom")]) == [])
  }

  @Test(arguments: [(10, 1, 1), (10, 0, 0), (9, 1, 0), (40, 2, 0), (40, 3, 1)])
  func `a claim is held against the spoken texts of all files`(texts: Int, empty: Int, count: Int) {
    let labels = (0..<texts).map {
      "\"a\($0).accessibility.label\" = \"\($0 < empty ? "" : "Map of town")\";"
    }
    let found = findings([
      "en.lproj/About.strings": "\"about.body\" = \"It has full VoiceOver support.\";",
      "en.lproj/Labels.strings": labels.joined(separator: "\n"),
    ])
    #expect(found.count == count)
    let percent = (texts - empty) * 100 / texts
    #expect(
      found.allSatisfy { $0.hasSuffix("In the scorecard, \(percent)% of \(texts) are fine.") }, "\(found)")
  }

  @Test func `a file alone has none of them`() throws {
    var checker = Checker(configuration: Configuration())
    let text = "\"a.accessibility.label\" = \"\";\n\"b\" = \"It has full VoiceOver support.\";"
    let file = checker.check(Document(path: "en.lproj/a.strings", bytes: Array(text.utf8)))
    #expect(try #require(file).findings.map(\.finding.rule) == ["label-empty"])
    let entry = Entry(key: "b", text: "It has full VoiceOver support.", locale: "en")
    #expect(checker.check(entry).findings.isEmpty)
  }
}
