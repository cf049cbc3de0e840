import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    // Fonts and styles of the app's own.
    (#"VStack { A(); Text("All files").font(.appTitle2); B() }"#, "heading"),
    (#"VStack { A(); Text("All files").h3(); B() }"#, "heading"),
    (#"VStack { A(); Text("All files").font(.appSubtitle); B() }"#, "unknown"),
    (#"VStack { A(); Text("All files").textStyle(.sheetTitle); B() }"#, "nav-title"),
    // Below a picture.
    (#"if a { VStack { Image("x"); Text("All files").font(.headline) } }"#, "title"),
    (#"if a { VStack { Image("x"); Text("All files are here now!").font(.headline) } }"#, "title"),
    (#"VStack { Text("All files").font(.headline); TextEditor(text: $a) }"#, "field-label"),
    // Long texts.
    (#"VStack { Text("The files of all of your devices") }"#, "body"),
    (#"VStack { Text("The files of all your devices:").font(.body) }"#, "unknown"),
    (#"VStack { Text("All files of all your devices are here. Do you want to see them?") }"#, "body"),
    // Nothing is there.
    (#"VStack { Text("No files yet"); Text("Add one to see it here") }"#, "empty-state"),
    (#"if files.isEmpty { VStack { Image("x"); Text("Loading…") } }"#, "unknown"),
  ])
  func `how a text looks and what is around it shows what it is`(code: String, expected: String) {
    let roles = roles("struct A: View { var body: some View { \(code) } }")
    #expect(roles.last?.prefix { $0 != ":" } == expected[...])
  }
}
