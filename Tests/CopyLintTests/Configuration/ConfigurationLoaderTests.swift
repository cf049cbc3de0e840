import Testing

@testable import CopyLint

@Suite struct ConfigurationLoaderTests {
  private func load(_ files: [String: String], _ path: String = "/p/.copy-lint.yml") -> ConfigurationLoader {
    var loader = ConfigurationLoader(
      resolve: { path, base in
        let folder = base.split(separator: "/").dropLast()
        let parts = path.split(separator: "/")
        let up = parts.prefix { $0 == ".." }.count
        return "/" + (folder.dropLast(up) + parts.dropFirst(up)).joined(separator: "/")
      },
      read: { path in
        files[path].map { .bytes(Array($0.utf8)) }
          ?? .unreadable("Check the path “\(path)”. No such file or folder.")
      })
    loader.load(path)
    return loader
  }

  private func load(_ text: String) -> ConfigurationLoader { load(["/p/.copy-lint.yml": text]) }

  private func problems(_ text: String) -> [String] {
    load(text).problems.map { problem in
      "\(problem.place?.line ?? 0):\(problem.place?.column ?? 0) \(problem.message)"
    }
  }

  @Test func `reads each setting`() {
    let loader = load(
      """
      paths: [Strings]              # what a bare run checks
      exclude: ["**/Debug*.strings"]
      formats:
        - {path: "copy/*.json", format: json}
      sourceLocale: pt-BR
      platform: ios
      preset: reference
      source: {calls: [{call: Row, argument: title, role: link}, {call: row, role: button}]}
      grade: {target: 5, max: 7.5, gate: strict}
      glossary: [Words/*.csv]
      brands: [MYND, Face ID]
      familiar: [dashboard]
      allow: sync
      roles:
        - {key: "*.cta", role: button}
      rules:
        ascii-ellipsis: off
        stray-space: {severity: error}
      overrides:
        - {paths: ["Legal/**"], grade: {max: 10}, rules: {stray-space: warning}}
        - {keys: ["debug.*"], rules: all-off, reason: "never shown"}
      translations: {requireAll: [de, fr], doNotTranslate: [MYND], doNotTranslateKeys: ["brand.*"], missing: count, check: true}
      failOn: warning
      """)
    #expect(loader.problems == [])
    let configuration = loader.configuration
    #expect(configuration.paths == ["Strings"])
    #expect(configuration.exclude == [Glob("**/Debug*.strings")])
    #expect(configuration.formats == [.init(path: Glob("copy/*.json"), format: "json")])
    #expect(configuration.sourceLocale == "pt-BR")
    #expect(configuration.platform == .ios)
    #expect(configuration.preset == .reference)
    #expect(configuration.source == .on)
    #expect(
      configuration.sourceCalls == [
        SourceCall(call: "Row", argument: "title", role: .link), SourceCall(call: "row", role: .button),
      ])
    #expect(
      configuration.grade.target == 5 && configuration.grade.max == 7.5 && configuration.grade.gate == .strict
    )
    #expect(configuration.glossary == ["/p/Words/*.csv"])
    #expect(configuration.brands == ["MYND", "Face ID"])
    #expect(configuration.familiar == ["dashboard"])
    #expect(configuration.allow == ["sync"])
    #expect(configuration.roles == [.init(key: Glob("*.cta"), role: .button)])
    #expect(
      configuration.rules == ["ascii-ellipsis": .init(level: .off), "stray-space": .init(level: .on(.error))])
    #expect(configuration.overrides.count == 2)
    #expect(configuration.overrides[0].gradeMax == 10)
    #expect(configuration.overrides[1].turnsAllOff && configuration.overrides[1].reason == "never shown")
    #expect(configuration.translations.requireAll == ["de", "fr"])
    #expect(configuration.translations.doNotTranslateKeys == [Glob("brand.*")])
    #expect(configuration.translations.missing == .count && configuration.translations.check)
    #expect(configuration.failOn == .warning)
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "{}", "brands:\nrules:\n"])
  func `takes an empty file for the defaults`(text: String) {
    var defaults = Configuration()
    defaults.glossary = ["/p/Glossary/*.csv"]
    #expect(load(text).configuration == defaults)
    #expect(problems(text) == [])
  }

  @Test(arguments: [
    ("brandz: [x]", "1:1 Write “brands” instead of “brandz”. There is no such key."),
    ("qqqqqqqq: 1", "1:1 Leave out “qqqqqqqq”. There is no such key."),
    ("grade: {max: 99}", "1:14 Write a number from 1 to 30 here."),
    ("grade: {max: \"8\"}", "1:14 Write a number from 1 to 30 here."),
    ("grade:\n  mex: 3", "2:3 Write “max” instead of “mex”. There is no such key."),
    ("grade: 8", "1:8 Write keys with their values here, such as “target: …”."),
    ("platform: tv", "1:11 Write ios, macos, android, web or desktop instead of “tv”."),
    ("translations: {check: maybe}", "1:23 Write true or false here."),
    ("failOn: nothing", "1:9 Write error, warning or never instead of “nothing”."),
    ("allow: yes", "1:8 Name each one here, such as “[one, two]”. “yes” turns nothing on or off."),
    ("source: maybe", "1:9 Write on or off instead of “maybe”."),
    ("source: {calls: {call: Row}}", "1:17 Start each item of this list with “-”."),
    ("source: {call: Row}", "1:10 Write “calls” instead of “call”. There is no such key."),
    ("source: {calls: [{call: Row}]}", "1:18 Give both “call” and “role” here."),
    (
      "source: {calls: [{call: Row, role: buton}]}",
      "1:36 Write “button” instead of “buton”. There is no such value."
    ),
    (
      "sourceLocale: english please",
      "1:15 Write a language such as “en” or “pt-BR” instead of “english please”."
    ),
    (
      "rules:\n  ascii-elipsis: off",
      "2:3 Write “ascii-ellipsis” instead of “ascii-elipsis”. There is no such rule."
    ),
    ("rules:\n  stray-space: of", "2:16 Write off, note, warning or error instead of “of”."),
    (
      "rules:\n  stray-space: {sverity: off}",
      "2:17 Write “severity” instead of “sverity”. There is no such setting of “stray-space”."
    ),
    ("rules: all-off", "1:8 Write rules and levels here, such as “jargon: warning”."),
    ("exclude: [\"[a\"]", "1:11 Close the “[” of this pattern with “]”."),
    ("roles:\n  - {key: x, role: buton}", "2:20 Write “button” instead of “buton”. There is no such value."),
    ("roles:\n  - {role: button}", "2:5 Give a “role”, and a “key”, “comment” or “path” here."),
    (
      "overrides:\n  - {rules: all-off}",
      "2:5 Give “paths”, “keys” or “locales” here, so that it is clear what this is for."
    ),
    ("overrides: {paths: [a]}", "1:12 Start each item of this list with “-”."),
    ("brands: [[a]]", "1:10 Write a word or a text here."),
    ("grade: {max: 9}\ngrade: {target: 5}", "2:1 Put both blocks under one “grade”. It is here twice."),
    ("brands: [a]\nfamiliar: [b]\nbrands: [c]", "3:1 Put both lists under one “brands”. It is here twice."),
    ("brands: [a", "2:1 Fix the YAML here. The reader says: did not find expected ',' or ']'."),
    ("brands: *x", "1:9 Use an anchor that is defined above, not “x”."),
    ("a: 1\n---\nb: 2", "2:1 Use only one document. Leave out everything after “---”."),
    ("[a]: b", "1:1 Write a word as the key here."),
    ("- a", "1:1 Write keys with their values here, such as “paths: …”."),
  ])
  func `says what is wrong and where`(text: String, problem: String) {
    #expect(problems(text).first == problem)
  }

  @Test func `counts columns in characters`() {
    #expect(problems("brands: [日本, \"é\"]\ngrade: {ma: 1}").first?.hasPrefix("2:9 ") == true)
    #expect(problems("{\"日本\": 1, brandz: 2}").last?.hasPrefix("1:11 ") == true)
  }

  @Test func `finds bytes that are no text`() {
    var loader = ConfigurationLoader(
      resolve: { path, _ in path },
      read: { _ in .bytes(Array("paths: [a]\nbrands: é".utf8) + [0xFF]) })
    loader.load("x")
    #expect(loader.problems.map(\.text) == ["x:2:10: Write this file in UTF-8."])
  }

  @Test func `names all that is wrong, in the order of the file`() {
    #expect(
      problems("grade: {max: x}\nbrandz: 1\nplatform: x").map { $0.prefix(3) } == ["1:1", "2:1", "3:1"])
  }

  @Test func `takes anchors, and no bombs`() {
    #expect(load("brands: &a [x]\nfamiliar: *a").configuration.familiar == ["x"])
    let bomb = (1..<9).reduce("a0: &a0 [x,x,x,x,x,x,x,x,x,x]") { text, level in
      text + "\na\(level): &a\(level) ["
        + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",") + "]"
    }
    #expect(problems(bomb).last?.contains("Use fewer aliases. The limit is 100000 values.") == true)
    #expect(
      problems(String(repeating: "[", count: 20_000)).first?.contains("Use fewer levels of nesting.") == true)
    #expect(problems("a: &x [*x]").first?.contains("Use an anchor that is defined above") == true)
  }

  @Test func `lays the nearest over what it extends, the last over the first`() {
    let loader = load([
      "/p/.copy-lint.yml": "extends: [../a/one.yml, ../a/two.yml]\nbrands: [P]\nrules: {stray-space: error}",
      "/a/one.yml":
        "grade: {max: 6}\nsourceLocale: de\nbrands: [A]\nrules: {stray-space: off, ascii-ellipsis: note}",
      "/a/two.yml": "grade: {max: 7}\npaths: [x]\nglossary: [Words.csv]",
    ])
    #expect(loader.problems == [])
    #expect(loader.configuration.grade.max == 7)
    #expect(loader.configuration.sourceLocale == "de")
    #expect(loader.configuration.brands == ["A", "P"])
    #expect(loader.configuration.paths == ["x"])
    #expect(loader.configuration.rules["stray-space"]?.level == .on(.error))
    #expect(loader.configuration.rules["ascii-ellipsis"]?.level == .on(.note))
    #expect(loader.configuration.glossary == ["/a/Glossary/*.csv", "/a/Words.csv", "/p/Glossary/*.csv"])
  }

  @Test func `says where it extends a file in a circle, or one that is not there`() {
    let circle = load(["/p/.copy-lint.yml": "extends: a.yml", "/p/a.yml": "extends: [.copy-lint.yml]"])
    #expect(
      circle.problems.map(\.text) == [
        "/p/a.yml:1:10: Leave out “.copy-lint.yml”. It leads back to this file."
      ])
    let missing = load(["/p/.copy-lint.yml": "extends: a.yml"])
    #expect(
      missing.problems.map(\.text) == [
        "/p/.copy-lint.yml:1:10: Check the path “/p/a.yml”. No such file or folder."
      ]
    )
  }
}
