import Testing

@testable import copy_lint

/// Which template of gettext the files of translators are compared with.
@Suite struct `Templates of gettext` {
  private static let texts = ["Save it", "Send it", "Stop it now"]

  private static func file(_ translations: [String], more: String...) -> String {
    zip(texts, translations).map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n\n" }.joined()
      + more.map { "msgid \"\($0)\"\nmsgstr \"\"\n\n" }.joined()
  }

  private let template = file(["", "", ""], more: "Open it here")
  private let danish = file(["Gem", "Send", "Stop"])
  private let german = file(["Sichern", "Senden", "Anhalten"])

  private func findings(
    _ now: [String: String], since then: [String: String]? = nil, settings: String = ""
  ) -> [String] {
    var now = now
    if !settings.isEmpty { now[".copy-lint.yml"] = "translations: {\(settings)}\n" }
    let machine = MemoryMachine(now)
    if let then { machine.repository = MemoryRepository(revisions: ["main": then]) }
    return machine.run(
      ["check", "--translations", "--rule", "translation-missing", "--format", "xcode", "."]
        + (then == nil ? [] : ["--since", "main"])
    ).output.split(separator: "\n").filter { $0.contains("(translation-missing)") }.map(String.init)
  }

  @Test(arguments: [
    ("locales/messages.pot", "locales/da/messages.po"), ("locales/x.pot", "locales/da/LC_MESSAGES/x.po"),
    ("locales/en/messages.pot", "locales/da/messages.po"), ("po/app.pot", "po/da.po"),
    ("locales/templates/a.pot", "locales/da/a.po"), ("locales/app.pot", "locales/da/messages.po"),
  ])
  func `are next to them, above them or in a folder of their own`(_ template: String, _ translation: String) {
    let found = findings([template: self.template, translation: danish])
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.contains(": error: Translate “Open it here”. It's in the source but not here.") == true,
      "\(found)")
  }

  @Test func `are found by their names where an app has several`() {
    let other = "msgid \"Go home\"\nmsgstr \"\"\n\nmsgid \"Look up\"\nmsgstr \"\"\n"
    let found = findings([
      "locales/a.pot": template, "locales/b.pot": other, "locales/da/a.po": danish,
      "locales/da/b.po": other.replacing("msgstr \"\"", with: "msgstr \"Hjem\""),
    ])
    #expect(
      found.count == 1 && found[0].contains("locales/da/a.po") && found[0].contains("Open it here"),
      "\(found)")
  }

  @Test func `have most of the texts in common with them`() {
    let other = "msgid \"Go home\"\nmsgstr \"\"\n\nmsgid \"Look up\"\nmsgstr \"\"\n"
    #expect(findings(["locales/messages.pot": other, "locales/da/messages.po": danish]) == [])
  }

  @Test func `tell of languages that are gone or asked for`() {
    let all = [
      "locales/messages.pot": Self.file(["", "", ""]), "locales/da/messages.po": danish,
      "locales/de/messages.po": german,
    ]
    let gone =
      "locales/messages.pot: error: Restore “locales/da/messages.po”. It was removed. (translation-missing)"
    var now = all
    now["locales/da/messages.po"] = nil
    #expect(findings(now, since: all) == [gone])
    now["locales/de/messages.po"] = nil
    #expect(findings(now, since: all) == [gone, gone.replacing("/da/", with: "/de/")])
    now = all
    now["locales/messages.pot"] = nil
    #expect(
      findings(now, since: all) == [
        "locales/da/messages.po: error: Restore “locales/messages.pot”, or delete its translations. It was removed. (translation-missing)"
      ])
    now = all
    now["locales/da/messages.po"] = nil
    #expect(
      findings(now, settings: "requireAll: [da, de]") == [
        "locales/messages.pot: error: Translate the app into Danish (da). “requireAll” names it, but no file has it. (translation-missing)"
      ])
    now["locales/de/messages.po"] = nil
    #expect(findings(now, settings: "requireAll: [da, de]").count == 2)
  }
}
