import Testing

@testable import copy_lint

/// The roles that code and layouts give to the strings of string files.
@Suite struct JoinedRoleTests {
  /// Each string that is not in code, as `key: role (source)`.
  func roles(_ files: [String: String], _ arguments: [String] = ["."]) -> [String] {
    let run = MemoryMachine(files).run(["dump"] + arguments)
    return run.output.split(separator: "\n").filter { !$0.contains(".swift\",\"format\"") }.map { line in
      func value(_ name: String) -> String {
        let parts = line.split(separator: "\"\(name)\":\"", maxSplits: 1)
        return parts.count == 2 ? String(parts[1].prefix { $0 != "\"" }) : ""
      }
      return "\(value("key")): \(value("role")) (\(value("roleSource")))"
    }
  }

  private static func strings(_ keys: String...) -> String {
    keys.map { "\"\($0)\" = \"Some words\";\n" }.joined()
  }

  @Test func `a sentence in large letters heads nothing`() {
    let files = [
      "A.swift": "import SwiftUI\nSection(header: Text(\"home.go\")) { }",
      "en.lproj/Localizable.strings": "\"home.go\" = \"You have left the study for good.\";\n",
    ]
    #expect(roles(files) == ["home.go: body (source)"])
  }

  @Test(arguments: [
    (#"Button("home.go") { }"#, "Remove all trips", "button-destructive"),
    (#"Button("home.go", role: .cancel) { }"#, "OK", "button"),
    (#"Button("home.go", role: .cancel) { }"#, "Keep it", "button-cancel"),
  ])
  func `the words of a string tell whether its button deletes something`(
    code: String, text: String, role: String
  ) {
    let files = [
      "A.swift": "import SwiftUI\n" + code, "en.lproj/Localizable.strings": "\"home.go\" = \"\(text)\";\n",
    ]
    #expect(roles(files) == ["home.go: \(role) (source)"])
  }

  @Test(arguments: [("historyTab", "tab"), ("history.tab", "tab"), ("openTabs", "button")])
  func `a button whose key names a tab is one`(key: String, role: String) {
    let files = [
      "A.swift": "import SwiftUI\nButton(\"\(key)\") { }", "en.lproj/Localizable.strings": Self.strings(key),
    ]
    #expect(roles(files) == ["\(key): \(role) (source)"])
  }

  @Test(arguments: [
    ("sidebar.item.camera", "Camera"), ("menu.file.open", "Open it"), ("map.area.keep", "Keep this area"),
  ])
  func `a button may be an item of a menu, or the way out`(key: String, text: String) {
    let files = [
      "A.swift": "import SwiftUI\nButton(\"\(key)\") { }",
      "en.lproj/Localizable.strings": "\"\(key)\" = \"\(text)\";\n",
    ]
    #expect(roles(files) == ["\(key): unknown (source)"])
  }

  @Test(arguments: [
    ("Button(\"is_above\") { }", "The name of an option when it fires", "is_above", "menu-item"),
    ("showToast(message: NSLocalizedString(\"saved\", comment: \"\"))", "Error message", "saved", "error"),
  ])
  func `a comment or a key knows what is chosen and told`(
    code: String, comment: String, key: String, role: String
  ) {
    let files = [
      "A.swift": "import SwiftUI\n" + code,
      "en.lproj/Localizable.strings": "/* \(comment) */\n\"\(key)\" = \"Some words\";\n",
    ]
    #expect(roles(files) == ["\(key): \(role) (source)"])
  }

  @Test func `code beside the folders of the settings, or beside what is named, gives roles, too`() {
    let files = [
      "App/A.swift": "import SwiftUI\nButton(\"home.go\") { }", ".copy-lint.yml": "paths: [Resources]\n",
      "Resources/en.lproj/Localizable.strings": Self.strings("home.go"),
    ]
    #expect(roles(files, []) == ["home.go: button (source)"])
    #expect(roles(files, ["Resources"]) == ["home.go: button (source)"])
    #expect(roles(files, ["Resources/en.lproj/Localizable.strings"]) == ["home.go: button (source)"])
  }

  @Test(arguments: [
    (#"Button("home.go") { }"#, "home.go", "button"),
    (#"Text("home.go")"#, "home.go", "unknown"),
    (#"label.accessibilityHint = NSLocalizedString("home.go", comment: "")"#, "home.go", "a11y-hint"),
    (#"x.accessibilityLabel(String(localized: "home.go"))"#, "home.go", "a11y-label"),
    (#"x.accessibilityLabel("home.go".localized)"#, "home.go", "a11y-label"),
    (#"Button("\(count) of \(all) files") { }"#, "%lld of %@ files", "button"),
    (#"Button("50% of \(all)") { }"#, "50%% of %@", "button"),
    (#"x.help(String(format: NSLocalizedString("%d files", comment: ""), n))"#, "%d files", "tooltip"),
    (#"Button("home.go", role: .destructive) { }"#, "home.go", "button-destructive"),
    (#"label.title = "home.go""#, "home.go", "unknown"),
    (#"print("home.go")"#, "home.go", "unknown"),
  ])
  func `a literal gives its role to the key`(code: String, key: String, role: String) {
    let found = roles([
      "A.swift": "import SwiftUI\n" + code, "en.lproj/Localizable.strings": Self.strings(key),
    ])
    #expect(found == ["\(key): \(role) (\(role == "unknown" ? "none" : "source"))"])
  }

  @Test func `a comment that names the thing counts more than that a text is shown`() {
    let found = roles([
      "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"No network is here.\") } }",
      "en.lproj/Localizable.strings":
        "/* error message */\n\"No network is here.\" = \"No network is here.\";\n",
    ])
    #expect(found == ["No network is here.: error (comment)"])
  }

  @Test(arguments: [
    (#"Button(NSLocalizedString("a.go", tableName: "Home", comment: "")) { }"#, "Home", true),
    (#"Button(NSLocalizedString("a.go", tableName: "Home", comment: "")) { }"#, "Localizable", false),
    (#"Button(String(localized: "a.go", table: "Home")) { }"#, "Home", true),
    (#"Button(NSLocalizedString("a.go", tableName: table, comment: "")) { }"#, "Home", true),
    (#"Button(NSLocalizedString("a.go", tableName: nil, comment: "")) { }"#, "Home", false),
    (#"Button(NSLocalizedString("a.go", comment: "")) { }"#, "Home", false),
  ])
  func `a key belongs to its table`(code: String, table: String, isJoined: Bool) {
    let found = roles(["A.swift": "import UIKit\n" + code, "en.lproj/\(table).strings": Self.strings("a.go")])
    #expect(found == [isJoined ? "a.go: button (source)" : "a.go: unknown (none)"])
  }

  private static let generated = """
    import Foundation
    internal enum L10n {
      internal static let save = L10n.tr("Localizable", "save_it", fallback: "Save")
      internal enum Home {
        internal static var go: String { return L10n.tr("Localizable", "home.go") }
        internal static func count(_ p1: Int) -> String {
          return L10n.tr("Localizable", "home.count", p1)
        }
      }
    }
    """

  @Test(arguments: [
    ("Button(L10n.save) { }", "save_it", "button"),
    ("Button(isOn ? L10n.save : L10n.Home.go) { }", "home.go", "button"),
    ("view.accessibilityLabel = L10n.Home.go", "home.go", "a11y-label"),
    ("Section { } header: { Text(L10n.Home.count(3)) }", "home.count", "heading"),
    ("var errorDescription: String? { return L10n.Home.go }", "home.go", "error"),
    ("var errorDescription: String? { switch self { case .a: L10n.Home.go } }", "home.go", "error"),
    ("extension L10n { func a() { Button(Home.go) { } } }", "home.go", "button"),
    // A choice does nothing by itself.
    (
      "extension Member { var title: String { switch self { case .a: L10n.Home.go } }; func a() { Button(title) { } } }",
      "home.go", "unknown"
    ),
    ("print(L10n.Home.go)", "home.go", "unknown"),
    ("// Button(L10n.Home.go) { }", "home.go", "unknown"),
    ("Button { print(L10n.Home.go) } label: { Text(\"x\") }", "home.go", "unknown"),
  ])
  func `a name of generated code stands for its key`(code: String, key: String, role: String) {
    let found = roles([
      "L10n.swift": Self.generated, "A.swift": "import SwiftUI\n" + code,
      "en.lproj/Localizable.strings": Self.strings(key),
    ])
    #expect(found == ["\(key): \(role) (\(role == "unknown" ? "none" : "source"))"])
  }

  @Test func `a name that stands for two keys stands for none`() {
    let files = [
      "A.swift": """
      import SwiftUI
      enum A { enum Home { static let go = NSLocalizedString("a.go", comment: "") } }
      enum B { enum Home { static let go = NSLocalizedString("b.go", comment: "") } }
      """,
      "B.swift": "Button(Home.go) { }\nButton(B.Home.go) { }",
      "en.lproj/Localizable.strings": Self.strings("a.go", "b.go"),
    ]
    #expect(roles(files) == ["a.go: unknown (none)", "b.go: button (source)"])
  }

  @Test func `a symbol of Xcode stands for its key`() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"home.go_now": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "Some words"}}}}}}
      """
    let found = roles(["A.swift": "import SwiftUI\nButton(.homeGoNow) { }", "Localizable.xcstrings": catalog])
    #expect(found == ["home.go_now: button (source)"])
  }

  @Test func `two kinds of places give what they have in common, and the dump shows both`() {
    let files = [
      "A.swift": """
      import SwiftUI
      Button("go.on", role: .cancel) { }
      Button("go.on") { }
      Button("stop.it") { }
      x.accessibilityHint("stop.it")
      """,
      "en.lproj/Localizable.strings": Self.strings("go.on", "stop.it"),
    ]
    #expect(roles(files) == ["go.on: button (source)", "stop.it: unknown (none)"])
    let lines = MemoryMachine(files).run("dump", ".").output.split(separator: "\n")
    let roles =
      #""roles":[{"role":"button","path":"A.swift","line":4},{"role":"a11y-hint","path":"A.swift","line":5}]"#
    #expect(lines.contains { $0.contains("\"key\":\"stop.it\"") && $0.contains(roles) })
  }

  @Test func `settings count more, and comments less`() {
    let files = [
      "A.swift": "import SwiftUI\nButton(\"go.on\") { }\nButton(\"go.off\") { }",
      "en.lproj/Localizable.strings":
        "/* Title of the screen */\n\"go.on\" = \"Some words\";\n\"go.off\" = \"More\";\n",
      ".copy-lint.yml": "roles: [{key: go.off, role: link}]",
    ]
    #expect(roles(files) == ["go.on: button (source)", "go.off: link (given)"])
  }

  @Test func `only a walk joins keys`() {
    let files = [
      "A.swift": "import SwiftUI\nButton(\"home.go\") { }",
      "en.lproj/Localizable.strings": Self.strings("home.go"),
    ]
    #expect(roles(files, ["en.lproj/Localizable.strings"]) == ["home.go: unknown (none)"])
    #expect(roles(files, [".", "--no-source"]) == ["home.go: unknown (none)"])
  }

  /// The rule asks for a hint by its role alone.
  @Test(arguments: ["1", "4"]) func `a check knows the roles, however many threads it has`(jobs: String) {
    let files = [
      "A.swift": "import SwiftUI\nx.accessibilityHint(L10n.go)\nText(\"All files\")",
      "L10n.swift": "enum L10n { static let go = L10n.tr(\"Localizable\", \"home.go\") }",
      "en.lproj/Localizable.strings": "\"home.go\" = \"Double tap to open the file\";\n",
    ]
    let run = MemoryMachine(files).run("check", ".", "--format", "json", "--jobs", jobs)
    #expect(run.output.contains("\"rule\":\"hint-gesture\""))
    #expect(run.output.contains("\"role\":\"a11y-hint\",\"roleSource\":\"source\""))
    #expect(!run.output.contains("L10n.swift"))
    let alone = MemoryMachine(files).run("check", "en.lproj", "--format", "json", "--jobs", jobs)
    #expect(!alone.output.contains("\"rule\":\"hint-gesture\""))
  }

  @Test func `a comment accepts a finding that the code shows`() {
    let machine = MemoryMachine([
      "A.swift": "import SwiftUI\nx.accessibilityHint(\"home.go\")\n",
      "en.lproj/Localizable.strings": "\"home.go\" = \"Double tap to open the file\";\n",
    ])
    _ = machine.run(
      "check", ".", "--rule", "hint-gesture", "--add-suppressions", "--reason", "as the bank has it")
    let text = machine["en.lproj/Localizable.strings"].map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.contains("copy-lint:disable hint-gesture -- as the bank has it") == true)
  }
}
