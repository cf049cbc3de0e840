import Testing

@testable import CopyLint

@Suite struct WrappedLinesTests {
  private func wrap(_ text: String, width: Int, breaksWords: Bool = true) -> String {
    var lines = WrappedLines(indent: 2, width: width, breaksWords: breaksWords)
    lines.add(text)
    var output: [UInt8] = []
    lines.write(into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("Write less.", "  Write less.\n"),
    ("Write “Sign in” instead of “Authenticate”.", "  Write “Sign in”\n  instead of\n  “Authenticate”.\n"),
    ("aaaaaaaaaaaaaaaaaaaaaaaaaaaa b", "  aaaaaaaaaaaaaaaaaaaa\n  aaaaaaaa b\n"),
    ("漢字漢字漢字漢字漢字漢字", "  漢字漢字漢字漢字漢字\n  漢字\n"),
    ("Put this in a line ::error::x", "  Put this in a line\n  ∶:error::x\n"),
    ("", ""),
  ])
  func `breaks at spaces, and inside a word that is wider than a line`(text: String, expected: String) {
    #expect(wrap(text, width: 22) == expected)
  }

  @Test func `leaves a long word whole in a pipe`() {
    #expect(wrap("a https://example.org/a/b/c/d/e b", width: 22, breaksWords: false).contains("/a/b/c/d/e\n"))
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef", "abcdef"), ("abcdefg", 6, "abcde…", "…cdefg"), ("日本語訳", 5, "日本…", "…語訳"),
    ("e\u{301}a\u{301}b", 2, "e\u{301}…", "…b"),
  ])
  func `cuts at the start or the end`(text: String, columns: Int, end: String, start: String) {
    #expect(cutAtEnd(text, columns: columns) == end)
    #expect(cutAtStart(text, columns: columns) == start)
  }
}
