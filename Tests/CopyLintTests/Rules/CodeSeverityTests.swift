import Testing

@testable import CopyLint

/// How strict rules are with what is in Swift code.
@Suite struct CodeSeverityTests {
  private func findings(_ view: String) -> [String] {
    let code = """
      import SwiftUI
      struct Trip: View {
        var body: some View {
          VStack { Text("Trip"); \(view) }
        }
      }
      """
    var checker = Checker(configuration: Configuration())
    let report = checker.check(Document(path: "Trip.swift", bytes: Array(code.utf8)))
    return report?.findings.map { "\($0.finding.rule) \($0.finding.severity)" } ?? []
  }

  @Test(arguments: [
    (#"Button { play() } label: { Image(systemName: "hare") }"#, ["label-missing warning"]),
    (#"Button { play() } label: { Image(systemName: "calendar") }"#, ["label-missing note"]),
    (#"Button { play() } label: { Image(systemName: "arrow.clockwise.circle") }"#, ["label-missing note"]),
    (#"Button { print("later") } label: { Image(systemName: "hare") }"#, []),
    ("#if DEBUG\nButton { play() } label: { Image(systemName: \"hare\") }\n#endif", []),
    (#"Button(action: play) { EmptyView() }.buttonStyle(Wide(title: title))"#, []),
    (#"Picker("", selection: $order) { Text("Up").tag(1) }.pickerStyle(.menu)"#, ["label-missing warning"]),
    (#"Picker("", selection: $order) { Text("Up").tag(1) }.pickerStyle(.radioGroup)"#, []),
    (#"DatePicker("", selection: $day).datePickerStyle(.graphical)"#, []),
    (#"DatePicker("", selection: $day).labelsHidden()"#, ["label-missing note"]),
    (#"Button(action: play) { AnyView(label) }"#, []),
    (#"Map().accessibilityLabel(photo.title ?? "Image")"#, []),
    (#"Map().accessibilityLabel("Image")"#, ["label-generic error"]),
    (#"Button { play() } label: { Image(systemName: "document.on.document.fill") }"#, ["label-missing note"]),
    (#"Button { play() } label: { Image(.xmarkCircle) }"#, ["label-missing note"]),
    (#"Link(destination: url) { Image("Threads") }"#, ["label-missing note"]),
    (#"Map().accessibilityLabel("*")"#, []),
    (#"Text("Win the \(name ?? "game") game today")"#, ["doubled-word note"]),
    (#"Text("Win the game game today")"#, ["doubled-word warning"]),
    (#"Map().accessibilityLabel("")"#, ["label-empty error"]),
    (#"Image(photo, scale: 1, label: Text(""))"#, []),
    (#"Map().accessibilityLabel("Button")"#, ["label-generic error"]),
    (#"Map().accessibilityLabel("Heading")"#, ["label-generic note"]),
    (#"Button("Send") { send() }.accessibilityLabel("Submit form")"#, ["label-in-name warning"]),
    (
      #"Button("Send", systemImage: "hare") { send() }.accessibilityLabel("Submit form")"#,
      ["label-in-name note"]
    ),
  ])
  func `a warning needs certainty`(view: String, expected: [String]) {
    #expect(findings(view) == expected)
  }
}
