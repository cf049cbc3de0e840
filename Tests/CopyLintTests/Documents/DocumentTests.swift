import Testing

@testable import CopyLint

struct DocumentTests {
  static let text = "é𝄞 \"a\" = \"b\";\r\nx\ry\u{2028}z\n"

  static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
  }

  @Test(arguments: [
    ([0xEF, 0xBB, 0xBF] + Array("a".utf8), Document.Encoding.utf8, 3, "a"),
    (Array("\u{FEFF}\u{FEFF}a".utf8), .utf8, 6, "a"),
    (utf16("\u{FEFF}a𝄞", isBig: false), .utf16LittleEndian, 3, "a𝄞"),
    (utf16("\u{FEFF}\u{FEFF}a", isBig: true), .utf16BigEndian, 6, "a"),
    (utf16("\"é\" = \"日本\";", isBig: false), .utf16LittleEndian, 0, "\"é\" = \"日本\";"),
    (utf16("\"é\" = \"日本\";", isBig: true), .utf16BigEndian, 0, "\"é\" = \"日本\";"),
    ([], .utf8, 0, ""),
  ])
  func `knows an encoding by its marks or its zero bytes`(
    _ bytes: [UInt8], _ encoding: Document.Encoding, _ start: Int, _ text: String
  ) {
    let document = Document(path: "a.strings", bytes: bytes)
    #expect(document.encoding == encoding)
    #expect(document.textStart == start)
    #expect(String(decoding: document.bytes[document.textStart...], as: UTF8.self) == text)
    #expect(document.problems.isEmpty)
    #expect(document.originalRange(of: 0..<document.bytes.count) == 0..<bytes.count)
  }

  @Test func `finds the way back to each scalar of a UTF-16 file`() {
    let long = String(repeating: Self.text, count: 100)
    for isBig in [true, false] {
      let document = Document(path: "a.strings", bytes: Self.utf16("\u{FEFF}" + long, isBig: isBig))
      var decoded = 3
      var original = 2
      for scalar in long.unicodeScalars {
        let range = decoded..<decoded + UTF8.width(scalar)
        let width = UTF16.width(scalar) * 2
        #expect(document.originalRange(of: range) == original..<original + width)
        decoded = range.upperBound
        original += width
      }
      #expect(document.encoded(Array(long.utf8)) == Self.utf16(long, isBig: isBig))
    }
  }

  @Test func `counts lines as editors do, and columns in scalars`() {
    let document = Document(path: "a.strings", bytes: [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8))
    func place(_ part: String) -> String {
      let offset =
        3 + Self.text.utf8.count - Self.text[Self.text.firstRange(of: part)!.lowerBound...].utf8.count
      let place = document.place(of: offset..<offset + part.utf8.count)
      return "\(place.line):\(place.column)-\(place.endLine):\(place.endColumn) \(place.lineText)"
    }
    #expect(place("é") == "1:1-1:2 é𝄞 \"a\" = \"b\";")
    #expect(place("a") == "1:5-1:6 é𝄞 \"a\" = \"b\";")
    #expect(place("x") == "2:1-2:2 x")
    #expect(place("y\u{2028}z") == "3:1-3:4 y\u{2028}z")
  }

  @Test func `shows a window of a very long line`() {
    let text = String(repeating: "é", count: 5000) + "⟦" + String(repeating: "b", count: 5000)
    let document = Document(path: "a.json", bytes: Array(text.utf8))
    let place = document.place(of: 10000..<10003)
    #expect(place.column == 5001)
    #expect(place.lineText.utf8.count <= Document.maximumLineText)
    #expect(Array(place.lineText.unicodeScalars)[place.column - place.lineTextColumn] == "⟦")
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0x62], 1..<2, "a\u{FFFD}b", "“FF” here is not a character."),
    ([0x61, 0xE2, 0x82, 0x62], 1..<3, "a\u{FFFD}b", "“E2 82” here is not a character."),
    ([0xC0, 0x80, 0x0A], 0..<1, "\u{FFFD}\u{FFFD}\n", "“C0” here and 1 more are not characters."),
    (
      [0x61, 0xED, 0xA0, 0x80], 1..<2, "a\u{FFFD}\u{FFFD}\u{FFFD}",
      "“ED” here and 2 more are not characters."
    ),
    ([0x61, 0xF0, 0x9F], 1..<3, "a\u{FFFD}", "“F0 9F” here is not a character."),
    ([0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8], 4..<6, "\u{FEFF}a\u{FFFD}", "“3D D8” here is not a character."),
    ([0xFF, 0xFE, 0x61, 0x00, 0x62], 4..<5, "\u{FEFF}a\u{FFFD}", "“62” here is not a character."),
  ])
  func `keeps the rest of a text with bad bytes`(
    _ bytes: [UInt8], _ bad: Range<Int>, _ text: String, _ reason: String
  ) throws {
    let document = Document(path: "a.strings", bytes: bytes)
    #expect(String(decoding: document.bytes, as: UTF8.self) == text)
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1)
    #expect(problem.rule == "invalid-encoding")
    #expect(problem.message == "Save this file as UTF-8. " + reason)
    #expect(document.originalRange(of: try #require(problem.range)) == bad)
    #expect(!document.isEditable)
  }

  @Test func `says once that a file is not text`() {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let document = Document(path: "a.strings", bytes: bytes)
    #expect(
      document.problems == [
        Problem(
          rule: "invalid-encoding", message: "Save this file as UTF-8 text. It contains binary data.",
          range: nil
        )
      ])
    #expect(document.place(of: nil).line == 0)
    #expect(AppleStrings().read(document, options: ReadingOptions()).entries.isEmpty)
  }
}
