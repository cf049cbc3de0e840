import Testing

@testable import CopyLint

struct JSONReaderTests {
  /// The values in one line, to compare with what is expected.
  static func dump(_ reader: JSONReader, _ index: Int = 0) -> String {
    guard index < reader.nodes.count else { return "" }
    switch reader.nodes[index].kind {
    case .object:
      let members = reader.members(of: index).map {
        "\((reader.string(at: $0.name) ?? "?").debugDescription):\(dump(reader, $0.value))"
      }
      return "{\(members.joined(separator: ","))}"
    case .array: return "[\(reader.elements(of: index).map { dump(reader, $0) }.joined(separator: ","))]"
    case .string: return (reader.string(at: index) ?? "?").debugDescription
    case .number: return reader.number(at: index).map { "\($0)" } ?? "?"
    case .true: return "true"
    case .false: return "false"
    case .null: return "null"
    }
  }

  @Test(arguments: [
    (#"{"a" : [1, -2.5e1, {"b":true}, [], {}], "c":null}"#, #"{"a":[1.0,-25.0,{"b":true},[],{}],"c":null}"#),
    (#" "a\"\\\/\b\f\n\r\té\ud83d\ude00" "#, #""a\"\\/\u{08}\u{0C}\n\r\té😀""#),
    ("// c\n{/* d */\"a\":1}// e", #"{"a":1.0}"#),
    (#"false"#, "false"),
  ])
  func `reads JSON and passes comments`(_ text: String, _ expected: String) {
    let reader = JSONReader(Array(text.utf8))
    #expect(reader.faults.isEmpty)
    #expect(Self.dump(reader) == expected)
  }

  @Test(arguments: [
    (#"{"a":1 ⟦"⟧b":2}"#, JSONReader.Fault.Kind.missingComma, #"{"a":1.0,"b":2.0}"#),
    (#"{"a":1⟦,⟧}"#, .extraComma, #"{"a":1.0}"#),
    (#"[1⟦,⟧]"#, .extraComma, "[1.0]"),
    (#"{"a" ⟦1⟧}"#, .missingColon, #"{"a":1.0}"#),
    (#"{"a":⟦}⟧"#, .missingValue, "{}"),
    (#"{"a":1, "b":⟦,⟧"c":2}"#, .missingValue, #"{"a":1.0}"#),
    (#"{⟦a⟧:1}"#, .missingQuote, "{}"),
    (#"{"a":⟦'⟧b'}"#, .missingQuote, "{}"),
    (#"{"a":"b","c":⟦"d⟧"#, .unclosedString, #"{"a":"b"}"#),
    ("{\"a\":⟦\"b⟧\n}", .unclosedString, "{}"),
    (#"{"a":1,"#, .missingBrace, #"{"a":1.0}"#),
    (#"⟦{⟧"a":1,"b""#, .missingBrace, #"{"a":1.0}"#),
    (#"{"a":⟦[⟧1"#, .missingBracket, #"{"a":[1.0]}"#),
    (#"{"a":[1⟦}⟧"#, .wrongClose, #"{"a":[1.0]}"#),
    (#"{} ⟦x⟧"#, .textAfterEnd, "{}"),
    (#"{"a":"⟦\x⟧"}"#, .unknownEscape, #"{"a":"\\x"}"#),
    (#"{"a":"⟦\u⟧12"}"#, .unknownEscape, #"{"a":"\\u12"}"#),
    (#"{"a":"⟦\ud83d⟧b"}"#, .halfCharacter, #"{"a":"�b"}"#),
    ("{\"a\":\"⟦\t⟧\"}", .controlCharacter, #"{"a":"\t"}"#),
    (#"[⟦01⟧]"#, .wrongNumber, "[1.0]"),
    (#"[⟦nul⟧]"#, .unknownWord, "[]"),
    ("{} ⟦/*⟧ x", .unclosedComment, "{}"),
  ])
  func `keeps what it could read before and after a fault`(
    _ marked: String, _ kind: JSONReader.Fault.Kind, _ expected: String
  ) throws {
    var text = Array(marked.utf8)
    let open = Array("⟦".utf8)
    let close = Array("⟧".utf8)
    var range: Range<Int>?
    if let start = text.indices.first(where: { text[$0...].starts(with: open) }) {
      text.removeSubrange(start..<start + 3)
      let end = try #require(text.indices.first { text[$0...].starts(with: close) })
      text.removeSubrange(end..<end + 3)
      range = start..<end
    }
    let reader = JSONReader(text)
    #expect(reader.faults.map(\.kind) == [kind])
    if let range { #expect(reader.faults.first?.range == range) }
    #expect(Self.dump(reader) == expected)
  }

  @Test func `ends at a depth limit`() {
    for open in ["[", "{\"a\":"] {
      let reader = JSONReader(Array(String(repeating: open, count: 10_000).utf8))
      #expect(reader.faults.map(\.kind) == [.tooDeep])
    }
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(JSONReader(Array(deep.utf8)).faults.isEmpty)
  }

  @Test func `finds names that come twice, whatever their escapes`() {
    let reader = JSONReader(Array(#"{"a":1,"b":2,"\u0061":3,"a":4}"#.utf8))
    #expect(reader.duplicateNames(in: 0).map { Int(reader.nodes[$0].start) } == [14, 25])
    #expect(reader.number(at: reader.value(of: "a", in: 0)!) == 4)
  }
}
