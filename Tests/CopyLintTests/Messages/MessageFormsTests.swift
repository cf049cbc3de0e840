import Testing

@testable import CopyLint

struct MessageFormsTests {
  static let forms: [(Syntax, String, [String])] = [
    (.icu, "Save", ["⟦Save⟧"]),
    (.icu, "Hi {name}, {n, number}", ["⟦Hi {name}, {n, number}⟧"]),
    (
      .icu, "{n, plural, one {# file} other {# files}}",
      ["n.plural.one ⟦# file⟧ → {n} file", "n.plural.other ⟦# files⟧ → {n} files"]
    ),
    (
      .icu, "Found {n, plural, =0{no file} one{# file}\n other{# files}} in {m,plural,other{{m} lists}} …",
      [
        "⟦Found {n, plural, =0{no file} one{# file}\n other{# files}} in {m,plural,other{{m} lists}} …⟧"
          + " → Found {n} files in {m} lists …",
        "n.plural.=0 ⟦no file⟧ → Found no file in {m} lists …",
        "n.plural.one ⟦# file⟧ → Found {n} file in {m} lists …",
        "n.plural.other ⟦# files⟧ → Found {n} files in {m} lists …",
        "m.plural.other ⟦{m} lists⟧ → Found {n} files in {m} lists …",
      ]
    ),
    (
      .icu,
      "{g, select, female {{n, plural, one{her file} other{her # files}}} other {Their {n, plural, one{file} other{files}}}}.",
      [
        "g.select.female.n.plural.one ⟦her file⟧ → her file.",
        "g.select.female.n.plural.other ⟦her # files⟧ → her {n} files.",
        "g.select.other ⟦Their {n, plural, one{file} other{files}}⟧ → Their files.",
        "g.select.other.n.plural.one ⟦file⟧ → Their file.",
        "g.select.other.n.plural.other ⟦files⟧ → Their files.",
      ]
    ),
    (
      .icu, "{n, selectordinal, one{#st} other{#th}} day",
      [
        "⟦{n, selectordinal, one{#st} other{#th}} day⟧ → {n}th day",
        "n.selectordinal.one ⟦#st⟧ → {n}st day", "n.selectordinal.other ⟦#th⟧ → {n}th day",
      ]
    ),
    (
      .icu, "{n, plural, offset:1 =1{Ann} other{Ann and # more}}",
      ["n.plural.=1 ⟦Ann⟧", "n.plural.other ⟦Ann and # more⟧ → Ann and {n} more"]
    ),
    // A select has no number of its own.
    (
      .icu, "{n, plural, other{{g, select, other{# é}}}}",
      ["n.plural.other.g.select.other ⟦# é⟧"]
    ),
    (.icu, "It''s {name}'s '{'", ["⟦It''s {name}'s '{'⟧ → It's {name}'s {"]),
    (.icu, "'{n, plural, '' other{x}}' 'n", ["⟦'{n, plural, '' other{x}}' 'n⟧ → {n, plural, ' other{x}} 'n"]),
    (.java, "L''é {0} '{1}' n''est", ["⟦L''é {0} '{1}' n''est⟧ → L'é {0} {1} n'est"]),
    (
      .java, "{0,choice,0#no files|1#one file|1<{0} files}",
      ["0.choice.0 ⟦no files⟧", "0.choice.1 ⟦one file⟧", "0.choice.1< ⟦{0} files⟧"]
    ),
    (.java, "{0,choice,1#file |2#files |}", ["0.choice.1 ⟦file ⟧", "0.choice.2 ⟦files |⟧"]),
    (
      .flutter, "It''s '{name}' {n, plural, =1{#'1'} other{{n}}}",
      [
        "⟦It''s '{name}' {n, plural, =1{#'1'} other{{n}}}⟧ → It''s '{name}' {n}",
        "n.plural.=1 ⟦#'1'⟧ → It''s '{name}' #'1'", "n.plural.other ⟦{n}⟧ → It''s '{name}' {n}",
      ]
    ),
    (.formatjs, "<b>It</b> '<i>'{n}", ["⟦<b>It</b> '<i>'{n}⟧ → <b>It</b> <i>{n}"]),
    (
      .formatjs, "'{a}' {n,plural,other{'#' # '<b>'}}",
      [
        "⟦'{a}' {n,plural,other{'#' # '<b>'}}⟧ → {a} # {n} <b>",
        "n.plural.other ⟦'#' # '<b>'⟧ → {a} # {n} <b>",
      ]
    ),
    // Without "other", the last form stands for it.
    (.icu, "{n,plural,one{a}} {m,plural,one{b}}", ["n.plural.one ⟦a⟧ → a ", "m.plural.one ⟦b⟧ →  b"]),
    (.icu, "Hi {user.name} {", ["⟦Hi {user.name} {⟧"]),
    (.apple, "{n, plural, other{#}}", ["⟦{n, plural, other{#}}⟧"]),
  ]

  @Test(arguments: forms)
  func `each form is an entry with its whole sentence`(_ syntax: Syntax, _ text: String, _ wanted: [String]) {
    var problems: [Problem] = []
    let bytes = Array(text.utf8)
    var entry = StringDraft(key: "k", text: text, locale: "en", syntax: syntax, range: 7..<7 + bytes.count)
    entry.map = ByteMap(start: 7)
    let forms = entry.forms(isCertain: false, problems: &problems)
    #expect(
      forms.map { form in
        (form.variant.isEmpty ? "" : form.variant + " ") + "⟦\(form.text)⟧"
          + (form.text == form.sentence ? "" : " → \(form.sentence)")
      } == wanted)
    for form in forms {
      let range = form.range.map { $0.lowerBound - 7..<$0.upperBound - 7 } ?? 0..<0
      #expect(String(decoding: bytes[range], as: UTF8.self) == form.text)
      let sentence = Array(form.sentence.utf8)
      for (offset, byte) in sentence.enumerated() where byte.isASCIILetter {
        guard let place = form.map.documentRange(of: offset..<offset + 1) else { continue }
        let there = bytes[place.lowerBound - 7..<place.upperBound - 7]
        #expect(there == [byte] || there == [UInt8(ascii: "#")])
      }
    }
  }

  @Test func `the text around forms maps back piece by piece`() throws {
    var problems: [Problem] = []
    let text = "It''s {n, plural, one{a file} other{# files}} here"
    let entry = StringDraft(key: "k", text: text, locale: "en", syntax: .icu, range: 0..<text.utf8.count)
    let forms = entry.forms(isCertain: true, problems: &problems)
    let form = try #require(forms.last)
    #expect(form.sentence == "It's {n} files here")
    func there(_ part: String) -> String? {
      let range = form.sentence.utf8.firstRange(of: part.utf8).map {
        let start = form.sentence.utf8.distance(from: form.sentence.startIndex, to: $0.lowerBound)
        return start..<start + part.utf8.count
      }
      return range.flatMap { form.map.documentRange(of: $0) }.map {
        String(decoding: Array(text.utf8)[$0], as: UTF8.self)
      }
    }
    #expect(there("It's") == "It''s")
    #expect(there("{n} files") == "# files")
    #expect(there("here") == "here")
    #expect(there("files here") == nil)
  }

  static let faults: [(Syntax, String, String)] = [
    (.icu, "{n, plural, one{a} ⟦one⟧{b} other{c}}", "Keep one form “one”. The app sees only the first."),
    (
      .icu, "{n, plural, ⟦foo⟧{a} other{c}}",
      "Use one of zero, one, two, few, many and other. No number has the form “foo”."
    ),
    (.icu, "{⟦n⟧, plural, one{a}} b", "Add the form “other” to “n”. Numbers without a form need it."),
    (
      .icu, "{g, select, a{{⟦n⟧, plural, one{a}}} other{b}}",
      "Add the form “other” to “n”. Numbers without a form need it."
    ),
    (.icu, "{⟦g⟧, select, a{x}}", "Add the form “other” to “g”. Values without a form need it."),
    (.icu, "{n} files⟦}⟧", "Remove this “}”. It closes nothing, so people see it."),
    (.icu, "⟦{n, plural, one{a} other{b}⟧", "Close this “{” with “}”. The rest of the text is lost."),
    (.icu, "Hi ⟦{user name}⟧", "Write a name between these braces. No value can have this text as its name."),
    (
      .icu, "{a} ⟦{n, plural}⟧", "Write a name between these braces. No value can have this text as its name."
    ),
    (
      .icu, "Choose '⟦{name}⟧'",
      "Remove the apostrophes around “{name}”. They turn it into text, so no value is filled in."
    ),
    (
      .icu, "l⟦'⟧{name} d'or",
      "Double this apostrophe or use “’”. As it is, values after it are not filled in."
    ),
    (.icu, "{a} ⟦'⟧{b", "Double this apostrophe. As it is, braces after it are text."),
    (.icu, "L'utilisateur {name}", ""),
    (.icu, "{n} '{' and '}'", ""),
    (
      .java, "L⟦'⟧utilisateur {0}",
      "Double this apostrophe or use “’”. As it is, values after it are not filled in."
    ),
    (.java, "{0} is ⟦'⟧new'", "Double this apostrophe or use “’”. As it is, people don't see it."),
    (.java, "{0} isn⟦'⟧t", "Double this apostrophe or use “’”. As it is, people don't see it."),
    (.java, "{0} isn''t", ""),
    (.flutter, "It's '{name}'", ""),
    (
      .flutter, "{n, ⟦selectordinal⟧, other{x}}",
      "Write this without “selectordinal”. Flutter does not support it."
    ),
    (
      .flutter, "{n, plural, offset:⟦1⟧ other{x}}",
      "Write this without “offset”. Flutter does not support it."
    ),
    (.flutter, "{n, plural, =1{x} other{y}}", ""),
    (.formatjs, "⟦<b>⟧Hi {name}", "Close the tag with “</b>”. The text is lost without it."),
    (.formatjs, "{name}⟦</b>⟧", "Remove “</b>” or open its tag. The text is lost with it."),
    (
      .formatjs, "⟦<a ⟧href='x'>{name}</a>",
      "Close this tag with “>”, or quote the “<”. FormatJS reads it as a tag."
    ),
    (.formatjs, "{n} < 3 '<b>' <br/> <i>a<b>c</b></i> {n, plural, other{<i>x</i>}}", ""),
  ]

  @Test(arguments: faults)
  func `what is wrong has a place and a way out`(_ syntax: Syntax, _ marked: String, _ message: String) {
    let wanted = MarkedText(marked)
    var problems: [Problem] = []
    let entry = StringDraft(
      key: "k", text: wanted.text, locale: "en", syntax: syntax, range: 0..<wanted.bytes.count)
    _ = entry.forms(isCertain: true, problems: &problems)
    #expect(problems.first?.message ?? "" == message)
    #expect(
      MarkedText.show(wanted.bytes, problems.prefix(1).compactMap(\.range))
        == MarkedText.show(wanted.bytes, wanted.ranges))
  }

  @Test func `braces of another kind are no message`() {
    for text in ["a { b", "{user name} }", "Use {} and }", "{n plural, one{a}}", "x}"] {
      var problems: [Problem] = []
      let entry = StringDraft(key: "k", text: text, locale: "en", syntax: .icu, range: 0..<text.utf8.count)
      #expect(entry.forms(isCertain: false, problems: &problems) == [entry] || problems.isEmpty)
      #expect(problems.isEmpty)
    }
  }

  @Test func `branches in branches have a limit`() throws {
    func nested(_ depth: Int, _ branches: Int) -> String {
      let inner = depth == 1 ? "x" : nested(depth - 1, branches)
      return "{n\(depth), select, " + (0..<branches).map { "a\($0){\(inner)}" }.joined(separator: " ")
        + " other{\(inner)}}"
    }
    for (depth, branches, rule) in [(3, 6, "tooManyForms"), (17, 0, "tooDeep"), (400, 0, "tooDeep")] {
      let text = nested(depth, branches)
      let pattern = MessagePattern(Array(text.utf8), dialect: .icu)
      #expect(pattern.fault == nil)
      let forms = MessageForms(pattern, map: ByteMap())
      #expect(forms.forms.count <= MessageForms.maximumForms)
      #expect(forms.faults.map { "\($0.kind)" } == [rule])
    }
    let many = String(repeating: "{", count: 100_000)
    #expect(MessagePattern(Array(many.utf8), dialect: .icu).fault?.kind == .tooLarge)
    // Six times three forms and a word: all are there.
    let pattern = MessagePattern(Array(nested(2, 5).utf8), dialect: .icu)
    #expect(MessageForms(pattern, map: ByteMap()).forms.count == 36)
  }

  @Test(arguments: [
    "'", "''", "#", "}", "{", "{}", "{n}", "'{", "{n,plural,", "{n,plural,other{a}}", "<b>", "\u{1F600}'",
  ])
  func `any text is read, in linear time`(_ piece: String) {
    let clock = ContinuousClock()
    for syntax in [Syntax.icu, .formatjs, .java, .flutter] {
      let text = String(repeating: piece, count: 60_000 / piece.utf8.count)
      var problems: [Problem] = []
      let entry = StringDraft(key: "k", text: text, locale: "en", syntax: syntax, range: 0..<text.utf8.count)
      var forms: [StringDraft] = []
      let time = clock.measure { forms = entry.forms(isCertain: true, problems: &problems) }
      #expect(!forms.isEmpty)
      #expect(time < .seconds(5))
    }
  }
}
