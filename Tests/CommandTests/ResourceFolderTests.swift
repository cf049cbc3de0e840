import Testing

@testable import copy_lint

/// Android reads all files of a folder as one, so the name of a file says nothing about its translations.
@Suite struct `Strings of a resource folder` {
  private func xml(_ strings: [String: String]) -> String {
    let lines = strings.sorted { $0.key < $1.key }.map { "<string name=\"\($0.key)\">\($0.value)</string>\n" }
    return "<resources>\n" + lines.joined() + "</resources>"
  }

  private func texts(_ count: Int, _ text: String = "Save it", from first: Int = 1) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (first..<(first + count)).map { ("a\($0)", "\(text) \($0)") })
  }

  private func findings(_ files: [String: String], _ arguments: String...) -> [String] {
    MemoryMachine(files).run(
      ["--translations", "--rule", "translation-missing,translation-left-over", "--format", "xcode", "."]
        + arguments
    ).output.split(separator: "\n").filter { $0.contains("(translation-") }.map(String.init)
  }

  private static let why = "It's in the source but not here. (translation-missing)"

  @Test(arguments: ["res/values", "moko-resources/base"])
  func `are compared after the source got another name`(folder: String) {
    let german = folder.hasPrefix("res") ? "res/values-de" : "moko-resources/de"
    let files = [
      "\(folder)/texts.xml": xml(texts(5)), "\(german)/strings.xml": xml(texts(4, "Sichern")),
    ]
    #expect(
      findings(files)
        == ["\(german)/strings.xml: error: Translate “Save it 5” (key “a5”). \(Self.why)"])
    let table = MemoryMachine(files).run(["--translations", "."]).output
    #expect(table.contains("de              5   80%"), "\(table)")
  }

  @Test func `are compared with their source whatever file it is in`() {
    let files = [
      "res/values/texts.xml": xml(["a": "Save %s"]), "res/values-de/strings.xml": xml(["a": "Sichern"]),
    ]
    let run = MemoryMachine(files).run(["--translations", "--format", "xcode", "."])
    #expect(run.output.contains("(placeholder-mismatch)"), "\(run)")
  }

  @Test func `are told by key where some moved to another file`() {
    var polish = texts(6, "Zapisz").merging(texts(3, "Slajd", from: 11)) { $1 }
    var files = [
      "res/values/strings.xml": xml(texts(6)), "res/values/slides.xml": xml(texts(3, "Slide", from: 11)),
      "res/values-de/strings.xml": xml(polish), "res/values-pl/arrays.xml": xml(["a1": "Zapisz 1"]),
    ]
    polish["a1"] = nil
    files["res/values-pl/strings.xml"] = xml(polish)
    #expect(findings(files) == [])
    polish["a12"] = nil
    files["res/values-pl/strings.xml"] = xml(polish)
    #expect(
      findings(files)
        == ["res/values-pl/strings.xml: error: Translate “Slide 12” (key “a12”). \(Self.why)"])
    #expect(findings(files, "--notes").count == 1)
  }

  @Test func `are a note where no language has any of a file`() {
    let files = [
      "res/values/strings.xml": xml(texts(6)), "res/values/slides.xml": xml(texts(3, "Slide", from: 11)),
      "res/values-de/strings.xml": xml(texts(6, "Sichern")),
    ]
    #expect(findings(files).allSatisfy { $0.contains("note: Add this file in German (de)") })
  }

  @Test func `are known after the source got another name`() {
    let machine = MemoryMachine([
      "res/values/strings.xml": xml(texts(5)), "res/values-de/strings.xml": xml(texts(3, "Sichern")),
    ])
    _ = machine.run(["--translations", "--write-baseline", "-q", "."])
    let before = machine.text("/home/.copy-lint-baseline.json")
    machine["res/values/texts.xml"] = machine["res/values/strings.xml"]
    machine["res/values/strings.xml"] = nil
    let run = machine.run(["--translations", "--write-baseline", "-q", "."])
    #expect(run.code == 0 && run.messages.contains("0 new, 0 gone"), "\(run)")
    #expect(machine.text("/home/.copy-lint-baseline.json") == before)
  }
}
