import Testing

@testable import CopyLint

@Suite struct `Glossary files` {
  /// Reads `text` on top of `glossary`; the problems as `⟦place⟧ message`.
  private func read(_ text: String, into glossary: inout Glossary) -> [String] {
    let bytes = Array(text.utf8)
    let document = Document(path: "Glossary/en.csv", bytes: bytes)
    return glossary.add(document).map { problem in
      #expect(problem.rule == "syntax-error")
      return "⟦\(String(decoding: bytes[problem.range ?? 0..<0], as: UTF8.self))⟧ \(problem.message)"
    }
  }

  private func terms(_ text: String) -> [String] {
    var glossary = Glossary()
    _ = read(text, into: &glossary)
    return glossary.terms.map { "\($0.term)=\($0.replacements.joined(separator: "|"))" }
  }

  @Test(arguments: [
    ("term,replacement\nfoo,bar\n", ["foo=bar"]),
    ("term,replacement\nfoo,bar", ["foo=bar"]),
    ("\u{FEFF}term,replacement\r\nfoo,bar\r\nbaz,qux\r\n", ["foo=bar", "baz=qux"]),
    ("replacement,term\nbar,foo\n", ["foo=bar"]),
    ("term,replacement\n\"foo, bar\",\"a \"\"b\"\" c\"\n", ["foo, bar=a \"b\" c"]),
    ("term,replacement,note\nfoo,bar,\"two\nlines\"\nbaz,qux,\n", ["foo=bar", "baz=qux"]),
    ("term,replacement\n\n,,\nfoo, bar | baz \n", ["foo=bar|baz"]),
    ("term\nfoo\n", ["foo="]),
    ("\"term\" , replacement\nfoo,bar\n", ["foo=bar"]),
    ("", []), ("\n\n", []), ("term", []),
  ])
  func `RFC 4180 is read as it is written`(text: String, expected: [String]) {
    #expect(terms(text) == expected)
    var glossary = Glossary()
    #expect(read(text, into: &glossary) == [])
  }

  @Test(arguments: [
    (
      "word,replacement\nfoo,bar\n",
      "⟦word⟧ Start with a line that names the columns, such as “term,replacement”.", 0
    ),
    ("term,colour\nfoo,red\n", "⟦colour⟧ Rename or remove the column “colour”.", 1),
    ("term,term\nfoo,bar\n", "⟦term⟧ Remove the second column “term”.", 1),
    (
      "term,mode\nfoo,always\nbar,fix\n",
      "⟦always⟧ Write fix, suggest, consider, note, off in the column “mode”, not “always”.", 1
    ),
    ("term,match\nfoo,all\nbar,whole\n", "⟦all⟧ Write any, whole in the column “match”, not “all”.", 1),
    (
      "term,case\nfoo,upper\nbar,sensitive\n",
      "⟦upper⟧ Write fold, sensitive in the column “case”, not “upper”.", 1
    ),
    ("term,rule\nfoo,jargn\nbar,jargon\n", "⟦jargn⟧ Write jargon, plain-word,", 1),
    (
      "term,roles\nfoo,buton\nbar,button|link\n",
      "⟦buton⟧ Use a known role instead of “buton”, such as “button”.", 1
    ),
    (
      "term,platform\nfoo,iphone\nbar,ios|web\n",
      "⟦iphone⟧ Write ios, macos, android, web, desktop in the column “platform”, not “iphone”.", 1
    ),
    (
      "term,not_before\nfoo,{noun}\nbar,{word}|shop\n",
      "⟦{noun}⟧ Write a word, or one of {number}, {name}, {placeholder}, {word}, {edge}, not “{noun}”.", 1
    ),
    ("term,replacement\n,bar\nfoo,baz\n", "⟦,bar⟧ Write a term in this row, or remove the row.", 1),
    (
      "term,replacement\nfoo,a,b\nbar,c\n",
      "⟦foo,a,b⟧ Put quotes around a field with a comma in it. This row has 3 fields for 2 columns.", 1
    ),
    (
      "term,replacement\nbar,c\nfoo,\"open\nbaz,d\n",
      "⟦\"⟧ Close this quote with “\"”. The rest of the file is one field.", 1
    ),
    (
      "term,replacement\n…,dots\nfoo,bar\n",
      "⟦…⟧ Write a term that has a letter or digit and is at most 1,000 bytes long.", 1
    ),
  ])
  func `a mistake has its place, and the rest is used`(text: String, problem: String, count: Int) {
    var glossary = Glossary()
    let problems = read(text, into: &glossary)
    #expect(problems.count == 1 && problems.first?.hasPrefix(problem) ?? false, "\(problems)")
    #expect(glossary.count == count)
  }

  @Test func `a later row replaces an earlier one, and off removes it`() {
    var glossary = Glossary.builtIn(language: "en")
    let count = glossary.count
    let problems = read(
      """
      term,replacement,part_of_speech,mode
      UTILIZE,work with,verb,fix
      in order to,,,off
      stand-up,meeting,noun,suggest
      """, into: &glossary)
    #expect(problems == [])
    #expect(glossary.count == count)
    let example = GlossaryExample(glossary: glossary)
    #expect(
      example.show("Utilized in order to sync")
        == "⟦Utilized⟧ in order to sync -> Worked with in order to sync")
    #expect(example.show("Join the stand-ups") == "Join the ⟦stand-ups⟧ ~> Join the meetings")
  }

  @Test func `the default glossary among the project's files is not read again`() {
    var glossary = Glossary.builtIn(language: "en")
    let rows = glossary.index.rows.count
    #expect(read(String(decoding: glossary.index.bytes.elements, as: UTF8.self), into: &glossary) == [])
    #expect(glossary.index.rows.count == rows)
  }

  @Test func `a row may be limited to roles`() {
    var glossary = Glossary()
    _ = read("term,replacement,roles\nmodal,window,error|error-title\n", into: &glossary)
    #expect(GlossaryExample(glossary: glossary).show("A modal") == "A modal")
    #expect(GlossaryExample(glossary: glossary, role: .error).show("A modal") == "A ⟦modal⟧ ~> A window")
  }

  @Test func `a glossary of another language matches whole words in any case`() {
    var glossary = Glossary(language: "de")
    _ = read("term,replacement\nÄnderungsmodus,Bearbeiten\n", into: &glossary)
    let example = GlossaryExample(glossary: glossary)
    #expect(example.show("Im ÄNDERUNGSMODUS öffnen") == "Im ⟦ÄNDERUNGSMODUS⟧ öffnen ~> Im Bearbeiten öffnen")
    #expect(example.show("änderungsmodus öffnen") == "⟦änderungsmodus⟧ öffnen ~> Bearbeiten öffnen")
    #expect(example.show("Utilize data") == "Utilize data")
    #expect(Glossary.builtIn(language: "xx").terms.allSatisfy { $0.rule == .draftText })
  }

  @Test func `any bytes are read without a crash`() {
    var state: UInt64 = 42
    for _ in 0..<2_000 {
      var bytes = Array("term,replacement,mode\n".utf8)
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let choices: [UInt8] = [0x22, 0x2C, 0x0A, 0x0D, 0x61, 0x7C, 0x28, 0xC3, 0xFF, 0x20, 0x27, 0x2D]
        bytes.append(choices[Int(state >> 40) % choices.count])
      }
      var glossary = Glossary()
      let document = Document(path: "", bytes: bytes)
      for problem in glossary.add(document) {
        #expect((problem.range?.upperBound ?? 0) <= document.bytes.count)
      }
      _ = GlossaryExample(glossary: glossary).show("a 'a' a-a")
      _ = glossary.terms
    }
  }
}
