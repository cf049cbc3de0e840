import Readability
import Testing

struct VerdictTests {
  /// The value, hand-computed as 0.39 · words + 11.8 · syllables / words − 15.59. No short text fails by its grade.
  @Test(arguments: [
    ("Start recording", 8.79),
    ("Authentication required", 26.49),
    ("Utilize comprehensive interoperability mechanisms", 42.02),
    ("Initialize voice capture subsystem", 15.47),
    ("Persist ideation to storage", 12.52),
    ("Network connectivity unavailable", 32.78),
    ("Settings", 8.40),
    ("Privacy", 20.20),
    ("Notifications", 43.80),
    ("Save thought", -3.01),
    ("Please sign in", -2.62),
    ("You're offline", 2.89),
    ("Authentication", 43.80),
  ])
  func `leaves short strings to rules on words`(text: String, value: Double) throws {
    let measure = Measure(of: analyze(text), in: .english, limit: 8)
    let found = try #require(measure.value)
    #expect(abs(found - value) < 0.006)
    #expect(measure.isProse == false)
    #expect(!measure.isTooHard)
  }

  /// The verdict at its edges; 10.2 / √n is 3.2255, 2.04 and 1.02 for 10, 25 and 100 words.
  @Test(arguments: [
    (10, 11.22, 11.22, GradeVerdict.passes),
    (10, 11.23, 11.22, .warns),
    (10, 30, 11.22, .warns),
    (10, 11.5, 4.51, .warns),
    (10, 11.5, 4.49, .passes),
    (10, 11.23, 11.23, .fails),
    (25, 10.03, 9, .passes),
    (25, 10.05, 9, .warns),
    (25, 12, 10.05, .fails),
    (100, 9.01, 9.01, .passes),
    (100, 9.03, 9.01, .warns),
    (100, 9.03, 9.03, .fails),
  ])
  func `follows the table`(words: Int, value: Double, adjusted: Double, expected: GradeVerdict) {
    let error = 10.2 / Double(words).squareRoot()
    #expect(GradeVerdict(value: value, adjusted: adjusted, standardError: error, limit: 8) == expected)
  }

  /// 10 words, 29 syllables: 0.39 · 10 + 11.8 · 2.9 − 15.59 = 22.53, minus 3.23 is above 8. “Administrators”,
  /// “organization” and “considerable” are known: 10 words, 22 syllables give 14.27.
  @Test func `fails prose whose familiar words do not make up for it`() throws {
    let text =
      "Administrators of the organization retain considerable discretionary authority over privileges."
    let measure = Measure(of: analyze(text), in: .english, limit: 8)
    #expect(measure.words == 10)
    #expect(measure.isProse == true)
    #expect(measure.isTooHard)
    #expect(!Measure(of: analyze(text), in: .english, limit: 8, isProse: false).isTooHard)
  }

  @Test func `counts what has a finding of its own as a plain word`() {
    var counts = Counts()
    counts.words = 10
    counts.sentences = 1
    counts.syllables = 22
    counts.adjustedSyllables = 21
    // 0.39 · 10 + 11.8 · 2.2 − 15.59 = 14.27, adjusted 13.09; the error of 10 words is 3.23.
    var plainer = PlainerCounts(counts)
    #expect(GradeVerdict(plainer.measure, limit: 8) == .fails)
    // One word of five syllables as one of 1.5: 18.5 and 17.5 syllables, 10.14 and 8.96.
    plainer.simplify(Token(start: 0, end: 14, kind: .word, syllables: 5))
    #expect(GradeVerdict(plainer.measure, limit: 8) == .passes)
    #expect(GradeVerdict(plainer.measure, limit: 6.9) == .warns)
    #expect(GradeVerdict(plainer.measure, limit: 5.7) == .fails)
    // Two words of two syllables each for three of one: 11 words, 17.5 and 16.5 syllables, 7.47 and 6.4; error 3.08.
    var phrase = Counts()
    phrase.words = 3
    phrase.syllables = 3
    phrase.adjustedSyllables = 3
    plainer.remove(Token(start: 15, end: 20, kind: .word, syllables: 2))
    plainer.remove(Token(start: 21, end: 26, kind: .word, syllables: 2))
    plainer.insert(phrase)
    #expect(GradeVerdict(plainer.measure, limit: 4.4) == .passes)
    #expect(GradeVerdict(plainer.measure, limit: 4.38) == .warns)
    #expect(GradeVerdict(plainer.measure, limit: 3.31) == .fails)
  }

  /// 11.91 less 8, divided by 3.2255, is 1.212.
  @Test func `says how far the adjusted grade is above a limit`() throws {
    var measure = Measure(formula: "flesch-kincaid-grade", words: 10)
    #expect(measure.margin(above: 8) == nil)
    (measure.value, measure.adjusted, measure.standardError) = (14.27, 11.91, 3.2255)
    #expect(abs(try #require(measure.margin(above: 8)) - 1.212) < 0.001)
    #expect(abs(try #require(measure.margin(above: 11.91))) < 0.001)
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
