import Testing

@testable import copy_lint

/// How strict `label-missing` is: its page shows where it speaks at all.
@Suite struct LabelMissingTests {
  private func severity(_ button: String, in type: String = "PhotoView", settings: String = "") -> String {
    let code = """
      import SwiftUI

      struct \(type): View {
        var body: some View {
          VStack {
            Text("Photo")
            \(button)
          }
        }
      }

      """
    let machine = MemoryMachine(["PhotoView.swift": code, ".copy-lint.yml": settings])
    let output = machine.run("check", ".", "--format", "json", "--rule", "label-missing").output
    for severity in ["error", "warning", "note"] where output.contains("\"severity\":\"\(severity)\"") {
      return severity
    }
    return "none"
  }

  @Test(arguments: [
    (#"Button { record() } label: { Image(systemName: "mic") }"#, "warning"),
    (#"Button { remove() } label: { Image(systemName: "trash") }"#, "note"),
    (#"Button { copy() } label: { Image(systemName: "doc.on.doc") }"#, "note"),
    (#"Button { open() } label: { Image(systemName: "doc.text") }"#, "warning"),
    (#"Button { copy() } label: { Image(systemName: done ? "checkmark" : "doc.on.doc") }"#, "note"),
    (#"Button { send() } label: { Image(systemName: muted ? "mic" : "trash") }"#, "warning"),
    (#"Button { send() } label: { if flags[0] { Image(systemName: "mic") } }"#, "warning"),
    (#"Button { send() } label: { titles[0] }"#, "none"),
    (#"Button { record() } label: { Image(systemName: "mic") }.accessibilityHint("Records")"#, "note"),
    (#"Button { /* later */ } label: { Image(systemName: "mic") }"#, "none"),
    (#"Button {} label: { Image(systemName: "mic") }"#, "none"),
    (#"Button(action: {}) { Image(systemName: "mic") }"#, "none"),
  ])
  func
    `a symbol that a screen reader has a word for gets a note, and a button that does nothing gets no finding`(
      button: String, expected: String
    )
  {
    #expect(severity(button) == expected)
  }

  @Test func `a demo gets notes`() {
    let button = #"Button { record() } label: { Image(systemName: "mic") }"#
    #expect(severity(button, in: "ButtonDemo") == "note")
    #expect(severity(button, in: "DemocracyView") == "warning")
  }

  @Test func `what only previews and a simulator show is left alone`() {
    let slider = "Slider(value: $volume)"
    #expect(severity(slider) == "warning")
    #expect(severity(slider, in: "ChartViewPreview") == "note")
    #expect(severity(slider, in: "LinkPreview") == "warning")
    for condition in ["targetEnvironment(simulator)", "DEBUG"] {
      #expect(severity("#if \(condition)\n\(slider)\n#endif") == "none")
      #expect(severity("#if !\(condition)\nText(\"Loud\")\n#else\n\(slider)\n#endif") == "none")
      #expect(severity("#if !\(condition)\n\(slider)\n#endif") == "warning")
    }
  }

  @Test func `the reference apps want a label on each symbol`() {
    let button = #"Button { remove() } label: { Image(systemName: "trash") }"#
    #expect(severity(button, settings: "preset: reference\n") == "warning")
    #expect(severity(button + ".accessibilityHint(\"Once\")", settings: "preset: reference\n") == "warning")
    #expect(severity(button, settings: "rules: {label-missing: {spokenSymbols: warning}}\n") == "warning")
  }

  @Test(arguments: [
    (#"Button(action: previousDate) { Image(systemName: "arrow.left") }"#, "Previous …"),
    (#"Button(action: goBack) { Image(systemName: "arrow.left") }"#, "Back"),
  ])
  func `an arrow to the left leads out, or to what was before`(button: String, label: String) {
    let body = "VStack { Text(day); \(button) }"
    let code = "import SwiftUI\nstruct Days: View { var body: some View { \(body) } }\n"
    let output = MemoryMachine(["Days.swift": code]).run("check", ".", "--rule", "label-missing").output
    #expect(output.contains(".accessibilityLabel(\"\(label)\")"))
  }
}
