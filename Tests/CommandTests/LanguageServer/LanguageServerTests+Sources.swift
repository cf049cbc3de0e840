import Testing

@testable import copy_lint

extension LanguageServerTests {
  @Test func `skips what the baseline lists`() {
    let machine = MemoryMachine([
      "a.strings": Self.text, ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n",
    ])
    #expect(machine.run("--write-baseline", "a.strings").code == 0)
    var editor = TalkingEditor(machine)
    #expect(editor.open("a.strings", Self.text) == [Self.published("a.strings", version: 1)])
    #expect(
      editor.change("a.strings", version: 2, Self.change(2, 7..<11, "Stop"))
        == [Self.published("a.strings", version: 2, Self.dots(11..<14))])
    #expect(editor.actions("a.strings", line: 1, 7..<15).isEmpty)
    var all = TalkingEditor(machine, "--no-baseline")
    #expect(
      all.open("a.strings", Self.text)
        == [Self.published("a.strings", version: 1, Self.formal, Self.dots(11..<14))])
    machine[".copy-lint-baseline.json"] = Array("{".utf8)
    let broken = editor.tell("workspace/didChangeWatchedFiles", "{}")
    #expect(broken.first?.contains("window/showMessage") == true)
    #expect(broken.last == Self.published("a.strings", version: 2))
  }

  @Test func `tells only of what a translation lacks beyond the baseline`() {
    let source = (0..<40).map { "\"k\($0)\" = \"Open the box \($0)\";\n" }.joined()
    let translation = "\"k0\" = \"Öffne sie\";\n\"k1\" = \"Öffne sie jetzt\";\n"
    let machine = MemoryMachine(["en.lproj/a.strings": source, "de.lproj/a.strings": translation])
    #expect(machine.run("--translations", "--write-baseline").code == 0)
    var editor = TalkingEditor(machine, "--translations")
    let known = editor.open("de.lproj/a.strings", translation).joined()
    #expect(!known.contains("translation-missing"), "\(known)")
    var other = TalkingEditor(machine, "--translations")
    let lacking = other.open("de.lproj/a.strings", "\"k0\" = \"Öffne sie\";\n").joined()
    #expect(lacking.contains("Translate “Open the box 1” (key “k1”)"), "\(lacking)")
    #expect(!lacking.contains("Translate “Open the box 2”"), "\(lacking)")
  }

  @Test func `holds a translation against the source on disk when told to`() {
    let machine = MemoryMachine(["en.lproj/a.strings": "\"a\" = \"Delete %d files?\";"])
    var editor = TalkingEditor(machine, "--translations")
    #expect(
      editor.open("de.lproj/a.strings", "\"a\" = \"Dateien löschen?\";").first?.contains(
        "placeholder-mismatch") == true)
    var alone = TalkingEditor(machine)
    #expect(
      alone.open("de.lproj/a.strings", "\"a\" = \"Dateien löschen?\";").first?.contains("mismatch") == false)
  }

  @Test func `reads a source again when a file is saved`() {
    let machine = MemoryMachine(["en.lproj/a.strings": "\"a\" = \"Delete files?\";"])
    var editor = TalkingEditor(machine, "--translations")
    let german = "\"a\" = \"Dateien löschen?\";"
    #expect(editor.open("de.lproj/a.strings", german).first?.contains("mismatch") == false)
    machine["en.lproj/a.strings"] = Array("\"a\" = \"Delete %d files?\";".utf8)
    #expect(
      editor.change("de.lproj/a.strings", version: 2, Self.change(0, 7..<7, "")).first?.contains("mismatch")
        == false)
    #expect(
      editor.tell("textDocument/didSave", "{\"textDocument\":{\"uri\":\"file:///home/en.lproj/a.strings\"}}")
        .first?
        .contains("placeholder-mismatch") == true)
  }

  @Test func `asks to be told of changes on disk`() {
    var editor = TalkingEditor(
      abilities: "{\"workspace\":{\"didChangeWatchedFiles\":{\"dynamicRegistration\":true}}}")
    #expect(
      editor.tell("initialized", "{}") == [
        "{\"jsonrpc\":\"2.0\",\"id\":\"copy-lint/watch\",\"method\":\"client/registerCapability\",\"params\":{\"registrations\":"
          + "[{\"id\":\"copy-lint/watch\",\"method\":\"workspace/didChangeWatchedFiles\",\"registerOptions\":{\"watchers\":"
          + "[{\"globPattern\":\"**/.copy-lint.{yml,yaml}\"},{\"globPattern\":\"**/.copy-lint-baseline.json\"},{\"globPattern\":\"**/*.csv\"},{\"globPattern\":\"**/*.tbx\"}]}}]}}"
      ])
    var other = TalkingEditor()
    #expect(other.tell("initialized", "{}") == [])
  }
}
