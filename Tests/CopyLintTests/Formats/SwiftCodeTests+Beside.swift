import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    // Two values without labels.
    (#"VStack { Row("All files", size) }"#, "field-label"),
    (#"VStack { row(String(localized: "All files"), size) }"#, "field-label"),
    (#"VStack { row(String(localized: "All files"), value: size) }"#, "field-label"),
    // What is in the label of a control.
    (#"NavigationLink(value: a) { TypeTile(title: "All files", icon: b) }"#, "link"),
    (#"Button { a() } label: { SettingsRow("All files", systemImage: "x") }"#, "button"),
    (#"Menu { } label: { ActionLabel(text: "All files", icon: "x") }"#, "button"),
    (#"VStack { DrawerRow(label: "All files") { onOpenFiles() } }"#, "link"),
    (#"VStack { popoverMenuItem(title: String(localized: "All files")) { a() } }"#, "menu-item"),
    (#"FloatingMenu([.init(title: "All files", action: a)])"#, "button"),
    // A choice of a switch between tabs.
    (#"Picker("", selection: $a) { Text("All files").tag(FolderTab.all) }"#, "tab"),
    (#"Picker("", selection: $a) { Text("All files").tag(Folder.all) }"#, "menu-item"),
    // A text that replaces a missing value isn't one of the app's titles.
    (#"VStack { Text(film.name ?? "All files").font(.title) }"#, "unknown"),
    // What comes after a field is its unit.
    (#"HStack { TextField("", text: $a); Text("days of it"); Stepper("", value: $a) }"#, "unknown"),
    (#"if files.isEmpty { LabeledContent("Files") { Text("Error") } }"#, "unknown"),
    (#"ContentUnavailableView("An error occurred.", systemImage: "x")"#, "error"),
  ])
  func `what is beside a text or around it tells its role`(code: String, expected: String) {
    let roles = roles("struct A: View { var body: some View { \(code) } }")
    #expect(roles.last?.prefix { $0 != ":" } == expected[...])
  }

  @Test(arguments: [
    (#"struct SavedToast: View { var body: some View { HStack { Text("All files") } } }"#, "toast"),
    (#"class A: NSObject { func b() { memoryMenuEntry.title = "All files" } }"#, "menu-item"),
    (#"class A: NSObject { func b() { self.title = "All files" } }"#, "unknown"),
    (#"let a = [.init(title: "All files", subtitle: "We show all of them.")]"#, "title"),
    (#"Button("Not now") { }"#, "button-cancel"), (#"Button("Maybe Later") { }"#, "button-cancel"),
    (#"Button("Discard changes") { }"#, "button-destructive"), (#"Button("Privacy Policy") { }"#, "link"),
  ])
  func `names around a text tell its role`(code: String, expected: String) {
    #expect(roles(code).first { !$0.hasSuffix(": ") }?.prefix { $0 != ":" } == expected[...])
  }
}
