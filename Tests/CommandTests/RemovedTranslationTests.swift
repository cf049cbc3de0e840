import Testing

@testable import copy_lint

/// A translation that is gone.
@Suite struct `Removed translations` {
  private static let locales = ["de", "es", "fr", "hu", "it", "nl", "pl", "pt", "sl"]

  private static func files(_ folders: [String]) -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      files["\(folder)/en.json"] = "{\"save\":\"Save it\"}"
      for locale in locales { files["\(folder)/\(locale).json"] = "{\"save\":\"(\(locale))\"}" }
    }
    return files
  }

  private func findings(_ now: [String: String], since then: [String: String]? = nil) -> [String] {
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
        "app/locales/en.json: error: Put this file in “sl” back. It was removed. (translation-missing)"
      ])
    now["web/locales/sl.json"] = nil
    #expect(
      findings(now, since: then)
        == ["app", "web"].map {
          "\($0)/locales/en.json: error: Put this file in “sl” back. It was removed. (translation-missing)"
        })
    // A file that nobody translates any more.
    now = now.filter { !$0.key.hasPrefix("web") || $0.key.hasSuffix("x") }
    now["app/locales/sl.json"] = then["app/locales/sl.json"]
    #expect(findings(now, since: then) == [])
  }

  @Test func `are told where most other folders still have the language`() {
    var now = Self.files(["app/locales", "ext/locales", "web/locales"])
    now["app/locales/sl.json"] = nil
    #expect(
      findings(now) == [
        "app/locales/en.json: warning: Add this file in Slovenian (sl). Other folders have it. (translation-missing)"
      ])
    // One other folder may have been first.
    var two = Self.files(["app/locales", "web/locales"])
    two["app/locales/sl.json"] = nil
    #expect(
      findings(two) == [
        "app/locales/en.json: note: Add this file in Slovenian (sl). Other folders have it. (translation-missing)"
      ])
    // What only one of three has is new there.
    now["ext/locales/sl.json"] = nil
    #expect(findings(now) == [])
  }

  @Test func `are strings, too, where the source lacks them`() {
    var files: [String: String] = [:]
    for locale in Self.locales {
      files["locales/\(locale).json"] = "{\"Save the file\":\"S\",\"Keep this one\":\"K\"}"
    }
    let then = files
    files["locales/de.json"] = "{\"Keep this one\":\"K\"}"
    let expected =
      "locales/de.json: error: Translate “Save the file”. Most languages have it. (translation-missing)"
    #expect(findings(files) == [expected])
    #expect(findings(files, since: then) == [expected])
  }
}
