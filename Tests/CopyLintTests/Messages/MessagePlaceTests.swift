import Testing

@testable import CopyLint

struct MessagePlaceTests {
  static let words: [(Syntax, String, String, String, String?)] = [
    (.icu, "{n} ⟦don't⟧ go", "isn't", "{n} isn't go", nil),
    (.icu, "⟦a⟧{n}", "a'", "a''{n}", "a'{n}"),
    (.icu, "⟦a⟧ {n}", "a{b}", "a'{'b'}' {n}", "a{b} {n}"),
    (.icu, "{n, plural, other{⟦No⟧ #}}", "#", "{n, plural, other{'#' #}}", "# {n}"),
    (.java, "{0} ⟦does⟧", "isn't", "{0} isn''t", "{0} isn't"),
    (.java, "It''s ⟦a⟧ {0}", "Ann's", "It''s Ann''s {0}", "It's Ann's {0}"),
    (.flutter, "{n} ⟦a⟧", "'", "{n} '", nil),
    (.formatjs, "{n} ⟦a⟧ b", "<", "{n} '<' b", "{n} < b"),
  ]

  /// The text of the message, the sentence after the fix where it differs.
  @Test(arguments: words)
  func `words are written with the apostrophes they need`(
    _ syntax: Syntax, _ marked: String, _ word: String, _ result: String, _ sentence: String?
  ) throws {
    let wanted = MarkedText(marked)
    var problems: [Problem] = []
    let entry = StringDraft(
      key: "k", text: wanted.text, locale: "en", syntax: syntax, range: 0..<wanted.bytes.count)
    let form = try #require(entry.forms(isCertain: true, problems: &problems).first)
    let place = try #require(form.message)
    let range = try #require(wanted.ranges.first)
    let quoted = try #require(place.quoted(word, replacing: range, in: wanted.text))
    var bytes = wanted.bytes
    bytes.replaceSubrange(range, with: quoted.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == result)
    var after = entry
    after.text = result
    after.sentence = result
    let forms = after.forms(isCertain: true, problems: &problems)
    #expect(forms.first?.sentence == sentence ?? result)
  }

  @Test func `what cannot be there is refused`() {
    let flutter = MessagePlace(dialect: .flutter)
    #expect(flutter.quoted("{", replacing: 0..<1, in: "a {n}") == nil)
    let icu = MessagePlace(dialect: .icu)
    #expect(icu.quoted("'", replacing: 0..<1, in: "a '{n}'") == nil)
    #expect(icu.quoted("{", replacing: 1..<2, in: "'a") == nil)
    let form = MessagePlace(dialect: .icu, isInPlural: true, isForm: true)
    // An apostrophe at the end would quote the brace after it.
    for text in ["}", "{", "'{ a", "{n, plural, other{a}}", "a}{b", "'a'", "a'"] {
      #expect(!form.holds(text, insteadOf: "a"))
    }
    for text in ["", "{n} a", "'{' don't", "#", "a\nb", "'{'", "a''"] {
      #expect(form.holds(text, insteadOf: "a"))
    }
    let sure = MessagePlace(dialect: .icu, isCertain: true)
    for text in ["}", "{", "{n, plural, other{a}}"] { #expect(!sure.holds(text, insteadOf: "a {n}")) }
    let frame = "Found {n, plural, one{a} other{b}}"
    #expect(sure.holds("Got {n, plural, one {a} other {b}} here", insteadOf: frame))
    for text in ["Found", "Found {n, plural, one{c} other{b}}", "Found {m, plural, one{a} other{b}}"] {
      #expect(!sure.holds(text, insteadOf: frame))
    }
  }
}
