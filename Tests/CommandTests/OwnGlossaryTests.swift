import Testing

@testable import copy_lint

/// What a project's own glossary says, and what its rows do.
@Suite struct `A project's own glossary` {
  private func messages(_ glossary: String, _ texts: [String], _ role: String = "") -> [String] {
    let strings = texts.enumerated().map { "/* \(role) */\n\"k\($0)\" = \"\($1)\";\n" }.joined()
    let machine = MemoryMachine(["en.lproj/a.strings": strings, "Glossary/en.csv": glossary])
    let run = machine.run("check", "--notes", "--format", "xcode", ".")
    return run.messages.split(separator: "\n").map(String.init).filter { !$0.contains(" is in ") }
      + run.output.split(separator: "\n").map { String($0.split(separator: ": ", maxSplits: 1).last ?? "") }
  }

  @Test(arguments: [
    (
      "term,replacement\nblog,journal\n",
      "warning: Write “journal” instead of “blog”. Your glossary says so. (jargon)"
    ),
    (
      "term,replacement,note\nblog,journal,we say journal\n",
      "warning: Write “journal” instead of “blog”. We say journal. (jargon)"
    ),
    (
      "term,replacement,note\nblog,journal,iOS users call it a journal!\n",
      "warning: Write “journal” instead of “blog”. iOS users call it a journal! (jargon)"
    ),
    ("term,replacement\nblog,(remove)\n", "warning: Leave out “blog”. Your glossary says so. (jargon)"),
    ("term,note\nblog,too old\n", "warning: Say “blog” in other words. Too old. (jargon)"),
    // One word of the pair is enough: the row says which one is right.
    (
      "term,replacement,part_of_speech,rule\nblog,journal,noun,terminology-variant\n",
      "warning: Write “journal” instead of “blog”. Your glossary says so. (terminology-variant)"
    ),
    (
      "term,replacement,rule,mode\nblog,journal,terminology-variant,consider\n",
      "note: Write “journal” instead of “blog”. Your glossary says so. (terminology-variant)"
    ),
  ])
  func `has reasons of its own`(glossary: String, expected: String) {
    #expect(messages(glossary, ["Read the blog today"]) == [expected])
  }

  @Test func `has no finding in its own replacement`() {
    let found = messages(
      "term,replacement,part_of_speech,mode\nserie,series,noun,fix\n", ["Open the series", "Series"])
    #expect(found == [])
  }

  @Test func `tells how terms are translated, and is no translation itself`() {
    let machine = MemoryMachine([
      "locales/en.json": #"{"a": "Open the folder"}"#, "locales/de.json": #"{"a": "Verzeichnis öffnen"}"#,
      "Glossary/de.csv": "source,target\nfolder,Ordner|!Verzeichnis\n",
    ])
    let expected =
      "locales/de.json:1:8: warning: Write “Ordner” instead of “Verzeichnis”. It is the team's term. (term-translation)"
    for flags in [[], ["--own-terms"]] {
      let run = machine.run(["check", "--translations", "--format", "xcode"] + flags + ["."])
      #expect(run.output.split(separator: "\n").map(String.init) == [expected], "\(run.output)")
    }
  }

  @Test(arguments: [
    ("Open the Foo to see it", "“Foo”"), ("Open the FOO to see it", "“FOO”"),
    ("This is a Foo for you", "“Foo”"), ("Foo", "“Foo”"), ("OPEN THE FOO", "“FOO”"),
  ])
  func `is found in any case`(text: String, word: String) {
    let found = messages("term,replacement\nfoo,bar\n", [text]).filter { $0.contains("(jargon)") }
    #expect(found.count == 1 && found[0].contains("instead of \(word)."))
  }

  /// “the Foo” may be a name after all.
  @Test func `is written by a safe fix only where its case says nothing`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings":
        "\"a\" = \"Open the Foo to see it\";\n\"b\" = \"Open the foo\";\n\"c\" = \"This is a FOO for you\";\n",
      "Glossary/en.csv": "term,replacement,mode\nfoo,bar,fix\n",
    ])
    let shown = machine.run("check", "--format", "xcode", ".").output
    _ = machine.run("check", "--fix", ".")
    #expect(shown.contains("“Bar” instead of “Foo”") && shown.contains("“bar” instead of “FOO”"))
    #expect(
      machine.text("en.lproj/a.strings")
        == "\"a\" = \"Open the Foo to see it\";\n\"b\" = \"Open the bar\";\n\"c\" = \"This is a FOO for you\";\n"
    )
  }

  @Test(arguments: ["Open the Foo to see it", "Open the FOO to see it", "Open fooBar", "Open the FooBar"])
  func `is found as it is written if the row says so, and never in part of a name`(text: String) {
    let row = text.contains("Bar") ? "bar,baz,fold" : "foo,bar,sensitive"
    #expect(messages("term,replacement,case\n\(row)\n", [text]).allSatisfy { !$0.contains("(jargon)") })
  }

  @Test func `says what to write instead of a harsh word`() {
    let found = messages(
      "term,replacement,rule\nouch,Sorry,error-tone\n", ["Ouch. The file could not be read. Try again."],
      "error message")
    #expect(found == ["warning: Write “Sorry” instead of “Ouch”. Your glossary says so. (error-tone)"])
  }

  private static let texts = [
    "Tap to show filter details", "Show archived", "Show", "We show it", "Show all", "They'll show up here",
    "Do you want to show your support?", "It shows your name", "Never show the tip",
    "Follow a show", "All your shows", "The show is over", "Delete this show?",
  ]

  @Test func `leaves the verb alone where the row names a thing`() {
    let found = messages("term,replacement,part_of_speech\nshow,podcast,noun\n", Self.texts, "label")
      .filter { $0.contains("(jargon)") }.map { $0.split(separator: " ")[2...5].joined(separator: " ") }
    let one = "“podcast” instead of “show”."
    #expect(found == [one, "“podcasts” instead of “shows”.", one, one])
  }

  /// Without a part of speech, “show” may be meant wherever it is, but nothing is written where it looks like a verb.
  @Test func `writes nothing that may be wrong`() {
    let strings = Self.texts.enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }.joined()
    let machine = MemoryMachine([
      "en.lproj/a.strings": strings, "Glossary/en.csv": "term,replacement\nshow,podcast\n",
    ])
    _ = machine.run("check", "--fix", "--unsafe-fixes", "--rule", "jargon", ".")
    let texts = machine.text("en.lproj/a.strings")?.split(separator: "\n").filter { $0.contains("podcast") }
    #expect(
      texts == [
        "\"k9\" = \"Follow a podcast\";", "\"k10\" = \"All your podcasts\";",
        "\"k11\" = \"The podcast is over\";",
        "\"k12\" = \"Delete this podcast?\";",
      ])
  }

  @Test func `is all that is reported and fixed on demand`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings": "\"a\" = \"Utilize the blog\";\n\"b\" = \"Utilize it\";\n",
      "Glossary/en.csv": "term,replacement,mode\nblog,journal,fix\n",
    ])
    let run = machine.run("check", "--own-terms", ".")
    #expect(run.output.contains("“journal”") && !run.output.contains("plain-word"))
    #expect(!run.output.contains("Overall"))
    _ = machine.run("check", "--fix", "--own-terms", ".")
    #expect(
      machine.text("en.lproj/a.strings")
        == "\"a\" = \"Utilize the journal\";\n\"b\" = \"Utilize it\";\n")
  }

  /// What programs read by its name can't be called otherwise.
  @Test(arguments: [
    "Look into config/templates", "The config/ folder", "Open /config.", "Set config_dir", "Edit config.json",
    "Use `config`", "Call app.config.title", "C:\\\\config\\\\Logs",
  ])
  func `leaves paths, file names and code alone`(text: String) {
    let glossary = "term,replacement,part_of_speech,mode\nconfig,settings,noun,fix\n"
    #expect(messages(glossary, [text]) == [])
    #expect(messages(glossary, ["Read the config", text]).count == 1)
  }

  @Test func `names its own reason in the HTML report`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings": "\"a\" = \"Read the blog\";\n",
      "Glossary/en.csv": "term,replacement\nblog,journal\n",
    ])
    let page = machine.run("check", "--format", "html", ".").output
    #expect(page.contains("A word that your glossary replaces."))
    #expect(!page.contains("Developers and product teams"))
    machine["en.lproj/a.strings"] = Array(
      "\"a\" = \"Read the blog\";\n\"b\" = \"No network connectivity\";\n".utf8)
    #expect(machine.run("check", "--format", "html", ".").output.contains("Developers and product teams"))
  }

  /// Its words are no sign: a row may give the built-in reason, too.
  @Test func `says of each finding whose term it is`() {
    let machine = MemoryMachine([
      "en.lproj/a.strings": "\"a\" = \"Read the blog\";\n",
      "Glossary/en.csv": "term,replacement,note\nblog,journal,People outside the team don't say it\n",
    ])
    #expect(
      machine.run("check", "--format", "html", ".").output.contains("A word that your glossary replaces."))
    #expect(
      machine.run("check", "--format", "json", ".").output.contains("\"measure\":null,\"ownTerm\":true,"))
    machine["en.lproj/a.strings"] = Array("\"b\" = \"Utilize it\";\n".utf8)
    #expect(!machine.run("check", "--format", "json", ".").output.contains("ownTerm"))
  }
}
