import Testing

@testable import copy_lint

/// `explain RULE --on TEXT`: why a rule says something of a text, or nothing.
@Suite struct ExplainTests {
  @Test func `tells of a rule whose words have levels of their own`() {
    let output = MemoryMachine([:]).run("explain", "jargon").output.replacing("\n  ", with: " ")
    #expect(output.contains("An error, a warning or a note, on by default. The level comes with the word."))
  }

  @Test(arguments: [
    (
      ["error-no-next-action", "--on", "Upload failed.", "--role", "error"],
      """
      error-no-next-action finds nothing in “Upload failed.”. It asks for this:

        met       The role is “error”.
        not met   The text has 4 words or more.
        met       There is a list “next-step-verbs” for the language.

      """
    ),
    (
      ["jargon", "--on", "No network connectivity"],
      """
      jargon looks at “No network connectivity”.

        met       The text has a term that the glossary gives to “jargon”.
        met       The role is not “accesskey”.

      error: Write “You're offline” instead of “No network connectivity”. It's a technical term.
        An error: the glossary has a better text for the whole string.

      """
    ),
    (
      ["generic-link-text", "--on", "Here", "--role", "title"],
      """
      generic-link-text looks at “Here”.

        met       The whole text is a phrase from the list “generic-links”.
      or
        not met   The text has a phrase from the list “generic-link-parts”.

      The rule looked at it and found nothing wrong. “copy-lint explain generic-link-text --all” shows what it finds \
      and what it lets pass.

      """
    ),
    (
      ["stray-percent", "--on", "100 % of %@", "--syntax", "apple"],
      """
      stray-percent looks at “100 % of %@”.

        met       The text has “%” or “٪”.
        met       The placeholders are those of “apple”, “printf”, “android” or “ruby”.
      or
        met       The text has a placeholder.
        not met   The placeholders are those of “android”.

      error: Write “%%” here. In a text with values, a lone “%” is lost or uses up a value.
        An error: the level of this rule.

      """
    ),
    (
      ["untranslated", "--on", "Save the file", "--source", "Save the file", "--locale", "de"],
      """
      untranslated looks at “Save the file”.

        met       The text is the same as its source.
        met       The role is not “accesskey”.
        met       The text is a translation, and its source is known.
      or
        met       The text is a translation, and its source is known.
        not met   The text has “_”.
      or
        met       The text is a translation, and its source is known.
        not met   The text has no words.
      or
        met       The text is a translation, and its source is known.
        not met   The text has 5 words or more.

      warning: Translate this, or mark it “do not translate”. It is still in English.
        A warning: the level of this rule.

      """
    ),
    (
      ["hidden-character", "--on", "a\u{1B}[2Jb"],
      """
      hidden-character looks at “a␛[2Jb”.

        met       The text has a character that the rule looks for.

      error: Remove the hidden character U+001B after “a”. It can break search and speech.
        An error: the level of this rule.

      """
    ),
    (
      ["hard-word", "--on", "Interoperabilität", "--locale", "de"],
      """
      hard-word does not look at “Interoperabilität”.

        This rule works only in “en”, not in “de”.

      """
    ),
    (
      ["undefined-substitution", "--on", "Save"],
      """
      undefined-substitution does not look at “Save”.

        Name a file: “copy-lint check --rule undefined-substitution FILE”. This rule reports what is wrong with a file, not \
      with a text.

      """
    ),
    (
      ["unknown-escape", "--on", #"It\u2019s late"#],
      #"""
      unknown-escape reads files. So “It\u2019s late” was tried as the text of a string in each:

        “en.lproj/Localizable.strings”: error: Write “’” or “\U2019”. The app shows “u2019” here.
        “en.json”: nothing
        “res/values/strings.xml”: nothing

      """#
    ),
    (
      ["confirm-missing", "--on", "Delete it"],
      """
      confirm-missing does not look at “Delete it”.

        Name a file: “copy-lint check --rule confirm-missing FILE”. This rule looks at the controls in code, not at a text.

      """
    ),
    (
      ["label-duplicate", "--on", "Save"],
      """
      label-duplicate does not look at “Save”.

        This rule doesn't check a text by itself: it compares the strings of a file, or its settings turn it off.

      """
    ),
  ])
  func `tells which conditions a text meets`(arguments: [String], expected: String) {
    let run = MemoryMachine().run(["explain"] + arguments)
    #expect(run.code == 0)
    // What readers said changes with each field test.
    #expect(run.output.replacing(#/ Readers called \d+ of \d+ such findings right\./#, with: "") == expected)
  }

  @Test(arguments: [
    (
      "Disable Sync", "",
      "A note: most writers would leave the words as they are. “rules: {jargon: warning}” makes it a warning."
    ),
    ("Disable Sync", "rules: {jargon: error}", "An error: the settings say so."),
    ("Autopopulate the form", "", "A warning: less certain than most."),
    (
      "Read the blog", "",
      "A warning: your own glossary has the term. “mode: consider” makes it a note."
    ),
  ])
  func `tells why a finding has its level`(text: String, settings: String, expected: String) {
    let machine = MemoryMachine([
      ".copy-lint.yml": settings, "Glossary/en.csv": "term,replacement\nblog,journal\n",
    ])
    let lines = machine.run("explain", "jargon", "--on", text).output.split(separator: "\n")
    let level = lines.last?.replacing(#/ Readers called \d+ of \d+ such findings right\./#, with: "")
    #expect(level.map { String($0.drop { $0 == " " }) } == expected)
  }

  @Test func `shows the words of a link`() {
    let page = MemoryMachine([:]).run("explain", "wrong-language").output
    #expect(page.contains("untranslated") && !page.contains("]("), "\(page)")
  }

  @Test func `says that settings turn the rule off`() {
    let machine = MemoryMachine([".copy-lint.yml": "rules: {jargon: off}\n"])
    let run = machine.run("explain", "jargon", "--on", "Authenticate")
    #expect(run.code == 0)
    #expect(
      run.output == """
        jargon does not look at “Authenticate”.

          The settings turn this rule off.

        """)
  }

  @Test func `looks through a rule that is off by default`() {
    let run = MemoryMachine().run("explain", "label-verb-only", "--on", "Edit", "--role", "a11y-label")
    #expect(run.output.hasPrefix("label-verb-only looks at “Edit”."))
  }

  @Test(arguments: ["--role", "--source", "--syntax", "--locale"])
  func `wants a text`(flag: String) {
    let value = ["--role": "button", "--syntax": "apple", "--locale": "de"][flag] ?? "x"
    let run = MemoryMachine().run("explain", "jargon", flag, value)
    #expect(run.code == 2)
    #expect(run.messages == "copy-lint: Add “--on”. “\(flag)” only works with it.\n")
  }
}
