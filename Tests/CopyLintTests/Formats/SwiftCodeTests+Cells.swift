import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (
      """
      switch row {
      case .size:
        cell.textLabel?.text = "File size"
        if let size { cell.detailTextLabel?.text = size }
      case .sync:
        let cell = dequeue() as! SwitchTableViewCell
        cell.textLabel?.text = "Sync all files"
      case .clear:
        let cell = dequeue() as! TextButtonTableViewCell
        if a { cell.textLabel?.text = "Clear all files" } else { cell.textLabel?.text = "Open all files" }
      case .more:
        cell.textLabel?.text = "More files"
        cell.accessoryType = .disclosureIndicator
      case .count:
        cell.textLabel?.text = "%d files"
        cell.detailTextLabel?.text = size
      }
      """,
      [
        "field-label: File size", "toggle: Sync all files", "button-destructive: Clear all files",
        "button: Open all files", "link: More files", "unknown: %d files",
      ]
    ),
    (#"form +++ SwitchRow("a") { $0.title = "Sync all files" }"#, ["toggle: Sync all files"]),
    ("vc.title = \"All files\"\nshow(vc, sender: nil)", ["nav-title: All files"]),
    ("viewer.title = \"All files\"\npresent(viewer, animated: true)", ["nav-title: All files"]),
    (#"class FileController: StackController { init() { title = "All files" } }"#, ["nav-title: All files"]),
    (#"WindowGroup("All files") { A() }"#, ["nav-title: All files"]),
    (#"Button("Delete all files") { a() }"#, ["button-destructive: Delete all files"]),
    (#"Button("Clear all") { a() }"#, ["button-destructive: Clear all"]),
    (#"Button("Clear search") { a() }"#, ["button: Clear search"]),
    (#"Button("Remove trip") { a() }"#, ["button-destructive: Remove trip"]),
    (#"CancelButton("Skip it")"#, ["button-cancel: Skip it"]),
    (#"LinkButton("Our terms", url: a)"#, ["link: Our terms"]),
    (#"column.title = "All files""#, ["heading: All files"]),
    (#"panel.title = "All files""#, ["nav-title: All files"]),
    ("fileItem = UIBarButtonItem(customView: a)\nfileItem.title = \"All files\"", ["button: All files"]),
    ("fileItem.title = \"All files\"", ["menu-item: All files"]),
    (
      #"Menu("More") { Picker("Sort files", selection: $a) { B() } }"#,
      ["button: More", "unknown: Sort files"]
    ),
    (#"UIAlertAction(title: "OK", style: .cancel)"#, ["button: OK"]),
    (#"Text("これを防ぐには、一文字ずつ入力して確定することができます。")"#, ["unknown: これを防ぐには、一文字ずつ入力して確定することができます。"]),
  ])
  func `what else is in a cell tells what its text is`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (#"VStack { SettingsRow(title: "Sync it") { Toggle("", isOn: $a) } }"#, ["toggle: Sync it"]),
    (#"VStack { SettingsRow(title: "Sync it") { SettingsSwitch(isOn: $a) } }"#, ["toggle: Sync it"]),
    (#"VStack { SettingsRow(title: "All files") { Text(a) } }"#, ["field-label: All files"]),
    (#"VStack { shareRow(label: "Copy it") { Haptics.light(); board.string = link } }"#, ["button: Copy it"]),
    (
      #"VStack { FileSection(title: "All files") { Toggle("", isOn: $a) } }"#, ["heading: All files"]
    ),
    (#"VStack { StatsCard(title: "All files") { A() } }"#, ["title: All files"]),
    (
      #"VStack { Text("MONTHLY SUM (USD)").font(.system(size: 9, weight: .semibold)); HStack { Text(a); TextField("", text: $b) } }"#,
      ["field-label: MONTHLY SUM (USD)"]
    ),
    (
      #"VStack { Text("It opens both of the files").font(.system(size: 9)) }"#,
      ["unknown: It opens both of the files"]
    ),
    (
      #"VStack { Text("Open both of the files"); Text("Close all of them again") }.font(.caption)"#,
      ["unknown: Open both of the files", "unknown: Close all of them again"]
    ),
    (
      #"Button { run() } label: { Label("Add it", systemImage: "plus").labelStyle(.iconOnly) }"#,
      ["a11y-label: Add it"]
    ),
    (#"List { Button("All files") { model.navigateToFiles() } }"#, ["link: All files"]),
    (
      #"List { Button { path.append(files) } label: { Label { Text("All files") } icon: { Image("a") } } }"#,
      ["link: All files"]
    ),
    (#"VStack { Button("All files") { model.navigateToFiles() } }"#, ["button: All files"]),
    (
      #"List { x.alert("Two files", isPresented: $a) { Button("All files") { path.append(files) } } }"#,
      ["alert-title: Two files", "button: All files"]
    ),
    (#"MenuBarExtra("Files") { Button("All files") { } }"#, ["title: Files", "menu-item: All files"]),
    (
      #"MenuBarExtra("Files") { Button("All files") { } }.menuBarExtraStyle(.window)"#,
      ["title: Files", "button: All files"]
    ),
    (#"VStack { sidebarItem(tab: .all, label: "All files") }"#, ["tab: All files"]),
    (#"let all = [SettingsSearchEntry(tab: .all, title: "Show all files")]"#, ["unknown: Show all files"]),
    (
      #"func sidebarItem(tab: A, label: String) { Button(label) { } }; sidebarItem(tab: .all, label: "All files")"#,
      ["tab: All files"]
    ),
    (#"enum FilePane { var title: String { switch self { case .all: "All files" } } }"#, ["tab: All files"]),
    (
      #"enum A { var description: String { switch self { case .all: String(localized: "It opens all of the files.") } } }"#,
      ["unknown: It opens all of the files."]
    ),
    (#"VStack { Text("No files here").foregroundStyle(.secondary) }"#, ["empty-state: No files here"]),
    (
      #"VStack { Text("Open a file").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity) }"#,
      ["unknown: Open a file"]
    ),
    (
      #"var body: some View { HStack { Text("Camera"); Spacer(); if a { Text(b) } else { Text(c) } } }"#,
      ["field-label: Camera"]
    ),
  ])
  func `what a row or a card holds tells what its name is`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

}
