import Testing

@testable import copy_lint

@Suite struct `The report for localizers` {
  private let files = [
    "en.lproj/A.strings": "\"a\" = \"Delete %@?\";\n\"b\" = \"Send the photo\";\n\"c\" = \"Keep it\";\n",
    "de.lproj/A.strings": "\"a\" = \"Löschen\";\n\"b\" = \"Send the photo\";\n\"d\" = \"Weg\";\n",
    "fr.lproj/A.strings": "\"a\" = \"Supprimer %@\u{202F}?\";\n\"b\" = \"Envoyer\";\n\"c\" = \"Garder\";\n",
  ]

  private func output(_ arguments: String...) -> String {
    MemoryMachine(files).run(["check", "--translations", "."] + arguments).output
  }

  @Test func `has a row for each language, the worst first, and the strings to begin with`() {
    let lines = output().split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("language") } ?? 0
    #expect(
      lines[start..<min(lines.count, start + 6)].joined(separator: "\n") == """
        language  strings  done  to review  missing  stale  errors  warnings
        de              3   33%          1        1      1       2         2
        fr              3  100%          0        0      0       0         0
        Start with these strings:
        de.lproj/A.strings:1 de a: 1 error, 0 warnings
        de.lproj/A.strings de c: 1 error, 0 warnings
        """)
  }

  @Test func `keeps the counts of a string on one line`() {
    let machine = MemoryMachine(files)
    machine.isTerminal = true
    machine.columns = 40
    let output = machine.run("check", "--translations", ".").output
    #expect(output.contains("\n1 error, 0 warnings\n"), "\(output)")
  }

  @Test func `calls no name a text to review that stays the same`() {
    let files = [
      "en.lproj/A.strings": "\"a\" = \"Wagtail API v2\";\n\"b\" = \"Send the photo\";\n",
      "de.lproj/A.strings": "\"a\" = \"Wagtail API v2\";\n\"b\" = \"Foto senden\";\n",
    ]
    let output = MemoryMachine(files).run("check", "--translations", ".").output
    #expect(output.contains("de              2  100%          0 "), "\(output)")
  }

  @Test func `keeps to one language`() {
    #expect(!output("--locale", "fr").contains("de.lproj"))
  }

  @Test func `has coverage and the bytes of each fix in JSON`() {
    let fix = ["en.json": "{\"a\":\"Save\"}", "de.json": "{\"a\":\" Sichern\"}"]
    let json = MemoryMachine(fix).run(["check", "--translations", ".", "--format", "json"]).output
    #expect(
      json.contains("\"translations\":{\"locales\":[{\"locale\":\"de\",\"strings\":1,\"translated\":1,"))
    #expect(json.contains("\"source\":\"Save\""))
    #expect(json.contains("\"edit\":{\"start\":6,\"end\":7,\"text\":\"\"}"))
  }

  @Test func `opens in a spreadsheet, and runs no formula there`() {
    let files = ["en.json": "{\"=a\":\"Hi \\\"%s\\\"\"}", "de.json": "{\"=a\":\"Hallo\"}"]
    let run = MemoryMachine(files).run(
      ["check", "--translations", ".", "--format", "csv", "--rule", "placeholder-mismatch"])
    #expect(
      run.output
        == "\u{FEFF}\"severity\",\"rule\",\"language\",\"key\",\"form\",\"source\",\"text\",\"message\","
        + "\"replacement\",\"file\",\"line\",\"column\",\"fix\"\r\n"
        + "\"error\",\"placeholder-mismatch\",\"de\",\"'=a\",\"\",\"Hi \"\"%s\"\"\",\"Hallo\","
        + "\"Add “%s”. The source shows a value there.\",\"\",\"de.json\",\"1\",\"8\",\"\"\r\n")
  }
}
