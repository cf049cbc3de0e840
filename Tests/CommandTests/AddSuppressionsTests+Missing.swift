import Testing

@testable import copy_lint

extension AddSuppressionsTests {
  @Test func `names each string that is missing, so that a string missing later is told`() {
    let keys = (10..<40).map { "\"k\($0)\": \"Take walk \($0)\"" }.joined(separator: ", ")
    let machine = MemoryMachine([
      "locales/en.json": "{\"a\": \"Save\", \(keys)}", "locales/de.json": "{\"a\": \"Sichern\"}",
    ])
    let arguments = ["check", "-q", "--translations", "--rule", "translation-missing", "."]
    let added = machine.run(arguments + ["--add-suppressions"])
    #expect(
      added
        == .init(
          code: 0, output: "", messages: "copy-lint: Accepted 30 findings. Wrote 30 keys in .copy-lint.yml.\n"
        ))
    #expect(machine.run(arguments).code == 0)
    machine["locales/en.json"] = Array("{\"a\": \"Save\", \(keys), \"new\": \"Send it\"}".utf8)
    #expect(machine.run(arguments).output.contains("Send it"))
  }

  @Test func `leaves a missing file to the baseline`() {
    let machine = MemoryMachine([
      ".copy-lint.yml": "translations: {requireAll: [de, fr]}\n", "locales/en.json": "{\"a\": \"Save it\"}",
      "locales/de.json": "{\"a\": \"Sichern\"}",
    ])
    let arguments = ["check", "-q", "--translations", "--rule", "translation-missing", "."]
    let added = machine.run(arguments + ["--add-suppressions"])
    #expect(added.code == 1)
    #expect(
      added.messages
        == "copy-lint: Use “--write-baseline” for 1 finding on a missing file. Here, strings that are missing later would be "
        + "hidden, too.\n")
    #expect(machine.text(".copy-lint.yml") == "translations: {requireAll: [de, fr]}\n")
  }

  @Test func `takes notes only where “--notes” asks for them, also with “--rule”`() {
    let text = "\"a\" = \"Commence the tea...\";\n\"b\" = \"Wait...\";\n"
    let machine = MemoryMachine(["a.strings": text, "en.json": "{\"c\": \"Commence\"}"])
    let arguments = [
      "check", "-q", "--add-suppressions", "--reason", "old", "--rule", "plain-word,ascii-ellipsis",
    ]
    let added = machine.run(arguments)
    #expect(
      added.messages
        == "copy-lint: Accepted 2 findings. Wrote 1 comment for 1 finding in 1 file, and 1 key for 1 finding in .copy-lint.yml.\n"
        + "copy-lint: Add “--notes” to accept 2 notes, too. Notes are hidden by default.\n")
    #expect(machine.text("a.strings") == "/* copy-lint:disable plain-word -- old */\n\(text)")
    #expect(
      machine.run(arguments + ["--notes"]).messages
        == "copy-lint: Accepted 2 findings. Wrote 2 comments in 1 file.\n")
  }

  @Test func `is for the languages that were asked for`() {
    let unit = { (locale: String) in
      "\"\(locale)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Tee...\"}}"
    }
    let catalog =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"tea\":{\"localizations\":{\(unit("en")),\(unit("de")),\(unit("fr"))}}},\"version\":\"1.0\"}"
    let machine = MemoryMachine(["a.xcstrings": catalog])
    let arguments = ["check", "-q", "--notes", "--rule", "ascii-ellipsis", "a.xcstrings"]
    #expect(machine.run(arguments + ["--format", "xcode"]).output.split(separator: "\n").count > 1)
    _ = machine.run(arguments + ["--locale", "de", "--add-suppressions", "--reason", "old"])
    #expect(machine.text("a.xcstrings") == catalog)
    #expect(
      machine.text(".copy-lint.yml")
        == "overrides:\n  - {paths: [\"a.xcstrings\"], locales: [\"de\"], keys: [\"tea\"], "
        + "rules: {ascii-ellipsis: off}, reason: \"old\"}\n")
    #expect(machine.run(arguments + ["--locale", "de"]).output == "")
    #expect(machine.run(arguments + ["--locale", "fr"]).output != "")
  }

  @Test func `shows what it would write`() {
    let text =
      "\"a\" = \"Fine\";\n\"b\" = \"No network connectivity\";\n\"c\" = \"Fine\";\n\"d\" = \"Commence\";\n"
    let machine = MemoryMachine(["a.strings": text])
    let shown = run(machine, "a.strings", "--add-suppressions", "--diff")
    #expect(
      shown.output == """
        --- a/a.strings
        +++ b/a.strings
        @@ -1,4 +1,6 @@
         "a" = "Fine";
        +/* copy-lint:disable jargon -- not reviewed yet */
         "b" = "No network connectivity";
         "c" = "Fine";
        +/* copy-lint:disable plain-word -- not reviewed yet */
         "d" = "Commence";

        """)
    #expect(machine.text("a.strings") == text)
  }

  @Test func `accepts the same text in the file of each language`() {
    let file = { (language: String) in
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"\(language)\"><body>\n<trans-unit id=\"a\">\n"
        + "<source>No network connectivity</source>\n</trans-unit>\n</body></file></xliff>\n"
    }
    let machine = MemoryMachine(["de.xliff": file("de"), "fr.xliff": file("fr")])
    #expect(
      run(machine, ".", "--add-suppressions").messages
        == "copy-lint: Accepted 2 findings. Wrote 2 comments in 2 files.\n"
        + "copy-lint: A report shows 1 finding for these: it tells the same text in several files once.\n")
  }

  @Test func `leaves alone a file with a syntax error`() {
    let text = "\"a\" = \"No network connectivity\"\n"
    let machine = MemoryMachine(["a.strings": text])
    let run = machine.run("check", "a.strings", "-q", "--add-suppressions")
    #expect(run.code == 1)
    #expect(run.output.contains("syntax-error"))
    #expect(run.messages.contains("Fix the syntax error in “a.strings” first."))
    #expect(machine.text("a.strings") == text)
  }

  @Test(arguments: [
    (["--reason", "x"], "Add “--add-suppressions”. “--reason” only works with it."),
    (["--add-suppressions", "--fix"], "Choose “--add-suppressions” or “--fix”. They do not work together."),
    (
      ["--add-suppressions", "--write-baseline"],
      "Choose “--add-suppressions” or “--write-baseline”. They do not work together."
    ),
    (
      ["--add-suppressions", "--reason", "a */ b"], "Change the value “a */ b”. Write “--reason TEXT”."
    ),
    (["--add-suppressions", "--reason", " "], "Change the value “ ”. Write “--reason TEXT”."),
  ])
  func `says which flags go together`(arguments: [String], message: String) {
    #expect(
      MemoryMachine().run(["check"] + arguments)
        == .init(code: 2, output: "", messages: "copy-lint: \(message)\n"))
  }
}
