import Testing

@testable import CopyLint

/// A long text of the source that thousands of strings have the key of. What they are compared with must not grow with the product
/// of both files.
@Suite struct SourceRoomTests {
  private static let message =
    "Shorten the source text that many strings share here. Some of them are not compared with it."

  /// Checks a translation, each of whose strings lacks the value of its source.
  private func check(_ text: String, path: String = "de.lproj/a.strings", source: String) -> FileReport? {
    var sources = SourceStrings(locale: "en")
    sources.add(read(source, path.replacing("de", with: "en")).entries, path: "en.lproj/a.strings")
    var configuration = Configuration()
    configuration.checksTranslations = true
    var checker = Checker(configuration: configuration)
    return checker.check(Document(path: path, bytes: Array(text.utf8)), sources: sources)
  }

  private func count(_ report: FileReport) -> Int {
    report.findings.count { $0.finding.rule == "placeholder-mismatch" }
  }

  @Test func `is compared as often as there is room`() throws {
    let long = String(repeating: "Use it. ", count: 40_000)
    let row = "\"a\" = \"Nutzen.\";\n"
    let text = String(repeating: row, count: 2_000)
    let report = try #require(check(text, source: "\"a\" = \"\(long)%d\";"))
    let room = 64 * text.utf8.count + 1 << 20
    #expect(count(report) == room / (long.utf8.count + 2))
    let told = report.findings.filter { $0.finding.message == Self.message }
    #expect(told.count == 1)
    #expect(told.first?.finding.rule == "syntax-error")
  }

  @Test func `leaves room for the short ones behind it`() throws {
    let long = String(repeating: "Use it. ", count: 40_000)
    let text =
      String(repeating: "\"a\" = \"Nutzen.\";\n", count: 2_000) + "\"b\" = \"Nutzen.\";\n"
    let report = try #require(check(text, source: "\"a\" = \"\(long)%d\";\n\"b\" = \"Use %d\";"))
    #expect(report.findings.contains { $0.finding.rule == "placeholder-mismatch" && $0.key == "b" })
  }

  @Test func `is told of no file whose strings have each their own source`() throws {
    let long = String(repeating: "Use it. ", count: 400)
    let keys = 0..<500
    let text = keys.map { "\"k\($0)\" = \"Nutzen.\";\n" }.joined()
    let source = keys.map { "\"k\($0)\" = \"\(long)%d\";\n" }.joined()
    let report = try #require(check(text, source: source))
    #expect(count(report) == 500)
    #expect(!report.findings.contains { $0.finding.message == Self.message })
  }
}
