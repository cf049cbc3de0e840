import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"VStack { Text("Two files:") }"#, "field-label"),
    (#"List { Label("Two files:", systemImage: "x") }"#, "field-label"),
    (#"Card(content: { Text("Two files:") })"#, "field-label"),
    (#"if a { Text("Two files:").font(.caption) } else { b }"#, "field-label"),
    (#"x.overlay { Text("Two files:") }"#, "field-label"),
    (#"x.overlay(Text("Two files:"))"#, "field-label"),
    (#"NavigationSplitView { a } detail: { Text("Two files:") }"#, "field-label"),
    (#"Label { Text("Two files:") } icon: { a }"#, "field-label"),
    (#"Row(info: VStack { Text("Two files:") })"#, "field-label"),
    (#"Row(label: VStack { Text("Two files") })"#, "field-label"),
    (#"Row(info: Text("Two files"))"#, "unknown"),
    (#"Row(title: VStack { Text("Two files") })"#, "unknown"),
    (#"Row { a } label: { Text("Two files") }"#, "unknown"),
    (#"Row { a } label: { Card { Text("Two files") } }"#, "unknown"),
    (#"Button { a() } label: { Card { Text("Two files") } }"#, "unknown"),
    (#"Section(header: Card { Text("Two files") }) { a }"#, "unknown"),
    (#"Button { a() } label: { Card { Text(b); Text("Two files") } }"#, "unknown"),
    (#"Button { Card { Text("Two files") } }"#, "unknown"),
    (#"HStack { Text("Two files"); ATextFieldWithBar(text: $a) }"#, "field-label"),
    (#"BigButton { Text("Two files") }"#, "button"),
    (#"x.toolbar { ToolbarItem { Text("Two files") } }"#, "unknown"),
    (#"names.map { Text("Two files") }"#, "unknown"),
    (#"Text("Two files").onTapGesture { open() }"#, "button"),
    (#"Text("Two files").tag(2)"#, "menu-item"),
    (#"row(String(localized: "Two files"))"#, "unknown"),
    (#"HStack { Text("Firmware version:"); Text(a) }"#, "field-label"),
    (#"HStack { Image("x").padding(); Text("Age"); Spacer(); Text("\(age) years") }"#, "field-label"),
    (#"HStack { Text("Age"); Spacer(); Menu(age) { } }"#, "field-label"),
    (#"HStack { Text("Age"); Spacer(); Image("x") }"#, "unknown"),
    (#"VStack { Text("All files").bold(); List { } }"#, "unknown"),
    (#"VStack { Label("All files", systemImage: "a").font(.subheadline.bold()); List { } }"#, "unknown"),
    (#"HStack { Text("All files").bold(); List { } }"#, "unknown"),
    (#"VStack { Text("All files").titleStyle(); List { } }"#, "heading"),
    (#"VStack { Text("All files").subtitleStyle(); List { } }"#, "unknown"),
    (#"VStack { Text("All files").font(.system(size: 20, weight: .semibold)) }"#, "unknown"),
    (#"VStack { Text("All files").font(.system(size: 14, weight: .semibold)) }"#, "unknown"),
    (#"VStack { Text("All files").font(.system(size: 20, weight: .light)) }"#, "unknown"),
    (#"VStack { Text("No files").emptyStateTextStyle() }"#, "empty-state"),
    (#"if tasks.count > 0 { A() } else { Text("Your Mac is fine").font(.title) }"#, "empty-state"),
    (#"if tasks.count > 0 { Text("Your Mac is fine").font(.title2) } else { A() }"#, "unknown"),
    (#"VStack { HStack { Button { a() }; Text("All files").font(.headline); Spacer() }; B() }"#, "unknown"),
    (#"VStack { A(); HStack { Button { a() }; Text("All files").font(.headline) } }"#, "unknown"),
    (#"HStack { Text("All files").font(.title2); Text(count).font(.title2) }"#, "unknown"),
    (#"if tasks.isEmpty { VStack { Image("x"); Text("All done!") } }"#, "empty-state"),
    (#"if !tasks.isEmpty { VStack { Image("x"); Text("Two files:") } }"#, "field-label"),
    (#"if text.isEmpty { ZStack { Text("Two files:") } }"#, "field-label"),
    (#"VStack { Text("Enjoy your free time!").font(.caption) }"#, "unknown"),
    (#"List { a } footer: { Text("Two files").font(.largeTitle) }"#, "heading"),
    (#"VStack { Text("Key"); TextEditor(text: $a) }"#, "field-label"),
  ])
  func `what a text in a view by itself is shows in what is around it`(code: String, expected: String) {
    let view = "struct A: View { var body: some View { \(code) } }"
    #expect(roles(view).first?.prefix { $0 != ":" } == expected[...])
  }

  @Test(arguments: [
    ("func rows() -> some View { Text(\"Two files:\") }", "field-label"),
    ("func rows() -> some View { Text(\"Two files\") }", "unknown"),
    ("var note: Text { Text(\"Two files\") }", "unknown"),
    ("var rowLabel: some View { Text(\"Two files\") }", "unknown"),
    ("var header: some View { HStack { Text(\"Two files\") } }", "unknown"),
    (
      "var status: String { a ? \"It opens all of the files.\" : b }\nvar body: some View { VStack { Text(status) } }",
      "unknown"
    ),
    (
      "var status: String { a ? \"Two files\" : b }\nvar body: some View { VStack { Text(status) } }",
      "unknown"
    ),
    ("var name: String { a ? \"Two files\" : b }\nvar body: some View { Row(Text(name)) }", "unknown"),
    ("func f() { statusLabel.text = \"It opens all of the files.\" }", "unknown"),
    ("func f() { statusLabel.text = \"Two files\" }", "unknown"),
    ("func f() { cell.textLabel?.text = \"Two files\" }", "unknown"),
    ("func f() { field.text = \"Two files\" }", "unknown"),
    ("func f() { a = NSTextField(labelWithString: \"It opens all of the files.\") }", "unknown"),
    ("func f() { a = NSTextField(labelWithString: \"Age:\") }", "field-label"),
  ])
  func `so is the text of a label, and a part of a view`(code: String, expected: String) {
    #expect(roles("struct A { \(code) }").first?.prefix { $0 != ":" } == expected[...])
  }

  @Test func `that a text stands alone counts less than its comment, and says nothing of its key`() {
    let text = #"HStack { Text("All files:", comment: "Title of the screen"); Text(count) }"#
    var entry = read("var rows: some View { \(text) }", "A.swift").entries[0]
    #expect((entry.role, entry.roleSource) == (.fieldLabel, .text))
    inferRole(of: &entry, path: "A.swift")
    #expect(entry.roleSource == .comment)
  }

  @Test(arguments: [
    ("let item = NSTabViewItem()\nitem.label = \"All files\"", "tab"),
    ("let item = NSToolbarItem()\nitem.label = \"All files\"", "button"),
    ("UIMenu(title: \"All files\", options: .displayInline, children: a)", "heading"),
    ("UIMenu(title: \"All files\", children: a)", "menu-item"),
    ("button.menu = UIMenu(title: \"All files\", children: a)", "heading"),
    (
      "UIContextMenuConfiguration(identifier: nil) { _ in UIMenu(title: \"All files\", children: a) }",
      "heading"
    ),
    ("Text(\"All files\").font(.title3).padding().background(Color.red)", "unknown"),
    ("Text(\"All files\").font(.title3).padding()", "unknown"),
    (
      "func tableView(_ a: UITableView, titleForHeaderInSection b: Int) -> String? { \"All files\" }",
      "heading"
    ),
    (
      "func tableView(_ a: UITableView, titleForFooterInSection b: Int) -> String? { return \"All files\" }",
      "help-text"
    ),
    (
      "var sign: String { a ? \"All files\" : b }\n"
        + "var body: some View { Button(action: a) { HStack { Text(b); Text(self.sign) } } }", "unknown"
    ),
  ])
  func `what is around a text makes it more than its name`(code: String, expected: String) {
    let isView = code.hasPrefix("Text")
    let view = "struct A: View { \(isView ? "var body: some View { VStack { \(code) } }" : code) }"
    #expect(roles(view).first?.prefix { $0 != ":" } == expected[...])
  }
}
