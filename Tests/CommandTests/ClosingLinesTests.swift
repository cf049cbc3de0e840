import Testing

@testable import copy_lint

/// What the report says at its end, and what it must not say.
@Suite struct ClosingLinesTests {
  private static let fine = "\"a\" = \"Save the file\";\n"
  private static let bad = "\"a\" = \"Utilize the file\";\n"
  private static let note = "\"a\" = \"Wait...\";\n"

  private func last(_ files: [String: String], _ arguments: String...) -> String {
    MemoryMachine(files).run(["check"] + arguments + ["."]).output.split(separator: "\n").last.map(
      String.init) ?? ""
  }

  @Test func `files are fine next to a baseline only but for what it knows`() {
    let files = (0..<9).map { ("\($0).strings", $0 == 0 ? Self.bad : "\"\($0)\" = \"Save file \($0)\";\n") }
    let machine = MemoryMachine(Dictionary(uniqueKeysWithValues: files))
    func lines() -> [String] {
      machine.run("check", ".").output.split(separator: "\n").filter {
        $0.contains("no errors") || $0.contains("no new")
      }
      .map(String.init)
    }
    #expect(lines() == ["8 files have no errors or warnings."])
    _ = machine.run("check", "--write-baseline", "-q", ".")
    #expect(lines() == ["9 files have no new errors or warnings."])
  }

  @Test func `copy is clear only if nothing at all was found`() {
    #expect(last(["a.strings": Self.fine]) == "Copy is clear: 1 string, nothing to fix.")
    #expect(
      last(["a.strings": Self.note])
        == "No errors or warnings in 1 string. “--notes” shows 1 note.")
    #expect(
      last(["a.strings": "/* copy-lint:disable plain-word -- ours */\n" + Self.bad])
        == "1 finding is turned off by a comment.")
    // Two words say too little for a finding, but they are not clear.
    #expect(
      last(["a.strings": "\"a\" = \"Refrigeration Compatibility\";\n"])
        == "No errors or warnings in 1 string.")
    // The grade that is shown is above the limit, though the one that judges knows that the words are familiar.
    #expect(
      last(["a.strings": "\"a\" = \"Communication information\";\n"]).hasPrefix("No errors or warnings"))
    #expect(last(["a.strings": ""]) == "No strings were found in 1 file.")
  }

  @Test func `a run that looks at a part says at which`() {
    #expect(last(["a.strings": Self.bad], "--rule", "jargon") == "“jargon” finds nothing in 1 string.")
    #expect(
      last(["a.strings": Self.bad], "--rule", "jargon,hard-word") == "These 2 rules find nothing in 1 string."
    )
    #expect(
      last(["a.strings": Self.bad], "--disable", "plain-word")
        == "No errors or warnings in 1 string, without “plain-word”.")
    #expect(last(["a.strings": Self.bad], "--own-terms") == "Your glossary finds nothing in 1 string.")
    #expect(last(["a.strings": Self.fine], "--key", "a") == "Nothing to fix in “a”.")
    let accepted = "/* copy-lint:disable plain-word -- ours */\n" + Self.bad
    let lines = MemoryMachine(["a.strings": accepted]).run("check", "--key", "a", ".").output
    #expect(lines.hasPrefix("Nothing new to fix in “a”."), "\(lines)")
  }

  @Test func `--rule leaves the severity as it is, and shows notes`() {
    let output = MemoryMachine(["a.strings": Self.note]).run("check", "--rule", "ascii-ellipsis", ".").output
    #expect(output.contains("note: Use “…”"), "\(output)")
  }

  @Test func `findings on some keys say nothing of the files`() {
    let machine = MemoryMachine(["a.strings": Self.fine, "b.strings": Self.bad])
    #expect(!machine.run("check", "--key", "a", ".").output.contains("2 files"))
    #expect(machine.run("check", ".").output.contains("2 files"))
  }

  @Test func `a sum over languages names the one that is measured, and adds up no scales`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings": "\"a\" = \"Save the file to your phone\";\n",
      "fr.lproj/a.strings": "\"a\" = \"Enregistrez le fichier\";\n",
      "es.lproj/a.strings": "\"a\" = \"Guarda el archivo\";\n",
    ])
    func sum(_ arguments: String...) -> String {
      let lines = machine.run(["check"] + arguments + ["."]).output.split(separator: "\n")
      return lines.first { $0.hasPrefix("3 files") || $0.hasPrefix("2 files") }.map(String.init) ?? ""
    }
    #expect(sum().contains("en: ("), "\(sum())")
    #expect(!sum("--locale", "fr,es").contains("kandel"))
  }

  @Test func `a table in Markdown names a scale other than grades`() {
    let machine = MemoryMachine(["es.lproj/a.strings": "\"a\" = \"Guarda el el archivo en tu carpeta\";\n"])
    let output = machine.run("check", ".", "--format", "markdown").output
    #expect(output.contains(" szigriszt-pazos | "), "\(output)")
  }

  @Test func `few strings have no overall share`() {
    #expect(!MemoryMachine(["a.strings": Self.bad]).run("check", ".").output.contains("Overall"))
  }

  @Test func `--all shows each finding with its key`() {
    let texts = (0..<4).map { "\"k\($0)\" = \"Utilize file \($0)\";\n" }.joined()
    let machine = MemoryMachine(["a.strings": texts])
    #expect(machine.run("check", ".").output.contains("The same at"))
    let all = machine.run("check", "--all", ".").output
    #expect(
      !all.contains("The same at")
        && (0..<4).allSatisfy { all.contains("k\($0) ") || all.contains("k\($0)\n") })
  }

  @Test func `places that share a line have columns`() {
    let texts = ["k0", "k1", "k2", "k3", "k4"].map { "\"\($0)\" = \"Utilize it\";" }
    let lines = [texts[0], texts[1] + " " + texts[2], texts[3], texts[4]].joined(separator: "\n")
    let output = MemoryMachine(["a.strings": lines]).run("check", ".").output
    #expect(output.contains("The same at lines 2:9, 2:30, 3, 4."), "\(output)")
  }

  @Test func `files that are left out are counted by their endings`() {
    let files = ["a.strings": Self.fine, "data/x.json": "[1]", "data/y.json": "[2]"]
    let messages = MemoryMachine(files).run("check", "-v", ".").messages
    #expect(messages.contains("Left out 2 files in no known format: 2 .json.\n"), "\(messages)")
    #expect(
      MemoryMachine(["a.html": "<p>a</p>"]).run("check", "a.html").messages
        .contains("Leave out “a.html”. HTML is not one of the formats."))
  }

  @Test func `files that may have strings are named when no format reads them`() {
    var files = ["a.strings": Self.fine, "data/x.json": "[1]"]
    for name in ["a", "b", "c", "d", "e"] { files["locales/\(name).yml"] = "x: y" }
    let output = MemoryMachine(files).run("check", ".").output.split(separator: "\n").joined(separator: " ")
    let said =
      "Name a format under “formats” if there are texts in “locales/a.yml”, “locales/b.yml”, “locales/c.yml” and 2 "
      + "more. Nothing in them was read."
    #expect(output.contains(said), "\(output)")
  }

  @Test func `a finding in a language without a string counts in a row`() {
    let text = "en:\n  a: Open it\nen-GB:\n  yes: 1\n"
    let lines = MemoryMachine(["locales/en.yml": text]).run("check", ".").output.split(separator: "\n")
    let row = lines.first { $0.hasPrefix("locales/en.yml  en ") }
    #expect(row?.split(separator: " ").suffix(2) == ["1", "0"], "\(lines)")
  }

  @Test func `no praise follows errors`() {
    let fine = (0..<200).map { "\"k\($0)\" = \"Save the file \($0)\";\n" }.joined()
    let machine = MemoryMachine(["a.strings": fine + "\"z\" = \"No network connectivity\";\n"])
    let closing = machine.run("check", ".").output.split(separator: "\n").suffix(4)
    #expect(!closing.contains { $0.contains("Overall") || $0.contains("excellent") }, "\(closing)")
    #expect(closing.contains { $0.hasPrefix("Reading grade ") })
  }

  @Test func `errors in translations are easy to find below the findings of the source`() {
    let files = [
      "en.lproj/a.strings": "\"a\" = \"Utilize %@\";\n\"b\" = \"Open %@\";\n",
      "ar.lproj/a.strings": "\"a\" = \"استخدم %@\";\n\"b\" = \"افتح\";\n",
      "de.lproj/a.strings": "\"a\" = \"Nimm\";\n\"b\" = \"Öffnen\";\n",
    ]
    func line(_ files: [String: String]) -> String? {
      MemoryMachine(files).run("check", "--translations", ".").output.split(separator: "\n")
        .first { $0.hasPrefix("Errors in") }.map(String.init)
    }
    #expect(
      line(files) == "Errors in translations: de 2 (de.lproj/a.strings:1), ar 1 (ar.lproj/a.strings:2)")
    // They come first.
    let plain = files.merging(["en.lproj/a.strings": "\"a\" = \"Use %@\";\n\"b\" = \"Open %@\";\n"]) { $1 }
    #expect(line(plain) == nil)
  }

  @Test(arguments: ["report.pdf", "out/report.docx", "report.xml"])
  func `a report needs an ending that is known`(name: String) {
    let run = MemoryMachine(["a.strings": Self.fine]).run("check", "-o", name, ".")
    #expect(run.code == 2)
    #expect(
      run.messages
        == "copy-lint: Change the ending of “\(name)” to .html, .htm, .md, .sarif, .json, .csv or .txt, "
        + "or name a “--format”.\n")
  }

  @Test func `one habit of a translation is one block`() {
    let lines = ["Open", "Save", "Close"].map { "msgid \"_\($0) it\"\nmsgstr \"\($0)\"\n" }
    let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    let output = MemoryMachine(["po/de.po": head + lines.joined(separator: "\n")])
      .run("check", "--rule", "accelerator-mismatch", ".").output
    #expect(output.contains("The same at lines "), "\(output)")
    #expect(output.split(separator: "\n").count { $0.contains("[accelerator-mismatch]") } == 1, "\(output)")
  }
}
