import Foundation
import Testing

@testable import CopyLint

/// A name, a comment or a source that thousands of strings share is in the file once. What the strings take together must not
/// grow with the square of the file.
@Suite struct SharedNamesTests {
  /// A file whose members share what NAME stands for; {} is the number of a member.
  struct Shape: CustomTestStringConvertible {
    var path: String
    var head: String
    var member: String
    var tail: String

    init(_ path: String, _ head: String, _ member: String, _ tail: String = "") {
      (self.path, self.head, self.member, self.tail) = (path, head, member, tail)
    }

    var testDescription: String { "\(path): \(head.prefix(60)) \(member.prefix(40))" }

    /// Half of it is the name, half are members.
    func text(_ size: Int) -> String {
      let name = String(repeating: "name ", count: size / 10).dropLast().replacing(" ", with: spacer)
      var text = head.replacing("NAME", with: name)
      var number = 0
      while text.utf8.count < size {
        text += member.replacing("{}", with: "\(number)").replacing("LANGUAGE", with: Self.language(number))
        number += 1
      }
      // A row of a table names its columns first.
      let columns = String(repeating: ",c", count: number)
      return text + tail.replacing("NAME", with: name).replacing("COLUMNS", with: columns)
    }

    /// Comments are words.
    private var spacer: String { (head + tail).contains("NAME word") ? " " : "_" }

    /// A language that no system knows, but that looks like one.
    private static func language(_ number: Int) -> String {
      "de-x-a\(number)"
    }
  }

  static let shapes: [Shape] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = (try? String(contentsOf: folder.appending(path: "shared-names.txt"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n\n").dropFirst().map { block in
      let lines = block.split(separator: "\n").map { line in
        line == "-" ? "" : String(line).replacing("¶", with: "\n")
      }
      return Shape(lines[0], lines[1], lines[2], lines[3])
    }
  }()

  /// What the strings of a file take besides their own texts, and what is kept for them.
  private static func bytes(of reading: Reading) -> Int {
    func length(_ ref: TextRef) -> Int { ref.isNone ? 0 : ref.count }
    let rows = reading.entries.rows.reduce(0) { sum, row in
      sum + length(row.key) + length(row.comment) + length(row.source) + length(row.variant)
        + (row.sentence == row.text ? 0 : length(row.sentence))
    }
    return max(rows, reading.entries.decoded.count / 2)
  }

  private static let message =
    "Shorten the name, comment or source text that many strings share here. Some of them are not checked."

  @Test func `all shapes are there`() { #expect(Self.shapes.count == 48) }

  @Test(arguments: shapes) func `what they take grows with the file`(shape: Shape) {
    let size = 64 << 10
    let text = shape.text(size)
    let reading = read(text, shape.path)
    #expect(reading.entries.contains { $0.text == "Last" })
    #expect(Self.bytes(of: reading) <= 64 * text.utf8.count + 1 << 20)
    let longest = reading.problems.reduce(0) { $0 + $1.key.utf8.count + $1.message.utf8.count }
    #expect(longest <= 64 * text.utf8.count + 1 << 20)
    #expect(reading.problems.count { $0.message == Self.message } <= 1)
  }

  @Test func `what was left out is told once, with the place of the first`() throws {
    let text = Self.shapes[0].text(64 << 10)
    let reading = read(text, "en.json")
    let problem = try #require(reading.problems.first { $0.message == Self.message })
    #expect(problem.rule == "syntax-error")
    #expect(problem.range.map { $0.lowerBound > 32 << 10 } == true)
    #expect(reading.entries.count > 60)
  }

  @Test func `many empty columns beside a long comment are all read`() {
    let languages = [
      "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ja", "zh", "ar", "he", "tr", "sv", "da", "nb", "fi",
      "cs",
    ]
    let comment = String(repeating: "Shown in the list of places. ", count: 20)
    var text = "key,en,comment,\(languages.joined(separator: ","))\n"
    for number in 0..<2_000 {
      text += "screen.\(number).title,Place,\"\(comment)\"\(String(repeating: ",", count: languages.count))\n"
    }
    #expect(read(text, "x.csv").entries.count == 2_000 * 19)
  }
}
