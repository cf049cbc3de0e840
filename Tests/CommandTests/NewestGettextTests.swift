import Testing

@testable import copy_lint

/// Files of gettext without a template: the newest shows which messages the app has now.
@Suite struct `Gettext without a template` {
  static func file(_ locale: String, _ date: String?, _ messages: [String], more: String = "")
    -> String
  {
    let creation = date.map { "\"POT-Creation-Date: \($0)\\n\"\n" } ?? ""
    let header = "msgid \"\"\nmsgstr \"\"\n\(creation)\"Language: \(locale)\\n\"\n\n"
    return header + messages.map { "msgid \"\($0)\"\nmsgstr \"\(locale) \($0)\"\n\n" }.joined() + more
  }

  static let old = ["Save it", "Send it", "Stop it now"]
  static let new = ["Save it", "Send it", "Stop it now", "Open it here"]

  func findings(_ files: [String: String], settings: String = "", _ arguments: String...) -> [String] {
    var files = files
    if !settings.isEmpty { files[".copy-lint.yml"] = settings }
    return MemoryMachine(files).run(
      [
        "check", "--translations", "--rule", "translation-missing,translation-left-over", "--format", "xcode",
        ".",
      ]
        + arguments
    ).output.split(separator: "\n").filter { $0.contains("(translation-") }.map(String.init)
  }

  static let told =
    "Update this file with msgmerge, then translate “Open it here”. “po/de.po” is newer and has it. (translation-missing)"

  @Test(arguments: [
    ("2024-05-01 12:00+0200", "2024-05-01 11:00+0000"), ("2023-12-31 23:59+0000", "2024-01-01 00:00+0000"),
    // Of the same day, the one with more messages.
    ("2024-05-01 12:00+0000", "2024-05-01 12:00+0000"),
  ])
  func `tells what an older language lacks`(_ before: String, _ after: String) {
    let files = [
      "po/de.po": Self.file("de", after, Self.new), "po/fr.po": Self.file("fr", before, Self.old),
      "po/it.po": Self.file("it", after, Self.new),
    ]
    #expect(findings(files) == ["po/fr.po: warning: " + Self.told])
    #expect(
      findings(files, settings: "translations: {requireAll: [de, fr, it]}\n") == [
        "po/fr.po: error: " + Self.told
      ])
    #expect(findings(files, settings: "translations: {missing: count}\n") == [])
    let table = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(table.contains("fr              4   75%          0        1      0"), "\(table)")
    #expect(table.contains("de              4  100%          0        0      0"), "\(table)")
  }

  @Test func `is the same in a folder for each language`() {
    func path(_ locale: String) -> String { "locale/\(locale)/LC_MESSAGES/django.po" }
    let files = [
      path("de"): Self.file("de", "2024-05-01 12:00+0000", Self.new),
      path("fr"): Self.file("fr", "2023-05-01 12:00+0000", Self.old),
    ]
    #expect(findings(files).count == 1)
  }

  @Test func `tells many as one`() {
    let many = (1...30).map { "Take walk number \($0)" }
    let files = [
      "po/de.po": Self.file("de", "2024-05-01 12:00+0000", many + (1...60).map { "Keep walk \($0)" }),
      "po/fr.po": Self.file("fr", "2023-05-01 12:00+0000", (1...60).map { "Keep walk \($0)" }),
    ]
    let found = findings(files)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("Update this file with msgmerge, then translate 30 strings, such as") == true,
      "\(found)")
    #expect(findings(files, "--all").count == 30)
  }

  @Test func `is silent where nothing shows what the app has now`() {
    let older = Self.file("fr", "2023-05-01 12:00+0000", Self.old)
    for files in [
      // No date, or none yet.
      ["po/de.po": Self.file("de", nil, Self.new), "po/fr.po": Self.file("fr", nil, Self.old)],
      ["po/de.po": Self.file("de", "YEAR-MO-DA HO:MI+ZONE", Self.new), "po/fr.po": older],
      [
        "po/de.po": Self.file("de", "2024-05-01 12:00+0000", Self.new),
        "po/fr.po": Self.file("fr", nil, Self.old),
      ],
      // Another app's.
      [
        "po/de.po": Self.file("de", "2024-05-01 12:00+0000", ["Walk home", "Take a bus", "Saw it"]),
        "po/fr.po": older,
      ],
      // It has more than the newest: a message that is gone.
      [
        "po/de.po": Self.file("de", "2024-05-01 12:00+0000", Self.old),
        "po/fr.po": Self.file("fr", "2023-05-01 12:00+0000", Self.new),
      ],
      // What is no longer used is not missing.
      [
        "po/de.po": Self.file(
          "de", "2024-05-01 12:00+0000", Self.old, more: "#~ msgid \"Open it here\"\n#~ msgstr \"Offen\"\n"),
        "po/fr.po": older,
      ],
      // British English takes what it lacks from the source.
      [
        "po/de.po": Self.file("de", "2024-05-01 12:00+0000", Self.new),
        "po/en_GB.po": Self.file("en_GB", "2023-05-01 12:00+0000", Self.old),
      ],
    ] {
      #expect(findings(files) == [], "\(files)")
    }
  }

  @Test func `counts as missing what has only been kept from the past`() {
    let files = [
      "po/de.po": Self.file("de", "2024-05-01 12:00+0000", Self.new),
      "po/fr.po": Self.file(
        "fr", "2023-05-01 12:00+0000", Self.old, more: "#~ msgid \"Open it here\"\n#~ msgstr \"Ouvert\"\n"),
    ]
    #expect(findings(files) == ["po/fr.po: warning: " + Self.told])
  }

  @Test func `asks nobody to translate what the template lacks`() {
    let pot = Self.old.map { "msgid \"\($0)\"\nmsgstr \"\"\n\n" }.joined()
    let files = [
      "po/app.pot": pot, "po/de.po": Self.file("de", "2024-05-01 12:00+0000", Self.new),
      "po/fr.po": Self.file("fr", "2023-05-01 12:00+0000", Self.old),
    ]
    #expect(!findings(files).contains { $0.contains("msgmerge") })
  }

  @Test func `compares a file that shares little with the newest, and tells of one that shares nothing`() {
    let (walks, runs) = ((1...9).map { "Take walk number \($0)" }, (1...9).map { "Take run number \($0)" })
    let files = [
      "po/de.po": Self.file("de", "2024-05-01 12:00+0000", walks + ["Save it"]),
      "po/et.po": Self.file("et", nil, runs + ["Save it"]),
      "po/fr.po": Self.file("fr", "2020-05-01 12:00+0000", ["Go home now", "Stop it now"]),
      "po/it.po": Self.file("it", "2024-05-01 12:00+0000", walks),
    ]
    let table = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(table.contains("et             10   10%          0        9      9"), "\(table)")
    #expect(!table.contains("fr              "), "\(table)")
    #expect(table.contains("“po/fr.po” isn't compared with “po/de.po”, which is newer"), "\(table)")
    #expect(
      findings(files, settings: "translations: {requireAll: [et]}\n").first?.hasPrefix("po/et.po: error: ")
        == true)
  }

  @Test func `asks nobody to translate what the app no longer has`() {
    let dead =
      "msgid \"Draw it here\"\nmsgstr \"\"\n\n#, fuzzy\nmsgid \"Paint it here\"\nmsgstr \"Peins-le\"\n"
    let files = [
      "po/de.po": Self.file("de", "2024-05-01 12:00+0000", Self.old),
      "po/fr.po": Self.file("fr", "2023-05-01 12:00+0000", Self.old, more: dead),
      "po/it.po": Self.file("it", "2024-05-01 12:00+0000", Self.old),
    ]
    #expect(findings(files) == [])
    let table = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(table.contains("fr              3  100%          0        0      1"), "\(table)")
    let pot = Self.old.map { "msgid \"\($0)\"\nmsgstr \"\"\n\n" }.joined()
    let own = findings(["po/app.pot": pot, "po/fr.po": files["po/fr.po", default: ""]])
    #expect(!own.contains { $0.contains("Translate “") || $0.contains("Review “") }, "\(own)")
  }

  @Test func `tells in one voice what has no text and what was never merged`() {
    let empty = (1...3).map { "msgid \"Take walk number \($0)\"\nmsgstr \"\"\n\n" }.joined()
    let files = [
      "po/de.po": Self.file("de", "2024-05-01 12:00+0000", (1...9).map { "Take walk number \($0)" }),
      "po/fr.po": Self.file("fr", "2023-05-01 12:00+0000", [], more: empty),
    ]
    let found = findings(files)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "po/fr.po: error: Update this file with msgmerge, then translate 9 strings, such as") == true,
      "\(found)")
    #expect(found.first?.contains("“po/de.po” is newer and has 6 of them.") == true, "\(found)")
    #expect(findings(files, "--all").count == 9)
  }

  @Test func `tells more than five as one with a template, too`() {
    let pot = (1...9).map { "msgid \"Take walk number \($0)\"\nmsgstr \"\"\n\n" }.joined()
    let files = ["po/app.pot": pot, "po/fr.po": Self.file("fr", nil, ["Take walk number 1"])]
    let found = findings(files)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "po/fr.po: error: Update this file with msgmerge, then translate 8 strings, such as") == true,
      "\(found)")
  }

  /// How many strings are told in the only file, and its row in the table.
}
