import Readability
import Testing

@testable import fast_path

/// `make fast-path` compares ten million in release mode.
// One after the other: side by side they would keep other tests from their time.
@Suite(.serialized) struct FastPathTests {
  @Test(arguments: 0..<8)
  func `gives what ICU gives on any text`(seed: UInt64) {
    var texts = RandomText(seed: seed)
    var comparison = Comparison(locale: "en")
    var difference: String?
    for _ in 0..<1_000 where difference == nil {
      texts.advance()
      difference = comparison.difference(texts.bytes, neutral: texts.neutral)
    }
    #expect(difference == nil)
  }

  /// The sign before the letters is a part of its own, at which the letters of the word before were looked up.
  @Test func `reads a word as if it were the first`() throws {
    let word = Array("\u{2FD}S\u{53A}".utf8)
    var first = TextAnalyzer(locale: "en")
    var wanted = Analysis()
    try first.analyze(word.span, into: &wanted)
    var later = TextAnalyzer(locale: "en")
    var found = Analysis()
    try later.analyze(Array("SAVE it".utf8).span, into: &found)
    try later.analyze(word.span, into: &found)
    #expect(found == wanted)
  }

  /// ICU has rules of its own for some locales.
  @Test(
    arguments: ["en-GB", "en-US-posix", "en-u-ss-standard", "sv", "fi", "el", "ja", "root", ""]
      + ["de", "fr", "es", "it", "pt-BR", "nl", "pl", "da", "nb", "cs", "ca", "hu", "ro", "id", "tr"])
  func `keeps to the rules of the locale`(locale: String) {
    var texts = RandomText(seed: 20)
    var comparison = Comparison(locale: locale)
    var difference: String?
    for _ in 0..<1_000 where difference == nil {
      texts.advance()
      difference = comparison.difference(texts.bytes, neutral: texts.neutral)
    }
    #expect(difference == nil)
  }
}
