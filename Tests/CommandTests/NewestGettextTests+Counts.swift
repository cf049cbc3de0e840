import Testing

@testable import copy_lint

extension `Gettext without a template` {
  private func counts(_ files: [String: String], _ locale: String, settings: String = "")
    -> (told: [String], row: String)
  {
    let files = files.merging([".copy-lint.yml": settings]) { $1 }
    let table = MemoryMachine(files).run(["check", "--translations", "."]).output
    let row = table.split(separator: "\n").first { $0.hasPrefix("\(locale)  ") } ?? ""
    return (
      findings(files).map { $0.replacing(/, such as “[^”]*”((, | and )“[^”]*”)*/, with: "") },
      row.split(separator: " ").joined(separator: " ")
    )
  }

  @Test(arguments: [true, false])
  func `counts the same in the table as in the finding`(hasTemplate: Bool) {
    let walks = (1...8).map { "Take walk number \($0)" }
    let rest =
      "#, c-format\nmsgid \"%02i:%02i:%02i\"\nmsgstr \"\"\n\nmsgid \"Cheese\"\nmsgstr \"\"\n\n"
      + "#. Don't translate this.\nmsgid \"Left alone\"\nmsgstr \"\"\n\n"
    let guesses = walks[5...].map { "#, fuzzy\nmsgid \"\($0)\"\nmsgstr \"fr \($0)\"\n\n" }.joined()
    // What it keeps from the past is not there.
    let past = "#~ msgid \"Take walk number 2\"\n#~ msgstr \"fr 2\"\n"
    let french = Self.file("fr", "2023-05-01 12:00+0000", [walks[0]], more: rest + guesses + past)
    var files = ["po/fr.po": french]
    if hasTemplate {
      files["po/app.pot"] = walks.map { "msgid \"\($0)\"\nmsgstr \"\"\n\n" }.joined() + rest
    } else {
      files["po/de.po"] = Self.file("de", "2024-05-01 12:00+0000", walks, more: rest)
    }
    let (told, row) = counts(files, "fr", settings: "brands: [Cheese]\n")
    #expect(
      told.first?.hasPrefix(
        "po/fr.po: error: Update this file with msgmerge, then translate 4 strings, and review 3")
        ?? false, "\(told)")
    #expect(row.hasPrefix("fr 8 12% 3 4 0 "), "\(row)")
  }

  @Test func `counts a text that is the same everywhere in no language`() {
    let sign = { (text: String) in "#, c-format\nmsgid \"%02i:%02i\"\nmsgstr \"\(text)\"\n\n" }
    let files = [
      "po/de.po": Self.file("de", "2024-05-01 12:00+0000", Self.old, more: sign("%02i:%02i")),
      "po/fr.po": Self.file("fr", "2024-05-01 12:00+0000", Self.old, more: sign("")),
      "po/it.po": Self.file("it", "2023-05-01 12:00+0000", Self.old),
    ]
    for locale in ["de", "fr", "it"] {
      #expect(counts(files, locale).row.hasPrefix("\(locale) 3 100% 0 0 0 "), "\(counts(files, locale))")
    }
  }

  @Test func `keeps two scripts of one language apart`() {
    let files = [
      "po/sr.po": Self.file("sr", "2024-05-01 12:00+0000", Self.new),
      "po/sr@latin.po": Self.file("sr", "2024-05-01 12:00+0000", Self.old),
    ]
    for name in ["sr@latin", "sr-Latn"] {
      let table = MemoryMachine(files).run(["check", "--translations", "--locale", name, "."]).output
      #expect(table.contains("sr-Latn         4   75%          0        1      0"), "\(table)")
    }
    let table = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(table.contains("sr              4  100%"), "\(table)")
  }
}
