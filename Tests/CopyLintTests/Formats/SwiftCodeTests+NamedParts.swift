import Testing

@testable import CopyLint

extension `Swift code` {
  /// What names of the code around a text say against the role that its place suggests.
  @Test(arguments: [
    (#"cell.titleLabel.text = "All files""#, ["unknown: All files"]),
    (#"filesVC.title = "All files""#, ["nav-title: All files"]),
    (
      #"self.topBarView.title = isNew ? "New file" : "Old file""#,
      ["nav-title: New file", "nav-title: Old file"]
    ),
    (#"nameErrorLabel.text = "Use three letters or more.""#, ["error: Use three letters or more."]),
    (
      #"func f() { text = "Choose a folder for your files first."; showError = true }"#,
      ["error: Choose a folder for your files first."]
    ),
    (
      #"notification.alertTitle = "Two files"; notification.alertBody = "They came today""#,
      ["notification: Two files", "notification: They came today"]
    ),
    (
      #"""
      let item = NSMenuItem(title: "Reading two files", action: nil, keyEquivalent: "")
      item.isEnabled = false
      """#,
      ["unknown: Reading two files"]
    ),
    (
      #"let item = NSMenuItem(title: "Read two files", action: #selector(read), keyEquivalent: "")"#,
      ["menu-item: Read two files"]
    ),
    (
      #"CommandMenu("View") { Toggle("All files", isOn: $all) }"#,
      ["menu-item: View", "menu-item: All files"]
    ),
    (
      #"struct A: View { var helperText: some View { VStack { Text("It opens all of your files at once.") } } }"#,
      ["help-text: It opens all of your files at once."]
    ),
    (#"Sheet(title: "Size*")"#, ["unknown: Size*"]),
    (#"Text("Size: ")"#, ["unknown: Size: "]),
    (
      #"func makeTabTitle(_ a: Int) -> String { return ["Files", "Notes"][a] }; let b = Button(makeTabTitle(1)) { }"#,
      ["tab: Files", "tab: Notes"]
    ),
    (#"VStack { Row { Button("Clear") { searches.removeAll() } } }"#, ["button-destructive: Clear"]),
    (
      #"func f() { var alertMessage = ""; alertMessage = "Two files are here"; x.toolTip = alertMessage }"#,
      ["tooltip: Two files are here"]
    ),
    (
      #"""
      struct A: View { var label: String; var body: some View { Button(label) { } }
        func badge() -> some View { let (label, color): (String, Color) = { return ("Connected", .green) }(); return Text(label) } }
      """#,
      ["unknown: Connected"]
    ),
    (#"editButtonItem.title = "Choose files""#, ["button: Choose files"]),
  ])
  func `names of the code count more than the place`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  /// What only names of the app's own call an explanation explains a setting in rows and forms, and tells anything elsewhere.
  @Test(arguments: [
    (
      #"VStack { SettingsRow(title: "Sync", subtitle: "It keeps all of your files the same.") { sync() } }"#,
      ["field-label: Sync", "help-text: It keeps all of your files the same."]
    ),
    (
      #"VStack { PromptCard(title: "Two files", subtitle: "Hold the camera still until we see one.") }"#,
      ["title: Two files", "unknown: Hold the camera still until we see one."]
    ),
    (
      #"VStack { PromptCard(title: "Two files", subtitle: "two of them, seen lately") }"#,
      ["title: Two files", "unknown: two of them, seen lately"]
    ),
    (
      #"Section { } footer: { Text("Made with care by our small team.") }"#,
      ["unknown: Made with care by our small team."]
    ),
  ])
  func `subtitles explain settings only`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  /// An alert tells what went wrong in other words than “failed”, too.
  @Test(arguments: [
    (
      #"showErrorAlert(message: "You may open your own files only.")"#,
      ["error: You may open your own files only."]
    ),
    (
      #"showAlert(title: "Files", message: "This name is already taken.")"#,
      ["error-title: Files", "error: This name is already taken."]
    ),
    (
      #"showAlert(title: "Files", message: "Check your internet connection.")"#,
      ["error-title: Files", "error: Check your internet connection."]
    ),
    (#"showAlert(message: "Name required")"#, ["error: Name required"]),
    (
      #"showAlert(title: "Archive it", message: "Once archived, it can't be unarchived.")"#,
      ["alert-title: Archive it", "unknown: Once archived, it can't be unarchived."]
    ),
    (
      #"x.alert("Import complete", isPresented: $a) { } message: { Text("Failed: \(count)") }"#,
      ["alert-title: Import complete", "error: Failed: \\(count)"]
    ),
    (
      #"x.alert("Leave?", isPresented: $a) { Button("Leave") { leave() }; Button("Not now") {} }"#,
      ["confirm-title: Leave?", "button: Leave", "button-cancel: Not now"]
    ),
  ])
  func `alerts are told by more words`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  /// A word in a value of a longer text has no role of its own.
  @Test(arguments: [
    (#"Button("Open \(isAll ? "all" : "one") now") { }"#, ["unknown: all", "unknown: one"]),
    (#"Stepper("Files: \(most == 0 ? "All" : "\(most)")", value: $most)"#, ["unknown: All"]),
  ])
  func `a word in a text has no role`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
