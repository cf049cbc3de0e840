import Testing

@testable import CopyLint

extension `Swift code` {
  /// What looks and names suggest, and what the words or the code around say against it.
  @Test(arguments: [
    // A choice on a button is no button by itself.
    (
      #"""
      enum SortOrder { case size, age
        var title: String { switch self { case .size: "Largest first"; case .age: "Oldest first" } } }
      struct Chips: View { var body: some View { Button(order.title) { pick(order) } } }
      """#,
      ["unknown: Largest first", "unknown: Oldest first"]
    ),
    (
      #"""
      enum FileAction { case open
        var title: String { switch self { case .open: "Open all files" } } }
      struct Chips: View { var body: some View { Button(action.title) { run(action) } } }
      """#,
      ["button: Open all files"]
    ),
    (
      #"""
      enum Step { case one
        var buttonTitle: String { switch self { case .one: "Open all files" } } }
      struct Page: View { var body: some View { Button(step.buttonTitle) { next() } } }
      """#,
      ["button: Open all files"]
    ),
    // An amount in a row names nothing.
    (
      #"Button { open() } label: { Text(String(format: "%.1f km", distance)) }"#,
      ["unknown: %.1f km"]
    ),
    (#"Button { open() } label: { Text("Add \(count)") }"#, ["button: Add \\(count)"]),
    // In place of a name, it is a value.
    (
      #"GroupBox { } label: { Text(file.owner ?? "Unknown owner").font(.headline) }"#,
      ["unknown: Unknown owner"]
    ),
    // States, and what is beside a number.
    (#"HStack { Text("Reading files..."); Spacer(); Text("\(share)%") }"#, ["unknown: Reading files..."]),
    (
      #"show("The list is kept.", isError: false); func show(_ text: String, isError: Bool) { errorMessage = text }"#,
      ["unknown: The list is kept."]
    ),
    (#"VStack { Text("Reading all of the files…").font(.caption) }"#, ["unknown: Reading all of the files…"]),
    (
      #"VStack { Text("\(left) files left to read").font(.caption) }"#,
      ["unknown: \\(left) files left to read"]
    ),
    (#"runs.append(Run(status: .failed("(no reason)")))"#, ["unknown: (no reason)"]),
    // A sentence beside a title isn't its value.
    (
      #"all.append(.init(title: String(localized: "a", defaultValue: "It is hot"), detail: String(localized: "b", defaultValue: "The disk is hotter than it may be: \(Int(heat)) degrees.")))"#,
      ["title: It is hot", "unknown: The disk is hotter than it may be: \\(value) degrees."]
    ),
    (
      #"""
      struct Rows: View {
        var label: some View { Text("Reading for \(seconds) seconds...") }
        var body: some View { Stepper(label, value: $amount) } }
      """#,
      ["unknown: Reading for \\(seconds) seconds..."]
    ),
    // A name explains nothing.
    (
      #"VStack { aboutRow(title: "German", subtitle: "Ada Lovelace") { Toggle("", isOn: $a) } }"#,
      ["toggle: German", "unknown: Ada Lovelace"]
    ),
    // What went wrong.
    (
      #"VStack { if hasError { Text("That is not right. Enter it again.").font(.caption) } }"#,
      ["error: That is not right. Enter it again."]
    ),
    (
      #"VStack { if error == nil { Text("It opens all of the files.").font(.caption) } }"#,
      ["unknown: It opens all of the files."]
    ),
    (
      #"VStack { Image(a); Text("Couldn't open the file").font(.title) }"#,
      ["error: Couldn't open the file"]
    ),
    // On a page, sentences in the middle explain no setting.
    (
      #"VStack { Text("It opens all of the files.").font(.caption).multilineTextAlignment(.center) }"#,
      ["unknown: It opens all of the files."]
    ),
    (
      #"struct EmptyInbox: View { var subtitle: String { "Files that people send you are here." }; var body: some View { Text(subtitle) } }"#,
      ["empty-state: Files that people send you are here."]
    ),
    // Rows by what they are called.
    (#"VStack { LinkRow(title: "All files") }"#, ["link: All files"]),
    (#"VStack { SettingsButtonRow(title: "All files") }"#, ["button: All files"]),
    (#"VStack { InstructionRow(number: 1, title: "Choose a file") }"#, ["title: Choose a file"]),
    (#"VStack { MapMarker(kind: .home, label: "All files") }"#, ["unknown: All files"]),
    (#"VStack { Tile(label: "All files", value: files) }"#, ["field-label: All files"]),
    (
      #"var body: some View { VStack { HStack { Text("ALL FILES"); Spacer(); Text("\(files.count)") }; List(files) { Row($0) } } }"#,
      ["heading: ALL FILES"]
    ),
    (
      #"var body: some View { VStack { HStack { Text("Files"); Spacer(); Text("\(files.count)") }; HStack { Text("Size"); Spacer(); Text(size) } } }"#,
      ["field-label: Files", "field-label: Size"]
    ),
    // “or” is between two ways to do something.
    (#"VStack { if photos.isEmpty { Text("or").font(.caption) } }"#, ["unknown: or"]),
    (#"Text("All files").cardH2()"#, ["heading: All files"]),
    // Values of rows.
    (
      #"let rows = [InfoRow(title: "All files", value: files), InfoRow(title: "Size", value: size)]"#,
      ["field-label: All files", "field-label: Size"]
    ),
  ])
  func `what speaks against a role counts`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  /// Values of the app's own, by how they are called and what else they have.
  @Test(arguments: [
    (
      #"let a = SwitchItem(title: "Show all files", subtitle: "It shows two files more.", on: x)"#,
      ["toggle: Show all files", "help-text: It shows two files more."]
    ),
    (
      #"let a = Question(title: "Open all files?", message: "It takes two minutes.", buttons: [])"#,
      ["confirm-title: Open all files?", "confirm-message: It takes two minutes."]
    ),
    (
      #"let a = Setting(title: "All files", description: "It shows two files more.")"#,
      ["unknown: All files", "help-text: It shows two files more."]
    ),
    (
      #"let a = Item(title: "All files", subtitle: "It shows two files more.", accessory: .disclosureIndicator)"#,
      ["link: All files", "unknown: It shows two files more."]
    ),
    (#"addGroupBtn.title = "Add group""#, ["button: Add group"]),
    (#"createLinkButton(title: String(localized: "All files"))"#, ["link: All files"]),
    (#"VStack { TabButton(title: "All files") }"#, ["tab: All files"]),
    (#"VStack { NavigationHeader(title: "All files", onBack: back) }"#, ["nav-title: All files"]),
    (#"VStack { ScreenTitleView(title: "All files", subtitle: x) }"#, ["nav-title: All files"]),
    (
      #"VStack { Text("Current rank").font(.headline).foregroundColor(.secondary); Text(rank.name) }"#,
      ["unknown: Current rank"]
    ),
    (
      #"VStack { Text("Current rank").font(.headline).foregroundColor(.secondary); Text("All files") }"#,
      ["unknown: Current rank", "unknown: All files"]
    ),
    (
      #"struct A: View { @State var localError = ""; func f() { localError = "Title must not be empty." }; var body: some View { Text(localError) } }"#,
      ["error: Title must not be empty."]
    ),
    (
      #"enum A { var settingsActionTitle: String { switch self { case .a: "Open all settings" } } }"#,
      ["button: Open all settings"]
    ),
    (
      #"struct A: View { var headerSubtitle: String { "Interrupted" }; var body: some View { Text(headerSubtitle).font(.caption) } }"#,
      ["unknown: Interrupted"]
    ),
    (
      #"let a = OverrideFooter(explanation: "It shows two files more.", onReset: x)"#,
      ["help-text: It shows two files more."]
    ),
    (#"filesVC.accessibilityLabel = "TabBarFilesItem""#, []),
    (
      #"struct ListFilesTool: AgentTool { func run() -> R { return .failure("There are no files to show.") } }"#,
      []
    ),
    (
      #"struct A { func run() -> R { return .failure("There are no files to show.") } }"#,
      ["error: There are no files to show."]
    ),
    (
      #"struct FileAccessibilityActions: View { var body: some View { Button("Open all files") { open() } } }"#,
      ["a11y-action: Open all files"]
    ),
    (
      #"VStack { Text("Done!").font(.largeTitle); Text("All of the files are open.").font(.title3) }"#,
      ["unknown: Done!", "unknown: All of the files are open."]
    ),
    (
      #"VStack { Text("The server has no files for you.").foregroundStyle(.red) }"#,
      ["error: The server has no files for you."]
    ),
    (
      #"x.simpleToast(isPresented: $a) { Text("All of the files are open.") }"#,
      ["toast: All of the files are open."]
    ),
    (
      #"VStack { Text(isPro ? "Pro plan" : "Free plan").bold(); Text(price) }"#,
      ["unknown: Pro plan", "unknown: Free plan"]
    ),
    (
      #"HStack { Text(isOn ? "It runs now" : "Done").font(.headline); Spacer() }"#,
      ["unknown: It runs now", "unknown: Done"]
    ),
    (#"VStack { Text("Reading all files...").font(.headline); A() }"#, ["unknown: Reading all files..."]),
    (
      #"VStack { Text("RANK").font(.system(size: 9, weight: .bold)).foregroundColor(.secondary); Text("\(rank) of ten") }"#,
      ["unknown: RANK", "unknown: \\(rank) of ten"]
    ),
    (#"Button("Clear") { clear() }.foregroundColor(Theme.Colors.error)"#, ["button-destructive: Clear"]),
    (#"Button("Clear") { clear() }.foregroundColor(a.isError ? Theme.error : .red)"#, ["button: Clear"]),
    (
      #"""
      struct A: View { @State var error: String?
        var body: some View { if let error { Text(error) } }
        func send() { error = "The time must be later than now." } }
      """#,
      ["error: The time must be later than now."]
    ),
    (
      #"VStack { if filtered.isEmpty { Text("Your filter hides all of it.") } }"#,
      ["empty-state: Your filter hides all of it."]
    ),
    (
      #"Form { Text("Use a template if you want it short.").appFont(Type.caption1) }"#,
      ["unknown: Use a template if you want it short."]
    ),
    (#"let a: [Item] = [.init(title: "Newest files", value: .sorting(.byDate))]"#, ["unknown: Newest files"]),
    // Functions of the app's own that look texts up.
    (#"VStack { Text(.ours("Two files are open.")) }"#, ["unknown: Two files are open."]),
    (#"Button(.ours("Drop them"), role: .destructive) { drop() }"#, ["button-destructive: Drop them"]),
    (#"let a = String(localized: .ours("Two files are open."))"#, ["unknown: Two files are open."]),
    (#"VStack { Text(tr("Two files are open.")) }"#, ["unknown: Two files are open."]),
    (#"VStack { Image(.ours("Two files")) }"#, []),
    (#"let a = tr("Two files")"#, ["unknown: Two files"]),
    (#"let a = translate("Two files")"#, []),
    (#"return .result(dialog: "All of the files are open.")"#, ["unknown: All of the files are open."]),
    (#"state = .failed("All files are gone")"#, ["error: All files are gone"]),
    (#"fileList(emptyTitle: "No files yet", rows: rows)"#, ["empty-state: No files yet"]),
    (#"Button { } label: { Label("All files", systemImage: "trash") }"#, ["button-destructive: All files"]),
  ])
  func `what else a value has tells what its title is`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
