import Testing

@testable import CopyLint

@Suite struct `Swift code` {
  /// Each string that the code shows, as `role: text`.
  func roles(_ code: String) -> [String] {
    read(code, "A.swift").entries.filter { !$0.isUnshown }.map { "\($0.role.identifier): \($0.text)" }
  }

  @Test(arguments: [
    (#"Text("Hello there")"#, ["unknown: Hello there"]),
    (#"Button("Save") { save() }"#, ["button: Save"]),
    (#"Button("Delete", role: .destructive) { }"#, ["button-destructive: Delete"]),
    (#"Button("Drop top", systemImage: "trash.fill") { }"#, ["button-destructive: Drop top"]),
    (#"Button { save() } label: { Label("Save", systemImage: "tray.full") }"#, ["button: Save"]),
    (#"Button(action: save) { HStack { Image("tray"); Text("Save") } }"#, ["button: Save"]),
    (#"Button(role: .cancel, action: { }, label: { Text("Stop") })"#, ["button-cancel: Stop"]),
    (
      #"Menu("More") { Button("Move to Trash", action: move) }"#,
      ["button: More", "menu-item: Move to Trash"]
    ),
    (
      #"Menu { ForEach(all) { _ in if a { Button { } label: { Label("Move it", systemImage: "x") } } } } label: { Text("More of it") }"#,
      ["menu-item: Move it", "button: More of it"]
    ),
    (
      #"Menu(content: { Button("Move it") { } }, label: { Text("More of it") })"#,
      ["menu-item: Move it", "button: More of it"]
    ),
    (
      #"x.contextMenu { Button("Copy it") { }; Button("Delete", role: .destructive) { } }"#,
      ["menu-item: Copy it", "button-destructive: Delete"]
    ),
    (#"x.contextMenu(menuItems: { Button("Copy it") { } })"#, ["menu-item: Copy it"]),
    (#"x.contextMenu { } preview: { Button("Copy it") { } }"#, ["button: Copy it"]),
    (#"CommandMenu("Tools") { Button("Clean up") { } }"#, ["menu-item: Tools", "menu-item: Clean up"]),
    (#"CommandGroup(after: .help) { Button("Report a fault") { } }"#, ["menu-item: Report a fault"]),
    (
      #"Menu("More") { x.alert("Sure?", isPresented: $b) { Button("Keep it") { } } }"#,
      ["button: More", "confirm-title: Sure?", "unknown: Keep it"]
    ),
    (#"ToolbarItem(placement: .principal) { VStack { Text("All files") } }"#, ["nav-title: All files"]),
    (#"ToolbarItem(placement: .status) { Text("All files") }"#, ["unknown: All files"]),
    (
      #"class AViewController { func f() { title = "All files"; self.title = "Two files" } }"#,
      ["nav-title: All files", "nav-title: Two files"]
    ),
    (
      #"class AModel { func f() { title = "All files"; controller.title = "Two files" } }"#,
      ["unknown: All files", "nav-title: Two files"]
    ),
    (#"Button("Cancel") { }"#, ["button-cancel: Cancel"]),
    (#"Button { Text("Not a label") }"#, ["unknown: Not a label"]),
    (#"Toggle(isOn: $on) { Text("Wi-Fi calls") }"#, ["toggle: Wi-Fi calls"]),
    (
      #"Section { Text("Row here") } header: { Text("Privacy") } footer: { Text("Only you see it.") }"#,
      ["unknown: Row here", "heading: Privacy", "help-text: Only you see it."]
    ),
    (
      #"x.alert("Delete it?", isPresented: $b) { Button("Keep") { } } message: { Text("It is gone.") }"#,
      ["confirm-title: Delete it?", "button: Keep", "confirm-message: It is gone."]
    ),
    (
      #"x.confirmationDialog("Delete it?", isPresented: $b) { } message: { if b { Text("It is gone.") } }"#,
      ["confirm-title: Delete it?", "confirm-message: It is gone."]
    ),
    (
      #"Alert(title: Text("No room"), primaryButton: .destructive(Text("Delete")))"#,
      ["alert-title: No room", "button-destructive: Delete"]
    ),
    (#"x.accessibilityLabel(Text("Close"))"#, ["a11y-label: Close"]),
    (#"x.accessibility(label: Text("Close"))"#, ["a11y-label: Close"]),
    (#"x.accessibilityInputLabels(["Close", "Done"])"#, ["input-label: Close", "input-label: Done"]),
    (
      #"x.accessibilityLabel(isOpen ? "Close all" : "Open all")"#,
      ["a11y-label: Close all", "a11y-label: Open all"]
    ),
    (
      #"TextField("Name", text: $name, prompt: Text("Your name"))"#,
      ["field-label: Name", "placeholder: Your name"]
    ),
    (#"TextField("Name", text: $name)"#, ["placeholder: Name"]),
    (#"SecureField(text: $name) { Text("Password") }"#, ["placeholder: Password"]),
    (#"Text("All files").font(.title2)"#, ["unknown: All files"]),
    (#"Text("All files").bold().accessibilityAddTraits(.isHeader)"#, ["heading: All files"]),
    (#"Text("It stays on this phone.").font(.footnote).padding()"#, ["unknown: It stays on this phone."]),
    (#"Text("Two files").font(.caption)"#, ["unknown: Two files"]),
    (#"VStack { Text("Two files") }.font(.title)"#, ["unknown: Two files"]),
    (
      #"Toggle(isOn: $on) { Text("Sync"); Text("It stays on this phone.").font(.caption) }"#,
      ["toggle: Sync", "help-text: It stays on this phone."]
    ),
    (#"control.setTitle("All files", forSegmentAt: 0)"#, ["unknown: All files"]),
    (
      "var title: String { \"All files\" }\nButton(title) { }\nToggle(title, isOn: $a)",
      ["unknown: All files"]
    ),
    (
      "struct A { var title: String { \"All files\" } }\nstruct B { func c() { Button(title) { } } }",
      ["unknown: All files"]
    ),
    (
      "struct A { var title: String { \"All files\" } }\nstruct B { func c(a: A) { Button(a.title) { } } }",
      ["button: All files"]
    ),
    (
      "struct A { var title: String { \"All files\" } }\nstruct C { var title: String { \"No files\" } }\n"
        + "struct B { func c(a: A) { Button(a.title) { } } }", ["unknown: All files", "unknown: No files"]
    ),
    (
      "enum A { static let title = \"All files\" }\nenum C { static let title = \"No files\" }\nButton(C.title) { }",
      ["button: No files"]
    ),
    (
      #"Button { } label: { Text("Open file"); Text("All files").foregroundStyle(.secondary) }"#,
      ["button: Open file", "unknown: All files"]
    ),
    (#"errorLabel.text = "No room left""#, ["error: No room left"]),
    (
      "struct Row: View { let title: String\nvar body: some View { Button(title) { } } }\nRow(title: \"All files\")",
      ["button: All files"]
    ),
    (
      "func row(_ name: String, hint text: String) { Text(name).accessibilityHint(text) }\n"
        + "row(\"All files\", hint: \"Opens them.\")", ["unknown: All files", "a11y-hint: Opens them."]
    ),
    (#"Row(title: "All files")"#, ["unknown: All files"]),
    (#"UIAlertAction(title: "Delete", style: .destructive) { _ in }"#, ["button-destructive: Delete"]),
    (
      #"UIAlertController(title: "No room", message: NSLocalizedString("Delete some.", comment: ""))"#,
      ["alert-title: No room", "alert-message: Delete some."]
    ),
    (#"button.setTitle("Save", for: .normal)"#, ["button: Save"]),
    (#"doneButton.title = "Save""#, ["button: Save"]),
    (
      #"label.text = String(format: NSLocalizedString("%d files", comment: "A count"), count)"#,
      ["unknown: %d files"]
    ),
    (#"cell.accessibilityHint = on ? "Turns it off." : nil"#, ["a11y-hint: Turns it off."]),
    (#"UIAccessibility.post(notification: .announcement, argument: "Saved it")"#, ["announcement: Saved it"]),
    (
      "var errorDescription: String? { switch self { case .a: return \"No room.\"\n case .b: \"No name.\" } }",
      ["error: No room.", "error: No name."]
    ),
    (#"static let title: LocalizedStringResource = "Open the door""#, ["title: Open the door"]),
    (#"static let title: LocalizedStringResource = .init("Open the door")"#, ["title: Open the door"]),
    (#"static var title: LocalizedStringResource { .init("Open the door") }"#, ["title: Open the door"]),
    (#"static let display: TypeDisplayRepresentation = .init(name: "Door")"#, ["unknown: Door"]),
    (
      #"static var description: IntentDescription { "Configure which door to show." }"#,
      ["unknown: Configure which door to show."]
    ),
    (
      #"ConfirmationActionName.custom(acceptLabel: "Open", acceptAlternatives: [], denyLabel: "Keep shut")"#,
      ["button: Open", "button-cancel: Keep shut"]
    ),
    (#"let door: Door = .init("Open the door")"#, []),
    (#"@Parameter(title: "Name") var name: String"#, ["field-label: Name"]),
    ("enum A { var name: String { \"All files\" } }\nText(a.name)", ["unknown: All files"]),
    (
      "var status: String { b ? \"All is well\" : \"No signal\" }\nx.accessibilityValue(status)",
      ["a11y-value: All is well", "a11y-value: No signal"]
    ),
    (#"label.text = "All " + name"#, [#"unknown: All \(value)"#]),
    (
      #"x.toolTip = "All files " + user.name + " has. " + "Open them.""#,
      [#"tooltip: All files \(name) has. Open them."#]
    ),
    (#"x.toolTip = count() + " files""#, [#"tooltip: \(value) files"#]),
    ("x.toolTip = \"All files\" + \" are opené\n", []),
    (#"x.toolTip = "All files" + (b ? ", open" : "")"#, [#"tooltip: All files\(value)"#]),
    (#"let a = NSLocalizedString("All files", comment: "Title of a button")"#, ["unknown: All files"]),
    (#"let a = NSLocalizedString("files.all", value: "All files", comment: "")"#, ["unknown: All files"]),
    (#"let a: LocalizedStringKey = "All files""#, ["unknown: All files"]),
    (#"Text("all files".localized)"#, ["unknown: all files"]),
  ])
  func `a place gives its literals a role`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    #"print("Hello there")"#, #"fatalError("No such row")"#, #"logger.error("No such row \(row)")"#,
    #"Image("Big door")"#, #"Image(systemName: "trash")"#, #"Label(title, systemImage: "trash")"#,
    #"x.accessibilityIdentifier("Save button")"#, #"UserDefaults.standard.set(1, forKey: "Last run")"#,
    #"if title == "All files" { }"#, #"Text(a == "All files" ? b : c)"#, #"Text(names["All files"])"#,
    #"switch a { case "All files": b() }"#, #"Text("home.title")"#, #"Text("homeTitle")"#,
    #"Text("\(count)")"#,
    #"Text("—")"#, #"let a = "All files""#, #"Font.custom("Open Sans", size: 1)"#, #"throw A("No such row")"#,
    #"NSLocalizedString("home_title", comment: "Title")"#,
    "#Preview(\"All files\") { Text(\"All files\") }",
    "struct A_Previews: PreviewProvider { static var previews: some View { Text(\"All files\") } }",
    #"a.map { "All files" }"#, #"func a(title: String = "All files")"#,
    #"URL(string: "https://example.com/a b")"#,
  ])
  func `what nobody reads is no string`(code: String) {
    #expect(roles(code) == [])
  }

  @Test(arguments: [
    (#"Text("a \"b\" \u{e9} \\ \n c")"#, "a \"b\" é \\ \n c"),
    (##"Text(#"a "b" \n \#n c"#)"##, "a \"b\" \\n \n c"),
    ("Text(\"\"\"\n    a \"b\"\n      c \\\n    d\n\n    e\n    \"\"\")", "a \"b\"\n  c d\n\ne"),
    ("Text(\"\"\"\r\n    a b\r\n    c\r\n    \"\"\")", "a b\nc"),
    (
      #"Text("Hi \(user.name), \(count, specifier: "%d") of \(all.count()) files")"#,
      #"Hi \(name), \(count) of \(value) files"#
    ),
    (##"Text(#"Hi \#(name) \(b)"#)"##, #"Hi \(name) \(b)"#),
  ])
  func `a text is decoded`(code: String, text: String) {
    #expect(read(code, "A.swift").entries.map(\.text) == [text])
  }

  @Test(arguments: [
    (#"label.text = "Some text""#, #"A "b" \ c"#, #"label.text = "A \"b\" \\ c""#),
    (##"label.text = #"Some text"#"##, #"A "b" c"#, ##"label.text = #"A "b" c"#"##),
    (##"label.text = #"Some text"#"##, ##"A "# c"##, nil),
    (#"label.text = "Some \(a) text""#, "Other", nil),
    ("label.text = \"\"\"\n  Some text\n  \"\"\"", "A b", nil),
    (#"label.text = "Some text""#, "A\nb", #"label.text = "A\nb""#),
    (#"Text("Some text")"#, "A b", nil),
    (#"Text(verbatim: "Some text")"#, "A b", #"Text(verbatim: "A b")"#),
    (
      #"NSLocalizedString("key", value: "Some text", comment: "")"#, "A b",
      #"NSLocalizedString("key", value: "A b", comment: "")"#
    ),
  ])
  func `a fix is written with the escapes of its literal`(code: String, new: String, expected: String?) throws
  {
    #expect(try edited(code, "A.swift", with: new) == expected)
  }
}
