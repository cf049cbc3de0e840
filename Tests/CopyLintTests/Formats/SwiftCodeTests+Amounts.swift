import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"VStack { Text("\(share) %").titleTextStyle(); List(files) { } }"#, []),
    (#"VStack { Slider(value: $a, in: 0...60); HStack { Text("0fps"); Spacer() } }"#, []),
    (#"VStack { Text("\(count) files").h3(); List(files) { } }"#, [#"unknown: \(count) files"#]),
    (#"VStack { Text("All files").titleTextStyle(); List(files) { } }"#, ["heading: All files"]),
    (
      """
      NavigationLink { Hours() } label: { Text(shownHours) } } }
      extension A { var shownHours: String { if hours > 0 { return "One hour" }; return "No reminder" }
      """, ["link: One hour", "unknown: No reminder"]
    ),
    (
      """
      List { }.navigationTitle(variant.name) } }
      extension Variant { var name: String { switch self { case .one: "The old one" } }
      """, ["unknown: The old one"]
    ),
    (
      """
      List { }.navigationTitle(screen.title) } }
      extension Screen { var title: String { switch self { case .one: return "The old one" } }
      """, ["nav-title: The old one"]
    ),
  ])
  func `an amount, and a name among others, has no role`(code: String, expected: [String]) {
    let roles = roles("struct A: View { var body: some View { \(code) } }")
    #expect(roles == expected)
  }

  @Test(arguments: [
    (
      """
      VStack { section(title: "All materials", items: all) } }
      func section(title: String, items: [Item]) -> some View {
        VStack { Text(title); ForEach(items) { item in Button { open() } label: { Text(item.title) } } }
      """, ["unknown: All materials"]
    ),
    (
      #"VStack { SheetHeaderRow(title: "Until when", subtitle: "The date of the card is enough.") }"#,
      ["unknown: Until when", "help-text: The date of the card is enough."]
    ),
    (
      """
      VStack { loadingRow("All of the seasons") } }
      func loadingRow(_ text: String) -> some View { HStack { Text(text); Spacer() }
      """, ["unknown: All of the seasons"]
    ),
    (
      #"VStack { HomeItem(label: "Collect", destination: AnyView(CollectView()), selection: $a) }"#,
      ["link: Collect"]
    ),
    (
      """
      VStack { }.actionSheet(isPresented: $a) {
        ActionSheet(title: Text("Two files"), buttons: [.cancel { }, .default(Text("Rename it")), .destructive(Text("Delete"))])
      }
      """, ["unknown: Two files", "button: Rename it", "button-destructive: Delete"]
    ),
    (#"VStack { ActionSheetDatePicker(title: "Two days", minimum: day) }"#, ["unknown: Two days"]),
  ])
  func `what a function or a view is called says what its texts are`(code: String, expected: [String]) {
    #expect(roles("struct A: View { var body: some View { \(code) } }") == expected)
  }

  @Test(arguments: [
    (#"UIContextualAction(style: .destructive, title: "Archive") { _ in }"#, "button: Archive"),
    // It may be a bad name for “Delete”.
    (#"UIAlertAction(title: "OK", style: .destructive)"#, "button-destructive: OK"),
    (#"UIAlertAction(title: "Allow", style: .cancel) { _ in open() }"#, "button: Allow"),
    (#"UIAlertAction(title: "Not now", style: .cancel)"#, "button-cancel: Not now"),
    (#"UIContextualAction(style: .destructive, title: "Delete") { _ in }"#, "button-destructive: Delete"),
    (#"import UIKit; emptyInfoView.titleLabel.text = "All of it is read""#, "unknown: All of it is read"),
    (#"import UIKit; debugSetting.title = "Clear the cache""#, "unknown: Clear the cache"),
  ])
  func `the style of a button says less than its words`(code: String, expected: String) {
    #expect(roles(code).last == expected)
  }

  @Test(arguments: [("DetailTabView", "tab"), ("DetailView", "menu-item")])
  func `segments of a view of tabs are tabs`(type: String, role: String) {
    let code =
      #"class \#(type): UIView { func make() { control = UISegmentedControl(items: ["Two files", "All"]) } }"#
    #expect(roles(code) == ["\(role): Two files", "\(role): All"])
  }
}
