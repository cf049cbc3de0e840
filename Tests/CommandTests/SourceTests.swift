import Testing

@testable import copy_lint

/// Which code a walk takes in, and what becomes of it.
@Suite struct SourceTests {
  private static let view = "import SwiftUI\nText(\"No network connectivity\")\n"

  private func paths(_ files: [String: String], _ arguments: [String]) -> [String] {
    let run = MemoryMachine(files).run(["dump"] + arguments)
    return run.output.split(separator: "{\"path\":\"").map { String($0.prefix { $0 != "\"" }) }
  }

  @Test(arguments: [
    (["A.swift": view], ["A.swift"]),
    (["A.swift": view, "B.swift": "Text(\"Sign in\")"], ["A.swift", "B.swift"]),
    (["A.swift": "import Vapor\nText(\"Sign in\")"], []),
    (
      [
        "AppTests/A.swift": view, "ATests.swift": view, "Preview Content/A.swift": view,
        "CardStorybook.swift": view,
        "Pods/A/B.swift": view,
      ], []
    ),
    (["A.swift": view, "A.strings": "\"a\" = \"B c\";"], ["A.strings", "A.swift"]),
  ])
  func `a walk takes in the code of apps`(files: [String: String], expected: [String]) {
    #expect(paths(files, ["."]) == expected)
  }

  @Test func `code can be left out`() {
    let files = ["A.swift": Self.view]
    #expect(paths(files, [".", "--no-source"]) == [])
    #expect(paths(files.merging([".copy-lint.yml": "source: off\n"]) { $1 }, ["."]) == [])
    #expect(paths(files, ["A.swift", "--no-source"]) == ["A.swift"])
  }

  @Test func `a folder of the settings may hold nothing but code that is left out`() {
    let files = [
      "App/A.swift": Self.view, "Texts/en.lproj/A.strings": "\"a\" = \"B c\";",
      ".copy-lint.yml": "paths: [App, Texts]\n",
    ]
    let run = MemoryMachine(files).run("check", "--no-source")
    #expect((run.code, run.messages) == (0, ""))
    // Whoever names the folder means to check it.
    let named = MemoryMachine(files).run("check", "App", "--no-source")
    #expect(named.code == 2)
    #expect(named.messages.contains("“App” holds only code."))
  }

  @Test func `what is found in code is at its place`() {
    let run = MemoryMachine(["A.swift": Self.view]).run("check", ".", "--format", "github")
    #expect(run.output.contains("file=A.swift,line=2,"))
    #expect(run.output.contains("No network connectivity"))
  }

  @Test func `code without words is not in the report`() {
    let files = ["A.swift": Self.view, "B.swift": "import SwiftUI\nprint(\"No network connectivity\")\n"]
    let run = MemoryMachine(files).run("check", ".", "--format", "json")
    #expect(run.output.contains("\"path\":\"A.swift\"") && !run.output.contains("B.swift"))
  }

  @Test func `what a string file has too, under the same key, is found there`() {
    let code = Self.view.replacing("\"No network", with: "verbatim: \"No network")
    let files = [
      "A.swift": code,
      "en.lproj/A.strings": "\"No network connectivity\" = \"No network connectivity\";\n",
    ]
    let run = MemoryMachine(files).run("check", ".", "--rule", "jargon", "--format", "json")
    #expect(run.output.contains("\"errors\":1"))
    #expect(
      run.output.contains("\"rule\":\"jargon\"")
        && run.output.contains("\"path\":\"en.lproj/A.strings\",\"line\":1"))
  }

  @Test func `what a string file has too, under another key, is found in both`() {
    let strings = "\"a\" = \"No network connectivity\";\n"
    let files = ["A.swift": Self.view, "en.lproj/A.strings": strings]
    let json = MemoryMachine(files).run("check", ".", "--rule", "jargon", "--format", "json").output
    #expect(json.contains("\"errors\":2") && json.contains("\"path\":\"A.swift\",\"line\":2"), "\(json)")
    // A report for people shows it once, with the other place.
    let text = MemoryMachine(files).run("check", ".", "--rule", "jargon").output
    #expect(text.contains("The same at en.lproj/A.strings:1."), "\(text)")
    // Who accepts the one has not seen the other.
    let accepted = ["A.swift": Self.view, "en.lproj/A.strings": "/* copy-lint:disable jargon */\n" + strings]
    let rest = MemoryMachine(accepted).run("check", ".", "--rule", "jargon", "--format", "json").output
    #expect(rest.contains("\"errors\":1") && rest.contains("\"path\":\"A.swift\",\"line\":2"), "\(rest)")
  }

  @Test(arguments: [
    // What the project has as keys, and whether the name is found.
    ("btn_more", nil, true), ("btn_more", #""btn_more" = "More";"#, false),
    ("btn_more", #""a_b" = "A"; "c_d" = "C"; "e_f" = "E";"#, false),
    ("btn_more", #""a.b" = "A"; "c.d" = "C"; "e.f" = "E";"#, true),
    ("btn_more", #""A text" = "A text";"#, true), ("mic.fill", #""mic.fill" = "Record";"#, false),
    ("mic.fill", #""a.b" = "A"; "c.d" = "C"; "e.f" = "E";"#, true),
    ("home.title", #""A text" = "A text";"#, false), ("home.title", nil, false),
    ("map_photo", #""a.b" = "A"; "c.d" = "C"; "e.f" = "E";"#, true), ("map_photo", nil, false),
    ("map_photo", #""a.b" = "A"; "c.d" = "C"; "map_photo" = "Map";"#, false),
    ("map_photo", #""a.b" = "A"; "c.d" = "C"; "e.f" = "E"; "go_on" = "Go on";"#, false),
  ])
  func `a spoken name is held against the keys of the project`(name: String, keys: String?, isFound: Bool) {
    var files = ["App/A.swift": "import SwiftUI\nlet a = Image(\"a\").accessibilityLabel(\"\(name)\")\n"]
    files["App/en.lproj/Localizable.strings"] = keys
    let output = MemoryMachine(files).run("check", ".", "--format", "json").output
    #expect(output.contains("\"path\":\"App/A.swift\",\"line\":2") == isFound, "\(output)")
  }

  @Test func `an empty text in a string file does not excuse one in code`() {
    let code = "import SwiftUI\nUIAccessibility.post(notification: .announcement, argument: \"\")\n"
    let files = ["A.swift": code, "en.lproj/Localizable.strings": "\"a.announcement\" = \"\";\n"]
    let output = MemoryMachine(files).run("check", ".", "--rule", "label-empty", "--format", "json").output
    #expect(output.contains("\"path\":\"A.swift\",\"line\":2"), "\(output)")
  }

  @Test func `a literal that is only a key is not judged: its text is in the string file`() {
    func rules(_ files: [String: String], _ arguments: String...) -> [String] {
      MemoryMachine(files).run(["check", ".", "--format", "csv", "--rule", "plain-word"] + arguments).output
        .split(separator: "\r\n").dropFirst()
        .map { row in
          let cells = row.dropFirst().split(separator: "\",\"", omittingEmptySubsequences: false)
          return "\(cells[9]):\(cells[10])"
        }
    }
    let code = "import SwiftUI\nText(\"Utilize \\(count) maps\")\nText(\"Utilize it\")\nText(\"Commence\")\n"
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Utilize %lld maps": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Use %lld maps"}}}},
        "Utilize it": {}
      }}
      """
    #expect(rules(["A.swift": code]) == ["A.swift:2", "A.swift:3", "A.swift:4"])
    #expect(
      rules(["A.swift": code, "Localizable.xcstrings": catalog]) == ["A.swift:4", "Localizable.xcstrings:3"])
    // A translation alone answers no literal, and what is not looked up is no key.
    let german = ["A.swift": code, "de.lproj/Localizable.strings": "\"Utilize it\" = \"Nutzen\";\n"]
    #expect(rules(german) == ["A.swift:2", "A.swift:3", "A.swift:4"])
    let plain = code.replacing("Text(\"Utilize it\")", with: "label.text = \"Utilize it\"")
    #expect(
      rules(["A.swift": plain, "en.lproj/Localizable.strings": "\"Utilize it\" = \"Use it\";\n"])
        == ["A.swift:2", "A.swift:3", "A.swift:4"])
    // A text in an interpolation is in no string file.
    let branch = "import SwiftUI\nText(\"\\(isOpen ? \"Utilize\" : \"Open\") it\")\n"
    #expect(
      rules(["A.swift": branch, "en.lproj/Localizable.strings": "\"%@ it\" = \"%@ it\";\n"]) == ["A.swift:2"])
  }

  @Test func `a fix changes a literal only if it can't be a key`() {
    let machine = MemoryMachine(["A.swift": Self.view])
    _ = machine.run("check", ".", "--fix", "--unsafe-fixes")
    #expect(
      machine["A.swift"].map { String(decoding: $0, as: UTF8.self) }
        == "import SwiftUI\nText(\"You're offline\")\n")
    let other = MemoryMachine(["A.swift": Self.view, "A.strings": "\"b\" = \"B\";\n"])
    _ = other.run("check", ".", "--fix", "--unsafe-fixes")
    #expect(other["A.swift"].map { String(decoding: $0, as: UTF8.self) } == Self.view)
  }

  @Test func `a comment that accepts a finding is written above the literal`() {
    let machine = MemoryMachine(["A.swift": "import SwiftUI\n  Text(\"No network connectivity\")\n"])
    _ = machine.run("check", ".", "--rule", "jargon", "--add-suppressions", "--reason", "the bank says so")
    let expected = """
      import SwiftUI
        // copy-lint:disable jargon -- the bank says so
        Text("No network connectivity")

      """
    #expect(machine["A.swift"].map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func `a comment accepts a finding`() {
    let code =
      "import SwiftUI\n// copy-lint:disable jargon -- the bank says so\nText(\"No network connectivity\")\n"
    let run = MemoryMachine(["A.swift": code]).run("check", ".", "--rule", "jargon")
    #expect(run.code == 0)
  }
}
