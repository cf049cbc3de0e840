import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (
      #"HStack { Text("\(size)").font(.system(size: 38)); Text("MB").font(.title3) }"#,
      ["unknown: MB"]
    ),
    (
      #"HStack { Text(size).font(.largeTitle); VStack { Text("kg").font(.title3.bold()); Text(note) } }"#,
      ["unknown: kg"]
    ),
    (#"HStack { Image("disk"); Text("Your disks").font(.title3) }"#, ["unknown: Your disks"]),
    // Its name is beside it.
    (
      #"HStack { Text("Time"); Spacer(); Stepper("\(time) min", value: $time) }"#,
      ["field-label: Time", "unknown: \\(time) min"]
    ),
    (
      #"HStack { Text("Country").font(.headline); Spacer(); Menu { Button("All of them") { } } label: { Text(country) } }"#,
      ["unknown: Country", "menu-item: All of them"]
    ),
    // Small letters above a value.
    (
      #"VStack { Text("Target").font(.system(size: 10, weight: .bold)).foregroundColor(.gray.opacity(0.6)); Text("\(sum)") }"#,
      ["unknown: Target"]
    ),
    // Small letters in a row that opens something.
    (
      #"NavigationLink(value: a) { VStack { Text(name); HStack { if isNew { Text("Not installed") } }.font(.caption) } }"#,
      ["unknown: Not installed"]
    ),
    (
      #"Button { follow() } label: { HStack { if isOn { Text("Following") } else { Text("Follow") } }.font(.caption) }"#,
      ["button: Following", "button: Follow"]
    ),
  ])
  func `a unit names nothing, and a value names no control`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\nstruct V: View { var all: some View { \(code) } }") == expected)
  }

  @Test(arguments: [
    (#"VStack { answerButton(value: false, label: "False") }"#, ["button: False"]),
    (#"VStack { SettingsRow(title: "All sources", action: { isShown = true }) }"#, ["button: All sources"]),
    (
      #"VStack { SettingsRow(title: "Language", detail: language) { isShown = true } }"#,
      ["field-label: Language"]
    ),
    (#"VStack { actionRow(icon: "doc", title: "Our group") { copy(id) } }"#, ["button: Our group"]),
    (
      #"VStack { HintCard(title: "From the web", detail: "Write the address of the page below.") }"#,
      ["title: From the web", "unknown: Write the address of the page below."]
    ),
    (
      #"Button { pick() } label: { sourceCard(title: "From photos", count: count) }"#,
      ["button: From photos"]
    ),
    (#"IconMenu(icon: "info") { Button("Copy the number") { copy() } }"#, ["menu-item: Copy the number"]),
  ])
  func `what a row does is more than its name`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\nstruct V: View { var all: some View { \(code) } }") == expected)
  }

  @Test(arguments: [
    (
      #"Button { go() } label: { VStack { Text("Use it"); Text("Load a file of yours").foregroundColor(.gray) } }"#,
      ["button: Use it", "unknown: Load a file of yours"]
    ),
    (#"VStack { PillButton("Leave it", tone: .danger) { leave() } }"#, ["button-destructive: Leave it"]),
    (#"VStack { FilesNavigationButton(title: "All files") { go(.files) } }"#, ["link: All files"]),
    (#"VStack { PrefField(label: "Sync it", right: { Toggle("", isOn: $syncs) }) }"#, ["toggle: Sync it"]),
    (#"VStack { GlassIconButton("rotate.left", label: "Rotate it") { turn() } }"#, ["a11y-label: Rotate it"]),
    (#"importAlertMessage = "The file is there now.""#, ["alert-message: The file is there now."]),
    (#"let all = [ColorOption(id: "blue", name: "Light blue", color: .blue)]"#, ["unknown: Light blue"]),
    (#"Button("Keep it", action: onCancel)"#, ["button-cancel: Keep it"]),
    (
      #"B().accessibilityActions { ForEach(all) { item in Button("Open all of it") { open(item) } } }"#,
      ["a11y-action: Open all of it"]
    ),
    (#"enum A { var destructiveButtonLabel: String { "Stop it" } }"#, ["button-destructive: Stop it"]),
    (
      #"""
      VStack { chip("Whole word", isOn: $wholeWord) } }
      func chip(_ title: String, isOn: Binding<Bool>) -> some View { Button { a() } label: { Text(title) }
      """#, ["toggle: Whole word"]
    ),
    (
      #"if let file { Button("Rename it") { rename(file) }; Divider() }; Button("Leave it") { leave() }"#,
      ["menu-item: Rename it", "menu-item: Leave it"]
    ),
    (
      #"Button("Rename it") { rename() }; Divider(); Button("Leave it") { leave() }"#,
      ["menu-item: Rename it", "menu-item: Leave it"]
    ),
    (
      #"Button("Rename it") { a() }; Menu("Move it") { A() }; Divider(); Button("Leave it") { b() }"#,
      ["menu-item: Rename it", "menu-item: Move it", "menu-item: Leave it"]
    ),
    (
      #"add(.init(id: "a", title: String(localized: "a.title", defaultValue: "It is hot"), detail: String(localized: "a.detail", defaultValue: "The disk is hotter than it may be.")))"#,
      ["title: It is hot", "unknown: The disk is hotter than it may be."]
    ),
    (#"Menu { if keys.isEmpty { Text("No keys found") } } label: { A() }"#, ["empty-state: No keys found"]),
    (
      #"VStack { Text("Do you have an account?").font(.caption); Button("Sign in") { go() } }"#,
      ["unknown: Do you have an account?", "button: Sign in"]
    ),
    (#"Button { includes = false } label: { Text("Remove it") }"#, ["button: Remove it"]),
    (
      #"VStack { Text("No missions yet").font(.title2); Text("Failed missions will appear here.").foregroundColor(.secondary) }"#,
      ["empty-state: No missions yet", "empty-state: Failed missions will appear here."]
    ),
    (
      #"VStack { News(features: ["It opens two files at once", "It is fast and new"]) }"#,
      ["unknown: It opens two files at once", "unknown: It is fast and new"]
    ),
    (#"VStack { Field(copyAccessibilityLabel: "Copy the number") }"#, ["a11y-label: Copy the number"]),
    (#"Menu { Link("Handbook", destination: page) } label: { A() }"#, ["menu-item: Handbook"]),
    (#"VStack { Button("Handbook") { openURL(page) } }"#, ["link: Handbook"]),
    (#"VStack { Button("Handbook") { save(); openURL(page) } }"#, ["button: Handbook"]),
    ("VStack { Button(\"Handbook\") {\nsave()\nopenURL(page)\n} }", ["button: Handbook"]),
    ("VStack { Button(\"Handbook\") {\nisOpen = false\nopenURL(page)\n} }", ["button: Handbook"]),
    (
      #"VStack { Button("Handbook") { if let page = URL(string: "https://a.b") { UIApplication.shared.open(page) } } }"#,
      ["link: Handbook"]
    ),
    (
      #"VStack { A() }.alert("Two files", isPresented: $a, actions: { Button("Handbook") { openURL(page) } })"#,
      ["alert-title: Two files", "button: Handbook"]
    ),
    (#"VStack { Button("Open it") { openURL(settingsPage) } }"#, ["button: Open it"]),
    (
      #"VStack { A() }.alert("Two files", isPresented: $a) { Button("Handbook") { openURL(page) } }"#,
      ["alert-title: Two files", "button: Handbook"]
    ),
    (#"VStack { Text("Include:"); Toggle("Photos", isOn: $a) }"#, ["unknown: Include:", "toggle: Photos"]),
    (
      #"VStack { StepRow(title: "Load the kit", actionLabel: "Choose it", action: { choose() }) }"#,
      ["title: Load the kit", "unknown: Choose it"]
    ),
    (#"VStack { Button("확인", role: .cancel) { } }"#, ["button: 확인"]),
  ])
  func `what is beside a text in its control tells more`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\nstruct V: View { var all: some View { \(code) } }") == expected)
  }

  @Test(arguments: [
    (
      #"noResultsLabel.text = "Please look for something else.""#,
      ["empty-state: Please look for something else."]
    ),
    (#"let menu = DragDownAlertMenu(title: "Two files")"#, ["unknown: Two files"]),
    (
      #"if a { cell.textLabel?.text = "Sync it"; uiSwitch.isOn = settings.syncs }"#,
      ["toggle: Sync it"]
    ),
    (
      "func fail(message: String) {\nself.errorMessage = message\n}\nfail(message: \"The files are gone.\")",
      ["error: The files are gone."]
    ),
    (
      #"view.alert(title: "The file was not found!", body: error.localizedDescription)"#,
      ["error-title: The file was not found!"]
    ),
    (#"alert.messageText = "Two files""#, ["alert-title: Two files"]),
    (#"self.messageText = "Two files""#, ["unknown: Two files"]),
    (#"override func prepareForInterfaceBuilder() { label.text = "Two files of Bill" }"#, []),
  ])
  func `what UIKit and models are given says what it is`(code: String, expected: [String]) {
    #expect(roles("import UIKit\n" + code) == expected)
  }

  @Test func `the type of a tuple names what is shown`() {
    let code = """
      struct V: View {
        private var tip: (title: String, text: String, icon: String) {
          if isNew { return ("Start with it", "Add a file to see more.", "leaf.fill") }
          return ("It is full", "Take some files away.", "star")
        }
      }
      """
    #expect(
      roles(code).map { String($0.drop { $0 != ":" }.dropFirst(2)) } == [
        "Start with it", "Add a file to see more.", "It is full", "Take some files away.",
      ])
  }
}
