import Testing

@testable import CopyLint

extension GettextTests {
  /// A header with this line, and a plural with these forms.
  func plural(_ header: String, _ forms: String, flags: String = "") -> String {
    "msgid \"\"\nmsgstr \"Language: de\\n\(header)\\n\"\n\n\(flags)msgid \"a\"\nmsgid_plural \"b\"\n\(forms)\n"
  }

  // As `msgfmt -c` of GNU gettext 0.21 judges them: it makes no file of the ones with a message.
  @Test(arguments: [
    (
      "nplurals=2; plural=n != 1;", "msgstr[0] \"⟦A⟧\"",
      "Add “msgstr[1]”. The header of this file has 2 forms."
    ),
    (
      "nplurals=3; plural=n>1 ? n%2 + 1 : 0;", "msgstr[1] \"⟦A⟧\"",
      "Add “msgstr[0]” and “msgstr[2]”. The header of this file has 3 forms."
    ),
    (
      "nplurals=2; plural=n != 1;", "msgstr[0] \"A\"\nmsgstr[1] \"B\"\nmsgstr[2] \"⟦C⟧\"",
      "Remove “msgstr[2]”. The header of this file has 2 forms."
    ),
    (
      "nplurals=1; plural=0;", "msgstr[0] \"A\"\nmsgstr[1] \"⟦B⟧\"",
      "Remove “msgstr[1]”. The header of this file has 1 form."
    ),
    (
      "nplurals=2; plural=n != 1;", "msgstr[0] \"A\"\nmsgstr[1] \"⟦⟧\"",
      "Translate “msgstr[1]”. For its numbers, the app shows an empty text."
    ),
    (
      "nplurals=2; plural=n != 1;", "msgstr[0] \"⟦⟧\"\nmsgstr[1] \"B\"",
      "Translate “msgstr[0]”. While it is empty, the app shows all numbers in the source language."
    ),
    ("nplurals=2; plural=n != 1;", "msgstr[0] \"A\"\nmsgstr[1] \"B\"", ""),
    ("nplurals=2; plural=n != 1;", "msgstr[0] \"\"\nmsgstr[1] \"\"", ""),
    ("nplurals=2; plural=n != 1;", "msgstr[0] \"\"", ""),
  ])
  func `counts the forms of a plural`(_ header: String, _ forms: String, _ message: String) {
    let found = problems(in: plural("Plural-Forms: \(header)", forms), "x.po").problems
    #expect(found == (message.isEmpty ? [] : ["plural-count: \(message)"]))
    #expect(read(plural("Plural-Forms: \(header)", forms, flags: "#, fuzzy\n"), "x.po").problems.isEmpty)
  }

  @Test func `asks for “Plural-Forms” once, where there are plurals with a text`() {
    let forms = "msgstr[0] \"A\"\nmsgstr[1] \"B\""
    let more = "\nmsgid \"c\"\nmsgid_plural \"d\"\n" + forms
    let marked = plural("X: y", forms).replacing("plural \"b\"", with: "plural \"⟦b⟧\"") + more
    #expect(
      problems(in: marked, "x.po").problems == [
        "plural-count: Add “Plural-Forms” to the header. Without it, all numbers use the English forms."
      ])
    #expect(
      read(plural("X: y", forms.replacing("A", with: "").replacing("B", with: "")), "x.po").problems.isEmpty)
    let open = plural("Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;", forms)
    #expect(
      problems(in: open.replacing("plural \"b\"", with: "plural \"⟦b⟧\""), "x.po").problems == [
        "plural-count: Fill in “Plural-Forms” in the header. Until then, all numbers use the English forms."
      ])
    let template = plural(
      "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;", "msgstr[0] \"\"\nmsgstr[1] \"\"")
    #expect(read(template, "x.pot").problems.isEmpty)
  }

  @Test func `reports a key that comes twice, and plural rules that are none`() {
    let (problems, _) = problems(in: "msgid \"a\"\nmsgstr \"A\"\nmsgid \"⟦a⟧\"\nmsgstr \"B\"", "de.po")
    #expect(problems == ["duplicate-key: Keep one “a”. While it comes twice, “msgfmt” makes no file."])
    let text = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n=!1;\\n\""
    #expect(read(text, "de.po").problems.map(\.rule) == ["syntax-error"])
  }

  @Test func `bounds the depth of a plural expression`() {
    for deep in ["((((", "!", "1?1:", "n%"] {
      #expect(PluralExpression(Array(String(repeating: deep, count: 300).utf8)) == nil)
    }
    #expect(PluralExpression(Array("n / 0".utf8))?.form(of: 1) == nil)
    #expect(PluralExpression(Array("n==1 ? 0 : n % 10 + 2 * 3 - !n".utf8))?.form(of: 14) == 10)
  }
}
