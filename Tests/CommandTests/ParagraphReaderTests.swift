import Testing

@testable import copy_lint

struct ParagraphReaderTests {
  @Test(arguments: [
    ("", []),
    ("\n \n\t\n", []),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\nb", ["a b"]),
    ("a\r\nb\r\n\r\nc", ["a\r b\r", "c"]),
    ("\n\na b\nc\n\n \nd\n\n", ["a b c", "d"]),
    ("a\n\nb", ["a", "b"]),
    ("a\n ", ["a"]),
  ])
  func `ends a paragraph at a blank line, however the input is cut`(input: String, expected: [String]) {
    for chunk in [1, 2, 3, 100] { #expect(paragraphs(of: input, chunk: chunk) == expected, "\(chunk)") }
  }

  @Test func `cuts a long paragraph after a line, and a long line at a space`() {
    let line = String(repeating: "word ", count: 5000) + "end"
    let lines = Array(repeating: line, count: 5).joined(separator: "\n")
    #expect(paragraphs(of: lines) == ["\(line) \(line)", "\(line) \(line)", line])
    let long = Array(repeating: line, count: 5).joined(separator: " ")
    let pieces = paragraphs(of: long)
    #expect(pieces.joined(separator: " ") == long)
    #expect(pieces.allSatisfy { $0.utf8.count <= ParagraphReader.limit })
    #expect(pieces.count == 2)
  }

  @Test func `stops where there is no space to cut at`() {
    let machine = MemoryMachine(input: "a\n\n" + String(repeating: "b", count: ParagraphReader.limit + 1))
    var reader = ParagraphReader(machine.environment)
    let found = [reader.next(), reader.next()]
    #expect(found == [.text(0..<1), .tooLong])
  }

  private func paragraphs(of input: String, chunk: Int = .max) -> [String] {
    var reader = ParagraphReader(MemoryMachine(input: input, chunk: chunk).environment)
    var found: [String] = []
    while case .text(let range)? = reader.next() {
      found.append(String(decoding: reader.bytes[range], as: UTF8.self))
    }
    return found
  }
}
