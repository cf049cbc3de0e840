import Testing

@testable import CopyLint

struct JSONDialectTests {
  @Test(arguments: [
    ("lib/l10n/app_en.arb", "{}", "arb"),
    ("ext/_locales/en/messages.json", "{}", "chrome-json"),
    ("en/messages.json", #"{"a":{"message":"A"},"b":{"message":"B","description":"x"}}"#, "chrome-json"),
    ("en/messages.json", #"{"a":{"message":"A"},"b":"B"}"#, "json"),
    ("package.nls.json", "{}", "vscode-json"),
    ("package.nls.pt-br.json", "{}", "vscode-json"),
    ("l10n/bundle.l10n.de.json", "{}", "vscode-json"),
    ("lang/en.json", #"{"a1":{"defaultMessage":"A","description":"x"}}"#, "formatjs-json"),
    ("lang/en.json", #"[{"id":"a","defaultMessage":"A"}]"#, "formatjs-json"),
    ("lang/en.json", #"{"a1":{"string":"A","developer_comment":"x"}}"#, "formatjs-json"),
    // One key that looks like it is not enough.
    ("lang/en.json", #"{"a":{"defaultMessage":"A"},"b":{"defaultMessage":"B","title":"C"}}"#, "json"),
    ("lang/en.json", #"{"error":{"message":"A"},"title":"B"}"#, "json"),
    ("locales/en.json", #"{"a_one":"{{count}} a","a_other":"{{count}} as"}"#, "i18next"),
    ("locales/en.json", #"{"a":"{{x}} $t(b)","b":"B"}"#, "i18next"),
    ("locales/en.json", #"{"a":{"b_one":"{{count}} a","b_other":"as"}}"#, "i18next"),
    ("locales/en.json", #"{"arrow_one":"One","arrow_many":"Many {{x}}","type_other":"Other"}"#, "json"),
    ("locales/en.json", #"{"a":"Hi {{name}}"}"#, "json"),
    ("package.json", #"{"description":"{{x}} $t(y)"}"#, nil),
    ("tsconfig.json", "{}", nil), ("tsconfig.app.json", "{}", nil), ("ext/manifest.json", "{}", nil),
    (
      "grammars/python.tmLanguage.json",
      #"{"name":"a","scopeName":"source.a","patterns":[{"match":"\\b","name":"b","comment":"c"}]}"#, nil
    ),
    ("composer.json", "{}", nil), ("Assets.xcassets/Contents.json", "{}", nil),
  ])
  func `a file is known by its name, folder and content`(_ path: String, _ text: String, _ name: String?) {
    let document = Document(path: path, bytes: Array(text.utf8))
    #expect(allFormats.first { $0.recognizes(document) }?.name == name)
  }

  @Test func `reads messages of Flutter with their notes`() {
    let text = #"""
      { "@@locale": "pt_BR", "@@last_modified": "2024",
        "files": "{n, plural, =0{No files} other{It's {n} files}}",
        "@files": { "description": "Title of the list", "context": "Home", "placeholders": { "n": {} } },
        "hi": "Hi {name}", "@hi": { "placeholders": { "name": {}, "age": {} } }, "empty": "" }
      """#
    let reading = read(text, "app_en.arb")
    #expect(reading.entries.allSatisfy { $0.locale == "pt-BR" && $0.localeSource == .content })
    #expect(reading.entries.allSatisfy { $0.syntax == .flutter })
    #expect(
      dumped(text, "app_en.arb") == [
        "files [n.plural.=0] = ⟦No files⟧ // Title of the list|Home",
        "files [n.plural.other] = ⟦It's {n} files⟧ // Title of the list|Home",
        "hi = ⟦Hi {name}⟧", "empty = ⟦⟧ new",
      ])
    #expect(
      reading.problems.map(\.message) == [
        "Use “{age}” in the text or remove it here. No one sees its value."
      ])
  }

  @Test func `reports what Flutter can't read`() {
    #expect(
      problems(in: #"{"a": "Hi ⟦{name⟧"}"#, "app_en.arb").problems == [
        "message-syntax: Close this “{” with “}”. The rest of the text is lost."
      ])
    #expect(read("[]", "app_en.arb").problems.map(\.rule) == ["syntax-error"])
  }

  @Test func `reads the forms of i18next`() {
    let text = #"""
      { "files_one": "{{count}} file", "files_other": "{{count}} files",
        "place_ordinal_one": "{{count}}st", "place_ordinal_other": "{{count}}th",
        "friend": "A friend", "friend_male": "A boyfriend", "friend_female": "A girlfriend",
        "in": { "item": "{{n}} item", "item_plural": "{{n}} items" },
        "arrow_many": "Crow's foot (many)", "type_other": "Other {{x}}" }
      """#
    #expect(
      dumped(text, "locales/en.json") == [
        "files [plural.one] = ⟦{{count}} file⟧", "files [plural.other] = ⟦{{count}} files⟧",
        "place [selectordinal.one] = ⟦{{count}}st⟧", "place [selectordinal.other] = ⟦{{count}}th⟧",
        "friend [select.other] = ⟦A friend⟧", "friend [select.male] = ⟦A boyfriend⟧",
        "friend [select.female] = ⟦A girlfriend⟧",
        "in.item [plural.one] = ⟦{{n}} item⟧", "in.item [plural.other] = ⟦{{n}} items⟧",
        "arrow_many = ⟦Crow's foot (many)⟧", "type_other = ⟦Other {{x}}⟧",
      ])
  }

  @Test func `a language with one form has plurals of one member`() {
    let text = #"{"a":"$t(b)","b":"{{x}}","f_other":"{{count}} ファイル"}"#
    #expect(dumped(text, "ja.json").last == "f [plural.other] = ⟦{{count}} ファイル⟧")
    #expect(dumped(text, "en.json").last == "f_other = ⟦{{count}} ファイル⟧")
  }

  @Test func `contexts and plurals go together`() {
    let text = #"""
      {"a_male_one":"{{count}} boy","a_male_other":"{{count}} boys",
       "a_female_one":"{{count}} girl","a_female_other":"{{count}} girls"}
      """#
    #expect(
      read(text, "en.json").entries.map { "\($0.key) \($0.variant)" } == [
        "a select.male.plural.one", "a select.male.plural.other", "a select.female.plural.one",
        "a select.female.plural.other",
      ])
  }

  @Test func `a plural of i18next needs other`() {
    let (problems, texts) = problems(
      in: #"{"n":"$t(x)","⟦a_one⟧":"{{count}} file","a_few":"{{count}} files"}"#, "en.json")
    #expect(
      problems == ["missing-other: Add the form “other” to “a_one”. Numbers without a form need it."])
    #expect(texts.count == 3)
  }

  @Test func `puts nested texts of i18next into the sentence`() {
    let text = #"""
      {"both":"$t(boys, {\"count\": {{n}}}) and $t(girl.many)!","boys_one":"{{count}} boy",
       "boys_other":"{{count}} boys","girl":{"many":"girls, $t(both)"},"else":"$t(other:key)"}
      """#
    let entries = read(text, "en.json").entries
    #expect(entries[0].sentence == "{{count}} boys and girls, $t(both)!")
    #expect(entries[0].text.hasPrefix("$t(boys"))
    #expect(entries.last?.sentence == "$t(other:key)")
    // Each text is fixed at its own place.
    let place = entries[0].map.documentRange(of: 11..<14)
    #expect(entries[2].range.map { $0.contains(place?.lowerBound ?? 0) } == true)
  }

  @Test func `reads the messages of an extension for Chrome`() {
    let text = #"""
      { "hi": { "message": "Hi $user$, $AGE$ $$5 $1", "description": "A greeting",
          "placeholders": { "USER": { "content": "$1" }, "town": { "content": "$2" } } } }
      """#
    #expect(
      dumped(text, "_locales/pt_BR/messages.json") == [
        "hi = ⟦Hi $user$, $AGE$ $$5 $1⟧ // A greeting"
      ])
    let reading = read(text, "_locales/pt_BR/messages.json")
    #expect(reading.entries.map(\.locale) == ["pt-BR"])
    #expect(
      reading.problems.map(\.message) == [
        "Define “AGE” or remove it from the text. The app has nothing to show for it.",
        "Use “$TOWN$” in the text or remove it here. No one sees its value.",
      ])
  }

  @Test func `reads the texts of an extension for VS Code`() {
    let text = #"""
      {"a.title":"Run {0}","b":{"message":"Stop","comment":["Button","{Locked}"]},"c":{"message":"Go","comment":"x"}}
      """#
    #expect(
      dumped(text, "package.nls.de.json") == [
        "a.title = ⟦Run {0}⟧", "b = ⟦Stop⟧ // Button|{Locked}", "c = ⟦Go⟧ // x",
      ])
    #expect(read(text, "package.nls.de.json").entries.allSatisfy { $0.locale == "de" })
  }

  @Test func `reads what FormatJS extracts`() {
    let text = #"""
      [{"id":"a","defaultMessage":"{n, plural, one {<b>#</b> file} other {# files}}","description":"Title"},
       {"id":"b","defaultMessage":"'{name}'","file":"a.tsx","line":3}]
      """#
    #expect(
      dumped(text, "lang/en.json") == [
        "a [n.plural.one] = ⟦<b>#</b> file⟧ → <b>{n}</b> file // Title",
        "a [n.plural.other] = ⟦# files⟧ → {n} files // Title", "b = ⟦'{name}'⟧ → {name}",
      ])
    #expect(read(text, "lang/en.json").problems.map(\.rule) == ["quoted-placeholder"])
  }
}
