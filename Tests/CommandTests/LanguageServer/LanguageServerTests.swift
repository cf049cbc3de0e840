import Testing

@testable import copy_lint

@Suite struct LanguageServerTests {
  static let text = "/* Title */\n\"a\" = \"Commence export…\";\n\"b\" = \"Wait...\";\n"

  static func finding(
    _ line: Int, _ characters: Range<Int>, _ severity: Int, _ rule: String, _ message: String
  ) -> String {
    "{\"range\":{\"start\":{\"line\":\(line),\"character\":\(characters.lowerBound)},"
      + "\"end\":{\"line\":\(line),\"character\":\(characters.upperBound)}},\"severity\":\(severity),"
      + "\"code\":\"\(rule)\",\"source\":\"copy-lint\",\"message\":\"\(message)\"}"
  }

  static let formal = finding(
    1, 7..<15, 2, "plain-word", "Write “Start” instead of “Commence”. More people know it.")

  static func dots(_ characters: Range<Int>) -> String {
    finding(
      2, characters, 2, "ascii-ellipsis",
      "Use “…” instead of three dots. It is one character and reads as a pause.")
  }

  static func published(_ path: String, version: Int?, _ findings: String...) -> String {
    "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/publishDiagnostics\",\"params\":{\"uri\":\"file:///home/\(path)\","
      + (version.map { "\"version\":\($0)," } ?? "")
      + "\"diagnostics\":[\(findings.joined(separator: ","))]}}"
  }

  static func change(_ line: Int, _ characters: Range<Int>, _ text: String) -> String {
    "{\"range\":{\"start\":{\"line\":\(line),\"character\":\(characters.lowerBound)},\"end\":{\"line\":\(line),"
      + "\"character\":\(characters.upperBound)}},\"text\":\(quotedJSON(text))}"
  }

  @Test func `says what it can do`() {
    var server = LanguageServer(Options(), MemoryMachine().environment)
    server.receive(
      Received(
        Array(
          "{\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{\"general\":{\"positionEncodings\":[\"utf-32\",\"utf-8\"]}}}}"
            .utf8)))
    #expect(
      bodies(of: server.outbox.take()) == [
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"capabilities\":{\"positionEncoding\":\"utf-8\","
          + "\"textDocumentSync\":{\"openClose\":true,\"change\":2,\"save\":{\"includeText\":false}},\"hoverProvider\":true,"
          + "\"codeActionProvider\":{\"codeActionKinds\":[\"quickfix\",\"source.fixAll.copy-lint\"]},"
          + "\"workspace\":{\"workspaceFolders\":{\"supported\":true,\"changeNotifications\":true}}},"
          + "\"serverInfo\":{\"name\":\"copy-lint\",\"version\":\"\(toolVersion)\"}}}"
      ])
  }

  @Test func `tells findings as a text is opened, changed and closed`() {
    var editor = TalkingEditor()
    #expect(
      editor.open("a.strings", Self.text) == [
        Self.published("a.strings", version: 1, Self.formal, Self.dots(11..<14))
      ])
    // Each change is seen from the text that the one before it left: “é😀” is 3 units.
    #expect(
      editor.change("a.strings", version: 5, Self.change(2, 7..<11, "é😀 Stop"), Self.change(2, 7..<8, ""))
        == [Self.published("a.strings", version: 5, Self.formal, Self.dots(14..<17))])
    #expect(
      editor.change("a.strings", version: 6, "{\"text\":\"\\\"a\\\" = \\\"Save\\\";\"}")
        == [Self.published("a.strings", version: 6)])
    #expect(
      editor.tell("textDocument/didClose", "{\"textDocument\":{\"uri\":\"file:///home/a.strings\"}}")
        == [Self.published("a.strings", version: nil)])
    #expect(
      editor.change("a.strings", version: 7, "{\"text\":\"x\"}") == [
        "{\"jsonrpc\":\"2.0\",\"method\":\"window/logMessage\",\"params\":{\"type\":3,"
          + "\"message\":\"Open “file:///home/a.strings” first. Its change is lost.\"}}"
      ])
  }

  @Test func `counts in UTF-8 where the editor does`() {
    var editor = TalkingEditor(abilities: "{\"general\":{\"positionEncodings\":[\"utf-16\",\"utf-8\"]}}")
    #expect(
      editor.open("a.strings", "\n\n\"b\" = \"é😀...\";")
        == [Self.published("a.strings", version: 1, Self.dots(13..<16))])
  }

  @Test func `checks a burst of changes once`() {
    let open =
      "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"file:///home/a.strings\",\"version\":1,\"text\":\(quotedJSON(Self.text))}}}"
    let change =
      "{\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"file:///home/a.strings\",\"version\":2},\"contentChanges\":[\(Self.change(2, 7..<14, "Stop"))]}}"
    let run = MemoryMachine(
      input: framed("{\"id\":1,\"method\":\"initialize\",\"params\":{}}") + framed(open) + framed(change)
    ).run("lsp")
    #expect(
      Array(bodies(of: Array(run.output.utf8)).dropFirst())
        == [Self.published("a.strings", version: 2, Self.formal)])
  }

  @Test func `says nothing of files that a run leaves out`() {
    let machine = MemoryMachine([".copy-lint.yml": "exclude: [\"old/**\"]\npaths: [words.txt]"])
    var editor = TalkingEditor(machine)
    #expect(editor.open("old/a.strings", Self.text) == [Self.published("old/a.strings", version: 1)])
    #expect(
      editor.open("node_modules/x/a.strings", Self.text).first?.hasSuffix("\"diagnostics\":[]}}") == true)
    #expect(editor.open(".git/a.strings", Self.text).first?.hasSuffix("\"diagnostics\":[]}}") == true)
    #expect(editor.open("a.swift", Self.text) == [Self.published("a.swift", version: 1)])
    #expect(editor.open("other.txt", "Wait...") == [Self.published("other.txt", version: 1)])
    #expect(editor.open("words.txt", "Commence the tea").first?.contains("plain-word") == true)
  }

  @Test(arguments: [("", "a.swift", true), ("", "aTests.swift", false), ("source: off", "a.swift", false)])
  func `reads code as a run does`(settings: String, path: String, isRead: Bool) {
    var editor = TalkingEditor(MemoryMachine([".copy-lint.yml": settings]))
    let shown = editor.open(path, "import SwiftUI\nText(\"Commence export\")")
    #expect(shown.first?.contains("plain-word") == isRead)
  }

  @Test func `finds a glossary that a flag names from the open folder, whichever file is shown`() {
    let words = "term,replacement\nfrobnicate,change\n"
    let machine = MemoryMachine(["words.csv": words, "App/.copy-lint.yml": "platform: ios"])
    var editor = TalkingEditor(machine, "--glossary", "words.csv")
    for path in ["App/en.lproj/a.strings", "Kit/en.lproj/b.strings"] {
      let shown = editor.open(path, "\"a\" = \"Frobnicate the photo\";")
      #expect(shown.count == 1 && shown[0].contains("instead of “Frobnicate”"))
    }
  }

  /// The nearest configuration counts, and the folder that the editor has open is the root without one.
  @Test func `finds the settings of each file by its path`() {
    let machine = MemoryMachine([
      "App/.copy-lint.yml": "rules: {plain-word: error}",
      "App/Inner/.copy-lint.yml": "rules: {plain-word: off}",
    ])
    var editor = TalkingEditor(machine)
    let text = "\"a\" = \"Commence export\";"
    #expect(editor.open("a.strings", text).first?.contains("\"severity\":2") == true)
    #expect(editor.open("App/x/a.strings", text).first?.contains("\"severity\":1") == true)
    #expect(editor.open("App/Inner/a.strings", text) == [Self.published("App/Inner/a.strings", version: 1)])
    // No English rule speaks of German.
    #expect(
      editor.open("res/values-de/strings.xml", "<resources><string name=\"a\">Commence</string></resources>")
        == [Self.published("res/values-de/strings.xml", version: 1)])
  }

  @Test(arguments: [
    ("workspace/didChangeWatchedFiles", "{\"changes\":[]}"),
    ("workspace/didChangeConfiguration", "{\"settings\":null}"),
    ("textDocument/didSave", "{\"textDocument\":{\"uri\":\"file:///home/.copy-lint.yml\"}}"),
  ])
  func `checks all again when settings change`(method: String, values: String) {
    let machine = MemoryMachine()
    var editor = TalkingEditor(machine)
    _ = editor.open("a.strings", Self.text)
    machine[".copy-lint.yml"] = Array("rules: {ascii-ellipsis: off}".utf8)
    #expect(editor.tell(method, values) == [Self.published("a.strings", version: 1, Self.formal)])
    machine["Glossary/en.csv"] = Array("term,replacement\nexport,saving".utf8)
    #expect(editor.tell(method, values).first?.contains("Write “saving” instead of “export”.") == true)
    machine[".copy-lint.yml"] = Array("rulez: x".utf8)
    _ = editor.open("b.strings", "")
    let broken = editor.tell(method, values)
    // Said once, however many files are open.
    #expect(broken.count == 3)
    #expect(
      broken.first?.contains("window/showMessage") == true
        && broken.first?.contains(".copy-lint.yml:1:1: ") == true)
    #expect(
      broken.dropFirst() == [
        Self.published("a.strings", version: 1), Self.published("b.strings", version: 1),
      ])
  }

  @Test func `shows notes and links to pages when asked to`() {
    var plain = TalkingEditor(options: "{\"pages\":\"https://example.com/rules/\"}")
    #expect(
      plain.open("a.strings", "\n\n\"b\" = \"Wait...\";").first?.contains(
        "\"code\":\"ascii-ellipsis\",\"codeDescription\":{\"href\":\"https://example.com/rules/ascii-ellipsis.md\"}"
      ) == true)
    let machine = MemoryMachine([".copy-lint.yml": "rules: {ascii-ellipsis: note}"])
    var silent = TalkingEditor(machine)
    #expect(silent.open("a.strings", "\"b\" = \"Wait...\";") == [Self.published("a.strings", version: 1)])
    #expect(
      silent.tell("workspace/didChangeConfiguration", "{\"settings\":{\"copy-lint\":{\"notes\":true}}}")
        .first?
        .contains("\"severity\":3") == true)
    var flagged = TalkingEditor(machine, "--notes")
    #expect(flagged.open("a.strings", "\"b\" = \"Wait...\";").first?.contains("\"severity\":3") == true)
  }

  @Test func `keeps quiet what a comment keeps quiet`() {
    var editor = TalkingEditor()
    #expect(
      editor.open("a.strings", "/* copy-lint:disable ascii-ellipsis -- on the sign */\n\"b\" = \"Wait...\";")
        == [Self.published("a.strings", version: 1)])
  }

  @Test func `reads the paths of URIs`() {
    #expect(path(ofURI: "file:///home/a%20b/%C3%A9.strings") == "/home/a b/é.strings")
    #expect(path(ofURI: "file://localhost/home/a.json?x#y") == "/home/a.json")
    #expect(path(ofURI: "untitled:Untitled-1") == "Untitled-1")
    #expect(path(ofURI: "untitled:/home/a.strings") == "/home/a.strings")
    #expect(path(ofURI: "file:///100%/%zz%4") == "/100%/%zz%4")
    #expect(uri(ofPath: "/home/a b/é#1.strings") == "file:///home/a%20b/%C3%A9%231.strings")
    var editor = TalkingEditor()
    let opened = editor.tell(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"untitled:Untitled-1\",\"version\":1,\"text\":\"Wait...\"}}")
    #expect(opened.first?.hasSuffix("\"diagnostics\":[]}}") == true)
  }
}
