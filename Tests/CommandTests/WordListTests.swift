import Testing

@testable import copy_lint

/// Dictionaries and other lists of words.
@Suite struct `Lists of words` {
  private static func list(_ count: Int, _ name: String = "word", _ value: String = "wort") -> String {
    let digits = Array("abcdefghij")
    func letters(_ number: Int) -> String { String(String(number).map { digits[$0.wholeNumberValue ?? 0] }) }
    let members = (0..<count).map { "\"\(name)\(letters($0))\":\"\(value)\(letters($0))\"" }
    return "{" + members.joined(separator: ",\n") + "}"
  }

  private static let app = [
    "app/locales/en.json":
      "{\"save\":\"Save the file.\",\"open\":\"Open the file.\",\"send\":\"Send it.\",\"a\":\"Stop it.\",\"b\":\"Keep it.\"}",
    "app/locales/de.json": "{\"save\":\"Sichere die Datei.\",\"open\":\"Öffne die Datei.\"}",
  ]

  @Test func `are not the app’s copy`() {
    let files = Self.app.merging([
      "data/words/en-de.json": Self.list(2_500), "data/words/fr.json": Self.list(2_500),
    ]) {
      $1
    }
    let machine = MemoryMachine(files)
    let output = machine.run("init").output
    #expect(output.contains("Left out, as lists of words: “data/words”.\n"), "\(output)")
    #expect(machine.text(".copy-lint.yml")?.contains("\npaths:\n  - app/locales\n") == true)
    let run = MemoryMachine(files).run(["check", "."])
    #expect(run.output.contains("7 strings"), "\(run.output)")
  }

  @Test(arguments: [
    list(300), list(2_500, "word", "Ein Wort, das hier für alles steht, was lang ist, "),
    list(2_500, "这个应用的文件", "Datei "), list(2_500, "save_", "wort"), list(2_500, "saveThe", "wort"),
  ])
  func `are long, and their names are single words`(_ text: String) {
    let run = MemoryMachine(["locales/de.json": text]).run(["check", "."])
    #expect(run.output.contains(text.count < 10_000 ? "300 strings" : "2,500 strings"), "\(run.output)")
  }

  @Test func `may be deep, as in a file for a program`() {
    let words = Self.list(2_500).replacing(":\"", with: ":{\"r\":1,\"g\":\"").replacing("\",", with: "\"},")
      .dropLast()
    let text = "{\"meta\":{\"license\":\"None of yours\"},\"entries\":\(words)}}}"
    let run = MemoryMachine(Self.app.merging(["locales/en-en.json": text]) { $1 }).run(["check", "."])
    #expect(run.output.contains("7 strings"), "\(run.output.suffix(400))")
  }

  @Test func `are read where somebody names them`() {
    let run = MemoryMachine(["locales/de.json": Self.list(2_500)]).run(["check", "locales/de.json"])
    #expect(run.output.contains("2,500 strings"), "\(run.output)")
  }
}
