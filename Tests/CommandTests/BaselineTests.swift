import Testing

@testable import copy_lint

/// A project with two findings in the rule `ascii-ellipsis`, and what becomes of them.
@Suite struct `Old debt` {
  private let name = "/home/.copy-lint-baseline.json"
  private let machine = MemoryMachine([
    ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n",
    "en.lproj/Main.strings": "\"open\" = \"Open the file...\";\n\"save\" = \"Save the file...\";\n",
  ])

  private func check(_ arguments: String...) -> MemoryMachine.Run {
    machine.run(["--rule", "ascii-ellipsis", "--fail-on", "warning", "--quiet"] + arguments)
  }

  private let written = """
    {"schema":"copy-lint/baseline/1","verdict":2,"findings":[
    {"fingerprint":"35e14638d1b245c3","rule":"ascii-ellipsis","path":"en.lproj/Main.strings","key":"open","locale":"en"},
    {"fingerprint":"5970594f6257eefe","rule":"ascii-ellipsis","path":"en.lproj/Main.strings","key":"save","locale":"en"}
    ]}

    """

  @Test func `says how to stay small where most of it is not translated yet`() {
    let texts = (1...1200).map { "\"k\($0)\" = \"Save the file \($0)\";\n" }
    let machine = MemoryMachine([
      "en.lproj/A.strings": texts.joined(), "de.lproj/A.strings": "\"k1\" = \"Datei sichern 1\";\n",
    ])
    #expect(
      machine.run("check", "--translations", "--write-baseline", "--quiet", ".").messages
        == "copy-lint: Wrote “.copy-lint-baseline.json” with 1,199 findings: 1,199 new, 0 gone. 1,199 are missing translations. “rules: {translation-missing: off}” or “--locale” keeps them out.\n"
    )
  }

  @Test func `is written down once and fails no more`() {
    #expect(check(".").code == 1)
    let run = check(".", "--write-baseline")
    #expect(
      run
        == .init(
          code: 0, output: "",
          messages: "copy-lint: Wrote “.copy-lint-baseline.json” with 2 findings: 2 new, 0 gone.\n"))
    #expect(machine.text(name) == written)
    #expect(check(".") == .init(code: 0, output: "", messages: ""))
    #expect(check(".", "--no-baseline").code == 1)
    machine["en.lproj/Main.strings"] = Array(
      "/* First */\n\n\"save\" = \"Save the file...\";\n\"open\" = \"Open the file...\";\n".utf8)
    #expect(check(".").code == 0)
  }

  @Test func `stays known though the settings change which words are found`() {
    let text = "Deallocate the multihop ciphersuite of the keypair."
    let machine = MemoryMachine([
      "en.lproj/Main.strings": "\"a\" = \"\(text)\";\n\"b\" = \"\(text) Wait...\";\n"
    ])
    _ = machine.run(["--notes", "--write-baseline", "."])
    #expect(machine.run(["--notes", "--quiet", "."]).output == "")
    machine[".copy-lint.yml"] = Array("familiar: [multihop]\n".utf8)
    #expect(machine.run(["--notes", "--quiet", "."]).output == "")
    machine[".copy-lint.yml"] = Array("grade: {max: 5}\n".utf8)
    #expect(!machine.run(["--quiet", "."]).output.contains("hard-word"))
  }

  @Test func `takes --new-only with SARIF only`() {
    let run = check(".", "--new-only")
    #expect(
      run.code == 2
        && run.messages == "copy-lint: Add “--format sarif”. “--new-only” only works with it.\n")
    #expect(check(".", "--new-only", "--format", "sarif").messages == "")
  }

  @Test func `is written again under its new name, which is no change`() {
    let old = written.replacing("35e14638d1b245c3", with: "5775de90d18c38ee")
    machine[".copy-lint-baseline.json"] = Array(old.utf8)
    #expect(check(".").code == 0)
    #expect(
      check(".", "--write-baseline").messages
        == "copy-lint: Wrote “.copy-lint-baseline.json” with 2 findings: 0 new, 0 gone.\n")
    #expect(machine.text(name) == written)
  }

  @Test func `is told in the report, next to what is new`() {
    _ = check(".", "--write-baseline")
    machine["en.lproj/Main.strings"] = Array(
      "\"open\" = \"Open the file...\";\n\"wait\" = \"Wait for it...\";\n".utf8)
    let run = machine.run("--rule", "ascii-ellipsis", "--fail-on", "warning", ".")
    #expect(run.code == 1)
    #expect(run.messages == "")
    #expect(run.output.hasPrefix("en.lproj/Main.strings\n  2:22  wait · en\n  warning: Use “…”"))
    #expect(
      run.output.hasSuffix(
        """
        1 finding is already known. 1 known finding is gone. “--write-baseline” drops it.
        Is a finding wrong? “copy-lint explain RULE” says how to turn it off.

        """))
    let json = check(".", "--format", "json").output
    #expect(json.contains("\"errors\":0,\"warnings\":1,"))
    #expect(json.contains("\"known\":1,\"gone\":1,"))
    #expect(json.contains("\"key\":\"wait\"") && !json.contains("\"key\":\"open\""))
    #expect(json.contains("\"gone\":[{\"fingerprint\":\"5970594f6257eefe\",\"rule\":\"ascii-ellipsis\","))
    #expect(
      check(".", "--write-baseline").messages
        == "copy-lint: Wrote “.copy-lint-baseline.json” with 2 findings: 1 new, 1 gone.\n")
  }

  @Test func `is found next to the configuration, from a folder below too`() {
    let machine = MemoryMachine([
      "/home/.copy-lint.yml": "paths: [.]\n",
      "/home/a/en.lproj/Main.strings": "\"a\" = \"Commence the tea\";\n",
    ])
    var environment = machine.environment
    environment.workingFolder = { "/home/a" }
    #expect(run(arguments: ["--write-baseline"], environment: environment) == 0)
    #expect(machine.text(name)?.contains("\"path\":\"a/en.lproj/Main.strings\"") == true)
    #expect(run(arguments: ["en.lproj", "--fail-on", "warning"], environment: environment) == 0)
  }

  /// The report shows one finding for a file whose translation has hardly begun.
  @Test func `is counted as it was written down`() {
    func file(_ language: String) -> String {
      "{"
        + (0..<30).map { "\"k\($0)\": \"Open the large box number \(["a", "b", "c"][$0 % 3])\($0)\"" }
        .joined(separator: ", ") + "}"
    }
    let machine = MemoryMachine(["i18n/en.json": file("en"), "i18n/de.json": file("de")])
    let wrote = machine.run("--translations", "--write-baseline", ".").messages
    let known = machine.run("--translations", ".").output
    let count = wrote.split(separator: " ").first { Int($0) != nil } ?? "0"
    #expect(Int(count) ?? 0 > 20, "\(wrote)")
    #expect(known.contains("\(count) findings are already known."), "\(wrote)\n\(known)")
  }

  @Test func `is taken from the file that is named`() {
    #expect(check(".", "--write-baseline", "--baseline", "debt.json").code == 0)
    #expect(machine.text("debt.json") == written)
    #expect(machine[name] == nil)
    #expect(check(".").code == 1)
    #expect(check(".", "--baseline", "debt.json").code == 0)
    let missing = check(".", "--baseline", "dept.json")
    #expect(
      missing
        == .init(
          code: 2, output: "", messages: "copy-lint: Check the path “dept.json”. No such file or folder.\n"))
  }

  /// What a run does not look at is neither gone nor dropped.
  @Test func `stays where a run looks at a part only`() {
    machine["de.lproj/Main.strings"] = Array("\"open\" = \"Warten...\";\n".utf8)
    _ = check(".", "--write-baseline")
    let whole = machine.text(name)
    for part in [
      ["en.lproj"], ["--locale", "de", "."], [".", "--disable", "ascii-ellipsis"],
      [".", "--rule", "stray-space", "--disable", "ascii-ellipsis"],
    ] {
      let run = machine.run(["--rule", "ascii-ellipsis", "--write-baseline", "-q"] + part)
      #expect(
        run.code == 0 && run.messages.contains("with 3 findings: 0 new, 0 gone. This run didn't check "))
      #expect(machine.text(name) == whole)
      #expect(
        machine.run(["--rule", "ascii-ellipsis", "--format", "json"] + part).output.contains("\"gone\":0,"))
    }
    machine["de.lproj/Main.strings"] = nil
    #expect(check("en.lproj", "--format", "json").output.contains("\"gone\":1,"))
  }

  @Test func `is listed by the check that found it: translations, and fixes first`() {
    let machine = MemoryMachine([
      "en.lproj/A.strings": "\"a\" = \"Delete %@?\";\n", "de.lproj/A.strings": "\"a\" = \"Löschen?\";\n",
    ])
    #expect(machine.run(".", "--translations", "--write-baseline", "-q").code == 0)
    #expect(machine.run(".", "--translations").code == 0)
    #expect(machine.run(".", "--format", "json").output.contains("\"gone\":0,"))
    let fixed = check(".", "--fix", "--write-baseline")
    #expect(
      fixed.messages
        == "copy-lint: Wrote “.copy-lint-baseline.json” with 0 findings: 0 new, 0 gone.\ncopy-lint: Made 2 fixes in 1 file.\n"
    )
  }

  @Test func `keeps what it knows of a file that broke since`() {
    let known = (0..<9).map { "\"k\($0)\" = \"Utilize the map \($0)\";\n" }.joined()
    machine["en.lproj/Main.strings"] = Array(known.utf8)
    #expect(machine.run("--write-baseline", "-q").code == 0)
    let before = machine.text(name)
    machine["en.lproj/Main.strings"] = Array("<<<<<<< ours\n".utf8)
    let broken = machine.run("-q")
    #expect(broken.code == 1 && !broken.output.contains("gone"))
    #expect(machine.run("--write-baseline", "-q").messages.contains("0 new, 0 gone"))
    #expect(machine.text(name) == before)
    #expect(machine.run("-q").code == 1)
  }

  @Test func `is not written when not all could be looked at`() {
    _ = check(".", "--write-baseline")
    machine["en.lproj/Main.strings"] = Array("\"open\" = \"Open\";\n".utf8)
    let run = check(".", "gone.strings", "--write-baseline")
    #expect(run.code == 2)
    #expect(
      run.messages == """
        copy-lint: Check the path “gone.strings”. No such file or folder.
        copy-lint: Fix the problems above, then write “.copy-lint-baseline.json” again. The file was not changed.

        """)
    #expect(machine.text(name) == written)
  }

  @Test(arguments: [
    (
      "{\"schema\":\"copy-lint/baseline/9\",\"findings\":[]}", "1:12: Get the copy-lint that wrote this file,"
    ),
    ("\n<<<<<<< HEAD\n", "2:1: Keep the lines of both sides here,"),
    ("{\"strings\":{}}", "1:1: Name a file that “--write-baseline” wrote."),
  ])
  func `that can't be read stops the run`(content: String, message: String) {
    machine[name] = Array(content.utf8)
    let run = check(".")
    #expect(run.code == 2 && run.output == "")
    #expect(run.messages.hasPrefix("copy-lint: .copy-lint-baseline.json:\(message)"))
    // A newer file is not ours to write over; this is how to fix a damaged one.
    let writes = check(".", "--write-baseline")
    #expect(writes.code == (content.contains("/9") ? 2 : 0))
    #expect(machine.text(name) == (content.contains("/9") ? content : written))
  }

  @Test func `that may not be read or written is told`() {
    _ = check(".", "--write-baseline")
    machine.closed = [name]
    for run in [check("."), check(".", "--write-baseline")] {
      #expect(run.code == 2)
      #expect(
        run.messages
          == "copy-lint: Change who may read “.copy-lint-baseline.json”. You don't have permission.\n")
    }
  }
}
