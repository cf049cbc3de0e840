import Testing

@testable import CopyLint

@Suite struct CheckerTests {
  private func report(
    _ text: String, path: String = "en.lproj/Localizable.strings",
    _ change: (inout Configuration) -> Void = { _ in }
  ) throws -> FileReport {
    var configuration = Configuration()
    change(&configuration)
    var checker = Checker(configuration: configuration)
    let report = checker.check(Document(path: path, bytes: Array(text.utf8)))
    return try #require(report)
  }

  private func found(_ report: FileReport) -> [String] {
    report.findings.map { "\($0.key) \($0.finding.rule) \($0.finding.severity)" }
  }

  private let hard = "\"a.b\" = \"No network connectivity\";\n\"c.d\" = \"No network connectivity\";\n"

  @Test func `counts each text once, and leaves out what is not read as text`() throws {
    let strings = """
      "one" = "Save it now.";
      "two" = "Save it now.";
      "field.placeholder" = "Name of the trip";
      "volume.accessibility.value" = "Forty percent";
      "three" = "Go on";
      """
    let summary = try #require(try report(strings).locales.first)
    #expect(summary.entries == 5)
    // "Save it now." and "Go on": 5 words in 2 sentences.
    #expect(summary.counts.words == 5)
    #expect(summary.counts.sentences == 2)
  }

  @Test func `counts one form of a key, the general one`() throws {
    let catalog = """
      {"sourceLanguage" : "en", "version" : "1.0", "strings" : {"n" : {"localizations" : {"en" : {"variations" :
      {"plural" : {"one" : {"stringUnit" : {"state" : "translated", "value" : "One big red dog"}},
      "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld dogs"}}}}}}}}}
      """
    let summary = try #require(try report(catalog, path: "L.xcstrings").locales.first)
    #expect(summary.entries == 2)
    #expect(summary.counts.words == 1)
  }

  @Test func `an override by key or path changes rules only there`() throws {
    var override = Configuration.Override()
    override.keys = [Glob("a.*")]
    override.turnsAllOff = true
    #expect(try found(report(hard) { $0.overrides = [override] }).allSatisfy { $0.hasPrefix("c.d ") })

    override = Configuration.Override()
    override.paths = [Glob("en.lproj/**")]
    override.rules["jargon"] = .init(level: .on(.note))
    let severities = try report(hard) { $0.overrides = [override] }.findings.filter {
      $0.finding.rule == "jargon"
    }
    #expect(severities.map(\.finding.severity) == [.note, .note])
    #expect(
      try found(report(hard, path: "de.lproj/L.strings") { $0.overrides = [override] }) == [])
  }

  @Test func `the strict preset makes an error of each grade above the limit`() throws {
    let string = "\"k\" = \"Start recording\";"
    #expect(try found(report(string)) == [])
    #expect(try found(report(string) { $0.preset = .strict }) == ["k grade-too-high error"])
    let lenient = try report(string) {
      $0.preset = .strict
      $0.grade.max = 9
    }
    #expect(found(lenient) == [])
  }

  @Test func `says once what the forms of a string share`() throws {
    let catalog = """
      {"sourceLanguage" : "en", "version" : "1.0", "strings" : {"k" : {"localizations" : {"en" : {
      "stringUnit" : {"state" : "translated", "value" : "Wait... %#@n@"}, "substitutions" : {"n" : {"argNum" : 1,
      "formatSpecifier" : "lld", "variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "translated",
      "value" : "%arg file"}}, "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg files"}}}}}}}}}}}
      """
    let report = try report(catalog, path: "L.xcstrings")
    #expect(report.findings.map(\.finding.rule) == ["ascii-ellipsis"])
  }

  @Test func `shows a limited number of findings of one string`() throws {
    let text = String(repeating: "wait... ", count: mostFindingsOfString + 50)
    let report = try report("\"k\" = \"\(text)\";") { $0.onlyRules = ["ascii-ellipsis"] }
    #expect(report.findings.count == mostFindingsOfString)
  }

  @Test func `a comment keeps a finding quiet, with its reason`() throws {
    let strings = "/* copy-lint:disable jargon -- on the ticket */\n\"k\" = \"No network connectivity\";"
    let report = try report(strings)
    #expect(report.findings.map(\.suppressed) == ["on the ticket"])
  }
}
