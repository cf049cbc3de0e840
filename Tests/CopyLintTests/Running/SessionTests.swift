import Testing

@testable import CopyLint

/// A file that was checked before, and was another one then, has the same report as one that is new.
@Suite struct SessionTests {
  private static func report(_ file: FileReport?) -> String {
    guard let file else { return "unknown format" }
    var report = Report()
    report.files = [file]
    report.addFingerprints()
    var options = ReportOptions { ToolVersions(tool: "1", icu: "1", cldr: "1", unicode: "1") }
    options.showsNotes = true
    options.showsTranslations = true
    var output: [UInt8] = []
    JSONReporter().write(report, options: options, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Checks the texts one after the other, and says how many strings each took.
  private func check(_ path: String, _ texts: [String], _ configuration: Configuration = Configuration())
    -> [Int]
  {
    var checker = Checker(configuration: configuration)
    var known = KnownStrings(for: .session)
    return texts.map { text in
      let document = Document(path: path, bytes: Array(text.utf8))
      let recalled = Self.report(checker.check(document, sources: nil, known: &known))
      var fresh = Checker(configuration: configuration)
      #expect(recalled == Self.report(fresh.check(document)), "\(path): \(text)")
      return known.checkedStrings
    }
  }

  private static func lines(_ count: Int) -> [String] {
    (0..<count).map { "\"key.\($0)\" = \"Wait for number \($0)...\";\n" }
  }

  @Test func `checks only the string that changed, and those around it`() {
    var lines = Self.lines(500)
    let first = lines.joined()
    lines[250] = "\"key.250\" = \"No network connectivity\";\n"
    let changed = lines.joined()
    lines.insert("\"new\" = \"Prior to export\";\n", at: 100)
    lines.remove(at: 400)
    #expect(check("a.strings", [first, first, changed, lines.joined(), first, ""]) == [500, 0, 1, 1, 0, 0])
  }

  @Test func `knows strings that were moved`() {
    let lines = Self.lines(200)
    #expect(check("a.strings", [lines.joined(), lines.reversed().joined()]) == [200, 0])
  }

  /// “Portmanteau” is hard, unless the file has it as a name.
  @Test func `looks again at a hard word that becomes a name`() {
    let lines = Self.lines(100)
    let hard = "\"hard\" = \"Use portmanteau\";\n"
    let plain = lines.joined() + "\"x\" = \"Send it to them\";\n"
    let named = lines.joined() + "\"x\" = \"Send it to Portmanteau\";\n"
    #expect(check("a.strings", [hard + plain, hard + named, hard + plain]) == [102, 2, 1])
  }

  @Test func `looks again at a hint when its label changes`() {
    let lines = Self.lines(60)
    let hint = "\"save.accessibility.hint\" = \"Save song\";\n"
    let texts = ["Save song", "Keep it", "Save song"].map { label in
      lines.joined() + "\"save.accessibility.label\" = \"\(label)\";\n" + hint
    }
    #expect(check("a.strings", texts) == [62, 2, 1])
  }

  @Test func `looks again at a translation when its source changes`() {
    func catalog(_ source: String) -> String {
      let rest = (0..<40).map {
        "\"k\($0)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Wort \($0)\"}}}}"
      }
      return
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Datei %@\"}},"
        + "\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(source)\"}}}},\(rest.joined(separator: ","))}}"
    }
    #expect(
      check("a.xcstrings", [catalog("File %@"), catalog("File %d"), catalog("Files")]).dropFirst() == [2, 2])
  }

  @Test func `tells two spellings of a letter apart`() {
    let texts = ["\"a\" = \"Cafe\u{301}...\";", "\"a\" = \"Caf\u{E9}...\";"]
    #expect(check("a.strings", texts) == [1, 1])
  }

  @Test func `keeps to the languages and overrides of the configuration`() {
    var configuration = Configuration()
    configuration.onlyLocales = ["de"]
    configuration.checksTranslations = true
    var override = Configuration.Override()
    override.keys = [Glob("a*")]
    override.turnsAllOff = true
    configuration.overrides = [override]
    let texts = ["Wait...", "Stop..."].map { text in
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"ab\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}}},"
        + "\"b\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}}}}}"
    }
    _ = check("a.xcstrings", texts + texts, configuration)
  }

  private static let samples: [(path: String, text: String)] = [
    (
      "en.lproj/a.strings",
      "/* Title. copy-lint:disable jargon -- known */\n\"a.title\" = \"No network connectivity\";\n\"save.accessibility.label\" = \"Save\";\n"
        + "\"save.accessibility.hint\" = \"Save photo to Thunderbird.\";\n\"save.button\" = \"Save...\";\n\"log\" = \"Log in\";\n\"sign\" = \"Sign in to Thunderbird\";\n"
    ),
    (
      "res/values/strings.xml",
      "<resources>\n<!-- Title -->\n<string name=\"a\">Prior to %1$s</string>\n<plurals name=\"n\"><item quantity=\"one\">%d file...</item><item quantity=\"other\">%d files</item></plurals>\n</resources>"
    ),
    (
      "de.po",
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n != 1;\\n\"\n\nmsgid \"One file %d\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"Eine Datei\"\nmsgstr[1] \"%d Dateien\"\n\nmsgid \"Save the file in there\"\nmsgstr \"Speichern...\"\n"
    ),
    (
      "a.xliff",
      "<xliff version=\"1.2\"><file original=\"x\" source-language=\"en\" target-language=\"de\" datatype=\"x\"><body><trans-unit id=\"a\" restype=\"button\"><source>Save %@</source><target>Sichern</target><note>Title</note></trans-unit><trans-unit id=\"b\"><source>Utilize it</source><target>Nutzen</target></trans-unit></body></file></xliff>"
    ),
    (
      "en.json",
      "{\"a\": {\"label\": \"In order to wait...\"}, \"n\": \"{n, plural, one {# file} other {# files}}\", \"b\": \"utilize\"}"
    ),
    ("en.yml", "en:\n  a: Wait...\n  n:\n    one: \"%{count} file\"\n    other: \"%{count} files\"\n"),
    ("a.ftl", "-brand = Firefox\na = Prior to { -brand }\n    .aria-label = Wait...\n"),
  ]

  /// What was found before never shows in what is found after any change.
  @Test(arguments: samples.indices)
  func `finds the same after any change`(index: Int) {
    let (path, text) = Self.samples[index]
    var state: UInt64 = 7
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let pieces = [
      "", "", "e", " to Thunderbird", "...", "\"", "\n", "<", "{", "é",
      "copy-lint:disable ascii-ellipsis -- x", ";",
    ]
    var texts = [text]
    for step in 0..<60 {
      var scalars = step % 20 == 0 ? Array(text.unicodeScalars) : Array((texts.last ?? text).unicodeScalars)
      let first = below(scalars.count + 1)
      let last = min(scalars.count, first + below(4))
      let piece =
        below(4) == 0
        ? text.unicodeScalars.dropFirst(below(scalars.count + 1)).prefix(30).map { $0 }
        : Array(pieces[below(pieces.count)].unicodeScalars)
      scalars.replaceSubrange(first..<last, with: piece)
      var changed = String.UnicodeScalarView()
      changed.append(contentsOf: scalars)
      texts.append(String(changed))
    }
    _ = check(path, texts)
  }
}
