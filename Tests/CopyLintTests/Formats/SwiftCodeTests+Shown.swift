import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"let a: String = .init(localized: "All files")"#, ["unknown: All files"]),
    (#"Button(.init(localized: "Open file")) { }"#, ["button: Open file"]),
    (#"x.title = OBALoc("a.title", value: "All files", comment: "A title")"#, ["title: All files"]),
    (#"footer(OBALoc("a.title", value: "All files", comment: "A note"))"#, ["unknown: All files"]),
    (#"Button(appLocalized("Open file", comment: "")) { }"#, ["button: Open file"]),
    (#"commit("All files", comment: "A note")"#, []),
    (#"set("All files", value: "Two files")"#, []),
  ])
  func `what looks a text up is known by its arguments`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      #"VStack { Text("All ") + Text("files").bold() + Text(" are here.") }"#,
      ["unknown: All files are here."]
    ),
    (#"VStack { Text("All").bold() + Text(" files are here.") }"#, ["unknown: All files are here."]),
    ("Card(Text(\"All \")\n + Text(\"files\").font(.body).bold()\n + Text(\".\"))", ["unknown: All files."]),
    (#"VStack { Text("All ") + Text(name) + Text(" are here") }"#, [#"unknown: All \(value) are here"#]),
    (#"VStack { Text("All files"); Text("Two files") }"#, ["unknown: All files", "unknown: Two files"]),
  ])
  func `texts that a plus sign joins are one`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      #"AlertState { TextState("Save failed") } actions: { ButtonState(role: .cancel) { TextState("Stop it") }; ButtonState(action: .a) { TextState("Save again") } } message: { TextState("The disk is full.") }"#,
      [
        "error-title: Save failed", "button-cancel: Stop it", "button: Save again",
        "alert-message: The disk is full.",
      ]
    ),
    (
      #"ConfirmationDialogState { TextState("Delete it?") } actions: { } message: { TextState("It is gone then.") }"#,
      ["confirm-title: Delete it?", "confirm-message: It is gone then."]
    ),
    (#"VStack { Text(loc: "All files") }"#, ["unknown: All files"]),
    (#"x.navigationTitle(title: "All files")"#, ["nav-title: All files"]),
    (#"Summary("Open \(\.$file)")"#, ["unknown: Open \\(value)"]),
    (
      #"Label("Door").controlWidgetActionHint("Open the door")"#, ["unknown: Door", "unknown: Open the door"]
    ),
    (
      #"config.attributedTitle = AttributedString("Open file", attributes: bold)"#,
      ["button: Open file"]
    ),
  ])
  func `texts of other frameworks are shown`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      "func a() { let day = UNMutableNotificationContent()\n day.title = \"Works end\"; day.body = \"They end today\" }",
      ["notification: Works end", "notification: They end today"]
    ),
    (
      #"Notifier.notify(title: a ? "Saved it" : "Not saved", body: "Look at it")"#,
      ["notification: Saved it", "notification: Not saved", "notification: Look at it"]
    ),
    (#"scheduleNotification(title: "Works end", id: "Works.end")"#, ["notification: Works end"]),
    (#"center.removeNotification(id: "Works end")"#, []),
    (#"VStack { notificationRow(title: "Works end", isOn: $a) }"#, ["field-label: Works end"]),
  ])
  func `what a notification says is in one`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (#"catchUpError = "The list came back empty.""#, ["error: The list came back empty."]),
    (#"model.successMessage = "The file is saved""#, ["unknown: The file is saved"]),
    (#"lastError = "E_NOFILE""#, []),
    (#"commitMessage = "Open the file""#, []),
  ])
  func `messages are known by the ends of their names`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    ("Text(\"Changed \\(age)\")", true), ("log(\"Changed \\(age)\")", false),
    ("Text(\"Changed \\(age())\")", true),
    ("Text(\"Changed \\(age + 1)\")", false),
  ])
  func `a name in a text is shown`(use: String, isShown: Bool) {
    let code =
      "struct A: View { var age: String { return a ? \"One day ago\" : \"\" }\n var body: some View { \(use) } }"
    #expect(roles(code).contains("unknown: One day ago") == isShown)
  }

  @Test(arguments: [
    (#"ForEach(["Two files", "No files"], id: \.self) { name in Text(name) }"#, 2),
    (#"ForEach(["Two files", "No files"], id: \.self) { Text($0) }"#, 2),
    (#"ForEach(["Two files", "No files"], id: \.self) { name in Image(name) }"#, 0),
    (#"ForEach(all, id: \.self) { name in Text(name) }"#, 2),
    (#"ForEach(Array(all.enumerated()), id: \.offset) { index, name in Text(name) }"#, 2),
    (#"ForEach(Array(all.enumerated()), id: \.offset) { (index, name) in Text(name) }"#, 2),
    (#"ForEach(all, id: \.self) { name in Text(name.count) }"#, 0),
    (#"Text(all[index])"#, 2),
    (#"tile(value: all[0])"#, 2),
    (#"tile(id: all[0])"#, 0),
  ])
  func `what a view repeats is shown`(view: String, count: Int) {
    let code = """
      struct A: View {
        let all = ["Two files", "No files"]
        var body: some View { \(view) }
        func tile(id: String, value: String) -> some View { Text(value) }
      }
      """
    #expect(roles(code).count == count)
  }

  @Test(arguments: [
    (#"model?.updateToastDescription("The link is broken")"#, ["toast: The link is broken"]),
    (#"toastPresenter.show(text: "Signed out")"#, ["toast: Signed out"]),
    (#"model.setToastImage("big door")"#, []),
    (#"toaster.log("Signed out")"#, []),
  ])
  func `what is handed to a toast is shown in it`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (#"VStack { Banner(text: "All files") }"#, ["unknown: All files"]),
    (
      #"Form { StepperSection(header: "All files", footer: "Two files") { } }"#,
      ["heading: All files", "help-text: Two files"]
    ),
    (
      #"struct A: View { var body: some View { Hint("All files are here") } }"#,
      ["unknown: All files are here"]
    ),
    (#"struct A: View { func hint() -> some View { if a { Hint("All files") } } }"#, ["unknown: All files"]),
    (#"list.overlay { if a { Hint(title: "No files") } }"#, ["unknown: No files"]),
    (#"Section { Card { Readout("All files", value: a) } }"#, ["unknown: All files"]),
    (#"VStack { CoverImage("Big door") }"#, []),
    (#"VStack { Row(id: "All files", name: "Two files") }"#, []),
    (#"VStack { banner(text: "All files") }"#, ["unknown: All files"]),
    (#"func a() { Banner(text: "All files") }"#, ["unknown: All files"]),
    (#"Button { track(Event(title: "All files")) } label: { icon }"#, []),
    (#"Task { Banner(text: "All files") }"#, ["unknown: All files"]),
    (#"struct A: View { let all = [Item(title: "All files")] }"#, ["unknown: All files"]),
    (#"VStack { ForEach([Item(title: "All files")]) { Row($0) } }"#, ["unknown: All files"]),
  ])
  func `what stands among views shows its texts`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      "enum A { var displayName: String { switch self { case .a: \"All files\"; case .b: return \"None\" } } }",
      2
    ),
    (#"extension A { var title: String? { isOn ? "Stop it" : "Go on" } }"#, 2),
    (#"struct A { func statusText(for b: B) -> String { "All files" } }"#, 1),
    (#"struct A { static func stateDescription() -> String? { return "All files" } }"#, 1),
    (#"struct A { var description: String { "All files" } }"#, 0),
    (#"struct A { var debugText: String { "All files" } }"#, 0),
    (#"struct A { var title = "All files" }"#, 0),
    (#"struct A { var titles: [String] { ["All files"] } }"#, 0),
    (#"struct A { func title() { use("All files") } }"#, 0),
    (#"struct A { var key: String { "All files" } }"#, 0),
    (#"struct A { var title: String { names["All files"] } }"#, 0),
    (#"struct A { var title: String { "home.title" } }"#, 0),
    (#"struct MockFile { var title: String { "All files" } }"#, 0),
  ])
  func `a property that is named for what people see gives a text`(code: String, count: Int) {
    #expect(roles(code).count == count)
  }

  @Test(arguments: [
    "struct A { var functionDescription: String { \"It opens all of your files at once.\" } }",
    "let systemPrompt = String(localized: \"You open all of the files at once.\")",
    "call(ToolDefinition(name: a, description: String(localized: \"It opens all of your files at once.\")))",
  ])
  func `what is for a language model is no text for people`(code: String) {
    #expect(roles(code).isEmpty)
  }

  @Test func `a description of an error is an error`() {
    let property = #"var localizedDescription: String { "No room" }"#
    #expect(roles("enum Failure: Error { \(property) }") == ["error: No room"])
    #expect(roles("enum Mode: String { \(property) }") == ["unknown: No room"])
  }

  @Test(arguments: [
    (
      "func f() { var status = \"All files\"\nif a { status = \"Two files\" }\nx.toolTip = status\n}",
      ["tooltip: All files", "tooltip: Two files"]
    ),
    (
      "struct A: View { @State var status = \"\"\nvar body: some View { Text(status) }\nfunc f() { status = \"Two files\" } }",
      ["unknown: Two files"]
    ),
    (
      "struct A { var message = \"\"\nfunc f() { self.message = \"Two files\"\nx.toolTip = message\n} }",
      ["tooltip: Two files"]
    ),
    ("struct A { func f() { mode = \"Two files\" } }", []),
    ("struct A { func f() { other.status = \"Two files\"\nx.toolTip = status\n} }", []),
    (
      "let status = { if a { return \"All files\" } else { return \"Two files\" } }()\nx.toolTip = status",
      ["tooltip: All files", "tooltip: Two files"]
    ),
    ("let status = { \"All files\" }\nx.toolTip = status", []),
  ])
  func `what is put into a variable later is shown as the variable is`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    ("#if DEBUG\nText(\"All files\")\n#else\nText(\"Two files\")\n#endif", ["unknown: Two files"]),
    ("#if !DEBUG // here\nText(\"All files\")\n#else\nText(\"Two files\")\n#endif", ["unknown: All files"]),
    (
      "#if DEBUG\n#if DEBUG\nText(\"All files\")\n#endif\nText(\"No files\")\n#endif\nText(\"Two files\")",
      ["unknown: Two files"]
    ),
    ("#if DEBUG || BETA\nText(\"All files\")\n#endif", ["unknown: All files"]),
    (
      "#if os(iOS)\nText(\"All files\")\n#elseif os(macOS)\nText(\"Two files\")\n#endif",
      ["unknown: All files", "unknown: Two files"]
    ),
    ("#if DEBUG\nText(\"All files\")", []),
  ])
  func `what is only in builds for debugging is no string`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
