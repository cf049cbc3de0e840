import Testing

@testable import CopyLint

@Suite struct NearestNameTests {
  private let names = ["brands", "familiar", "grade", "rules", "roles"]

  @Test(arguments: [
    ("brandz", "brands"), ("brand", "brands"), ("barnds", "brands"), ("grades", "grade"), ("GRADE", "grade"),
    ("rles", "rules"), ("roles", "roles"), ("x", nil), ("", nil), ("familliarity", nil), ("qqqqq", nil),
  ])
  func `finds what was meant`(word: String, expected: String?) {
    #expect(nearestName(to: word, in: names) == expected)
  }

  @Test func `has nothing to offer without names`() {
    #expect(nearestName(to: "brands", in: []) == nil)
  }

  @Test(arguments: [
    ("short", "“short”"),
    (String(repeating: "a", count: 40), "“\(String(repeating: "a", count: 40))”"),
    (String(repeating: "é", count: 41), "“\(String(repeating: "é", count: 39))…”"),
    ("two\n\tlines", "“two lines”"),
    ("", "“”"),
  ])
  func `quotes 40 characters at most, on one line`(text: String, expected: String) {
    #expect(quoted(text) == expected)
  }
}
