import Testing

@testable import CopyLint

@Suite struct SourceExcerptTests {
  private func excerpt(_ line: String, _ columns: Range<Int>, replacement: String? = nil) -> String {
    let place = Place(
      start: 0, end: 0, line: 7, column: columns.lowerBound, endLine: 7, endColumn: columns.upperBound,
      lineText: line)
    var output: [UInt8] = []
    SourceExcerpt(place, replacement: replacement).write(TextStyle(usesColor: false), into: &output)
    #expect(output.popLast() == 0x0A)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("abc", 2..<3, "   7 | abc\n     |  ^"),
    ("\t\"a\": 1", 3..<4, "   7 | \t\"a\": 1\n     | \t ^"),
    ("日本 x", 4..<5, "   7 | 日本 x\n     |      ^"),
    ("日本", 1..<3, "   7 | 日本\n     | ^^^^"),
    ("e\u{301}x", 3..<4, "   7 | e\u{301}x\n     |  ^"),
    ("👍🏽!", 3..<4, "   7 | 👍🏽!\n     |     ^"),
    ("ab", 3..<3, "   7 | ab\n     |   ^"),
    ("", 1..<1, "   7 | \n     | ^"),
    ("ab", 90..<99, "   7 | ab\n     |   ^"),
    ("a\u{1B}b", 3..<4, "   7 | a␛b\n     |   ^"),
  ])
  func `marks what was found`(line: String, columns: Range<Int>, expected: String) {
    #expect(excerpt(line, columns) == expected)
  }

  @Test func `puts the replacement under the mark`() {
    #expect(excerpt("a bad b", 3..<6, replacement: "good") == "   7 | a bad b\n     |   ^^^\n     |   good")
  }

  @Test func `cuts a long line around what was found`() {
    let line = String(repeating: "a", count: 200) + "X" + String(repeating: "b", count: 200)
    let shown = excerpt(line, 201..<202).split(separator: "\n")
    #expect(shown[0] == "   7 | …\(String(repeating: "a", count: 40))X\(String(repeating: "b", count: 69))…")
    #expect(shown[1] == "     | \(String(repeating: " ", count: 41))^")
  }
}
