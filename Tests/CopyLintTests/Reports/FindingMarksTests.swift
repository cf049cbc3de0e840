import Testing

@testable import CopyLint

/// ⟦ ⟧ stand around what the page marks, « » around what the rule found.
@Suite struct FindingMarksTests {
  @Test(arguments: [
    // The range is the word.
    ("Wait«...» now...", ["..."], "Wait⟦...⟧ now..."),
    ("a a «a»", ["a"], "a a ⟦a⟧"),
    // The words are in what was found, whole: each place, in their order.
    ("«Verify the credentials, verify»", ["credentials", "erif"], "Verify the ⟦credentials⟧, verify"),
    ("«can canned can»", ["can"], "⟦can⟧ canned ⟦can⟧"),
    ("«x “authentication”.»", ["authentication"], "x “⟦authentication⟧”."),
    // A rule that changes a letter blames the word.
    ("«d»elete: %s", ["delete"], "⟦delete⟧: %s"),
    ("Der «d»elete", ["delete"], "Der ⟦delete⟧"),
    // A sign has its name as its word.
    ("ab«\u{2060}»cd", ["U+2060"], "ab⟦\u{2060}⟧cd"),
    // What is missing marks nothing.
    ("«%d Dateien»", ["few"], "%d Dateien"),
    ("«»", [""], ""),
    ("«é» 🙂", ["é"], "⟦é⟧ 🙂"),
  ])
  func `marks the words to blame`(found: String, words: [String], expected: String) throws {
    let parts = found.split(separator: #/[«»]/#, omittingEmptySubsequences: false).map(String.init)
    #expect(parts.count == 3)
    let range = parts[0].utf8.count..<parts[0].utf8.count + parts[1].utf8.count
    var reported = ReportedFinding(
      finding: Finding(rule: "x", severity: .error, message: "", range: range, words: words), group: .labels,
      path: "a")
    reported.text = parts.joined()
    reported.textRange = range
    var marked = Array(reported.text.utf8)
    for mark in marks(of: reported).reversed() {
      marked.insert(contentsOf: "⟧".utf8, at: mark.upperBound)
      marked.insert(contentsOf: "⟦".utf8, at: mark.lowerBound)
    }
    #expect(String(decoding: marked, as: UTF8.self) == expected)
  }

  @Test func `counts as JavaScript does`() {
    let text = "é🙂e\u{301}x"
    #expect(utf16Range(2..<6, in: text) == 1..<3)
    #expect(utf16Range(7..<10, in: text) == 4..<6)
    #expect(utf16Range(0..<0, in: text) == 0..<0)
    // In the middle of a character, and after the end.
    #expect(utf16Range(3..<6, in: text) == nil)
    #expect(utf16Range(0..<11, in: text) == nil)
  }
}
