import Testing

@testable import CopyLint

extension `Swift code` {
  /// Texts that reach a view by a way of the code's own.
  @Test(arguments: [
    (#"banner.set(.info(message: "Two files are here"))"#, ["unknown: Two files are here"]),
    (#"logger.log(.info(message: "Two files are here"))"#, []),
    (
      #"return Snapshot(state: .failed, error: "The disk is full of files.")"#,
      ["error: The disk is full of files."]
    ),
    (#"alertMessage.accept("The files can't be read.")"#, ["error: The files can't be read."]),
    (
      #"func f() { let error: String; error = "The files can't be read." }"#,
      ["error: The files can't be read."]
    ),
    (#"nextScreen.firstLabelText = "Two files are here""#, ["unknown: Two files are here"]),
    (#"hud.labelText = "Two files are here""#, ["unknown: Two files are here"]),
    (#"list.appSnackbar(show: $isShown, message: "Two files are here")"#, ["toast: Two files are here"]),
    (
      #"list.appSnackbar(show: $isShown, message: "Failed to open two files")"#,
      ["error: Failed to open two files"]
    ),
    (#"AppToast.showMessage(message: "Two files are here")"#, ["toast: Two files are here"]),
    (
      #"showPopupWith(Title: "Done!", andMessage: "Two files are here")"#,
      ["toast: Done!", "toast: Two files are here"]
    ),
    (
      #"row.accessibilityRow(label: "Two files", hint: "Opens the list.")"#,
      ["a11y-label: Two files", "a11y-hint: Opens the list."]
    ),
    (
      #"showErrorAlert(title: "Success", message: "Two files are here")"#,
      ["alert-title: Success", "alert-message: Two files are here"]
    ),
    (#"currentStatus = "Reading two files...""#, ["unknown: Reading two files..."]),
    (#"var formattedDistance: String { "\(Int(meters)) meters away" }"#, ["unknown: \\(value) meters away"]),
    (
      #"func unsupportedReason(for kind: Kind) -> String { return "It needs two files" }"#,
      ["unknown: It needs two files"]
    ),
    (
      #"enum Quality { var description: String { switch self { case .low: "Low - 320p"; case .high: "High" } } }"#,
      ["unknown: Low - 320p", "unknown: High"]
    ),
    (
      #"enum Quality { var description: String { switch self { case .low: "Low"; case .high: "High" } } }"#,
      []
    ),
    (
      #"func f() { list.append("Two of the files"); lines.append("All of them"); a.text = list[2]; b.text = lines.joined() }"#,
      ["unknown: Two of the files", "unknown: All of them"]
    ),
    (#"func f() { list.append("Two of the files") }"#, []),
    (
      #"func f() { var lines: [String] = []; lines.append("Two of the files"); problem = lines.joined() }; VStack { Text(problem) }"#,
      ["unknown: Two of the files"]
    ),
    (#"upload.fail(errorMessage: "Choose another file")"#, ["error: Choose another file"]),
    (#"upload.fail(errorMessage: "no-file")"#, []),
    (
      """
      enum Part: String { case first = "One file" }; enum Topic: String { case second = "Two files" }
      VStack { Section(part.rawValue) { Text(topic.rawValue) } }
      """, ["unknown: One file", "unknown: Two files"]
    ),
    (
      """
      enum Part: String { case first = "One file" }; enum Topic: String { case second = "two" }
      VStack { Section(part.rawValue) { A() } }
      """, ["heading: One file", "heading: two"]
    ),
    (
      """
      enum Part: String { case first = "One file" }; enum Topic: String { case second = "Two files" }
      Picker("", selection: $a) { ForEach(Part.allCases) { Text($0.rawValue).tag($0) } }
      """, ["menu-item: One file", "unknown: Two files"]
    ),
    // What a row shows besides, a screen reader doesn't say alone.
    (
      """
      func one(title: String) -> some View { ModernRow(title: title) { Picker("", a).accessibilityLabel(title) } }
      func two(title: String) -> some View { Circle().accessibilityLabel(title) }
      VStack { one(title: "Two files"); two(title: "All files") }
      """, ["unknown: Two files", "a11y-label: All files"]
    ),
    (
      #"enum Choices { static let parkingOptions = ["None", "One", "Both"] }"#,
      ["unknown: None", "unknown: One", "unknown: Both"]
    ),
    (
      #"""
      class A { let units = ["Pills", "Drops"]
        func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent part: Int) -> String? {
          return units[row]
        } }
      """#,
      ["menu-item: Pills", "menu-item: Drops"]
    ),
    (
      #"""
      struct Card: View { let title: String
        init(title: String = "Two files") { self.title = title }
        var body: some View { VStack { Text(title) } } }
      """#,
      ["unknown: Two files"]
    ),
    (
      #"func row() { let label = isAll ? "All files" : "Two files"; rows.append(Row(label: label)) }"#,
      ["unknown: All files", "unknown: Two files"]
    ),
    (
      #"""
      struct A: View { let version = info ?? "Not known"
        var body: some View { VStack { Text("Version: " + version) } } }
      """#,
      ["unknown: Not known", "unknown: Version: \\(value)"]
    ),
    (
      #"""
      struct A: View { private static var firstText = "Two files"
        @State private var text = Self.firstText
        var body: some View { VStack { Text(text) } } }
      """#,
      ["unknown: Two files"]
    ),
    (
      #"struct A: View { var body: some View { x.sheet(item: $a) { _ in LinkPreviewSheet(title: "Two files") } } }"#,
      ["unknown: Two files"]
    ),
    (
      #"AppShortcut(intent: a, phrases: ["Open it with \(.applicationName)"], shortTitle: "Open it")"#,
      ["unknown: Open it with \\(applicationName)", "title: Open it"]
    ),
    (#"static var typeDisplayRepresentation: TypeDisplayRepresentation { "Asset" }"#, ["unknown: Asset"]),
    (
      #"""
      func f() { let text = NSMutableAttributedString(string: "No files yet!")
        let more = NSAttributedString(string: "Add one first.")
        text.append(more)
        label.attributedText = text }
      """#,
      ["unknown: No files yet!", "unknown: Add one first."]
    ),
    (#"Button(L10n.s("files.open", "Open all files")) { }"#, ["button: Open all files"]),
    (#"let a = L10n.s("files.open", "Open all files")"#, ["unknown: Open all files"]),
    (#"Text(words("files.open", fallback: "Open all files"))"#, ["unknown: Open all files"]),
    (#"store.set("files.open", "Open all files")"#, []),
    (
      #"""
      class A { let spans: NSArray = ["This week", "Last week"]
        func fill() { cell.nameLabel.text = spans[row] as? String } }
      """#,
      ["unknown: This week", "unknown: Last week"]
    ),
    (#"self.showMessagePrompt("Two files are here")"#, ["unknown: Two files are here"]),
    (
      #"vc.displayAlert(title: "Files", msg: "Two of them are here")"#,
      ["alert-title: Files", "alert-message: Two of them are here"]
    ),
    (
      #"func f() { let text = "Two files"; label.stringValue = localizer.string("files.two", fallback: text) }"#,
      ["unknown: Two files"]
    ),
    (
      #"context.evaluatePolicy(policy, localizedReason: "Open your notes") { a, b in }"#,
      ["unknown: Open your notes"]
    ),
    (
      #"let text = Prompt(text: "You are a curator who puts a mix of songs together from all that a person has at home. You get their names and answer with a list of ten.")"#,
      []
    ),
    (#"x.setSubject("Complaint")"#, ["unknown: Complaint"]),
  ])
  func `a text is found on its way to a view`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  /// Names of products have capitals inside, as names of code have.
  @Test(arguments: [
    (#"VStack { Text("FluxHaus") }"#, ["unknown: FluxHaus"]),
    (#"Button("Edit/Move") { }"#, ["button: Edit/Move"]),
    (#"VStack { Text("HomeTitle") }"#, []), (#"VStack { Text("homeTitle") }"#, []),
    (#"let a = "FluxHaus""#, []), (#"VStack { Text("/Users/Shared") }"#, []),
  ])
  func `a name of a product is a text where people see it`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (#"throw FormError("Enter a name first.")"#, ["error: Enter a name first."]),
    (#"throw FormError.invalid("Enter a name first.")"#, ["error: Enter a name first."]),
    (
      #"func g() -> FormError { return .invalid(text ?? "Enter a name first.") }"#,
      ["error: Enter a name first."]
    ),
    (#"func g() -> OtherError { return .invalid("Enter a name first.") }"#, []),
    (#"throw FormError("name")"#, []), (#"throw OtherError("Enter a name first.")"#, []),
  ])
  func `an error that describes itself is seen`(code: String, expected: [String]) {
    let others = [
      "struct FormError: LocalizedError { let errorDescription: String?; init(_ text: String) { errorDescription = text } }",
      "struct OtherError: Error { let text: String }",
    ]
    var options = ReadingOptions()
    options.findsMemberUses = true
    let uses = others.map {
      SwiftCode.memberUses(of: Document(path: "B.swift", bytes: Array($0.utf8)), options: options)
    }
    var own = ReadingOptions()
    own.memberRoles = MemberRoles(uses)
    let document = Document(path: "A.swift", bytes: Array("func f() throws { \(code) }".utf8))
    let found = SwiftCode().read(document, options: own).entries.filter { !$0.isUnshown }
      .map { "\($0.role.identifier): \($0.text)" }
    #expect(found == expected)
  }
}
