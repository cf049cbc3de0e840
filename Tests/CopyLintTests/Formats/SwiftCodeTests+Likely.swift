import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"AsyncButton { run() } label: { Label("Share", systemImage: "square") }"#, ["button: Share"]),
    (#"PrimaryButton(title: "Save all") { }"#, ["button: Save all"]),
    (#"PrimaryButton("plus") { }"#, []),
    (#"x.makeButton("Save all")"#, []),
    (#"makeButton(String(localized: "Save all"))"#, ["button: Save all"]),
    (#"ExternalLink(destination: a) { Text("Themes") }"#, ["link: Themes"]),
    (#"SectionHeader("Privacy rules")"#, ["heading: Privacy rules"]),
    (#"NumberField(text: $a, placeholder: "Your age")"#, ["placeholder: Your age"]),
    (
      #"Row(String(localized: "All files"), header: Text("Privacy"))"#,
      ["unknown: All files", "heading: Privacy"]
    ),
    (#"showError(NSLocalizedString("No room", comment: ""))"#, ["error: No room"]),
    (#"Info(title: String(localized: "All files"))"#, ["unknown: All files"]),
    (
      #"SettingsRow(title: String(localized: "All files"), subtitle: String(localized: "Two files"))"#,
      ["field-label: All files", "unknown: Two files"]
    ),
    (#"StatRow(label: String(localized: "All files"))"#, ["field-label: All files"]),
    (#"cell.setTitle(label: String(localized: "All files"))"#, ["unknown: All files"]),
    (#"MenuItem(label: String(localized: "All files"))"#, ["unknown: All files"]),
    (#"OptionAction(label: String(localized: "Sign out"))"#, ["button: Sign out"]),
    (#"SectionHeader(label: String(localized: "All files"))"#, ["heading: All files"]),
    (#"Setting(title: String(localized: "Sync it"), value: .toggle(.init()))"#, ["toggle: Sync it"]),
    (#"Setting(title: String(localized: "Sync it"), value: .page([]))"#, ["unknown: Sync it"]),
    (#"Cell(placeHolder: "Your age")"#, ["placeholder: Your age"]),
    (#"setting(hint: String(localized: "Two files"))"#, ["help-text: Two files"]),
    (#"setting(hint: String(localized: "file \(a) of \(b)"))"#, ["unknown: file \\(a) of \\(b)"]),
    (
      #"self.showAlertWithOK(title: "No room", message: "Delete two files.")"#,
      ["alert-title: No room", "alert-message: Delete two files."]
    ),
    (#"view.appAlert("No room", isPresented: $a)"#, ["alert-title: No room"]),
    (#"SettingsHeaderView(title: "All files")"#, ["heading: All files"]),
    (#"ModePicker("Image type", selection: $a)"#, ["field-label: Image type"]),
    (#"SecureInput("Private key", text: $a)"#, ["field-label: Private key"]),
    (
      #"twoButtonAlert(question: "Open it?", text: "It is gone.")"#,
      ["confirm-title: Open it?", "confirm-message: It is gone."]
    ),
    (#"entry(name: String(localized: "Author"), value: author)"#, ["field-label: Author"]),
    (#"StatItem(label: String(localized: "Size"), value: size)"#, ["field-label: Size"]),
    (
      #"Form { SettingsTop(title: "All files", description: "It opens all of the files.") }"#,
      ["title: All files", "unknown: It opens all of the files."]
    ),
    (#"alert(title: "No room")"#, ["alert-title: No room"]),
    (
      #"confirmAction(title: "Delete it?", message: "It is gone.")"#,
      ["confirm-title: Delete it?", "confirm-message: It is gone."]
    ),
    (#"view.showToast(message: "Saved it")"#, ["toast: Saved it"]),
    (#"showPopup(text: "Saved it")"#, ["toast: Saved it"]),
    (#"makeErrorToast(title: String(localized: "No room"))"#, ["unknown: No room"]),
    (#"TitleView(title: String(localized: "All files"))"#, ["heading: All files"]),
    (#"NameView(title: String(localized: "All files"), value: name)"#, ["field-label: All files"]),
    (#"Area(title: String(localized: "Size"), control: field)"#, ["field-label: Size"]),
    (#"menu.addItem(title: String(localized: "Open file")) { }"#, ["menu-item: Open file"]),
    (#"UIAlertAction(title: "OK", style: isLast ? .cancel : .default)"#, ["button: OK"]),
    (
      #"Picker("Show", selection: $a) { Text("New").tag(1) }.pickerStyle(.segmented)"#,
      ["field-label: Show", "menu-item: New"]
    ),
    (
      #"Picker("Show", selection: $a) { Text("New").tag(1) }.padding()"#,
      ["field-label: Show", "menu-item: New"]
    ),
    (#"TextField("Your name:", text: $a)"#, ["field-label: Your name:"]),
    (
      #"let a = String(localized: "The link points to a file that is gone.")"#,
      ["unknown: The link points to a file that is gone."]
    ),
    (#"ProgressView("Loading files")"#, ["unknown: Loading files"]),
    (
      #"Toggle(.init("find.wrap", defaultValue: "Wrap search around"), isOn: $a)"#,
      ["toggle: Wrap search around"]
    ),
    (
      #"x.help(.init("find.wrap", defaultValue: "Start again at the top."))"#,
      ["tooltip: Start again at the top."]
    ),
    (#"Button("All files".local) { }"#, ["button: All files"]),
    (#"Button(.localized("All files")) { }"#, ["button: All files"]),
    (
      #"DialogView(title: "All files", description: "Open two files.")"#,
      ["alert-title: All files", "alert-message: Open two files."]
    ),
    (
      #"StepHeader(title: "All files", subtitle: "Open two files.")"#,
      ["unknown: All files", "help-text: Open two files."]
    ),
    (#"Button("home.files \(count)") { }"#, []),
    (#"Button("a.b. \(count)") { }"#, ["button: a.b. \\(count)"]),
    (#"panel.message = "Open all of your files.""#, ["unknown: Open all of your files."]),
    (#"filesSection.title = "All files""#, ["heading: All files"]),
    (
      "func subsectionHeader(_ name: String) -> some View { Text(name) }\nsubsectionHeader(\"All files\")",
      ["heading: All files"]
    ),
    (
      "func alert(title: String) { x = UIAlertController(title: title) }\nalert(title: \"No room\")",
      ["alert-title: No room"]
    ),
  ])
  func `the last word of a name of the app's own tells what it shows`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (#"throw NSLocalizedString("No room", comment: "")"#, ["error: No room"]),
    (#"throw Failure.text(String(localized: "No room"))"#, ["error: No room"]),
    (#"throw Failure.text("No room")"#, []),
  ])
  func `what is thrown is an error`(code: String, expected: [String]) { #expect(roles(code) == expected) }

  @Test(arguments: [
    (#"Text("All of it stays on this phone.")"#, "unknown"),
    (#"Row(text: Text("All of it stays on this phone."))"#, "unknown"),
    (#"footer.text = "All of it stays on this phone.""#, "unknown"),
    (#"let a = NSLocalizedString("All of it stays on this phone.", comment: "")"#, "unknown"),
    (#"Text("All of it stays on this phone.").foregroundStyle(.secondary)"#, "unknown"),
    (#"Text("Do you want to go?")"#, "unknown"),
    (#"Text("Loading all of it...")"#, "unknown"),
    (#"Text("All files").bold()"#, "unknown"),
    (#"Section(header: Text("All of it stays on this phone.")) { }"#, "help-text"),
    (#"Text("All of it stays on this phone.").font(.title)"#, "unknown"),
    (#"Text("[All files](https://example.com)")"#, "link"),
    (#"if files.isEmpty { VStack { Text("No files yet") } }"#, "empty-state"),
    (#"if files { Text("No files yet") }"#, "unknown"),
    (#"GridRow { Text("Median value:").bold() }"#, "unknown"),
    (#"showAlert(String(localized: "All of it stays on this phone."))"#, "alert-message"),
    (#"VStack { OnboardingTitleView(title: "All files") }"#, "title"),
    (#"x.contextMenu { DestructiveButton("Remove it") { } }"#, "button-destructive"),
    (#"ASection(title: a, footer: VStack { Text("All files") })"#, "help-text"),
    (#"ASection(title: a, note: VStack { Text("All files") })"#, "unknown"),
    (#"Toggle(isOn: $a) { Text("All files").foregroundStyle(a ? .blue : .secondary) }"#, "toggle"),
    (#"struct A: Tip { var title: Text { Text("All files") } }"#, "title"),
    (#"VStack { Text("The Warsaw method:").bold(); Text(a) }"#, "unknown"),
    (#"VStack { Text("The Warsaw method").font(.body.weight(.semibold)); Text(a) }"#, "unknown"),
    (#"VStack { Text("Default: off").bold(); Text(a) }"#, "unknown"),
    (#"HStack { Text("The Warsaw method").bold(); Text(a) }"#, "unknown"),
    (#"Button { } label: { Text("Open all").foregroundStyle(.gray) }"#, "button"),
    (#"Button { } label: { Image("a"); Text("Open all").font(.caption) }"#, "button"),
    (#"NavigationLink { } label: { HStack { if a { Text("Last week").font(.caption) } } }"#, "unknown"),
    (#"NavigationLink { } label: { Text("Open all").font(.caption) }"#, "link"),
    (#"actions: [.init(title: String(localized: "Go on"), style: .default)]"#, "button"),
    (#"actions: [.init(title: String(localized: "Go on"), style: .wide)]"#, "unknown"),
  ])
  func `a sentence that nothing else tells about is running text`(code: String, expected: String) {
    #expect(roles(code).map { $0.prefix { $0 != ":" } } == [expected[...]])
  }

  @Test(arguments: [
    (
      "let format = NSLocalizedString(\"%d files\", comment: \"\")\nx.toolTip = String(format: format, 1)",
      "tooltip"
    ),
    ("let name = NSLocalizedString(\"All files\", comment: \"\")\nx.toolTip = name", "tooltip"),
    (
      "let a1 = NSLocalizedString(\"%d files\", comment: \"\")\n"
        + "let title = NSString.localizedStringWithFormat(a1 as NSString, 2) as String\nUIAction(title: title)",
      "menu-item"
    ),
  ])
  func `a text is followed through names`(code: String, expected: String) {
    #expect(roles(code).map { $0.prefix { $0 != ":" } } == [expected[...]])
  }

  @Test func `a variable is known in its function only, and by what people see before what they hear`() {
    let code = """
      class A {
        func f() { let title = String(localized: "All files"); Button(title) { }.accessibilityLabel(title) }
        func g() { let title = String(localized: "No files"); x.navigationTitle(title).help(title) }
      }
      """
    #expect(roles(code) == ["button: All files", "nav-title: No files"])
  }

  @Test func `a sentence after the name of a switch explains it`() {
    let code =
      #"Toggle(isOn: $a) { Label("Sync", systemImage: "x"); Text("All of it stays on this phone.") }"#
    #expect(roles(code) == ["toggle: Sync", "help-text: All of it stays on this phone."])
    #expect(
      roles(#"Toggle(isOn: $a) { Text("Keep all of it on this phone.") }"#) == [
        "toggle: Keep all of it on this phone."
      ])
  }

  @Test(arguments: [
    (#"HStack { Label("Gateway", systemImage: "x"); TextField("192.168.1.1", text: $a) }"#, "field-label"),
    (#"HStack { Text("Gateway"); Spacer(); SecureField("", text: $a) }"#, "field-label"),
    (#"VStack { Text("Gateway").font(.body); TextEditor(text: $a) }"#, "field-label"),
    (#"VStack { Text("Gateway"); Picker("Mode", selection: $a) { } }"#, "unknown"),
    (#"VStack { Text("Gateway"); Picker("", selection: $a) { } }"#, "field-label"),
    (#"HStack { Text("Gateway"); Toggle("", isOn: $a) }"#, "toggle"),
    (#"HStack { Text("Gateway"); Spacer(); Toggle(isOn: $a) { } }"#, "toggle"),
    (#"HStack { Text("Gateway"); Spacer(); Text(value) }"#, "field-label"),
    (#"HStack { Text("Gateway"); Spacer(); Text("Open") }"#, "unknown"),
    (#"HStack { Text("Gateway"); Spacer(); Image(systemName: "x") }"#, "unknown"),
    (#"HStack { Text("Gateway"); Text(value) }"#, "unknown"),
    ("HStack { Text(\"Gateway\")\nSpacer()\nlet value = b()\nText(value) }", "field-label"),
    (#"HStack { Text("Gateway").font(.title2); TextField("", text: $a) }"#, "field-label"),
    (#"List { Text("Gateway"); TextField("", text: $a) }"#, "unknown"),
  ])
  func `a text beside a field names it`(code: String, expected: String) {
    #expect(roles(code).first?.prefix { $0 != ":" } == expected[...])
  }

  @Test(arguments: [
    ("A.swift", #"struct A { var body: some View { row(String(localized: "All files")) } }"#, "unknown"),
    ("A.swift", #"enum A { var title: String { NSLocalizedString("All files", comment: "") } }"#, "unknown"),
    ("A.swift", #"enum A { var hint: String { NSLocalizedString("All files", comment: "") } }"#, "help-text"),
    ("A.swift", #"func restartButtonPressed() { ask(String(localized: "All files")) }"#, "unknown"),
    ("A.swift", #"let buttonText = String(localized: "All files")"#, "button"),
    ("A.swift", "var sectionFooter: String { \"All files\" }\nText(a.sectionFooter)", "help-text"),
    ("A.swift", #"var hint: LocalizedStringResource { a ? "All files" : b }"#, "help-text"),
    ("A.swift", #"var secondSection: String { String(localized: "All files") }"#, "unknown"),
    ("A.swift", #"enum A { static let mailConfirmationMessage = String(localized: "Files") }"#, "unknown"),
    ("A.swift", #"enum AError { var errorCode: String { String(localized: "All files") } }"#, "unknown"),
    ("A.swift", #"enum A { var renameTabTitle: String { String(localized: "All files") } }"#, "unknown"),
    ("A.swift", #"enum A { var mealAccessibilityName: String { String(localized: "a meal") } }"#, "unknown"),
    ("A.swift", #"enum MainTab { var title: String { String(localized: "All files") } }"#, "tab"),
    (
      "A.swift", #"enum A { var detail: String { String(localized: "All files are there now") } }"#, "unknown"
    ),
    (
      "A.swift",
      #"var confirmationMessage: String { lines.append(String(localized: "All files")); return lines }"#,
      "confirm-message"
    ),
    ("A.swift", #"Text("Could not read all of the files.")"#, "error"),
    ("ErrorView.swift", #"Text("All files")"#, "unknown"),
    ("AccessibilityView.swift", #"Text("All files")"#, "unknown"),
    ("RoutingError.swift", #"let a = String(localized: "No room")"#, "error"),
  ])
  func `only the name of the property that a text is the value of tells about it`(
    path: String, code: String, expected: String
  ) {
    var entries = Array(read(code, path).entries)
    for index in entries.indices { inferRole(of: &entries[index], path: path) }
    #expect(entries.map(\.role.identifier) == [expected])
  }
}
