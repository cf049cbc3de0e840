import Foundation
import Testing

@testable import CopyLint

/// Reports on a text of which each finding shows a part.
@Suite struct `Long texts in reports` {
  /// 26 bytes, of which “é” takes two; the words to blame are 5 and 6 bytes in.
  private static let sentence = "Café: prior to it, go on. "

  @Test(arguments: [
    // What is found, the part, and where it begins.
    ("0 abcdef", 0..<0, 4096, 0), ("at the start", 10..<20, 4096, 0),
    ("in the middle", 10_000..<10_010, 4096, 7957),
    ("at the end", 19_990..<20_000, 4096, 15_904), ("as long as a part", 5000..<9096, 4096, 5000),
    ("longer than a part", 5000..<19_000, 4096, 5000), ("beyond the end", 30_000..<30_010, 4096, 15_904),
  ])
  func `a part is around what is found`(_: String, found: Range<Int>, length: Int, start: Int) {
    let part = TextPart(of: String(repeating: "abcde fgh ", count: 2000), around: found)
    #expect(part.text.utf8.count == length)
    #expect(part.start == start)
    #expect(part.wholeLength == 20_000)
    #expect(part.isCut)
  }

  @Test func `a text of usual length is whole`() {
    let text = String(repeating: "é", count: TextPart.limit / 2)
    #expect(TextPart(of: text, around: 3000..<3010).text == text)
    #expect(!TextPart(of: text).isCut)
    #expect(TextPart(of: text).withEllipses == text)
    #expect(TextPart(of: "").text.isEmpty)
  }

  @Test func `a part never begins or ends inside a character's bytes`() {
    for sign in ["é", "字", "🙂", "e\u{301}"] {
      let text = String(repeating: sign, count: 5000)
      for offset in 6000..<6010 {
        let part = TextPart(of: text, around: offset..<offset + 1)
        #expect(
          Array(text.utf8)[part.start..<part.start + part.text.utf8.count].elementsEqual(part.text.utf8))
        #expect(!part.text.unicodeScalars.contains("\u{FFFD}"))
        #expect(part.text.utf8.count > TextPart.limit - 8)
      }
    }
  }

  @Test func `a part with ellipses shows where something is left out`() {
    let text = String(repeating: "a", count: 10_000)
    #expect(TextPart(of: text).withEllipses.hasSuffix("a…"))
    #expect(TextPart(of: text).withEllipses.hasPrefix("a"))
    #expect(TextPart(of: text, around: 5000..<5001).withEllipses.hasPrefix("…a"))
    #expect(TextPart(of: text, around: 9999..<10_000).withEllipses.hasPrefix("…a"))
    #expect(TextPart(of: text, around: 9999..<10_000).withEllipses.hasSuffix("a"))
  }

  private func report(_ reporter: some Reporter, sentences: Int, fingerprints: Bool = false) -> [UInt8] {
    let text = String(repeating: Self.sentence, count: sentences)
    var configuration = Configuration()
    // In long texts, the rule gives notes by default.
    configuration.rules["wordy-phrase"] = .init(level: .on(.warning))
    var checker = Checker(configuration: configuration)
    let bytes = Array("\"key\" = \"\(text)\";\n".utf8)
    guard let file = checker.check(Document(path: "en.strings", bytes: bytes)) else { return [] }
    var report = Report()
    report.files = [file]
    if fingerprints { report.addFingerprints() }
    var output: [UInt8] = []
    reporter.write(
      report, options: ReportOptions(versions: { .init(tool: "", icu: "", cldr: "", unicode: "") }),
      into: &output)
    return output
  }

  @Test func `JSON shows what is around each finding, and where it is in the whole`() throws {
    let whole = Array(String(repeating: Self.sentence, count: 1000).utf8)
    let output = report(JSONReporter(), sentences: 1000)
    #expect(output.count < 600 * 6000)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]]).filter {
      $0["rule"] as? String == "wordy-phrase"
    }
    #expect(findings.count > 300)
    for finding in findings {
      let text = try #require(finding["text"] as? String)
      let start = try #require(finding["textStart"] as? Int)
      #expect(finding["textLength"] as? Int == whole.count)
      #expect(text.utf8.count <= 4096)
      #expect(whole[start..<start + text.utf8.count].elementsEqual(text.utf8))
      // The file has one line: 9 bytes come before the text.
      let found = try #require(finding["start"] as? Int) - 9
      let words = try #require(finding["words"] as? [String])
      #expect(Array(text.utf8)[(found - start)...].starts(with: words[0].utf8))
    }
  }

  @Test func `JSON of a text of usual length has nothing new`() {
    let output = String(decoding: report(JSONReporter(), sentences: 10), as: UTF8.self)
    #expect(output.contains(String(repeating: Self.sentence, count: 10)))
    #expect(!output.contains("textStart"))
  }

  @Test func `a fingerprint is that of the whole text`() {
    let output = String(decoding: report(JSONReporter(), sentences: 1000, fingerprints: true), as: UTF8.self)
    var finding = ReportedFinding(
      finding: Finding(
        rule: "wordy-phrase", severity: .warning, message: "", range: 0..<0, words: ["prior to"]),
      group: .plainWords, path: "en.strings")
    finding.key = "key"
    finding.locale = "en"
    finding.text = String(repeating: Self.sentence, count: 1000)
    #expect(output.contains("\"fingerprint\":\"\(digest(of: finding, path: "en.strings"))\""))
  }

  /// With more text there are no more findings than the most of a string, so no report grows with the text many times over.
  @Test(arguments: allReporters.map(\.name)) func `no report repeats a long text`(name: String) throws {
    let reporter = try #require(allReporters.first { $0.name == name })
    let size = report(reporter, sentences: 600).count
    let larger = report(reporter, sentences: 1600).count
    // 26 KB more of text; the HTML page holds each text once, and some numbers are longer.
    #expect(larger - size < 40_000, "\(name): \(size) and \(larger) bytes")
  }

  @Test func `a long key, source and reason are cut as well`() {
    let long = String(repeating: "x", count: 9000)
    var report = sampleReport()
    report.files[0].findings[1].key = long
    report.files[0].findings[1].source = long
    report.files[0].findings[1].variant = long
    report.files[0].findings[1].suppressed = long
    report.files[0].findings[1].finding.words = [long]
    for reporter in allReporters {
      var output: [UInt8] = []
      reporter.write(
        report, options: ReportOptions(versions: { .init(tool: "", icu: "", cldr: "", unicode: "") }),
        into: &output)
      let text = String(decoding: output, as: UTF8.self)
      // The page shows each once, in full.
      #expect(
        reporter.name == "html" || !text.contains(String(repeating: "x", count: 4097)), "\(reporter.name)")
      guard reporter.name == "json" else { continue }
      for name in ["key", "variant", "source", "suppressed"] {
        let part = String(repeating: "x", count: 4096)
        #expect(text.contains("\"\(name)\":\"\(part)\",\"\(name)Start\":0,\"\(name)Length\":9000"))
      }
    }
  }
}
