import CopyLint
import Readability
import Testing

@testable import copy_lint

@Suite struct HoverTests {
  /// Two words, one sentence: 0.39 · 2 + 11.8 · 7/2 − 15.59 = 26.49; 10.2/√2 = 7.21.
  @Test func `tells the grade of the string and the page of the rule`() {
    var editor = TalkingEditor(
      abilities: "{\"textDocument\":{\"hover\":{\"contentFormat\":[\"markdown\",\"plaintext\"]}}}")
    _ = editor.open("a.strings", "/* Title */\n\"é\" = \"No network connectivity\";\n")
    let answer = editor.ask(
      "textDocument/hover",
      "{\"textDocument\":{\"uri\":\"file:///home/a.strings\"},\"position\":{\"line\":1,\"character\":12}}")
    let start =
      "\"result\":{\"contents\":{\"kind\":\"markdown\",\"value\":\"**Grade 17.05 ± 5.89**. A grade says little about such a short text. "
      + "Rules look at its words instead.\\n\\n3 words, 1 sentence, 8 syllables · title · en\\n\\n**jargon**: "
    #expect(answer.hasPrefix(start))
    #expect(answer.contains("**jargon**: Write “You're offline” instead of “No network connectivity”."))
    #expect(
      answer.contains(
        "technical term.\\n\\nA word or phrase that people outside the team don't use.\\n\\nBad: `Network connect"
      ))
    #expect(
      answer.hasSuffix(
        "\"range\":{\"start\":{\"line\":1,\"character\":7},\"end\":{\"line\":1,\"character\":30}}}"))
  }

  @Test(arguments: [(0, 3), (1, 1)])
  func `says nothing beside the strings`(line: Int, character: Int) {
    var editor = TalkingEditor()
    _ = editor.open("a.strings", "/* Title */\n\"a\" = \"Save\";\n")
    let values = "\"position\":{\"line\":\(line),\"character\":\(character)}}"
    #expect(
      editor.ask("textDocument/hover", "{\"textDocument\":{\"uri\":\"file:///home/a.strings\"},\(values)")
        == "\"result\":null")
    #expect(
      editor.ask("textDocument/hover", "{\"textDocument\":{\"uri\":\"file:///home/b.strings\"},\(values)")
        == "\"result\":null")
    #expect(
      editor.ask("textDocument/hover", "{\"textDocument\":{\"uri\":\"file:///home/a.strings\"}}")
        == "\"error\":{\"code\":-32602,\"message\":\"Add “position” to the values of this request.\"}")
  }

  @Test func `words each verdict`() {
    var measure = Measure(formula: "flesch-kincaid-grade", words: 10)
    measure.value = 12.5
    measure.standardError = 3.23
    measure.isProse = true
    #expect(
      words(for: .error, on: measure, limit: 8)
        == "**Grade 12.5 ± 3.23**. This is too hard: the limit is 8.")
    #expect(
      words(for: .warning, on: measure, limit: 8) == "**Grade 12.5 ± 3.23**. This is hard: the limit is 8.")
    #expect(
      words(for: nil, on: measure, limit: 10)
        == "**Grade 12.5 ± 3.23**. This is fine: the limit is 10.")
    measure.isProse = false
    #expect(
      words(for: nil, on: measure, limit: 8)
        == "**Grade 12.5 ± 3.23**. This is not running text, so its grade says little.")
    measure.words = 4
    #expect(
      words(for: nil, on: measure, limit: 8)
        == "**Grade 12.5 ± 3.23**. A grade says little about such a short text. Rules look at its words instead."
    )
    measure.formula = "wiener-1"
    #expect(words(for: nil, on: measure, limit: 8) == "**wiener-1 12.5 ± 3.23**")
    let none = Measure(formula: "", words: 2, why: .noFormula)
    #expect(
      words(for: nil, on: none, limit: 8) == "**Not measured.** There is no formula for this language.")
  }
}
