import Testing

@testable import CopyLint

struct FingerprintTests {
  private func fingerprints(_ text: String) throws -> [String] {
    var checker = Checker(configuration: Configuration())
    let found = checker.check(Document(path: "en.lproj/a.strings", bytes: Array(text.utf8)))
    var report = Report()
    report.files = [try #require(found)]
    #expect(report.files[0].findings.allSatisfy { $0.fingerprint.isEmpty })
    report.addFingerprints()
    return report.files[0].findings.filter { $0.finding.rule == "ascii-ellipsis" }.map(\.fingerprint)
  }

  @Test func `a finding keeps its fingerprint on another line, and a repeat has a number`() throws {
    let one = try fingerprints("\"a\" = \"Wait...\";")
    #expect(one.count == 1 && one[0].utf8.count == 16)
    #expect(try fingerprints("\n\n\"b\" = \"Wait\";\n\"a\" = \"Wait...\";") == one)
    let two = try fingerprints("\"a\" = \"Wait... wait...\";")
    #expect(two.count == 2 && two[1] == two[0] + "-2")
  }
}
