import Testing

@testable import copy_lint

@Suite struct CodeActionTests {
  @Test func `offers safe fixes first, and says which ones to look over`() {
    var editor = TalkingEditor(
      MemoryMachine([".copy-lint.yml": "rules: {ascii-ellipsis: warning, wordy-phrase: warning}"]))
    _ = editor.open(
      "a.strings",
      "\"a\" = \"Wait...\";\n\"b\" = \"No network connectivity\";\n\"c\" = \"Sync at this point in time\";\n")
    #expect(
      editor.actions("a.strings", line: 0, 12..<12).map { "\($0.isPreferred ? "! " : "")\($0.title)" } == [
        "! Use “…” instead of three dots", "Turn off “ascii-ellipsis” here with a reason",
      ])
    #expect(
      editor.actions("a.strings", line: 0, 12..<12).first?.text.hasPrefix("\"a\" = \"Wait…\";\n") == true)
    #expect(
      editor.actions("a.strings", line: 1, 7..<30).map { "\($0.isPreferred ? "! " : "")\($0.title)" } == [
        "! Use the glossary's word “You're offline”", "Turn off “jargon” here with a reason",
      ])
    let unsure = editor.actions("a.strings", line: 2, 20..<20)
    #expect(unsure.first?.title == "Use the glossary's word “now” (check it)")
    #expect(unsure.first?.isPreferred == false)
    #expect(unsure.first?.text.contains("\"Sync now\"") == true)
    #expect(editor.actions("a.strings", line: 0, 0..<1).isEmpty)
  }

  @Test func `offers each word of the glossary`() {
    let machine = MemoryMachine(["Glossary/en.csv": "term,replacement,mode\nexport,save|send,suggest"])
    var editor = TalkingEditor(machine)
    _ = editor.open("a.strings", "\"a\" = \"Tap to export\";")
    let actions = editor.actions("a.strings", line: 0, 16..<16).prefix(2)
    #expect(
      actions.map(\.title) == [
        "Use the glossary's word “save” (check it)", "Use the glossary's word “send” (check it)",
      ])
    #expect(actions.map(\.text) == ["\"a\" = \"Tap to save\";", "\"a\" = \"Tap to send\";"])
  }

  @Test func `makes all safe fixes at once, as a run does`() {
    let text = "\"a\" = \"Wait...\";\r\n\"b\" = \"é😀\";\r\n\"c\" = \"Commence export...\";\r\n"
    var editor = TalkingEditor()
    _ = editor.open("a.strings", text)
    let machine = MemoryMachine([
      "a.strings": text, ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n",
    ])
    _ = machine.run("--fix", "a.strings")
    for only in [
      "[\"source\"]", "[\"source.fixAll\"]", "[\"source.fixAll.copy-lint\"]",
      "[\"refactor\",\"source.fixAll\"]",
    ] {
      let actions = editor.actions("a.strings", line: 1, 0..<0, only: only)
      #expect(actions.map(\.title) == ["Apply all safe fixes"])
      #expect(actions.first?.text == machine.text("a.strings"))
    }
    #expect(machine.text("a.strings")?.contains("Start export…") == true)
    #expect(editor.actions("a.strings", line: 0, 12..<12, only: "[\"refactor\"]").isEmpty)
    #expect(editor.actions("a.strings", line: 0, 12..<12, only: "[\"source.organizeImports\"]").isEmpty)
    #expect(editor.actions("a.strings", line: 0, 12..<12, only: "[\"quickfix\"]").count == 2)
  }

  /// The text, the line of the finding, and the text with the comment.
  @Test(arguments: [
    (
      "a.strings", "/* Shown in the list */\n\"a\" = \"Wait...\";\n", 1,
      "/* Shown in the list */\n/* copy-lint:disable ascii-ellipsis -- say why */\n\"a\" = \"Wait...\";\n"
    ),
    (
      "values/strings.xml", "<resources>\r\n  <string name=\"a\">Wait...</string>\r\n</resources>", 1,
      "<resources>\r\n  <!-- copy-lint:disable ascii-ellipsis — say why -->\r\n  <string name=\"a\">Wait...</string>\r\n</resources>"
    ),
    (
      "de.po",
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n#. Note\n#: a.c:1\nmsgid \"a\"\nmsgstr \"Moment...\"\n",
      6,
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n# copy-lint:disable ascii-ellipsis -- say why\n#. Note\n#: a.c:1\nmsgid \"a\"\nmsgstr \"Moment...\"\n"
    ),
    (
      "src/messages_en.properties", "a = Wait for it...\n", 0,
      "# copy-lint:disable ascii-ellipsis -- say why\na = Wait for it...\n"
    ),
    (
      "en.yml", "en:\n  list:\n    a: Wait...\n", 2,
      "en:\n  list:\n    # copy-lint:disable ascii-ellipsis -- say why\n    a: Wait...\n"
    ),
    ("a.ftl", "a = Wait...\n", 0, "# copy-lint:disable ascii-ellipsis -- say why\na = Wait...\n"),
    (
      "a.xcstrings",
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a.b\" : {\n      \"localizations\" : {\n        \"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Wait...\" } }\n      }\n    }\n  },\n  \"version\" : \"1.0\"\n}",
      5,
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a.b\" : {\n      \"comment\" : \"copy-lint:disable ascii-ellipsis -- say why\",\n      \"localizations\" : {\n        \"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Wait...\" } }\n      }\n    }\n  },\n  \"version\" : \"1.0\"\n}"
    ),
    (
      "app_en.arb",
      "{\n  \"@@locale\": \"en\",\n  \"a\": \"Wait...\",\n  \"@a\": {\n    \"description\": \"On the sign\"\n  }\n}",
      2,
      "{\n  \"@@locale\": \"en\",\n  \"a\": \"Wait...\",\n  \"@a\": {\n    \"description\": \"On the sign\\ncopy-lint:disable ascii-ellipsis -- say why\"\n  }\n}"
    ),
  ])
  func `disables a rule in the comment of the string`(path: String, text: String, line: Int, expected: String)
  {
    var editor = TalkingEditor()
    let before = editor.open(path, text)
    #expect(before.first?.contains("ascii-ellipsis") == true)
    let action = editor.actions(path, line: line, 0..<200).first {
      $0.title == "Turn off “ascii-ellipsis” here with a reason"
    }
    #expect(action?.text == expected)
    #expect(editor.open(path, expected).first?.contains("ascii-ellipsis") == false)
  }

  /// JSON has no comments.
  @Test(arguments: [
    (
      "brands: [A]\n",
      "brands: [A]\noverrides:\n  - {paths: [\"en.json\"], keys: [\"a.b\\\\*\"], rules: {plain-word: off}, reason: \"say why\"}\n"
    ),
    (
      "overrides:\n- {keys: [x], rules: all-off}  # old\n\nbrands: [A]",
      "overrides:\n- {keys: [x], rules: all-off}  # old\n- {paths: [\"en.json\"], keys: [\"a.b\\\\*\"], rules: {plain-word: off}, reason: \"say why\"}\n\nbrands: [A]"
    ),
    (
      "",
      "overrides:\n  - {paths: [\"en.json\"], keys: [\"a.b\\\\*\"], rules: {plain-word: off}, reason: \"say why\"}\n"
    ),
    ("overrides: [{keys: [x], rules: all-off}]", nil),
  ])
  func `disables a rule in the settings where the format has no comments`(settings: String, expected: String?)
  {
    let machine = MemoryMachine([".copy-lint.yml": settings])
    var editor = TalkingEditor(machine)
    let text = "{\"a\": {\"b*\": \"Commence the tea\"}}"
    #expect(editor.open("en.json", text).first?.contains("plain-word") == true)
    _ = editor.tell(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"file:///home/.copy-lint.yml\",\"version\":1,\"text\":\(quotedJSON(settings))}}"
    )
    let action = editor.actions("en.json", line: 0, 0..<30).first { $0.title.hasPrefix("Turn off") }
    #expect(action?.text == expected)
    guard let expected else { return }
    #expect(action?.title == "Turn off “plain-word” for this string in .copy-lint.yml")
    machine[".copy-lint.yml"] = Array(expected.utf8)
    #expect(
      editor.tell("workspace/didChangeWatchedFiles", "{}").contains { $0.contains("plain-word") } == false
    )
  }

  @Test func `offers no comment where there is no place for one`() {
    var editor = TalkingEditor(settings: nil)
    _ = editor.open("en.json", "{\"a\": \"Commence the tea\"}")
    let titles = editor.actions("en.json", line: 0, 0..<30).map(\.title)
    #expect(!titles.isEmpty && !titles.contains { $0.hasPrefix("Turn off") }, "\(titles)")
  }

  @Test func `makes the settings where there are none, if the editor can`() {
    let text = "{\"a\": \"Commence the tea\"}"
    let machine = MemoryMachine(["en.json": text])
    var editor = TalkingEditor(
      machine,
      abilities:
        "{\"workspace\":{\"workspaceEdit\":{\"documentChanges\":true,\"resourceOperations\":[\"create\"]}}}",
      settings: nil)
    _ = editor.open("en.json", text)
    let answer = editor.ask(
      "textDocument/codeAction",
      "{\"textDocument\":{\"uri\":\"file:///home/en.json\"},\"range\":{\"start\":{\"line\":0,\"character\":8},\"end\":{\"line\":0,\"character\":8}}}"
    )
    let settings =
      "overrides:\n  - {paths: [\"en.json\"], keys: [\"a\"], rules: {plain-word: off}, reason: \"say why\"}\n"
    let uri = "\"uri\":\"file:///home/.copy-lint.yml\""
    #expect(
      answer.contains(
        "\"title\":\"Turn off “plain-word” for this string in .copy-lint.yml\",\"kind\":\"quickfix\","
          + "\"edit\":{\"documentChanges\":[{\"kind\":\"create\",\(uri),\"options\":{\"ignoreIfExists\":true}},"
          + "{\"textDocument\":{\(uri),\"version\":null},\"edits\":[{\"range\":{\"start\":{\"line\":0,\"character\":0},"
          + "\"end\":{\"line\":0,\"character\":0}},\"newText\":\(quotedJSON(settings))}]}]}"), "\(answer)")
    machine[".copy-lint.yml"] = Array(settings.utf8)
    #expect(
      editor.tell("workspace/didChangeWatchedFiles", "{}").contains { $0.contains("plain-word") } == false)
    // A comment needs no settings.
    _ = editor.open("a.strings", "\"a\" = \"Commence the tea\";")
    #expect(
      editor.actions("a.strings", line: 0, 8..<8).contains {
        $0.title == "Turn off “plain-word” here with a reason"
      })
  }

  @Test func `names the version of the text it changes where the editor asks for it`() {
    var editor = TalkingEditor(abilities: "{\"workspace\":{\"workspaceEdit\":{\"documentChanges\":true}}}")
    _ = editor.open("a.strings", "\"a\" = \"Wait...\";")
    let answer = editor.ask(
      "textDocument/codeAction",
      "{\"textDocument\":{\"uri\":\"file:///home/a.strings\"},\"range\":{\"start\":{\"line\":0,\"character\":11},\"end\":{\"line\":0,\"character\":11}}}"
    )
    #expect(
      answer.hasPrefix(
        "\"result\":[{\"title\":\"Use “…” instead of three dots\",\"kind\":\"quickfix\",\"diagnostics\":[{\"range\":{\"start\":{\"line\":0,\"character\":11},"
          + "\"end\":{\"line\":0,\"character\":14}},\"severity\":2,\"code\":\"ascii-ellipsis\",\"source\":\"copy-lint\","
          + "\"message\":\"Use “…” instead of three dots. It is one character and reads as a pause.\"}],\"isPreferred\":true,"
          + "\"edit\":{\"documentChanges\":[{\"textDocument\":{\"uri\":\"file:///home/a.strings\",\"version\":1},\"edits\":"
          + "[{\"range\":{\"start\":{\"line\":0,\"character\":11},\"end\":{\"line\":0,\"character\":14}},\"newText\":\"…\"}]}]}}"
      ))
  }
}
