import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    // What explains a control is beside its name and what it changes.
    (
      #"sizeSlider(title: String(localized: "Size"), value: $a, description: String(localized: "It grows the rows."))"#,
      ["field-label: Size", "help-text: It grows the rows."]
    ),
    (
      #"VStack { SettingsLinkRow(title: "Two files", description: "Open all of them") }"#,
      [
        "link: Two files", "help-text: Open all of them",
      ]
    ),
    (
      #"HStack { Text(a); InfoTip("It opens all of the files.") }"#, ["help-text: It opens all of the files."]
    ),
    (#"VStack { BigBtn(icon: "x", label: "All files") }"#, ["button: All files"]),
    // A subtitle of one word is a value.
    (#"Row(subtitle: String(localized: "Unknown"))"#, ["unknown: Unknown"]),
    // “Empty” in a name tells of nothing to show.
    (
      #"VStack { AppEmptyStateView(title: "All done", message: "Add a file first") }"#,
      ["empty-state: All done", "empty-state: Add a file first"]
    ),
    (
      #"struct EmptyTrashView: View { var body: some View { VStack { Text("All clean").font(.title) } } }"#,
      [
        "empty-state: All clean"
      ]
    ),
    (#"var emptyState: some View { VStack { Text("All clean") } }"#, ["empty-state: All clean"]),
    (#"var body: some View { VStack { Text("No files yet").font(.title) } }"#, ["empty-state: No files yet"]),
    // A value in large letters heads nothing.
    (#"VStack { Text("\(a) of \(b)").font(.headline) }"#, ["unknown: \\(a) of \\(b)"]),
    // Buttons in a view or property that is called a menu.
    (#"var rowContextMenu: some View { Button("Copy it") { } }"#, ["menu-item: Copy it"]),
    (
      #"struct FileMenuItems: View { var body: some View { Button("Copy it") { } } }"#, ["menu-item: Copy it"]
    ),
    (#"var contextMenuButton: some View { Button("Copy it") { } }"#, ["button: Copy it"]),
    // A variable called `title` is not the title of the screen.
    (
      #"class AViewController { func f() { let title: String; title = "No room"; UIAlertController(title: title) } }"#,
      ["alert-title: No room"]
    ),
    // A sheet of actions asks before it destroys.
    (
      #"let a = UIAlertController(title: "Delete it?", message: "It is gone.", preferredStyle: .actionSheet)"#
        + "\n" + #"a.addAction(UIAlertAction(title: "Delete", style: .destructive))"#,
      ["confirm-title: Delete it?", "confirm-message: It is gone.", "button-destructive: Delete"]
    ),
    (
      #"let a = UIAlertController(title: "Sort them", message: nil, preferredStyle: .actionSheet)"#,
      ["unknown: Sort them"]
    ),
    (
      #"showAlert(title: "It could not open the file.", message: "Try it again.")"#,
      ["error-title: It could not open the file.", "error: Try it again."]
    ),
    (#"content.title = "Two new files""#, ["notification: Two new files"]),
    // Words that are taken, whatever their role is.
    (##"a = #localized("Two files are here", b)"##, ["unknown: Two files are here"]),
    (#"self.showError("No room left")"#, ["error: No room left"]),
    (#"showError(message: "No room left")"#, ["error: No room left"]),
    (#"VStack { sectionTop(title: "Two files"); Text(a) }"#, ["unknown: Two files"]),
    (#"run { sectionTop(title: "Two files") }"#, []),
    (#"buttonConfig.title = "Open them""#, ["button: Open them"]),
  ])
  func `names and what is beside a text tell what it is`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    ("enum ButtonPosition { var title: String { \"Top left\" } }", "unknown"),
    ("enum AppTab { var title: String { \"All files\" } }", "tab"),
    ("enum LoadError { var reasonText: String { \"No room is left.\" } }", "error"),
    ("enum File { var subtitle: String { \"Not set\" } }", "unknown"),
    ("enum File { var subtitle: String { \"Opens all of the files\" } }", "unknown"),
    ("var rows: some View {\n/// Header\nContainer(text: \"It keeps all of the files here.\") }", "unknown"),
  ])
  func `the type of a property and a comment above a view say little of its words`(
    code: String, expected: String
  ) throws {
    var entry = try #require(read(code, "A.swift").entries.first)
    inferRole(of: &entry, path: "A.swift")
    #expect(entry.role.identifier == expected)
  }
}
