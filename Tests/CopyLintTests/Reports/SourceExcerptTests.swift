import Testing

@testable import CopyLint

@Suite struct SourceExcerptTests {
  private func excerpt(_ line: String, _ columns: Range<Int>, replacement: String? = nil, width: Int = 100)
    -> String
  {
    let place = Place(
      start: 0, end: 0, line: 7, column: columns.lowerBound, endLine: 7, endColumn: columns.upperBound,
      lineText: line)
    var output: [UInt8] = []
    SourceExcerpt(place, replacement: replacement, width: width).write(
      TextStyle(usesColor: false), into: &output)
    #expect(output.popLast() == 0x0A)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("abc", 2..<3, "     7 | abc\n       |  ^"),
    ("\t\"a\":\t1", 3..<4, "     7 | \"a\": 1\n       |  ^"),
    ("日本 x", 4..<5, "     7 | 日本 x\n       |      ^"),
    ("日本", 1..<3, "     7 | 日本\n       | ^^^^"),
    ("e\u{301}x", 3..<4, "     7 | e\u{301}x\n       |  ^"),
    ("👍🏽!", 3..<4, "     7 | 👍🏽!\n       |     ^"),
    ("ab", 3..<3, "     7 | ab\n       |   ^"),
    ("", 1..<1, "     7 | \n       | ^"),
    ("ab", 90..<99, "     7 | ab\n       |   ^"),
    ("a\u{1B}b", 3..<4, "     7 | a␛b\n       |   ^"),
  ])
  func `marks what was found`(line: String, columns: Range<Int>, expected: String) {
    #expect(excerpt(line, columns) == expected)
  }

  @Test func `puts the replacement under the mark`() {
    #expect(
      excerpt("a bad b", 3..<6, replacement: "good") == "     7 | a bad b\n       |   ^^^\n       |   good")
  }

  @Test func `cuts a long line around what was found`() {
    let line = String(repeating: "a", count: 200) + "X" + String(repeating: "b", count: 200)
    let shown = excerpt(line, 201..<202).split(separator: "\n")
    #expect(
      shown[0] == "     7 | …\(String(repeating: "a", count: 30))X\(String(repeating: "b", count: 58))…")
    #expect(shown[1] == "       | \(String(repeating: " ", count: 31))^")
  }

  /// Lines of wide letters, marks and flags, cut at every width: nothing is wider, and the mark stays where it was.
  @Test(arguments: 40...140) func `fits into a terminal of any width`(width: Int) {
    let before = String(repeating: "日本e\u{301}", count: 30)
    let line = "    \(before)X\(String(repeating: "語\u{1F1E9}\u{1F1EA}", count: 40))"
    let column = line.unicodeScalars.count { _ in true } - 3 * 40
    let shown = excerpt(line, column..<column + 1, width: width).split(separator: "\n")
    let text = shown[0].prefix { $0 != "X" }
    #expect(displayWidth(of: String(shown[0])) <= width)
    #expect(displayWidth(of: String(shown[1])) == displayWidth(of: String(text)) + 1)
  }
}
