import Testing

@testable import CopyLint

@Suite struct SuppressionTests {
  @Test(arguments: [
    ("copy-lint:disable jargon -- a term of art", ["jargon"], "a term of art"),
    (
      "Button title. copy-lint:disable jargon, hard-word -- legal text", ["jargon", "hard-word"], "legal text"
    ),
    ("copy-lint:disable jargon — legal text", ["jargon"], "legal text"),
    ("copy-lint:disable jargon", ["jargon"], ""),
    ("copy-lint:disable jargon - legal text", ["jargon"], "legal text"),
    ("copy-lint:disable jargon */", ["jargon"], ""),
    ("copy-lint:disable jargon -- fine\nnext line", ["jargon"], "fine"),
  ])
  func `reads rules and reason`(comment: String, rules: [String], reason: String) throws {
    let all = Suppression.all(Suppression.entryMarker, in: Array(comment.utf8).span)
    let first = try #require(all.first)
    #expect(all.count == 1)
    #expect(first.rules == rules)
    #expect(first.reason == reason)
  }

  @Test(arguments: [
    "", "copy-lint:disable", "copy-lint:disable-file jargon", "copy-lint:disable -- why",
    "copy-lint:disablejargon x",
  ])
  func `is nothing without a rule`(comment: String) {
    #expect(Suppression.all(Suppression.entryMarker, in: Array(comment.utf8).span).isEmpty)
  }

  @Test func `finds every line of a file`() {
    let file =
      "/* copy-lint:disable-file jargon -- a */\n\"k\" = \"v\";\n// copy-lint:disable-file hard-word -- b\n"
    let all = Suppression.all(Suppression.fileMarker, in: Array(file.utf8).span)
    #expect(all.map(\.rules) == [["jargon"], ["hard-word"]])
    #expect(all.map(\.reason) == ["a", "b"])
  }
}
