import Testing

@testable import copy_lint

/// What a run says of translations in JSON.
@Suite struct `Translations in JSON` {
  private func findings(_ files: [String: String], _ rules: String, _ arguments: String...) -> [String] {
    MemoryMachine(files).run(
      ["check", "--translations", "--rule", rules, "--format", "xcode", "."] + arguments
    ).output.split(separator: "\n").filter { $0.hasSuffix(")") && $0.contains(".json") }.map(String.init)
  }

  @Test func `have all forms of a plural, wherever in the file they are`() {
    let forms = "\"steps_one\":\"{{count}} paso\",\"steps_other\":\"{{count}} pasos\""
    let apart = "{\(forms),\"hello\":\"Hola\",\"steps_many\":\"{{count}} de pasos\"}"
    #expect(findings(["es.json": apart], "plural-missing").isEmpty)
    let lacking =
      "{\"steps_other\":\"{{count}} pasos\",\"hello\":\"Hola\",\"steps_many\":\"{{count}} de pasos\"}"
    #expect(
      findings(["es.json": lacking], "plural-missing") == [
        "es.json:1:63: error: Add the form “one” for Spanish (es). Some numbers need it. (plural-missing)"
      ])
  }

  @Test func `may have one form without the number where a language has one form`() {
    let files = [
      "en.json":
        "{\"gone_one\":\"{{count}} file deleted\",\"gone_other\":\"{{count}} files deleted\",\"go\":\"Go {{x}}\"}",
      "th.json": "{\"gone_other\":\"ลบไฟล์แล้ว\",\"go\":\"ไป {{x}}\"}",
    ]
    #expect(findings(files, "translation-missing,translation-left-over").isEmpty)
    // Here the key itself tells that it is a plural.
    let text = "\"Deleted {{count}} file(s)_other\""
    let natural = [
      "en.json":
        "{\"Deleted {{count}} file(s)_one\":\"Deleted {{count}} file\",\(text):\"Deleted {{count}} files\"}",
      "th.json": "{\(text):\"ลบไฟล์แล้ว\"}",
    ]
    #expect(findings(natural, "translation-missing,translation-left-over,placeholder-mismatch").isEmpty)
    #expect(findings(natural, "number-lost").count == 1)
  }

  @Test func `are named as the file names them`() {
    let files = ["en.json": "{\"a\":\"Go\",\"Save it. Now.\":\"Save it now\"}", "de.json": "{\"a\":\"Los\"}"]
    #expect(
      findings(files, "translation-missing") == [
        "de.json: error: Translate “Save it now” (key “Save it. Now.”). It's in the source but not here. (translation-missing)"
      ])
    let text = "{\"Delete it. Now.\":\"Save it...\"}"
    let run = MemoryMachine(["en.json": text]).run(["--rule", "ascii-ellipsis", "."])
    #expect(run.output.contains("  Delete it. Now. · en\n"), "\(run.output)")
    let named = MemoryMachine(["en.json": text]).run(
      ["--rule", "ascii-ellipsis", "--key", "Delete it. Now.", "."])
    #expect(named.messages == "" && named.output.contains("[ascii-ellipsis]"))
  }

  @Test func `that are empty are told, and many of them once`() {
    let one = ["en.json": "{\"a\":\"Cancel\",\"b\":\"Save\"}", "de.json": "{\"a\":\"\",\"b\":\"Sichern\"}"]
    #expect(
      findings(one, "empty-translation,translation-missing") == [
        "de.json:1:7: warning: Translate this, or remove it. People see nothing here. (empty-translation)"
      ])
    func file(_ text: String) -> String {
      "{" + (10..<40).map { "\"k\($0)\":\"\(text)\"" }.joined(separator: ",") + "}"
    }
    let many = findings(["en.json": file("Cancel it"), "de.json": file("")], "empty-translation")
    #expect(many.count == 1 && many[0].contains(": note: ") && many[0].contains("29 more texts"), "\(many)")
  }

  @Test func `that a tool marked are still to be made`() {
    let files = [
      "en.json": "{\"a\":\"Cancel\",\"b_c\":\"Save\"}",
      "de.json": "{\"a\":\"__STRING_NOT_TRANSLATED__\",\"b_c\":\"Sichern\"}",
    ]
    #expect(
      findings(files, "untranslated,translation-missing") == [
        "de.json:1:7: warning: Translate this. It's a mark that a tool left for translators. (untranslated)"
      ])
    let table = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(table.contains("de              2   50%"), "\(table)")
  }

  @Test func `that can't be read are not missing, and the mistake comes first`() {
    let keys = (10..<30).map { "\"k\($0)\":\"Take walk \($0)...\"" }.joined(separator: ",\n")
    let files = [
      "en.json": "{\n\(keys)\n}",
      "de.json": "{\n\"k10\":\"Geh 10\",\n\"k11\":\"Geh 11,\n\"k12\":\"Geh 12\"\n}",
    ]
    let found = findings(files, "syntax-error,translation-missing,ascii-ellipsis")
    #expect(found.allSatisfy { !$0.contains("(translation-missing)") }, "\(found)")
    let run = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(run.hasPrefix("de.json\n"), "\(run)")
    #expect(run.contains("Start with these strings:\nde.json:3 syntax-error: "), "\(run)")
    // Where nobody is told of the mistake, the missing strings have to do.
    let silent = findings(
      files.merging([".copy-lint.yml": "rules: {syntax-error: off}\n"]) { $1 }, "translation-missing")
    #expect(!silent.isEmpty)
  }

  @Test func `that can't be read are no reason to remove what translates them`() {
    let files = [
      "en.json": "{\n\"k10\":\"Go 10\",\n\"k11\":\"Go 11,\n\"k12\":\"Go 12\"\n",
      "de.json": "{\"k10\":\"Geh\",\"k11\":\"Geh\",\"k12\":\"Geh\",\"k13\":\"Geh\"}",
    ]
    #expect(findings(files, "translation-left-over").isEmpty)
  }

  @Test func `that can't be read any more fix nothing`() {
    let machine = MemoryMachine(["en.json": "{\n\"a\": \"Wait..\n\"b\": \"Stop\"\n}"])
    machine.repository = MemoryRepository(
      revisions: ["main": ["en.json": "{\n\"a\": \"Go...\",\n\"b\": \"Stop...\"\n}"]])
    let run = machine.run(["--rule", "ascii-ellipsis,syntax-error", "--since", "main", "."])
    #expect(run.output.contains(", 0 are fixed."), "\(run.output)")
  }
}
