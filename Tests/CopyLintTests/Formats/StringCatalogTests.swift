import Testing

@testable import CopyLint

struct StringCatalogTests {
  static func catalog(_ strings: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  static func unit(_ value: String, state: String = "translated") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
  }

  @Test func `takes the source text from the key where there is none`() {
    let text = Self.catalog(
      #"""
      "" : { },
      "Save “%@”\n" : { "comment" : "Button title", "localizations" : { "de" : \#(Self.unit("Sichern", state: "new")) } },
      "list.empty" : { "extractionState" : "manual", "localizations" : {
        "en" : \#(Self.unit("Nothing here")), "pt_BR" : \#(Self.unit("Nada aqui", state: "needs_review")) } },
      "Old" : { "extractionState" : "stale" },
      "%@" : { "shouldTranslate" : false },
      "State" : { "localizations" : { "en" : \#(Self.unit("State", state: "")) } }
      """#)
    let entries = read(text, "mul.lproj/Localizable.xcstrings").entries
    #expect(
      entries.map {
        "\($0.key.debugDescription) \($0.locale) \($0.text.debugDescription) \($0.source ?? "-")"
      } == [
        #""Save “%@”\n" en "Save “%@”\n" -"#,
        #""Save “%@”\n" de "Sichern" Save “%@”"# + "\n",
        #""list.empty" en "Nothing here" -"#,
        #""list.empty" pt-BR "Nada aqui" Nothing here"#,
        #""Old" en "Old" -"#,
        #""%@" en "%@" -"#,
        #""State" en "State" -"#,
      ])
    #expect(
      entries.map(\.state) == [
        .translated, .new, .translated, .needsReview, .stale, .translated, .unknown,
      ])
    #expect(entries.map(\.isFixable) == [false, true, true, true, false, false, true])
    #expect(entries.map(\.isTranslatable) == [true, true, true, true, true, false, true])
    #expect(entries.map(\.comment) == ["Button title", "Button title", nil, nil, nil, nil, nil])
    #expect(entries.allSatisfy { $0.localeSource == .content && $0.syntax == .apple })
  }

  @Test func `gives each plural and device form its own entry`() {
    let text = Self.catalog(
      #"""
      "%lld items" : { "localizations" : { "en" : { "variations" : { "device" : {
        "ipad" : { "variations" : { "plural" : {
          "one" : \#(Self.unit("%lld big item")), "other" : \#(Self.unit("%lld big items")) } } },
        "other" : \#(Self.unit("Items")) } } },
        "ru" : { "variations" : { "plural" : {
          "few" : \#(Self.unit("%lld вещи")), "other" : \#(Self.unit("%lld вещей")) } } } } }
      """#)
    #expect(
      dumped(text, "a.xcstrings") == [
        "%lld items [device.ipad.plural.one] = ⟦%lld big item⟧",
        "%lld items [device.ipad.plural.other] = ⟦%lld big items⟧",
        "%lld items [device.other] = ⟦Items⟧",
        "%lld items [plural.few] = ⟦%lld вещи⟧",
        "%lld items [plural.other] = ⟦%lld вещей⟧",
      ])
    let sources = read(text, "a.xcstrings").entries.map(\.source)
    #expect(sources == [nil, nil, nil, "%lld big items", "%lld big items"])
  }

  @Test func `puts the parts of a sentence together`() {
    let text = Self.catalog(
      #"""
      "found" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "Found %#@a.b@ in %2$#@n@ \u2026" },
        "substitutions" : {
          "a.b" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : \#(Self.unit("%arg file")), "other" : \#(Self.unit("%arg files")) } } },
          "n" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "other" : \#(Self.unit("%arg \\\"lists\\\"")) } } } } } } }
      """#)
    #expect(
      dumped(text, "a.xcstrings") == [
        #"found = ⟦Found %#@a.b@ in %2$#@n@ \u2026⟧ Found %#@a.b@ in %2$#@n@ … → Found %arg files in %arg "lists" …"#,
        #"found [substitutions.@a.b@.plural.one] = ⟦%arg file⟧ → Found %arg file in %arg "lists" …"#,
        #"found [substitutions.@a.b@.plural.other] = ⟦%arg files⟧ → Found %arg files in %arg "lists" …"#,
        #"found [substitutions.n.plural.other] = ⟦%arg \"lists\"⟧ %arg "lists" → Found %arg files in %arg "lists" …"#,
      ])
    let document = Document(path: "a.xcstrings", bytes: Array(text.utf8))
    for entry in StringCatalog().read(document, options: ReadingOptions()).entries {
      for word in ["Found", "file", "lists", "…"] {
        guard let place = entry.sentence.utf8.firstRange(of: word.utf8) else { continue }
        let start = entry.sentence.utf8.distance(from: entry.sentence.startIndex, to: place.lowerBound)
        let range = entry.map.documentRange(of: start..<start + word.utf8.count) ?? 0..<0
        let raw = String(decoding: document.bytes[range], as: UTF8.self)
        #expect(raw == (word == "…" ? "\\u2026" : word))
      }
    }
  }

  @Test func `a part that holds itself or many others ends`() {
    let parts = (0..<40).map { number in
      let next = "%#@p\(number + 1)@"
      return #""p\#(number)" : { "variations" : { "plural" : { "other" : \#(Self.unit(next + next)) } } }"#
    }
    let text = Self.catalog(
      #"""
      "k" : { "localizations" : { "en" : { "stringUnit" : { "value" : "a %#@p0@" }, "substitutions" : {
      \#(parts.joined(separator: ",\n")),
      "p40" : { "variations" : { "plural" : { "other" : \#(Self.unit("%#@p40@ %#@p0@")) } } } } } } }
      """#)
    #expect(read(text, "a.xcstrings").entries.count == 42)
  }

  @Test(arguments: [
    (
      #""⟦plural⟧" : { "one" : { "stringUnit" : { "value" : "One" } } }"#,
      "missing-other: Add the form “other” to “k”. Numbers without a form need it."
    ),
    (
      #""device" : { "other" : { "stringUnit" : { "value" : "One" } } }, "⟦plural⟧" : { "other" : { } }"#,
      "mixed-variations: Keep one kind of form for “k”. Xcode drops the others."
    ),
  ])
  func `reports forms that do not fit`(_ variations: String, _ problem: String) {
    let text = Self.catalog(#""k" : { "localizations" : { "en" : { "variations" : { \#(variations) } } } }"#)
    #expect(problems(in: text, "a.xcstrings") == ([problem], ["One"]))
  }

  @Test(arguments: [
    (
      #""a ⟦%#@n@⟧" }, "substitutions" : { }"#,
      "undefined-substitution: Define “n” or remove it from the text. The app has nothing to show for it."
    ),
    (
      #""a" }, "substitutions" : { "⟦n⟧" : { "variations" : { "plural" : { "other" : { } } } } }"#,
      "unused-substitution: Use “%#@n@” in the text or remove it. No one sees its forms."
    ),
  ])
  func `reports parts that are not there or not used`(_ rest: String, _ problem: String) {
    let text = Self.catalog(
      #""k" : { "localizations" : { "en" : { "stringUnit" : { "value" : \#(rest) } } }"#)
    #expect(problems(in: text, "a.xcstrings").problems == [problem])
  }

  @Test func `reports keys and languages that come twice, and a file without strings`() {
    let twice = #"{"strings":{"a":{},"b":{},"⟦a⟧":{}}}"#
    #expect(
      problems(in: twice, "a.xcstrings").problems == [
        "duplicate-key: Keep one “a”. The app sees only the last."
      ])
    #expect(
      problems(in: "⟦{⟧ \"version\" : \"1.0\" }", "a.xcstrings").problems == [
        "syntax-error: Add “strings” with the texts. A string catalog keeps them there."
      ])
    #expect(read("[1]", "a.xcstrings").problems.map(\.rule) == ["syntax-error"])
    #expect(read("", "a.xcstrings") == Reading())
  }
}

func == (left: (problems: [String], texts: [String]), right: ([String], [String])) -> Bool {
  left.problems == right.0 && left.texts == right.1
}
