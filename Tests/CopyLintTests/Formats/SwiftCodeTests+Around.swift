import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"NavigationLink { Files() } label: { HomeAction(title: "All files") }"#, ["link: All files"]),
    (
      #"NavigationLink("All files") { VStack { Text("Each file is here now"); Text("Your name") } }"#,
      ["link: All files", "unknown: Each file is here now", "unknown: Your name"]
    ),
    (#"NavigationLink(value: a) { Text("All files") }"#, ["link: All files"]),
    (#"Button { open() } label: { HomeAction(title: "All files") }"#, ["button: All files"]),
    (
      #"Button(action: { a.toggle() }) { HStack { Image(systemName: a ? "checkmark.square.fill" : "square"); Text("Skip files") } }"#,
      ["toggle: Skip files"]
    ),
    (
      #"struct A: View { @State var textForSpeech = a; func a() { textForSpeech = "No file is near, so try again." }; var body: some View { Text(textForSpeech) } }"#,
      ["announcement: No file is near, so try again."]
    ),
    (
      #"Toggle(isOn: $a) { Text("I agree to all of the terms here").font(.footnote) }"#,
      ["toggle: I agree to all of the terms here"]
    ),
    (
      #"x.toolbar { ToolbarItem(placement: .navigation) { Text("All files").font(.largeTitle) } }"#,
      ["nav-title: All files"]
    ),
    (
      #"VStack { Text(a ? "You" : "Coach").font(.caption); Text(message.text) }"#,
      ["unknown: You", "unknown: Coach"]
    ),
    (
      #"HStack { metric(title: "Average size", value: "\(Int(summary.averageSizeOfFiles.rounded())) big files") }"#,
      ["field-label: Average size"]
    ),
    (
      #"struct A { var emptyTrashText: String { "The files can't come back." } }"#,
      ["unknown: The files can't come back."]
    ),
    (
      #"struct A { var emptyFilterText: String { "No planned files. Plan one to see it here." } }"#,
      ["empty-state: No planned files. Plan one to see it here."]
    ),
    (
      #"VStack { HomePageHeader(title: "All files", subtitle: "They are here.") }"#,
      ["nav-title: All files", "help-text: They are here."]
    ),
  ])
  func `the control and the names around a text tell what it is`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (#"VStack { Text("Start").onTapGesture { a() } }"#, "button"),
    (
      #"Button { a() } label: { HStack { Text("All files"); Spacer(); Image(systemName: "chevron.right") } }"#,
      "link"
    ),
    (
      #"Button { a() } label: { HStack { Text("All files"); Spacer(); Image(systemName: b ? "chevron.down" : "chevron.right") } }"#,
      "button"
    ),
    (#"VStack { NavigationLink(value: a) { SettingsRow(title: "All files") } }"#, "link"),
    (#"VStack { SettingsRow(title: "All files") { router.push(.files) } }"#, "link"),
    (#"VStack { SettingsRow(title: "All files") { Toggle("", isOn: $a) } }"#, "toggle"),
    (#"VStack { Knob(text: "All files", parameter: $size, range: 0...1) }"#, "field-label"),
  ])
  func `what a control or a row does shows what its text is`(code: String, expected: String) {
    let roles = roles("struct A: View { var body: some View { \(code) } }")
    #expect(roles.last?.prefix { $0 != ":" } == expected[...])
  }

  @Test(arguments: [
    (
      #"class Order: UITableViewController { init() { self.title = "All files" } }"#, ["nav-title: All files"]
    ),
    (
      #"class Order: UIViewControllerTransitioningDelegate { init() { self.title = "All files" } }"#,
      ["unknown: All files"]
    ),
    (#"super.init(title: "All files", action: nil, keyEquivalent: "")"#, ["menu-item: All files"]),
    (
      #"AppAlert.shared.present(title: "All files", message: "Two files")"#,
      ["alert-title: All files", "alert-message: Two files"]
    ),
    (#"AlertButton(title: "All files")"#, ["button: All files"]),
    (#"AlertButtonType(title: "All files".localized)"#, ["unknown: All files"]),
    (
      #"struct BusyAlert: View { var body: some View { VStack { Text("All files").bold(); Text("Two files are open now") } } }"#,
      ["alert-title: All files", "alert-message: Two files are open now"]
    ),
    (
      #"Button { a() } label: { VStack { HStack { Text("All files"); Image("x") }; Text("It opens two of the files") } }"#,
      ["button: All files", "unknown: It opens two of the files"]
    ),
  ])
  func `names of types and what is beside a text show what it is`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
