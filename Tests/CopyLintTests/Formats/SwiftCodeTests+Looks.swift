import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    // Fonts and styles of the app's own.
    (#"VStack { A(); Text("All files").font(.appTitle2); B() }"#, "unknown"),
    (#"VStack { A(); Text("All files").h3(); B() }"#, "heading"),
    (#"VStack { A(); Text("All files").font(.appSubtitle); B() }"#, "unknown"),
    (#"VStack { A(); Text("All files").textStyle(.sheetTitle); B() }"#, "nav-title"),
    // Below a picture.
    (#"if a { VStack { Image("x"); Text("All files").font(.headline) } }"#, "unknown"),
    (#"if a { VStack { Image("x"); Text("All files are here now!").font(.headline) } }"#, "unknown"),
    (#"VStack { Text("All files").font(.headline); TextEditor(text: $a) }"#, "field-label"),
    // Long texts.
    (#"VStack { Text("The files of all of your devices") }"#, "unknown"),
    (#"VStack { Text("The files of all your devices:").font(.body) }"#, "unknown"),
    (#"VStack { Text("All files of all your devices are here. Do you want to see them?") }"#, "unknown"),
    // Nothing is there.
    (#"VStack { Text("No files yet"); Text("Add one to see it here") }"#, "empty-state"),
    (#"if files.isEmpty { VStack { Image("x"); Text("Loading…") } }"#, "unknown"),
  ])
  func `how a text looks and what is around it shows what it is`(code: String, expected: String) {
    let roles = roles("struct A: View { var body: some View { \(code) } }")
    #expect(roles.last?.prefix { $0 != ":" } == expected[...])
  }

  /// Readers agreed with three of four roles that were told by letters alone, and with more than nine of ten others.
  @Test(arguments: [
    #"VStack { Text("Your files").font(.largeTitle); List(files) { } }"#,
    #"VStack { Text("Your files").bold(); List(files) { } }"#,
    #"VStack { Image("a"); Text("Your files").font(.title) }"#,
    #"x.sheet(isPresented: $a) { VStack { Text("Your files").font(.headline) } }"#,
    #"VStack { Text("Your files").font(.caption).foregroundColor(.gray); Text("\(count)") }"#,
    #"VStack { Text("Your files"); Text("Choose one of them to open it.").foregroundStyle(.secondary) }"#,
    #"VStack { Text("Your files"); Text("Choose one of them to open it.").font(.footnote) }"#,
  ])
  func `large, small and gray letters alone tell nothing`(code: String) {
    let roles = roles("struct A: View { var body: some View { \(code) } }")
    #expect(roles.allSatisfy { $0.hasPrefix("unknown: ") })
  }
}
