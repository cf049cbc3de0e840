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
    (#"VStack { Text("Reading all of the files…").font(.caption) }"#, ["unknown: Reading all of the files…"]),
    (
      #"VStack { Text("\(left) files left to read").font(.caption) }"#,
      ["unknown: \\(left) files left to read"]
    ),
    // What went wrong.
    (
      #"VStack { if hasError { Text("That is not right. Enter it again.").font(.caption) } }"#,
      ["error: That is not right. Enter it again."]
    ),
    (
      #"VStack { if error == nil { Text("It opens all of the files.").font(.caption) } }"#,
      ["help-text: It opens all of the files."]
    ),
    (
      #"VStack { Image(a); Text("Couldn't open the file").font(.title) }"#,
      ["error-title: Couldn't open the file"]
    ),
    // On a page, sentences in the middle explain no setting.
    (
      #"VStack { Text("It opens all of the files.").font(.caption).multilineTextAlignment(.center) }"#,
      ["body: It opens all of the files."]
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
}
