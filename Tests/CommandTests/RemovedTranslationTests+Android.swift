import Testing

@testable import copy_lint

extension `Removed translations` {
  @Test func `may be in another file of the folder on Android`() {
    func xml(_ names: String...) -> String {
      "<resources>\(names.map { "<string name=\"\($0)\">Save it</string>" }.joined())</resources>"
    }
    let then = [
      "res/values/a.xml": xml("a"), "res/values/b.xml": xml("b"), "res/values-de/a.xml": xml("a"),
      "res/values-de/b.xml": xml("b"),
    ]
    var now = then
    now["res/values/b.xml"] = nil
    #expect(
      findings(now, since: then) == [
        "res/values-de/b.xml: error: Restore “res/values/b.xml”, or delete its translations. It was removed. (translation-missing)"
      ])
    now["res/values/a.xml"] = xml("a", "b")
    #expect(findings(now, since: then) == [])
  }

  /// Strings of Android, named by their keys.
  private static func android(_ names: String...) -> String {
    "<resources>\(names.map { "<string name=\"\($0)\">Save the \($0)</string>" }.joined())</resources>"
  }

  @Test(arguments: ["strings", "more"])
  func `of a language that keeps the texts of one source in two files of Android are strings`(gone: String) {
    let (app, pile) = ("res/values-de/strings.xml", "res/values-de/more.xml")
    let then = [
      "res/values/strings.xml": Self.android("box", "cat", "dog"), app: Self.android("box"),
      pile: Self.android("cat", "dog"),
    ]
    var now = then
    now["res/values-de/\(gone).xml"] = nil
    let lost = gone == "more" ? ["cat", "dog"] : ["box"]
    let left = gone == "more" ? app : pile
    #expect(
      findings(now, since: then)
        == lost.map {
          "\(left): error: Translate “Save the \($0)” (key “\($0)”). It's in the source but not here. (translation-missing)"
        })
    // Another name, or another file of the folder.
    now["res/values-de/\(gone)2.xml"] = then["res/values-de/\(gone).xml"]
    #expect(findings(now, since: then) == [])
    now = then.filter { $0.key != pile }
    now[app] = Self.android("box", "cat", "dog")
    #expect(findings(now, since: then) == [])
    // What the source has since, nobody lost.
    now = then.merging(["res/values/strings.xml": Self.android("box", "cat", "dog", "elk")]) { $1 }
    #expect(
      findings(now, since: then) == [
        "\(app): note: Translate “Save the elk” (key “elk”). It is new. (translation-missing)"
      ])
  }

  @Test func `of a region are strings, too, where only its language had them`() {
    let then = [
      "res/values/strings.xml": Self.android("box", "cat"), "res/values-es/strings.xml": Self.android("box"),
      "res/values-es/more.xml": Self.android("cat"), "res/values-es-rMX/strings.xml": Self.android("box"),
    ]
    let found = findings(then.filter { !$0.key.hasSuffix("more.xml") }, since: then)
    let isOfCat = { (line: String) in line.contains(": error: Translate “Save the cat”") }
    #expect(found.count == 2 && found.allSatisfy(isOfCat), "\(found)")
  }

  @Test func `of a language that a project dropped are no finding if “exclude” has its files`() {
    let then = Self.files(["app/locales", "web/locales"])
    var now = then.filter { !$0.key.hasSuffix("sl.json") }
    now[".copy-lint.yml"] = "exclude: [\"**/sl.json\"]\n"
    #expect(findings(now, since: then) == [])
    let machine = MemoryMachine(now)
    #expect(machine.run("check", "--translations", ".").messages == "")
  }

  @Test func `are told without a revision where the source is in no file of Android`() {
    func xml(_ names: String...) -> String {
      "<resources>\(names.map { "<string name=\"\($0)\">Save it</string>" }.joined())</resources>"
    }
    var files = [
      "a/res/values/strings.xml": xml("a"), "a/res/values-de/strings.xml": xml("a"),
      "b/res/values-de/strings.xml": xml("b"), "b/res/values-fr/strings.xml": xml("b"),
    ]
    #expect(
      findings(files) == [
        "b/res/values-de/strings.xml: warning: Restore “b/res/values/strings.xml”, or delete its translations. No file has the texts that they translate. (translation-missing)"
      ])
    files["b/res/values/texts.xml"] = xml("b")
    #expect(findings(files) == [])
    files["b/res/values/texts.xml"] = nil
    files["a/res/values/strings.xml"] = xml("a", "b")
    #expect(findings(files).filter { $0.contains("Restore") } == [])
  }

  @Test func `are told where a baseline lists the source that is gone`() {
    let machine = MemoryMachine([
      ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n", "locales/en/a.json": "{\"a\":\"Save it...\"}",
      "locales/de/a.json": "{\"a\":\"Sichern\"}", "locales/en/b.json": "{\"b\":\"Send it\"}",
      "locales/de/b.json": "{\"b\":\"Senden\"}",
    ])
    _ = machine.run("--translations", "--write-baseline", ".")
    #expect(machine.run("--translations", ".").code == 0)
    machine["locales/en/a.json"] = nil
    let run = machine.run("--translations", "--format", "xcode", ".")
    #expect(run.code == 1)
    #expect(
      run.output.contains(
        "locales/de/a.json: error: Restore “locales/en/a.json”, or delete its translations. It was removed. (translation-missing)"
      ), "\(run)")
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
