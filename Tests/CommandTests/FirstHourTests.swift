import Testing

@testable import copy_lint

/// Slips and counts that have to be told as they are.
@Suite struct `What a run tells` {
  @Test(arguments: [[], ["--locale", "en"], ["--locale", "de"]])
  func `a suppression of no rule, whatever languages are asked for`(flags: [String]) {
    let text = "/* copy-lint:disable jargn -- we like it */\n\"a\" = \"Save\";\n"
    let machine = MemoryMachine(["en.lproj/a.strings": text, "de.lproj/a.strings": text])
    let output = machine.run(["check"] + flags + ["."]).output
    let message = "Write “jargon” instead of “jargn” after “copy-lint:disable”. It is the closest rule."
    let files = flags.isEmpty ? 2 : 1
    #expect(output.split(separator: "unused-suppression").count - 1 == files, "\(output)")
    #expect(output.replacing("\n  ", with: " ").contains(message), "\(output)")
  }

  @Test func `nothing of a suppression that is for another language`() {
    let unit = { (text: String) in "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}" }
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"a":{"comment":"copy-lint:disable jargon -- on the ticket",
      "localizations":{"en":\(unit("No network connectivity")),"de":\(unit("Sie sind offline"))}}}}
      """
    let machine = MemoryMachine(["a.xcstrings": catalog])
    #expect(!machine.run("check", "--locale", "de", ".").output.contains("unused-suppression"))
  }

  @Test func `names of the program among Android's strings, at most as a note`() {
    let text = """
      <resources><string name="theme_mode">Theme</string><string name="theme_dark">Dark</string>
      <string name="saved_theme_preset">theme_mode</string></resources>
      """
    for (name, found) in [("strings", true), ("do_not_translate", false), ("pref_keys", false)] {
      let run = MemoryMachine(["res/values/\(name).xml": text]).run("check", "--notes")
      #expect(
        run.code == 0 && run.output.contains("note: Add the text. People see the key") == found, "\(run)")
    }
  }

  @Test func `how many lines of the baseline it has not looked for`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings": "\"a\" = \"Utilize it %@\";\n", "de.lproj/a.strings": "\"a\" = \"Nimm es\";\n",
    ])
    let first = machine.run("check", "--translations", "--write-baseline")
    #expect(first.messages.contains("with 2 findings: 2 new, 0 gone.\n"), "\(first)")
    let plain = machine.run("check").output
    #expect(
      plain.contains("1 finding is already known. The baseline has 1 more that this run didn't check."),
      "\(plain)")
    #expect(!machine.run("check", "--translations").output.contains("The baseline has"))
    #expect(!machine.run("check", "en.lproj").output.contains("The baseline has"))
    let again = machine.run("check", "--write-baseline")
    #expect(
      again.messages.contains("with 2 findings: 0 new, 0 gone. This run didn't check 1 of them.\n"),
      "\(again)")
  }

  @Test func `the same baseline with “--all”`() {
    let english = (0..<30).map { "\"k\($0)\" = \"Open the box \($0)\";\n" }.joined()
    let files = ["en.lproj/a.strings": english, "de.lproj/a.strings": "\"k0\" = \"Öffne die Dose 0\";\n"]
    let messages = [[], ["--all"]].map { flags in
      MemoryMachine(files).run(["check", "--translations", "--write-baseline"] + flags).messages
    }
    #expect(messages[0] == messages[1] && messages[0].contains("with 29 findings: 29 new"), "\(messages)")
  }
}
