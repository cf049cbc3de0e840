import Foundation
import Testing

@testable import CopyLint
@testable import copy_lint

@Suite struct `Sums of the stream` {
  private func lines(_ input: String, _ arguments: String...) -> [String] {
    MemoryMachine(input: input).run(["stream"] + arguments).output.split(separator: "\n").map(String.init)
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  private static let counts =
    "\"letters\":4,\"syllables\":1,\"words\":1,\"sentences\":1,\"adjustedSyllables\":1,\"longWords\":0,"
    + "\"polysyllables\":0,\"fourSyllables\":0,\"monosyllables\":1"

  private static let nothing =
    "{\"letters\":0,\"syllables\":0,\"words\":0,\"sentences\":0,\"adjustedSyllables\":0,\"longWords\":0,"
    + "\"polysyllables\":0,\"fourSyllables\":0,\"monosyllables\":0}"

  @Test func `counts only where asked to`() throws {
    let input =
      "{\"id\":7,\"text\":\"Wait...\",\"locale\":\"en\"}\n{\"id\":8,\"text\":\"Utilize it to commence.\"}\n"
    let whole = lines(input)
    let counted = lines(input, "--counts-only")
    #expect(counted.count == 2)
    for (answer, count) in zip(whole, counted) {
      var rest = try object(answer)
      #expect(rest.removeValue(forKey: "findings") != nil)
      #expect(try NSDictionary(dictionary: rest) == NSDictionary(dictionary: object(count)))
    }
  }

  @Test func `are in one more line at the end`() {
    let input = """
      {"text":"Wait","locale":"en"}
      {"text":"Wait...","locale":"en"}
      {"text":"Wart","locale":"xx"}
      {
      {"text":"Name","locale":"en","role":"placeholder"}
      """
    let answers = lines(input, "--summary", "--rule", "ascii-ellipsis")
    #expect(answers.count == 6)
    // 0.39 + 11.8 − 15.59, and the error of one word over the root of two.
    let summary = #"""
      {"summary":{"lines":5,"errors":1,"languages":[\#
      {"locale":"en","strings":3,\#
      "counts":{"letters":8,"syllables":2,"words":2,"sentences":2,"adjustedSyllables":2,"longWords":0,\#
      "polysyllables":0,"fourSyllables":0,"monosyllables":2},\#
      "measure":{"formula":"flesch-kincaid-grade","value":-3.4,"adjusted":-3.4,"standardError":7.21,"words":2,\#
      "prose":null,"gates":false,"why":null},"prose":\#(Self.nothing),\#
      "proseMeasure":{"formula":"flesch-kincaid-grade","value":null,"adjusted":null,"standardError":null,"words":0,\#
      "prose":null,"gates":false,"why":"no-text"}},\#
      {"locale":"xx","strings":1,\#
      "counts":{"letters":4,"syllables":0,"words":1,"sentences":1,"adjustedSyllables":0,"longWords":0,\#
      "polysyllables":0,"fourSyllables":0,"monosyllables":0},\#
      "measure":{"formula":null,"value":null,"adjusted":null,"standardError":null,"words":1,\#
      "prose":null,"gates":false,"why":"no-formula"},"prose":\#(Self.nothing),\#
      "proseMeasure":{"formula":null,"value":null,"adjusted":null,"standardError":null,"words":0,\#
      "prose":null,"gates":false,"why":"no-formula"}}],\#
      "rules":[{"rule":"ascii-ellipsis","error":0,"warning":0,"note":1}]}}
      """#
    #expect(answers.last == summary)
  }

  @Test func `of other answers are measured as those of a text`() {
    let answer = lines("{\"id\":1,\"counts\":{\(Self.counts)},\"locale\":\"en\"}")
    #expect(
      answer == [
        "{\"id\":1,\"counts\":{\(Self.counts)},\"measure\":{\"formula\":\"flesch-kincaid-grade\",\"value\":-3.4,"
          + "\"adjusted\":-3.4,\"standardError\":10.2,\"words\":1,\"prose\":null,\"gates\":false,\"why\":null}}"
      ])
  }

  @Test(arguments: [
    ("{\"counts\":{\"letters\":4}}", "Add “syllables” to the “counts”."),
    ("{\"counts\":7}", "Write “counts” as an object, such as the one in an answer."),
    ("{\"counts\":{\"letters\":-1}}", "Write “letters” as a whole number, such as 40."),
  ])
  func `need all counts`(line: String, message: String) {
    #expect(lines(line) == ["{\"id\":null,\"error\":\"\(message)\",\"line\":1}"])
  }

  @Test func `tell a thousand languages apart`() throws {
    let input = (0..<1_010).map { "{\"text\":\"Wait\",\"locale\":\"en-x-\($0)\"}\n" }.joined()
    let summary = try object(try #require(lines(input, "--summary", "--counts-only").last))
    let languages = try #require((summary["summary"] as? [String: Any])?["languages"] as? [[String: Any]])
    #expect(languages.count == 1_001)
    #expect(languages.last?["strings"] as? Int == 10)
    #expect(languages.last?["locale"] is NSNull)
  }
}
