import Testing

@testable import copy_lint

/// The roles that uses in other files give to members of types.
@Suite struct MemberRoleTests {
  /// The strings in code, as `text: role`.
  private func roles(_ files: [String: String], _ arguments: [String] = ["."]) -> [String] {
    let run = MemoryMachine(files.mapValues { "import SwiftUI\n" + $0 }).run(["dump"] + arguments)
    return run.output.split(separator: "\n").filter { !$0.hasSuffix("\"unshown\":true}") }.map { line in
      func value(_ name: String) -> String {
        let parts = line.split(separator: "\"\(name)\":\"", maxSplits: 1)
        return parts.count == 2 ? String(parts[1].prefix { $0 != "\"" }) : ""
      }
      return "\(value("text")): \(value("role"))"
    }
  }

  private static let section =
    #"enum SidebarAction: CaseIterable { case all; var title: String { switch self { case .all: "All files" } } }"#

  @Test(arguments: [
    // The value is declared with its type.
    ("struct A: View { let part: SidebarAction; var body: some View { Button(part.title) { } } }", "button"),
    (
      "struct A: View { let parts: [SidebarAction]; func a() { x.navigationTitle(parts.title) } }",
      "nav-title"
    ),
    // The type is named.
    ("struct A: View { var body: some View { Button(SidebarAction.all.title) { } } }", "button"),
    // The choices are those of the type.
    ("ForEach(SidebarAction.allCases) { item in Button(item.title) { } }", "button"),
    ("for item in SidebarAction.allCases { Toggle(item.title, isOn: $a) }", "toggle"),
    // Only one type fits the name.
    ("func a() { Tab(action.title, image: b) { } }", "tab"),
    ("func a() { Tab(sidebarAction?.title, image: b) { } }", "tab"),
    // A text of that name is hidden.
    (
      "struct A { let action: String }\nstruct B: View { var body: some View { ForEach(all) { action in Button(action.title) { } } } }",
      "button"
    ),
    // What is asked of itself is the type around.
    ("extension SidebarAction { var row: some View { Button(title) { } } }", "button"),
    // Nothing tells which type it is of, or what it is.
    ("func a() { Button(item.title) { } }", "unknown"),
    ("func a(action: FileAction) { Button(action.title) { } }", "unknown"),
    ("func a() { Text(action.title) }", "unknown"),
    ("func a() { x.help(action.title) }", "unknown"),
    ("func a() { x.accessibilityValue(action.title) }", "unknown"),
    ("func a() { Button(action.name) { } }", "unknown"),
    // It is two things: people see it, and no more is known.
    ("func a() { Button(action.title) { } }\nfunc b() { x.navigationTitle(action.title) }", "unknown"),
    // Two types fit.
    ("struct FileAction { let title: String }\nfunc a() { Button(action.title) { } }", "unknown"),
    ("enum B { enum SidebarAction { case a } }\nfunc a() { Button(action.title) { } }", "unknown"),
  ])
  func `a use in another file tells what a member is`(use: String, role: String) {
    #expect(roles(["A.swift": Self.section, "B.swift": use]) == ["All files: \(role)"])
  }

  @Test func `an argument is what the code does with the value that gets it`() {
    let files = [
      "A.swift": "let all = [FileAction(title: \"All files\", note: \"Two files\")]",
      "B.swift": "struct FileAction { let title: String; let note: String }",
      "C.swift":
        "struct A: View { let action: FileAction; var body: some View { Button(action.title) { } } }",
    ]
    #expect(roles(files) == ["All files: button", "Two files: unknown"])
    // What can be chosen does nothing by itself.
    let choices = files.mapValues { $0.split(separator: "FileAction").joined(separator: "Choice") }
    #expect(roles(choices) == ["All files: unknown", "Two files: unknown"])
  }

  @Test(arguments: [
    ("Text(state.line)", true), ("Text(state.line ?? \"\")", true), ("Text(state.line.localized)", true),
    ("Text(state.line!)", true), ("Text(\"It is \\(state.line)\")", true),
    ("if let line = state.line { Text(line) }", true),
    ("print(state.line)", false), ("Text(other.line)", false), ("Text(state.line.count)", false),
    // A name may be of anything.
    ("Text(state.name)", false),
  ])
  func `what another file shows is a text`(use: String, isShown: Bool) {
    let files = [
      "A.swift":
        "enum FileState { var line: String? { a ? \"All files\" : nil }; var name: String { \"Two files\" } }",
      "B.swift": "struct A: View { let state: FileState; var body: some View { \(use) } }",
    ]
    #expect(roles(files).contains("All files: unknown") == isShown)
    #expect(!roles(files).contains("Two files: unknown"))
  }

  @Test(arguments: [
    "let all = [FileTip(line: \"All files\")]",
    "struct A: View { var body: some View { x.sheet { FileTip(line: \"All files\") } } }",
    "extension FileTip { func a() { line = \"All files\" } }",
    "extension FileTip { func a() { self.line = \"All files\" } }",
  ])
  func `what is given to a property that is shown is a text`(code: String) {
    let files = [
      "A.swift": code,
      "B.swift": "struct FileTip: View { var line: String; var body: some View { Text(line) } }",
    ]
    #expect(roles(files) == ["All files: unknown"])
    #expect(roles(["A.swift": code, "B.swift": "struct FileTip { var line: String }"]).isEmpty)
  }

  @Test(arguments: [
    "@StateObject private var model = FileModel()", "@ObservedObject var model: FileModel",
    "let model = App.FileModel(a)",
  ])
  func `a value is of the type that makes it`(value: String) {
    let files = [
      "A.swift":
        "class FileModel { @Published var state = \"\"; func a() { state = \"Two files are saved\" } }",
      "B.swift": "struct A: View { \(value); var body: some View { Text(model.state) } }",
    ]
    #expect(roles(files) == ["Two files are saved: unknown"])
  }

  @Test func `an extension of a type in a type has the name of the inner one`() {
    let files = [
      "A.swift": "extension File.Status { var title: String { \"All files\" } }",
      "B.swift": "func a(file: File) { x.navigationTitle(file.title) }",
      "C.swift": "struct File { enum Status { case a } }",
    ]
    #expect(roles(files) == ["All files: unknown"])
  }

  @Test func `a screen has the title of whatever it is given`() {
    let files = [
      "A.swift": "let all = [Recipe(title: \"Chocolate cake\")]",
      "B.swift":
        "struct A: View { let recipe: Recipe; var body: some View { List { }.navigationTitle(recipe.title) } }",
      "C.swift": "struct Recipe { let title: String }",
    ]
    #expect(roles(files) == ["Chocolate cake: unknown"])
  }

  @Test(arguments: [
    // The type of the value is stated, only its name fits, and a parameter states it.
    "struct A: View { let check: Check; var body: some View { Text(check.titleOn) } }",
    "ForEach(all) { check in Text(check.titleOn) }",
    "func a(check: Check) { Text(check.titleOn) }",
  ])
  func `what shows a member of a class or protocol shows it of the types below`(use: String) {
    let below = """
      class DiskCheck<Disk: Storage>: App.Check<Disk>, Named where Disk: Known {
        override var titleOn: String { "The disk is safe" } }
      final class UserCheck: LoginCheck { override var titleOn: String { "You can log in" } }
      class NetProbe { var titleOn: String { "Nobody sees it" } }
      """
    for kind in [
      "class Check { var titleOn: String { \"\" } }", "protocol Check { var titleOn: String { get } }",
    ] {
      let files = ["A.swift": below, "B.swift": use, "C.swift": kind + "\nclass LoginCheck: Check {}"]
      #expect(
        roles(files).sorted() == ["The disk is safe: unknown", "You can log in: unknown"], "\(kind)")
    }
  }

  @Test func `as what a type below shows its member, only its own uses tell`() {
    let files = [
      "A.swift": """
      struct All: Item { var title: String { "All files" } }
      struct New: Item { var title: String { "New files" } }
      """,
      "B.swift":
        "protocol Item { var title: String { get } }\nfunc a(item: Item) { Toggle(item.title, isOn: $a) }",
      "C.swift": "func a(all: All) { x.navigationTitle(all.title) }",
    ]
    #expect(roles(files) == ["All files: nav-title", "New files: unknown"])
  }

  @Test func `types that inherit from each other end`() {
    let files = [
      "A.swift":
        "class A: B { var title: String { \"All files\" } }\nclass B: A { var title: String { \"Two files\" } }",
      "B.swift": "func a(b: B) { Toggle(b.title, isOn: $a) }",
    ]
    #expect(roles(files) == ["All files: unknown", "Two files: toggle"])
  }

  @Test func `a file by itself, and its own uses, are as before`() {
    let use = "struct A: View { let a: SidebarAction; var body: some View { Button(a.title) { } } }"
    let files = ["A.swift": Self.section, "B.swift": use]
    #expect(roles(files, ["A.swift"]) == ["All files: unknown"])
    #expect(roles(["A.swift": Self.section + "\n" + use]) == ["All files: button"])
  }

  /// Each text asks what its function is for. If that looks through the function, this takes minutes.
  @Test func `ten thousand texts of one function are read`() {
    let texts = (0..<10_000).map { "if count == \($0) { return \"Open the \($0) files\" }\n" }.joined()
    let code = """
      struct A: View {
        var body: some View { Button(openTitle(3)) { } }
        func openTitle(_ count: Int) -> String {
          \(texts)return "Open all"
        }
      }
      """
    let run = MemoryMachine(["A.swift": "import SwiftUI\n" + code]).run("dump", ".")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 10_001)
    #expect(lines.last?.contains(#""role":"button""#) == true)
  }

  /// A check reads the code once, and those files again that others answer; the type is in a file without words.
  @Test func `a check gives the same roles`() {
    let files = [
      "A.swift": "let all = [FileAction(title: \"All file(s)\")]",
      "B.swift": "struct FileAction { let title: String }",
      "C.swift": "func a(action: FileAction) { Button(action.title) { } }",
    ].mapValues { "import SwiftUI\n" + $0 }
    for arguments in [["."], ["--jobs", "1", "."], ["A.swift", "."]] {
      let run = MemoryMachine(files).run(["check", "--notes", "--format", "json"] + arguments)
      #expect(run.output.contains(#""role":"button""#))
    }
    let alone = MemoryMachine(files).run("check", "--notes", "--format", "json", "A.swift")
    #expect(!alone.output.contains(#""role":"button""#))
  }

  @Test func `threads change nothing`() {
    var files: [String: String] = [:]
    for index in 0..<12 {
      files["A\(index).swift"] =
        "enum Action\(index) { case a; var title: String { \"File \(index) of it\" } }"
      files["B\(index).swift"] = "func a(action: Action\(index)) { Button(action.title) { } }"
    }
    #expect(roles(files, ["--jobs", "1", "."]) == roles(files, ["--jobs", "4", "."]))
    #expect(roles(files).allSatisfy { $0.hasSuffix(": button") })
  }
}
