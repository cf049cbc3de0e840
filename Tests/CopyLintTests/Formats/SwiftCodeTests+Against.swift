import Testing

@testable import CopyLint

extension `Swift code` {
  /// What readers of rounds 77 to 79 called something else.
  @Test(arguments: [
    (#"Form { Stepper("\(minutes) minutes", value: $minutes) }"#, ["unknown: \\(minutes) minutes"]),
    (
      #"NavigationLink { A() } label: { HStack { Text("Sync"); Spacer(); Text(isOn ? "On" : "Off") } }"#,
      ["link: Sync", "unknown: On", "unknown: Off"]
    ),
    (#"VStack { Text(note ?? "No note added").font(.caption) }"#, ["unknown: No note added"]),
    (#"Section { a } footer: { Text("Address copied!") }"#, ["unknown: Address copied!"]),
    (#"CaptionText(text: name, placeholder: "Name of it")"#, ["unknown: Name of it"]),
    (
      #"VStack { EmptyFiles("Couldn't open the files", message: reason) }"#,
      ["error-title: Couldn't open the files"]
    ),
    (
      #"VStack { Text("File not found").font(.title); Text("It may have been deleted.") }"#,
      ["error-title: File not found", "unknown: It may have been deleted."]
    ),
    (#"VStack { Text("Recommended: \(size) GB").font(.caption) }"#, ["unknown: Recommended: \\(size) GB"]),
    (
      #"HStack { Text(meal.name); Text("\(amount) kcal").font(.subheadline.bold()) }"#,
      ["unknown: \\(amount) kcal"]
    ),
    (
      #"NSMenuItem(title: "Status: starting…", action: nil, keyEquivalent: "")"#,
      ["unknown: Status: starting…"]
    ),
    (
      #"struct A: View { let rows: [(key: String, label: String)] = [("id", "Two files")]; var body: some View { Text("") } }"#,
      ["unknown: Two files"]
    ),
    (
      """
      struct A: View { var body: some View { FileCard(title: "All files") { coordinator.navigateTo(.files) } } }
      struct FileCard: View {
        let title: String
        var body: some View { Button(action: action) { Text(title) } }
      }
      """,
      ["link: All files"]
    ),
    (
      #"return .result(dialog: "I couldn't find two of the files.")"#,
      ["error: I couldn't find two of the files."]
    ),
    (#"a.alert("Inappropriate name", isPresented: $b) { }"#, ["error-title: Inappropriate name"]),
    (#"AlertToast(type: .complete(.green), title: "Two files saved")"#, ["toast: Two files saved"]),
    (
      #"GrowingNotificationBanner(title: "That code is for one file", style: .danger).show()"#,
      ["error: That code is for one file"]
    ),
    (#"NotificationBanner(title: "Two files added", style: .success).show()"#, ["toast: Two files added"]),
    (#"VStack { Button("ForgetPassword?") { a() } }"#, ["button: ForgetPassword?"]),
    (#"List { Button("Clear All") { selectedFiles.removeAll() } }"#, ["button: Clear All"]),
    (
      #"VStack { FeatureCell(image: "lock", title: "Two files", subtitle: "They are yours.") }"#,
      ["unknown: Two files", "unknown: They are yours."]
    ),
    (
      """
      struct A: View { var body: some View { Question(text: "What are two files?") } }
      struct Question: View {
        let text: String
        var body: some View {
          Button(action: { isExpanded.toggle() }) { Text(text); Image(systemName: "chevron.down") }
        }
      }
      """,
      ["heading: What are two files?"]
    ),
    (
      """
      struct A: View {
        var body: some View { actionCard(title: "All files", route: .files) }
        func actionCard(title: String, route: Route) -> some View { Button { open(route) } label: { Text(title) } }
      }
      """,
      ["link: All files"]
    ),
    (
      #"VStack { Button { toggle() } label: { Label("Two files", systemImage: isOn ? "checkmark.circle.fill" : "circle") } }"#,
      ["toggle: Two files"]
    ),
    (
      #"HStack { Button { open() } label: { Label("All files", systemImage: "doc") } }.labelStyle(.iconOnly)"#,
      ["a11y-label: All files"]
    ),
    (
      #"Menu { Button { open() } label: { Label("All files", systemImage: "doc") } } label: { a }.labelStyle(.iconOnly)"#,
      ["menu-item: All files"]
    ),
    (#"List { Button("Clear index") { deleteIndex() } }"#, ["button-destructive: Clear index"]),
    (#"List { Button("clear_index") { deleteIndex() } }"#, []),
    (
      #"a.actionSheet { ActionSheet(title: Text("Two files are gone"), buttons: [.default(Text("OK"))]) }"#,
      ["alert-title: Two files are gone", "button: OK"]
    ),
    (
      #"a.actionSheet { ActionSheet(title: Text("Two files"), buttons: [.default(Text("Open")), .cancel()]) }"#,
      ["unknown: Two files", "button: Open"]
    ),
    (
      #"struct NoLocationView: View { var body: some View { Text("Your place is never kept.") } }"#,
      ["unknown: Your place is never kept."]
    ),
    (
      #"VStack { typeRow(icon: "a", title: "Two files", description: "They are yours.") }"#,
      ["unknown: Two files", "help-text: They are yours."]
    ),
    (
      #"VStack { if tracks.isEmpty { error = "No tracks in these days." } }"#,
      ["empty-state: No tracks in these days."]
    ),
    (#"VStack { LoadingView(value: a, placeholder: "Not signed in!") { b } }"#, ["unknown: Not signed in!"]),
    (
      """
      VStack {
        Button {
          let url = URL.init(string: "https://example.com/terms")
          guard let page = url, UIApplication.shared.canOpenURL(page) else { return }
          UIApplication.shared.open(page)
        } label: { Text("Rules of the house") }
      }
      """,
      ["link: Rules of the house"]
    ),
    (
      #"VStack { Button { isExpanded.toggle() } label: { Text(isExpanded ? L10n.t("Show less") : L10n.t("Show more")); Image(systemName: "chevron.down") } }"#,
      ["button: Show less", "button: Show more"]
    ),
    (
      #"VStack { Image("a").accessibleButton(label: L10n.localized("Profile"), hint: L10n.localized("Opens it")) }"#,
      ["a11y-label: Profile", "a11y-hint: Opens it"]
    ),
    (
      #"let a = Localization.format("%d files are open", comment: "A sum", count)"#,
      ["unknown: %d files are open"]
    ),
  ])
  func `what is around a text speaks against its place`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
