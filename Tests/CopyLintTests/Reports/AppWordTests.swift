import Testing

@testable import CopyLint

@Suite struct AppWordTests {
  private let strings = """
    "a" = "Open the changeset";
    "b" = "Close a changeset";
    "c" = "Changesets";
    "d" = "New quota";
    "e" = "Quota";
    "f" = "Test a quota";
    "g" = "Quotas of this changeset";
    "h" = "Delete the quota and the changeset";
    "i" = "Write ideation";

    """

  private func report(_ files: [String], _ configuration: Configuration = Configuration()) -> Report {
    var report = Report()
    for (number, text) in files.enumerated() {
      var checker = Checker(configuration: configuration)
      let document = Document(path: "en.lproj/\(number).strings", bytes: Array(text.utf8))
      if let file = checker.check(document) { report.files.append(file) }
    }
    report.foldRepeats()
    report.findAppWords()
    return report
  }

  private func rules(_ report: Report) -> [String] {
    report.files.flatMap {
      $0.findings.map { "\($0.finding.rule) \($0.key) \($0.finding.words.joined(separator: " "))" }
    }
  }

  @Test func `a word in five strings is said once, and no rule finds it`() {
    let report = report([strings])
    #expect(
      report.appWords == [AppWordUse(word: "changeset", strings: 5), AppWordUse(word: "quota", strings: 5)])
    let found = rules(report)
    #expect(found.filter { $0.hasPrefix("app-word") } == ["app-word a changeset", "app-word d quota"])
    #expect(!found.contains { $0.hasPrefix("jargon") && $0.lowercased().contains("quota") })
    #expect(found.contains("jargon i ideation"))
    let note = report.files[0].findings.first { $0.finding.rule == "app-word" }?.finding
    #expect(
      note?.message
        == "“changeset” is in 5 strings: explain it where people meet it first, then list it under “familiar”."
    )
  }

  @Test func `it does not count, and strings that lose a finding are clear`() {
    let summary = report([strings]).summary
    #expect(summary.notes == 0 && summary.warnings == 1 && summary.plain.checked - summary.plain.clear == 1)
    var off = Configuration()
    off.rules["app-word"] = .init(level: .off)
    let other = report([strings], off)
    #expect(other.appWords == [] && other.summary.warnings == 1 && other.summary.notes == 5)
    #expect(other.summary.plain.checked - other.summary.plain.clear == 1)
  }

  @Test func `all files count together, and each text once`() {
    let lines = strings.split(separator: "\n")
    let halves = [lines[..<4], lines[4...]].map { $0.joined(separator: "\n") + "\n" }
    #expect(report(halves).appWords == report([strings]).appWords)
    let repeated = lines.prefix(4).map { $0.replacing("=", with: "= ") }.joined(separator: "\n")
    #expect(report([halves[0], halves[0], repeated]).appWords == [])
  }

  @Test func `a word that readers know is no such word, and no jargon`() {
    var configuration = Configuration()
    configuration.familiar = ["quota"]
    let report = report([strings], configuration)
    #expect(report.appWords.map(\.word) == ["changeset"])
    #expect(!rules(report).contains { $0.lowercased().contains("quota") && $0.hasPrefix("jargon") })
  }

  @Test func `the fingerprint stays when another string comes first`() {
    let prints = ["", "\"0\" = \"The changeset, the quota\";\n"].map { first in
      var report = report([first + strings])
      report.addFingerprints()
      return report.files[0].findings.filter { $0.finding.rule == "app-word" }.map(\.fingerprint)
    }
    #expect(prints[0].count == 2 && prints[0] == prints[1])
  }

  @Test func `texts are counted exactly when few, and nearly when many`() {
    for (texts, error) in [(0, 0.0), (1_000, 0), (20_000, 0.1)] {
      var (all, odd) = (TextCount(), TextCount())
      for text in 0..<texts { all.insert(UInt64(text)) }
      for text in (0..<texts).reversed() where text % 2 == 1 { odd.insert(UInt64(text)) }
      #expect(abs(Double(all.count - texts)) <= error * Double(texts))
      let before = all.count
      all.formUnion(odd)
      #expect(all.count == before)
    }
  }

  @Test(arguments: [
    ("Changesets", "changeset"), ("registries", "registry"), ("box's", "box"), ("Addresses", "address"),
    ("status", "status"), ("caches", "cach"), ("TLS", "tls"), ("bus", "bus"), ("bias’", "bia"),
  ])
  func `uses are counted in one form`(word: String, form: String) {
    #expect(countedForm(of: word.utf8.span) == Array(form.utf8))
  }
}
