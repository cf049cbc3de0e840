import Testing

@testable import copy_lint

/// A file of gettext in a variety of the source language: each text has its source beside it.
@Suite struct `A variety of the source language` {
  private static func file(_ locale: String, _ messages: [(String, String)], more: String = "") -> String {
    let header =
      "msgid \"\"\nmsgstr \"\"\n\"Language: \(locale)\\n\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
    return header + messages.map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n\n" }.joined() + more
  }

  private func findings(_ text: String, _ locale: String = "en_GB", settings: String = "") -> [String] {
    var files = ["po/\(locale).po": text]
    if !settings.isEmpty { files[".copy-lint.yml"] = settings }
    return MemoryMachine(files).run(["check", "--translations", "--format", "xcode", "--notes", "."]).output
      .split(separator: "\n").compactMap { line in
        line.split(separator: "(").last.map { String($0.dropLast()) }
      }.filter { $0.contains("-") }
  }

  @Test(arguments: ["", "sourceLocale: en-US\n"])
  func `has to keep values, markup and line ends`(_ settings: String) {
    let broken = [
      ("Send an email to %s", "Send an email to"), ("Scan it to save <b>%s</b>.", "Scan it to save <b>%d."),
      ("Open the file\\n", "Open the file"),
    ]
    let found = findings(Self.file("en_GB", broken), settings: settings)
    #expect(found.filter { $0 == "placeholder-mismatch" }.count == 2, "\(found)")
    #expect(found.contains("markup-mismatch"), "\(found)")
    #expect(found.contains("space-mismatch"), "\(found)")
  }

  @Test(arguments: ["", "sourceLocale: en-US\n", "translations: {requireAll: [en-GB]}\n"])
  func `need not have a text of its own`(_ settings: String) {
    let text = Self.file(
      "en_GB", [("Send an email to %s", ""), ("Choose a color", "Choose a colour"), ("Save it", "Save it")],
      more: "#, fuzzy\nmsgid \"Open it here\"\nmsgstr \"Open it there\"\n")
    #expect(findings(text, settings: settings) == [])
    var files = ["po/en_GB.po": text, "po/de.po": Self.file("de", [("Save it", "Sichern")])]
    if !settings.isEmpty { files[".copy-lint.yml"] = settings }
    let table = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(
      table.contains("en-GB           4  100%          0        0      0       0         0"), "\(table)")
  }

  @Test func `is still judged as English`() {
    let found = findings(Self.file("en_GB", [("Change the the settings", "Change the the settings")]))
    #expect(found.contains("doubled-word"), "\(found)")
  }

  @Test func `is of other languages, too`() {
    let text = Self.file("de_AT", [("Sende %s eine Nachricht", "Sende eine Nachricht"), ("Sichern Sie", "")])
    #expect(findings(text, "de_AT", settings: "sourceLocale: de\n") == ["placeholder-mismatch"])
  }

  @Test func `has nothing to compare with names`() {
    let text = Self.file("en_GB", [("home.title.", "Your home"), ("home_send", "Send it to %s now")])
    #expect(findings(text) == [])
  }
}
