import Testing

@testable import copy_lint

/// A translation that is gone.
@Suite struct `Removed translations` {
  static let locales = ["de", "es", "fr", "hu", "it", "nl", "pl", "pt", "sl"]

  static func files(_ folders: [String]) -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      files["\(folder)/en.json"] = "{\"save\":\"Save it\"}"
      for locale in locales { files["\(folder)/\(locale).json"] = "{\"save\":\"(\(locale))\"}" }
    }
    return files
  }

  func findings(_ now: [String: String], since then: [String: String]? = nil) -> [String] {
    let machine = MemoryMachine(now)
    if let then { machine.repository = MemoryRepository(revisions: ["main": then]) }
    return machine.run(
      ["check", "--translations", "--rule", "translation-missing", "--format", "xcode", "."]
        + (then == nil ? [] : ["--since", "main"])
    ).output.split(separator: "\n").filter { $0.contains("(translation-missing)") }.map(String.init)
  }

  @Test func `are told since a revision`() {
    let then = Self.files(["app/locales", "web/locales"])
    var now = then
    now["app/locales/sl.json"] = nil
    #expect(
      findings(now, since: then) == [
        "app/locales/en.json: error: Restore “app/locales/sl.json”. It was removed. (translation-missing)"
      ])
    now["web/locales/sl.json"] = nil
    #expect(
      findings(now, since: then)
        == ["app", "web"].map {
          "\($0)/locales/en.json: error: Restore “\($0)/locales/sl.json”. It was removed. (translation-missing)"
        })
    // A file that nobody translates any more.
    now = now.filter { !$0.key.hasPrefix("web") || $0.key.hasSuffix("x") }
    now["app/locales/sl.json"] = then["app/locales/sl.json"]
    #expect(findings(now, since: then) == [])
  }

  /// Each file in three languages: of an app with two tables.
  static func tables(_ path: (_ locale: String, _ table: String) -> String) -> [String: String] {
    var files: [String: String] = [:]
    for locale in ["de", "en", "fr"] {
      for table in ["a", "b"] {
        files[path(locale, table)] = "{\"save_\(table)\":\"Save it (\(locale))\"}"
      }
    }
    return files
  }

  @Test func `are told once where the files next to them have the language`() {
    let then = Self.tables { "locales/\($0)/\($1).json" }
    var now = then
    now["locales/de/b.json"] = nil
    #expect(
      findings(now, since: then) == [
        "locales/en/b.json: error: Restore “locales/de/b.json”. It was removed. (translation-missing)"
      ])
  }

  @Test func `are told where the file has a new name that is no language`() {
    for name in ["de_old", "de-backup", "de-bak"] {
      let then = Self.tables { locale, table in "\(table)/\(locale).json" }
      var now = then
      now["a/\(name).json"] = now.removeValue(forKey: "a/de.json")
      #expect(
        findings(now, since: then) == [
          "a/en.json: error: Restore “a/de.json”. It was removed. (translation-missing)"
        ], "\(name)")
    }
    // A language may get a more exact name.
    let then = Self.tables { locale, table in "\(table)/\(locale).json" }
    var now = then
    now["a/de-AT.json"] = now.removeValue(forKey: "a/de.json")
    #expect(findings(now, since: then) == [])
  }

  @Test func `are told for plurals of Apple, and for gettext, whose source is no file of a language`() {
    var then: [String: String] = [:]
    for locale in ["de", "en"] {
      then["\(locale).lproj/Localizable.strings"] = "\"save\" = \"Save it (\(locale))\";\n"
      then["\(locale).lproj/Localizable.stringsdict"] = """
        <plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
        """
    }
    var now = then
    now["de.lproj/Localizable.stringsdict"] = nil
    #expect(
      findings(now, since: then) == [
        "en.lproj/Localizable.stringsdict: error: Restore “de.lproj/Localizable.stringsdict”. It was removed. (translation-missing)"
      ])

    then = ["po/app.pot": "msgid \"Save it\"\nmsgstr \"\"\n"]
    for locale in ["de", "fr"] {
      then["po/\(locale).po"] = "msgid \"Save it\"\nmsgstr \"(\(locale))\"\n"
    }
    now = then
    now["po/de.po"] = nil
    #expect(
      findings(now, since: then) == [
        "po/app.pot: error: Restore “po/de.po”. It was removed. (translation-missing)"
      ])
  }

  @Test func `are told where the source is gone and they are left`() {
    let then = Self.tables { "locales/\($0)/\($1).json" }
    var now = then
    now["locales/en/b.json"] = nil
    let gone =
      "locales/de/b.json: error: Restore “locales/en/b.json”, or delete its translations. It was removed. (translation-missing)"
    #expect(findings(now, since: then) == [gone])
    now["locales/en/a.json"] = nil
    #expect(findings(now, since: then) == [gone.replacing("b.json", with: "a.json"), gone])
    // All of it is gone, or has moved.
    now = then.filter { !$0.key.hasSuffix("b.json") }
    #expect(findings(now, since: then) == [])
    now = Dictionary(
      uniqueKeysWithValues: then.map { ($0.key.replacing("b.json", with: "c.json"), $0.value) })
    #expect(findings(now, since: then) == [])
  }
}
