import Testing

@testable import copy_lint

/// Keys and texts of the code that only the string files of the project can judge.
@Suite struct KeyRuleTests {
  private static let keys = ["home.title", "home.go", "home.stop", "map.title", "map.zoom"]
  private static let strings = keys.map { "\"\($0)\" = \"Some words\";\n" }.joined()
  private static let code =
    "import SwiftUI\n" + keys.map { "x.text = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined()
  private static let back = "x.text = NSLocalizedString(\"home.back\", comment: \"\")\n"

  /// `path:line key` of each finding.
  private func found(_ rule: String, _ output: String) -> [String] {
    output.split(separator: "{\"rule\":\"\(rule)\",\"severity\"").dropFirst().map { part in
      func value(_ name: String) -> String {
        let rest = part.split(separator: "\"\(name)\":", maxSplits: 1).dropFirst().first ?? ""
        return String(rest.drop { $0 == "\"" }.prefix { $0 != "\"" && $0 != "," })
      }
      return "\(value("path")):\(value("line")) \(value("key"))"
    }
  }

  private func check(_ files: [String: String], _ arguments: String...) -> String {
    MemoryMachine(files).run(
      ["check", "--format", "json", "--notes"] + (arguments.isEmpty ? ["."] : arguments)
    )
    .output
  }

  @Test(arguments: ["1", "4"]) func `a missing key is found, however many threads there are`(jobs: String) {
    let files = ["App/Home.swift": Self.code + Self.back, "App/en.lproj/Localizable.strings": Self.strings]
    #expect(found("key-missing", check(files, ".", "--jobs", jobs)) == ["App/Home.swift:7 home.back"])
  }

  @Test func `any file that has the key will do`() {
    let others = [
      ("Lib/de.lproj/Other.strings", "\"home.back\" = \"Back\";"),
      (
        "App/en.lproj/Localizable.stringsdict",
        "<plist><dict><key>home.back</key><dict><key>NSStringLocalizedFormatKey</key><string>Back</string></dict></dict></plist>"
      ),
      ("App/More.xcstrings", #"{"sourceLanguage":"en","version":"1.0","strings":{"home.back":{}}}"#),
    ]
    for (path, text) in others {
      var files = ["App/Home.swift": Self.code + Self.back, "App/en.lproj/Localizable.strings": Self.strings]
      files[path] = text
      #expect(found("key-missing", check(files)) == [], "\(path)")
    }
  }

  @Test func `a broken string file may have it`() {
    let files = [
      "Home.swift": Self.code + Self.back, "en.lproj/Localizable.strings": Self.strings,
      "de.lproj/Localizable.strings": "\"home.back\" ",
    ]
    #expect(found("key-missing", check(files)) == [])
  }

  @Test func `a file by itself shows nothing`() {
    let files = ["Home.swift": Self.code + Self.back, "en.lproj/Localizable.strings": Self.strings]
    #expect(found("key-missing", check(files, "Home.swift")) == [])
    #expect(found("key-missing", check(files, "en.lproj")) == [])
    #expect(found("key-missing", check(files, ".", "--no-source")) == [])
  }

  @Test func `another package with the same table does not count`() {
    let files = [
      "A/Home.swift": Self.code, "A/en.lproj/Localizable.strings": Self.strings,
      "B/Page.swift": "import SwiftUI\n" + Self.back,
      "B/en.lproj/Localizable.strings": "\"page.one\" = \"One\";",
    ]
    #expect(found("key-missing", check(files)) == [])
  }

  @Test func `a comment, the settings and a baseline accept a missing key`() {
    var files = ["Home.swift": Self.code + Self.back, "en.lproj/Localizable.strings": Self.strings]
    files["Home.swift"] =
      Self.code + "// copy-lint:disable key-missing -- comes with the update\n" + Self.back
    let accepted = check(files)
    #expect(
      accepted.contains("\"suppressed\":\"comes with the update\"") || found("key-missing", accepted) == [])
    #expect(!accepted.contains("unused-suppression"))
    files["Home.swift"] = Self.code + Self.back
    files[".copy-lint.yml"] = "rules: {key-missing: off}"
    #expect(found("key-missing", check(files)) == [])
    files[".copy-lint.yml"] = nil
    let machine = MemoryMachine(files)
    #expect(machine.run("check", ".").code == 1)
    _ = machine.run("check", ".", "--write-baseline")
    #expect(machine.run("check", ".").code == 0)
  }

  @Test func `since a revision, only what the change asks for is new`() {
    let now = ["Home.swift": Self.code + Self.back, "en.lproj/Localizable.strings": Self.strings]
    func new(_ then: [String: String]) -> [String] {
      let machine = MemoryMachine(now)
      machine.repository = MemoryRepository(revisions: ["main": then])
      let output = machine.run(
        "check", ".", "--since", "main", "--format", "json", "--rule", "key-missing"
      ).output
      return found("key-missing", output)
    }
    #expect(
      new(["Home.swift": Self.code, "en.lproj/Localizable.strings": Self.strings]) == [
        "Home.swift:7 home.back"
      ])
    #expect(new(["Home.swift": Self.back + Self.code, "en.lproj/Localizable.strings": Self.strings]) == [])
  }

  @Test func `a key that no code names is found where the rule is on`() {
    let files = [
      "Home.swift": Self.code,
      "en.lproj/Localizable.strings": Self.strings + "\"home.old\" = \"Some words\";\n",
      "de.lproj/Localizable.strings": Self.strings + "\"home.old\" = \"Ein paar Worte\";\n",
    ]
    #expect(found("key-unused", check(files)) == [])
    #expect(
      found("key-unused", check(files, ".", "--rule", "key-unused")) == [
        "en.lproj/Localizable.strings:6 home.old"
      ])
    var more = files
    more["Old.m"] = "[label setText:NSLocalizedString(@\"home.old\", nil)];"
    #expect(found("key-unused", check(more, ".", "--rule", "key-unused")) == [])
    more = files
    more["Main.storyboard"] = """
      <document><label id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="localizedText" value="home.old"/>
      </userDefinedRuntimeAttributes></label></document>
      """
    #expect(found("key-unused", check(more, ".", "--rule", "key-unused")) == [])
  }

  @Test func `a text that is not looked up is found in a translated app`() {
    let looked = (1...30).map { "x.text = NSLocalizedString(\"Text \($0)\", comment: \"\")\n" }.joined()
    var files = [
      "Home.swift": "import UIKit\n" + looked + "x.text = \"Nothing to do for now\"\n",
      "en.lproj/Localizable.strings": "\"Text 1\" = \"One\";",
      "de.lproj/Localizable.strings": "\"Text 1\" = \"Eins\";",
    ]
    #expect(found("not-localized", check(files)) == ["Home.swift:32 Nothing to do for now"])
    files["de.lproj/Localizable.strings"] = nil
    #expect(found("not-localized", check(files)) == [])
  }
}
