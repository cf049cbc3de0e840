import Readability
import Testing

struct VerdictTests {
  /// The value, hand-computed as 0.39 · words + 11.8 · syllables / words − 15.59, and the verdict.
  @Test(arguments: [
    ("Start recording", 8.79, false),
    ("Authentication required", 26.49, true),
    ("Utilize comprehensive interoperability mechanisms", 42.02, true),
    ("Initialize voice capture subsystem", 15.47, true),
    // 12.52 − 1.28 · 5.1 = 5.99: the glossary makes it an error, not the grade.
    ("Persist ideation to storage", 12.52, false),
    ("Network connectivity unavailable", 32.78, true),
    ("Settings", 8.40, false),
    ("Privacy", 20.20, false),
    ("Notifications", 43.80, false),
    ("Save thought", -3.01, false),
    ("Please sign in", -2.62, false),
    ("You're offline", 2.89, false),
    ("Authentication", 43.80, false),
  ])
  func `judges short strings`(text: String, value: Double, gates: Bool) throws {
    let measure = Measure(of: analyze(text), in: .english, limit: 8)
    let found = try #require(measure.value)
    #expect(abs(found - value) < 0.006)
    #expect(measure.gates == gates)
  }

  /// The table of the verdict at its edges; 10.2 / √n is 10.2, 7.2125, 3.4 and 3.2255 for 1, 2, 9 and 10 words.
  @Test(arguments: [
    (1, 99.0, true, GradeVerdict.passes),
    (2, 17.24, true, .fails),
    (2, 17.22, true, .passes),
    (2, 99.0, false, .passes),
    (9, 12.36, true, .fails),
    (9, 12.34, true, .passes),
    (9, 99.0, false, .passes),
    (10, 11.23, false, .fails),
    (10, 11.22, false, .warns),
    (10, 8.01, true, .warns),
    (10, 8.0, true, .passes),
  ])
  func `follows the table`(words: Int, adjusted: Double, hasHardWord: Bool, expected: GradeVerdict) {
    let error = 10.2 / Double(words).squareRoot()
    let verdict = GradeVerdict(
      adjusted: adjusted, standardError: error, words: words, hasHardWord: hasHardWord, limit: 8)
    #expect(verdict == expected)
  }

  @Test func `says why there is no value`() {
    #expect(Measure(of: analyze("%@", neutral: ["%@"]), in: .english, limit: 8).why == .noText)
    #expect(Measure(of: Counts(), in: nil).why == .noFormula)
  }

  @Test func `pools counts`() throws {
    var counts = Counts()
    counts += analyze("The cat sat on the mat.").counts
    counts += analyze("Authentication required").counts
    // 8 words, 2 sentences, 13 syllables.
    let value = try #require(Measure(of: counts, in: .english).value)
    #expect(abs(value - (0.39 * 4 + 11.8 * 13 / 8 - 15.59)) < 1e-9)
  }

  @Test func `normalizes to NFC`() {
    #expect(Array(nfc("cafe\u{301}").utf8) == Array("caf\u{E9}".utf8))
    #expect(Array(nfc("\u{1D160}").utf8) == Array("\u{1D158}\u{1D165}\u{1D16E}".utf8))
    #expect(nfc("plain") == "plain")
    #expect(nfc("") == "")
  }
}
