import Testing

@testable import copy_lint

@Suite struct InitializeTests {
  @Test func `writes a configuration that fits and that it can read`() {
    let machine = MemoryMachine([
      "App/fr.lproj/a.strings": "\"a\" = \"b\";", "Kit/fr.lproj/b.strings": "\"a\" = \"b\";",
    ])
    let run = machine.run("init")
    #expect(
      run
        == .init(
          code: 0,
          output: """
            Wrote “.copy-lint.yml”. Check it, then run “copy-lint”.
            The source language is “fr”. “App/fr.lproj/a.strings” is in this language, and no file names another.
            paths: 2 files that may have strings, in “App”, “Kit”.
            platform: ios, because of “App/fr.lproj/a.strings”.
            A first check: 0 errors and 0 warnings in 2 strings of 2 files.

            """, messages: ""))
    let text = machine.text(".copy-lint.yml") ?? ""
    #expect(text.contains("paths:\n  - App\n  - Kit\n"))
    #expect(text.contains("\nsourceLocale: fr\n"))
    #expect(text.contains("\nplatform: ios\n"))
    #expect(machine.run("-q", "-v").messages == "copy-lint: The settings are those of “.copy-lint.yml”.\n")
    // What it offers in comments can be switched on as it is.
    let offered = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isSetting =
        line.hasPrefix("# ") && (line.contains(": ") || line.hasSuffix(":") || line.contains("  -"))
      return isSetting && line.dropFirst(2).first?.isUppercase != true
        ? String(line.dropFirst(2)) : String(line)
    }.joined(separator: "\n")
    machine[".copy-lint.yml"] = Array(offered.utf8)
    #expect(machine.run("-q").messages == "")
  }

  @Test func `never writes over a file`() {
    let machine = MemoryMachine([".copy-lint.yml": "brands: [X]"])
    let message = "copy-lint: Move “.copy-lint.yml” away first. Files are never overwritten.\n"
    #expect(machine.run("init") == .init(code: 2, output: "", messages: message))
    #expect(machine.text(".copy-lint.yml") == "brands: [X]")
  }

  @Test func `quotes names that YAML would read as something else`() {
    let machine = MemoryMachine(["no/a.strings": "", "a: b/c.strings": "", "-x/c.strings": ""])
    #expect(machine.run("init").code == 0)
    #expect(machine.text(".copy-lint.yml")?.contains("  - \"-x\"\n  - \"a: b\"\n  - \"no\"\n") == true)
  }
}
