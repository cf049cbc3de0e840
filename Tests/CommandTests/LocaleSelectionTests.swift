import Testing

@testable import copy_lint

/// `--locale` keeps to findings on files and forms of these languages.
@Suite struct LocaleSelectionTests {
  private static let broken = "\"a\" = \"Wait\";\n\"a\" = \"Stop\";\n\"b\" = \"c\n"
  private static func plural(_ categories: String...) -> String {
    let forms = categories.map { "<key>\($0)</key><string>%d x</string>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict></dict></dict></plist>
      """
  }
  private static func unit(_ language: String, _ text: String) -> String {
    "\"\(language)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
  }

  /// Files, and what is found with `--locale en`: the file and the rule.
  @Test(
    arguments: [
      // Syntax and doubled keys of other languages, in formats that name the language in their own ways.
      (
        ["de.lproj/a.strings": broken, "en.lproj/a.strings": broken],
        ["en.lproj/a.strings duplicate-key", "en.lproj/a.strings syntax-error"]
      ),
      (["res/values-de/strings.xml": "<resources><string name='a'>\\q</string>"], []),
      (["Texts.de.resx": "<root><data name='a'><value>x</value>"], []),
      (["app_de.ts": "<!DOCTYPE TS><TS language=\"de\"><context>"], []),
      (["de.json": "{\"a\": \"b\","], []),
      (["de.yml": "de:\n  a: [\n"], []),
      (["config/locales/l.yml": "de:\n  a: Warten\n  a: Halten\n"], []),
      (["po/de.po": "msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"\n"], []),
      // A file of no language, and one of all, belong to each.
      (["a.properties": "a=Wait for the end\na=Wait for the start\n"], ["a.properties duplicate-key"]),
      (["a.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {}"], ["a.xcstrings syntax-error"]),
      // Forms of other languages.
      (
        ["pl.lproj/a.stringsdict": plural("one", "few"), "en.lproj/a.stringsdict": plural("one")],
        ["en.lproj/a.stringsdict missing-other"]
      ),
      (
        [
          "a.xcstrings":
            "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"Commence the tea\":{\"localizations\":{\(unit("fr", "Non...")),"
            + "\"pl\":{\"variations\":{\"plural\":{\"one\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"x\"}}}}}}}}}"
        ], ["a.xcstrings plain-word"]
      ),
      // Missing translations are a matter of their language.
      (
        [
          "en.lproj/a.strings": "\"a\" = \"Wait\"; \"b\" = \"Go\";",
          "de.lproj/a.strings": "\"a\" = \"Warten\";",
        ], []
      ),
    ] as [([String: String], [String])])
  func `keeps out what is wrong in other languages`(files: [String: String], expected: [String]) {
    let rules = [
      "syntax-error", "duplicate-key", "unknown-escape", "missing-other", "plural-missing", "plural-count",
      "translation-missing", "plain-word",
    ].joined(separator: ",")
    var files = files
    files["z/en.lproj/z.strings"] = "\"z\" = \"End\";"
    let arguments = ["check", "--translations", "--locale", "en", "--format", "xcode", "--rule", rules, "."]
    let run = MemoryMachine(files).run(arguments)
    #expect(run.messages == "")
    #expect(Array(Set(Self.found(in: run.output))).sorted() == expected)
    // Each is found without the flag.
    let all = MemoryMachine(files).run(arguments.filter { $0 != "--locale" && $0 != "en" })
    #expect(Self.found(in: all.output).count > Self.found(in: run.output).count || expected.count == 1)
  }

  /// The file and the rule of each finding in a report for Xcode.
  private static func found(in report: String) -> [String] {
    report.split(separator: "\n").filter { $0.hasSuffix(")") }.compactMap { line in
      guard let end = line.firstIndex(of: ":"), let bracket = line.lastIndex(of: "(") else { return nil }
      return "\(line[..<end]) \(line[line.index(after: bracket)...].dropLast())"
    }
  }

  @Test func `keeps them out of a grade too`() {
    let machine = MemoryMachine(["de.lproj/a.strings": Self.broken, "en.lproj/a.strings": Self.broken])
    let messages = machine.run("grade", "--locale", "en", ".").messages.split(separator: "\n")
    #expect(!messages.isEmpty && messages.allSatisfy { $0.hasPrefix("copy-lint: en.lproj/a.strings:") })
    #expect(machine.run("grade", "--locale", "de", ".").messages.contains("de.lproj/a.strings:"))
  }

  @Test func `what it keeps out is not gone from the baseline`() {
    let machine = MemoryMachine([
      "de.lproj/a.strings": Self.broken, "en.lproj/a.strings": Self.broken,
      "pl.lproj/a.stringsdict": Self.plural("one", "few"),
    ])
    _ = machine.run("check", "--write-baseline", ".")
    let before = machine.text(".copy-lint-baseline.json")
    #expect(before?.contains("de.lproj") == true && before?.contains("pl.lproj") == true)
    let run = machine.run("check", "--locale", "en", ".")
    #expect(run.code == 0 && !run.output.contains("gone"))
    _ = machine.run("check", "--locale", "en", "--write-baseline", ".")
    #expect(machine.text(".copy-lint-baseline.json") == before)
  }
}
