import Testing

@testable import copy_lint

/// Findings of some strings alone, by their keys; and keys that no string has.
@Suite struct KeyTests {
  private let machine = MemoryMachine([
    "en.lproj/a.strings": """
    "home.open" = "Utilize the map";
    "home.close" = "Commence the walk";
    "Select the line and press the space bar to align. Press again.\\nDone" = "Utilize the line";
    "size: 3\\\\." = "Utilize it";

    """
  ])

  private func keys(_ arguments: String...) -> [String] {
    machine.run(["check", "--format", "csv", "."] + arguments).output.split(separator: "\r\n").dropFirst()
      .map { String($0.split(separator: "\",\"")[3]) }
  }

  @Test func `are asked for by name, by pattern, and by several flags`() {
    #expect(keys("--key", "home.open") == ["home.open"])
    #expect(keys("--key", "home.*") == ["home.open", "home.close"])
    #expect(keys("--key", "home.close", "--key", "size*").count == 2)
  }

  @Test func `mean what a report shows: cut, and with a sign for a line end`() {
    #expect(keys("--key", "Select the line and press the space bar to align. Press …").count == 1)
    #expect(keys("--key", "Select the line and press the space bar to align. Press again.␊Done").count == 1)
    #expect(keys("--key", "Select …").count == 1)
  }

  @Test func `limit what is fixed, and the run names what it changed`() {
    let run = machine.run("check", "--fix", "--key", "home.*", ".")
    #expect(
      run.messages
        == "copy-lint: Made 2 fixes in 1 file.\ncopy-lint: en.lproj/a.strings: “home.open”, “home.close”.\n")
    let text = machine.text("en.lproj/a.strings") ?? ""
    #expect(
      text.contains("\"Use the map\"") && text.contains("\"Start the walk\"")
        && text.contains("\"Utilize it\""))
    #expect(machine.run("check", "--diff", "--key", "size*", ".").output.contains("+\"size"))
  }

  @Test func `limit the words of the app, too, as rules do`() {
    let names = ["one", "two", "three", "four", "five", "six"]
    let strings = names.map { "\"user.\($0)\" = \"Read the frobnicator \($0)\";\n" }.joined()
    let machine = MemoryMachine(["en.lproj/a.strings": "\"x.a\" = \"Open it\";\n" + strings])
    func words(_ arguments: String...) -> Bool {
      machine.run(["check", "--notes", "."] + arguments).output.contains("frobnicator")
    }
    #expect(words() && words("--key", "user.*") && words("--rule", "app-word"))
    #expect(!words("--key", "x.*") && !words("--rule", "jargon"))
  }

  @Test func `that no string has are told`() {
    let run = machine.run("check", "--key", "hom.open", ".")
    #expect(run.output.hasPrefix("Nothing was checked: no string has the key “hom.open”."), "\(run.output)")
    #expect(
      run.code == 2 && run.messages == "copy-lint: Change “--key”. No string here has the key “hom.open”.\n")
  }

  @Test func `of the settings that no string has are told, and fail nothing`() {
    machine[".copy-lint.yml"] = Array(
      """
      overrides:
        - {keys: [home.open, "size*"], rules: {plain-word: off}}
        - {keys: [home.opne], rules: {plain-word: off}}
        - {keys: ["Select …"], paths: ["de/**"], rules: {plain-word: off}}

      """.utf8)
    let run = machine.run()
    #expect(
      run.messages == """
        copy-lint: .copy-lint.yml:3:5: Change the key “home.opne”, or delete it. No string has it.
        copy-lint: .copy-lint.yml:4:5: Change the path “de/**”, or delete it. No checked file matches it.

        """)
    #expect(run.code == 0)
  }

  @Test(arguments: [
    ["en.lproj"], ["en.lproj/a.strings"], ["--locale", "en"], ["--locale", "de"], ["--since", "main"],
    ["--staged"],
  ])
  func `of the settings are not looked for by a run over a part`(arguments: [String]) {
    setGoneKey()
    let files = ["en.lproj/a.strings": "", ".copy-lint.yml": ""]
    machine.repository = MemoryRepository(revisions: ["main": files])
    #expect(!machine.run(["check"] + arguments).messages.contains("home.gone"))
  }

  @Test func `of a file that did not change are found, too`() {
    machine.repository = MemoryRepository(revisions: [
      "main": ["en.lproj/a.strings": machine.text("en.lproj/a.strings") ?? ""]
    ])
    let run = machine.run("check", "--since", "main", "--key", "home.open")
    #expect(run.code == 0 && !run.messages.contains("home.open"))
    #expect(machine.run("check", "--since", "main", "--key", "home.gone").code == 2)
  }

  @Test func `of the settings that no string has don't keep a baseline or suppressions from being written`() {
    setGoneKey()
    let run = machine.run("check", "--write-baseline")
    #expect(run.code == 0 && run.messages.contains("“home.gone”"))
    #expect(machine.text(".copy-lint-baseline.json") != nil)
    #expect(machine.run("check", "--no-baseline", "--add-suppressions").code == 0)
    #expect(machine.text("en.lproj/a.strings")?.contains("copy-lint:disable") == true)
  }

  private func setGoneKey() {
    machine[".copy-lint.yml"] = Array("overrides:\n  - {keys: [home.gone], rules: {jargon: off}}\n".utf8)
  }
}
