import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (
      """
      struct A: View {
        var tips: [String] = []
        @State var tip = ""
        init() {
          self.tips = ["Water it daily", "Keep it warm"]
          _tip = State(initialValue: tips.randomElement() ?? "No tips here")
        }
        var body: some View { VStack { Text(tip) } }
      }
      """,
      ["unknown: Water it daily", "unknown: Keep it warm", "unknown: No tips here"]
    ),
    (
      """
      struct A: View {
        var tips: [String] { ["Water it daily"] }
        func next() -> String {
          return tips.randomElement() ?? "No tips here"
        }
        var body: some View { VStack { Text(next()) } }
      }
      """,
      ["unknown: Water it daily", "unknown: No tips here"]
    ),
    (
      """
      struct A: View {
        func line() -> String {
          var line = "Two files"
          line += ", one of them open"
          return line
        }
        var body: some View { Button(line()) { } }
      }
      """,
      ["button: Two files", "button: , one of them open"]
    ),
    (
      """
      class A: UIView {
        var words = "Two files"
        var status = ""
        func a() { status = words }
        func b() { label.text = status }
      }
      """,
      ["unknown: Two files"]
    ),
    (
      """
      class A {
        var words = "Two files"
        func a() -> String { return words }
      }
      """,
      []
    ),
  ])
  func `what is shown is followed through variables and results`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (#"panel.prompt = "Open folder""#, ["button: Open folder"]),
    (#"openPanel.prompt = "Open folder""#, ["button: Open folder"]),
    (
      #"extension UIAlertController { convenience init(a: Int) { self.init(title: title ?? "Open it?", message: nil, preferredStyle: .alert) } }"#,
      ["confirm-title: Open it?"]
    ),
    (#"present(error: .repairFailed("The file can't be read."))"#, ["error: The file can't be read."]),
    (#"present(step: .repairFailed("The file can't be read."))"#, []),
  ])
  func `panels, alerts of the app's own and errors are known`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      #"struct A: View { var rows = [("Speed", $a, "Fast and loud")]; var body: some View { ForEach(rows, id: \.0) { name, value, prompt in HStack { Text(name); TextField(prompt, text: value) } } } }"#,
      ["unknown: Speed", "unknown: Fast and loud"]
    ),
    (
      #"ForEach([(true, "Folders first"), (false, "By name")], id: \.0) { value, title in Toggle(title, isOn: $a) }"#,
      ["toggle: Folders first", "toggle: By name"]
    ),
    (
      #"struct A: View { let all = [(1, "Size", "Small and light", 2)]; var body: some View { ForEach(all, id: \.0) { kind, title, text, color in Toggle(title, isOn: $a); Text(text) } } }"#,
      ["toggle: Size", "unknown: Small and light"]
    ),
    (
      #"struct A: View { let all = [("star fill", "Small and light")]; var body: some View { ForEach(all, id: \.0) { item in Image(systemName: item.0); Button(item.1) { } } } }"#,
      ["button: Small and light"]
    ),
    (
      #"ForEach([("star fill", "Small one"), ("box fill", "Large one")], id: \.0) { icon, name in Label(name, systemImage: icon) }"#,
      ["unknown: Small one", "unknown: Large one"]
    ),
    (
      #"ForEach([("Small one", "In a box"), ("Large one", "In a bag")], id: \.0) { title, text in Button(title) { }; TextField(text, text: $a) }"#,
      ["button: Small one", "placeholder: In a box", "button: Large one", "placeholder: In a bag"]
    ),
  ])
  func `parts of what a list repeats are different things`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      #"struct A: View { var body: some View { Tile(value: uptime()) }; func uptime() -> String { return "Two days" } }; struct Tile: View { var value: String; var body: some View { VStack { Text(value) }.accessibilityValue(Text(value)) } }"#,
      ["unknown: Two days"]
    ),
    (
      #"Button { ask = true } label: { HStack { Image(systemName: "trash.fill"); Text("Clear all data"); Spacer(); Image(systemName: "chevron.right") } }"#,
      ["button-destructive: Clear all data"]
    ),
    (
      #"Button { isExpanded.toggle() } label: { HStack { Text("Advanced"); Spacer(); Image(systemName: "chevron.down") } }"#,
      ["heading: Advanced"]
    ),
    (
      #"Button { isExpanded.toggle() } label: { HStack { Text(isExpanded ? "Less of it" : "More of it"); Image(systemName: "chevron.down") } }"#,
      ["button: Less of it", "button: More of it"]
    ),
    (
      #"VStack { Text("Paste a list of hosts here."); TextEditor(text: $a) }"#,
      ["help-text: Paste a list of hosts here."]
    ),
    (
      #"VStack { Text("New message").font(.headline); TextField("@name", text: $a); TextEditor(text: $b) }"#,
      ["unknown: New message"]
    ),
    (
      #"struct A: View { var body: some View { VStack { legendRow("size = connections", value: a) } }; func legendRow(_ text: String, value: Int) -> some View { HStack { Text(text) } } }"#,
      ["unknown: size = connections"]
    ),
    (#"Button(LanguageManager.current.string("Edit it")) { }"#, ["button: Edit it"]),
    (#"Button(parser.string("Edit it")) { }"#, []),
    (
      #"struct A: View { var body: some View { VStack { toggleRow("Open on hover", value: $opens) { save($0) } } }; func toggleRow(_ name: String, value: Binding<Bool>, change: (Bool) -> Void) -> some View { HStack { Text(name); Switch(value) } } }"#,
      ["toggle: Open on hover"]
    ),
    (#"VStack { ListSheetHeader("All stickers") }"#, ["nav-title: All stickers"]),
    (
      #"struct PermissionRequestView: View { let note: String?; var body: some View { VStack { if let note { Text(note) } } } }; struct B: View { var body: some View { PermissionRequestView(note: "Nothing is recorded here.") } }"#,
      ["unknown: Nothing is recorded here."]
    ),
    ("import SwiftUI\nfunc a() { recipe.title = \"Imported recipe\" }", ["unknown: Imported recipe"]),
    ("import UIKit\nfunc a() { recipe.title = \"Imported recipe\" }", ["title: Imported recipe"]),
  ])
  func `what a text is shows in what is around it`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      #"struct A: LocalizedError { var errorDescription: String? { "Purchase failed" }; var recoverySuggestion: String? { "Try it again later." } }"#,
      ["error-title: Purchase failed", "error: Try it again later."]
    ),
    (
      #"struct A: LocalizedError { var errorDescription: String? { "Purchase failed" } }"#,
      ["error: Purchase failed"]
    ),
    (
      #"extension A: LocalizedError { var errorDescription: String? { switch self { case .b: "Purchase failed"; case .c: "No way out" } }; var recoverySuggestion: String? { nil } }"#,
      ["error: Purchase failed", "error: No way out"]
    ),
    (
      #"enum A { case b; var darkDisplayName: String { switch self { case .b: return "Calm ocean" } } }"#,
      ["unknown: Calm ocean"]
    ),
    (
      #"UIAlertController(title: "Incorrect!", message: "It was two.", preferredStyle: .alert)"#,
      ["alert-title: Incorrect!", "alert-message: It was two."]
    ),
    (
      #"UIAlertController(title: "Incorrect code", message: "It was two.", preferredStyle: .alert)"#,
      ["error-title: Incorrect code", "error: It was two."]
    ),
  ])
  func `errors, their titles and verdicts are told apart`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      #"enum A { var accessibilityHint: String { switch self { case .longPress: return "Hold it to open"; case .pinch: return "Pinch it to zoom" } } }"#,
      ["help-text: Hold it to open", "help-text: Pinch it to zoom"]
    ),
    (
      #"enum A { var accessibilityHint: String { switch self { case .open: return "Opens the file"; case .save: return "Saves the file" } } }"#,
      ["a11y-hint: Opens the file", "a11y-hint: Saves the file"]
    ),
    (
      #"struct A: View { var body: some View { card(note: "Each one writes it.") }; func card(note: String) -> some View { VStack { Text(note) }.accessibilityHint(note) } }"#,
      ["unknown: Each one writes it."]
    ),
  ])
  func `hints are only what a screen reader alone reads`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      #"struct A: View { let on = "Two files"; let off = "No files"; var body: some View { Button(isOn ? on : off) { } } }"#,
      ["button: Two files", "button: No files"]
    ),
    (#"Text(L.t("Two files", "Zwei Dateien"))"#, ["unknown: Two files"]),
    (#"Button(L("Two files")) { }"#, ["button: Two files"]),
    (#"Toggle(t("%d files", count), isOn: $a)"#, ["toggle: %d files"]),
    (#"Text(L10n.tr("Localizable", "Two files"))"#, []),
    (#"Text(loc("files.\(id).title"))"#, []),
    (#"Text(L("files.title", "Two files"))"#, ["unknown: Two files"]),
  ])
  func `short names of lookups and both names of a choice are known`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
