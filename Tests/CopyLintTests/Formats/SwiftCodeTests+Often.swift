import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"Button(isDone ? "Copied" : "Copy it") { copy() }"#, ["unknown: Copied", "button: Copy it"]),
    (#"Button(isBusy ? "Saving…" : "Save it") { save() }"#, ["unknown: Saving…", "button: Save it"]),
    (#"Button("Select files…") { select() }"#, ["button: Select files…"]),
    (
      #"Button { go() } label: { VStack { Text("All files"); Text("Free") } }"#,
      ["button: All files", "unknown: Free"]
    ),
    (#"VStack { weekSegment(title: "Monday") }"#, ["unknown: Monday"]),
    (
      #"Menu { Text("Save changes to"); Button("This day") { } } label: { Text("Save it") }"#,
      ["unknown: Save changes to", "menu-item: This day", "button: Save it"]
    ),
    (#"VStack { TabNavButton(title: "On its way", width: 2) }"#, ["tab: On its way"]),
    (#"let a = Button("Leave without saving") { leave() }"#, ["button-destructive: Leave without saving"]),
    (#"Button("Unblock", role: .destructive) { unblock() }"#, ["button: Unblock"]),
    (#"Button("Close", role: .destructive) { close() }"#, ["button: Close"]),
    (
      #"VStack { Text("Sign in to your account"); TextField("Email", text: $a) }"#,
      ["unknown: Sign in to your account", "placeholder: Email"]
    ),
    (#"Button("Later") { }"#, ["button-cancel: Later"]), (#"Button("稍后") { }"#, ["button-cancel: 稍后"]),
    (#"Button("删除这本书") { drop() }"#, ["button-destructive: 删除这本书"]),
    (#"item.backButtonTitle = "Back""#, ["button: Back"]),
    (#"let all = [DelayOption(title: "2 days before", value: -2)]"#, ["unknown: 2 days before"]),
    (
      #"NavigationLink(destination: A(), label: { RoundButton(title: "The team") })"#,
      ["link: The team"]
    ),
    (#"class ScanVC: BaseVC { func a() { self.title = "Scan it" } }"#, ["nav-title: Scan it"]),
    (#"nameField.placeholder = "This is required""#, ["error: This is required"]),
    (#"VStack { }.navigationSubtitle("\(count) files")"#, [#"unknown: \(count) files"#]),
    (#"NSMenuItem(title: "Loading…", action: nil, keyEquivalent: "")"#, ["unknown: Loading…"]),
    (
      #"VStack { Slider(value: $a, in: 1...90); HStack { Text("1 day"); Spacer(); Text("90 days") } }"#,
      ["unknown: 1 day", "unknown: 90 days"]
    ),
    (
      #"List { }.contextMenu { fileMenu(file) } }; func fileMenu(_ file: File) -> some View { Button("Open it") { }"#,
      ["menu-item: Open it"]
    ),
    (
      #"List { }.contextMenu { file_Menu(file) } }; func file_Menu(_ file: File) -> some View { Button("Open it") { }"#,
      ["menu-item: Open it"]
    ),
    (
      #"VStack { Text("Your limit:"); TextField("The limit:", text: $a) }"#,
      ["field-label: Your limit:", "placeholder: The limit:"]
    ),
    (#"VStack { TextField("The limit:", text: $a) }"#, ["field-label: The limit:"]),
    (
      #"if files.isEmpty { ContentUnavailableView { Label("File Not Found", systemImage: "doc") } }"#,
      ["empty-state: File Not Found"]
    ),
    (
      #"if isBad { ContentUnavailableView { Label("File Not Found", systemImage: "doc") } }"#,
      ["error: File Not Found"]
    ),
    (
      #"x.confirmationDialog("Sort by", isPresented: $a) { Button("By name") { a() }; Button("By size") { b() } }"#,
      ["unknown: Sort by", "button: By name", "button: By size"]
    ),
    (
      #"x.confirmationDialog("Files", isPresented: $a) { Button("Delete them", role: .destructive) { } }"#,
      ["confirm-title: Files", "button-destructive: Delete them"]
    ),
    (
      #"HStack { Button("戻る", action: cancelAction); Button("行く", action: go) }"#,
      ["button-cancel: 戻る", "button: 行く"]
    ),
    (#"HStack { Button("戻る", action: model.cancelExit) }"#, ["unknown: 戻る"]),
    (#"Button("Change", role: .destructive) { change() }"#, ["button: Change"]),
    (
      #"button.setTitle("No thanks, take me back", for: .normal)"#, ["button-cancel: No thanks, take me back"]
    ),
    (
      #"x.toolbar { ToolbarItem(placement: .primary) { NavigationLink(destination: A(), label: { Text("Add it") }) } }"#,
      ["unknown: Add it"]
    ),
    (
      #"VStack { NavigationLink(destination: A(), label: { Text("Continue").bold().background(Color.blue) }) }"#,
      ["unknown: Continue"]
    ),
    (
      #"VStack { addItem(title: "Real gold"); openItem(title: "All gold") } }; func addItem(title: String) -> some View { List { }.navigationTitle(title) }; func openItem(title: String) -> some View { List { }.navigationTitle(title)"#,
      ["unknown: Real gold", "nav-title: All gold"]
    ),
    (#"VStack { SectionHeader(name: "Popups", count: 2) }"#, ["heading: Popups"]),
    (
      #"VStack { DrawerButton(icon: "person", label: "Friends", isSelected: isOpen) { open() } }"#,
      ["unknown: Friends"]
    ),
    (
      #"BigConfirmationAlert(title: "Reset the tokens", message: "All of them go.").present()"#,
      ["confirm-title: Reset the tokens", "confirm-message: All of them go."]
    ),
    (#"Button("Закрыть", role: .destructive) { close() }"#, ["button: Закрыть"]),
    (#"VStack { BigButton(name ?? "Unknown app") { } }"#, ["unknown: Unknown app"]),
    (
      #"VStack { TranslationInput("Go back"); TextInput("Your name", text: $name) }"#,
      ["unknown: Go back", "field-label: Your name"]
    ),
    (#"x.navigationSubtitle("Log in to see it")"#, ["unknown: Log in to see it"]),
    (
      #"class A: UIViewController { func a() { placeholderLabel.text = "What will you read?" } }"#,
      ["unknown: What will you read?"]
    ),
    (
      #"Form { Text("Needed for voices."); TextField("Your key:", text: $a) }"#,
      ["unknown: Needed for voices.", "field-label: Your key:"]
    ),
    (#"Form { BigTextField(value: $name, name: "Name", example: "Tess") }"#, ["field-label: Name"]),
    (#"VStack { MyToggleButton(title: "Night mode", isOn: $isDark) }"#, ["toggle: Night mode"]),
    (
      #"func a() { var config = HeaderConfiguration(); config.title = "Installed"; cell.contentConfiguration = config }"#,
      ["unknown: Installed"]
    ),
    (
      #"alertOkCancel(title: "Your set", message: "You haven't finished it.") { leave() }"#,
      ["confirm-title: Your set", "confirm-message: You haven't finished it."]
    ),
    (
      #"List { Button { pick() } label: { HStack { Text("All of it"); if isAll { Image(systemName: "checkmark") } } } }"#,
      ["unknown: All of it"]
    ),
    (#"Intent().result(dialog: "Add a server first.")"#, ["unknown: Add a server first."]),
    (
      #"x.alert("Şifre yanlış", isPresented: $a) { Button("OK") { } }"#,
      ["unknown: Şifre yanlış", "button: OK"]
    ),
    (
      #"UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)"#,
      ["unknown: Sort by"]
    ),
    (#"showAlert(withTitle: "Title missing", andMessage: text)"#, ["error-title: Title missing"]),
    (
      #"Button { hide() } label: { VStack { Text("Do you like it? Rate it!").font(.title); Text("Tap to hide") } }"#,
      ["unknown: Do you like it? Rate it!", "unknown: Tap to hide"]
    ),
    (#"func f() { purchaseErrorText = "It is not there now." }"#, ["error: It is not there now."]),
    (#"VStack { RadioField(id: "a", label: "Small size", isMarked: isSmall) }"#, ["unknown: Small size"]),
    (
      #"UIAlertController(title: "Sort by", message: "", preferredStyle: UIAlertControllerStyle.ActionSheet)"#,
      ["unknown: Sort by"]
    ),
    (
      #"Menu { Picker(selection: $a, label: Text("Filter them")) { } } label: { Text("More") }"#,
      ["unknown: Filter them", "button: More"]
    ),
    (#"Notifier.shared.notify(message: "Two files are new")"#, ["unknown: Two files are new"]),
    (
      #"func f() { alert = .init(title: "All files are here", message: "Two are new.") }"#,
      ["alert-title: All files are here", "unknown: Two are new."]
    ),
    (#"Button("No, keep the pod") { }"#, ["button-cancel: No, keep the pod"]),
    (
      #"Button { ask() } label: { SettingsRow(title: "Start over", isDestructive: true) }"#,
      ["button-destructive: Start over"]
    ),
    (#"Menu("More") { Button("Report", role: .destructive) { } }"#, ["button: More", "menu-item: Report"]),
    (#"VStack { HeaderView(title: "All the files", showBack: true) }"#, ["nav-title: All the files"]),
    (
      #"VStack { shortcutRow("⌘N", "Add a file") } }; func shortcutRow(_ key: String, _ name: String) -> some View { HStack { Text(key); Spacer(); Text(name) }"#,
      ["unknown: ⌘N", "unknown: Add a file"]
    ),
    (#"VStack { CopyTextFieldRow(placeholder: "The email", value: user.email) }"#, ["unknown: The email"]),
    (#"VStack { StatusHeader(title: "It is on") }"#, ["unknown: It is on"]),
    (#"model.showToast(message: "Both ids are the same")"#, ["unknown: Both ids are the same"]),
    (
      #"model.showAlert(title: "Alert", message: "No data received")"#,
      ["alert-title: Alert", "unknown: No data received"]
    ),
    (
      #"List { }.contextMenu { AppContextMenuRow(LocalizedStringKey("Show it there"), action: show) }"#,
      ["unknown: Show it there"]
    ),
    (
      #"VStack { AppSettingsSection(title: "Your key", subtitle: "It stays on this phone.") { } }"#,
      ["heading: Your key", "help-text: It stays on this phone."]
    ),
    (
      #"UIAlertController.showActionSheetController(title: "The state", buttons: all)"#,
      ["unknown: The state"]
    ),
    (
      #"model.showAlertWith(title: "No name", message: "Please type a name.")"#,
      ["error-title: No name", "error: Please type a name."]
    ),
    (#"model.showToast(message: "Saved successfully")"#, ["toast: Saved successfully"]),
    (
      #"VStack { SectionView(title: "The icon", target: self, action: #selector(open)) }"#,
      ["unknown: The icon"]
    ),
    (#"Button("Keep this area") { close() }"#, ["unknown: Keep this area"]),
  ])
  func `what readers often called something else has no role, or another`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\nstruct V: View { var all: some View { \(code) } }") == expected)
  }

  @Test(arguments: [
    (#"setErrorState(message: "Check it, and go on.")"#, "error: Check it, and go on."),
    (#"showErrorMessage(title: "On your phone", msg: reason)"#, "error-title: On your phone"),
    (#"all = [Comic(id: 7, title: "The end", description: text)]"#, "unknown: The end"),
  ])
  func `functions and types of the app's own are told by their names`(call: String, expected: String) {
    let code = """
      struct Comic { let id: Int; let title: String; let description: String }
      func setErrorState(message: String) { label.text = message }
      func showErrorMessage(title: String, msg: String) { show(UIAlertController(title: title, message: msg)) }
      func f() { \(call) }
      """
    #expect(roles(code) == [expected])
  }

  @Test(arguments: [("fatalError(error)", []), ("show(error)", ["error: No cell is there"])])
  func `an error that ends the program is for its makers`(use: String, expected: [String]) {
    #expect(roles("func f() { let error: String; error = \"No cell is there\"; \(use) }") == expected)
  }

  @Test func `buttons of a view called a menu may be all of it, or open it`() {
    let code =
      #"struct ItemMenu: View { var body: some View { Button("Move it") { }; Menu("More") { Button("Copy it") { } } } }"#
    #expect(roles(code) == ["unknown: Move it", "unknown: More", "menu-item: Copy it"])
  }

  @Test(arguments: ["Not now", "Read more", "Other options:", "Saved successfully"])
  func `words alone make no button and no label`(text: String) {
    #expect(roles("let a = NSLocalizedString(\"\(text)\", comment: \"\")") == ["unknown: \(text)"])
  }

  @Test(arguments: [
    ("private struct CardPreview: View", []), ("struct CardPreview: View", ["unknown: Two files"]),
    ("private struct OtherPreview: View", ["unknown: Two files"]),
  ])
  func `a view that only a preview has is left out`(declaration: String, expected: [String]) {
    let code = "#Preview { CardPreview() }\n\(declaration) { var body: some View { Text(\"Two files\") } }"
    #expect(roles(code) == expected)
  }

  @Test func `a view that only the second preview has is left out, too`() {
    let other = "#Preview { Card() }\nprivate struct OtherPreview: View { var body: some View { Card() } }"
    let card = "#Preview { CardPreview() }\nprivate struct CardPreview: View { let a = Text(\"Two files\") }"
    #expect(roles("\(other)\n\(card)").isEmpty)
  }
}
