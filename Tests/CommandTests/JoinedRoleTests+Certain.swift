import Testing

@testable import copy_lint

/// Code gives a role to the string of another file only where nothing else is likely.
extension JoinedRoleTests {
  private func roleInCode(_ code: String, text: String = "Some words") -> [String] {
    roles([
      "A.swift": "import SwiftUI\n" + code, "en.lproj/Localizable.strings": "\"home.go\" = \"\(text)\";\n",
    ])
  }

  @Test(arguments: [
    // How a text looks.
    #"Text("home.go").font(.title)"#,
    #"VStack { Text("home.go").font(.caption).foregroundStyle(.secondary) }"#,
    #"VStack { Text("home.go").bold(); Text(name) }"#,
    #"HStack { Text("home.go"); Spacer(); Text(size) }"#,
    // One of several texts in a control.
    #"Button { a() } label: { VStack { Text("home.go"); Text(name) } }"#,
    #"Button { a() } label: { HStack { NameView(name); VStack { if b { Text("home.go") } } } }"#,
    #"Button { a() } label: { VStack { HStack { Image("x"); Text("home.go") }; if b { Text(name) } } }"#,
    // Rows of the app's own without a value.
    #"VStack { FilmsRow("home.go", films) }"#,
    #"State(style: .big, label: "home.go".localized, progress: nil)"#,
    // An alert with several choices may ask.
    #"x.alert("home.go", isPresented: $a) { Button("Open it") { }; Button("Not now") { } }"#,
    #"let a = UIAlertController(title: "home.go".localized, message: nil); a.addAction(b); a.addAction(c)"#,
    #"view.appAlert(title: "home.go".localized, buttonLeft: a, buttonRight: b)"#,
    #"center.post(title: String(localized: "home.go"), info: text)"#,
    // The state of a switch of the control center.
    #"ControlWidgetToggle("All", isOn: a) { on in Label("home.go", systemImage: "x") }"#,
    // A picker in a menu shows its name, or opens by it.
    #"Menu { Picker("home.go", selection: $a) { } }"#,
    // A section of the app's own may be a page or a card, and a second title a value.
    #"VStack { SettingsSection(title: "home.go") { } }"#,
    #"VStack { FilmRow(title: name, subtitle: "home.go") }"#,
    // A function makes anything, a menu of the app's own has choices.
    #"VStack { linkButton(title: "home.go".localized) }"#,
    #"struct AccountMenuView: View { var body: some View { Button("home.go") { } } }"#,
    // The tooltip of one control is the name of another one.
    #"var name: String { String(localized: "home.go") }; func a() { x.help(name) }"#,
  ])
  func `a guess gives no role to a string in another file`(code: String) {
    #expect(roleInCode(code) == ["home.go: unknown (none)"])
  }

  @Test(arguments: [
    (#"Button { a() } label: { HStack { Image("x"); Text("home.go"); Spacer() } }"#, "button"),
    (#"Button { a() } label: { if b { Text("home.go") } else { ProgressView() } }"#, "button"),
    (#"Picker("All", selection: $a) { Text("home.go").tag(1); Text("x").tag(2) }"#, "menu-item"),
    (#"InfoRow(title: String(localized: "home.go"), value: size)"#, "field-label"),
    (#"x.alert("home.go", isPresented: $a) { Button("OK") { } }"#, "alert-title"),
    (#"let a = UIAlertController(title: "home.go".localized, message: nil); a.addAction(b)"#, "alert-title"),
    (
      #"x.alert("home.go", isPresented: $a) { Button("Go", role: .destructive) { }; Button("No", role: .cancel) { } }"#,
      "confirm-title"
    ),
    (#"Section { } header: { Text("home.go") }"#, "heading"),
  ])
  func `what takes a text decides`(code: String, role: String) {
    #expect(roleInCode(code) == ["home.go: \(role) (\(role == "unknown" ? "none" : "source"))"])
  }

  @Test(arguments: [
    ("Learn about passkeys", "link"), ("See all reports", "link"),
    ("Forget this device", "button-destructive"),
    ("Learn it", "button"),
  ])
  func `the words of a button that leads somewhere make it a link`(text: String, role: String) {
    #expect(roleInCode(#"Button("home.go") { }"#, text: text) == ["home.go: \(role) (source)"])
  }

  @Test func `the name of a string tells only of an error that it names`() {
    func title(_ key: String) -> [String] {
      roles([
        "A.swift": "import SwiftUI\nAlert(title: Text(\"\(key)\"))",
        "en.lproj/Localizable.strings": "\"\(key)\" = \"Some words\";\n",
      ])
    }
    #expect(title("access_denied_title") == ["access_denied_title: alert-title (source)"])
    #expect(title("upload_failed_title") == ["upload_failed_title: error-title (source)"])
  }
}
