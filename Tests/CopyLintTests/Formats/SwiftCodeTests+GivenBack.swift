import Testing

@testable import CopyLint

extension `Swift code` {
  /// Most views have their `body` first, and below it what it shows.
  @Test(arguments: [
    (
      """
      struct A: View {
        var body: some View { StatusLine(status: "Two files are open") }
      }
      struct StatusLine: View {
        var status: String
        var body: some View { Text(line) }
        private var line: String {
          if isBusy { return status }
          return "Nothing to do"
        }
      }
      """,
      ["unknown: Two files are open", "unknown: Nothing to do"]
    ),
    (
      """
      struct A: View {
        var body: some View { Button(title) { } }
        var title: String { first }
        let first = "Open two files"
      }
      """,
      ["button: Open two files"]
    ),
    (
      """
      struct A: View {
        var body: some View { Text(line) }
        var line: String { "\\(state) now" }
        let state = "Two files"
      }
      """,
      ["unknown: \\(state) now", "unknown: Two files"]
    ),
    (
      """
      struct A: View {
        var body: some View { Text(days.map(\\.title).joined(separator: ", ")) }
        let days: [Day]
      }
      struct Day { let title = "The first day" }
      """,
      ["unknown: The first day"]
    ),
    ("struct A { var line: String { state }; let state = \"Two files\" }", []),
  ])
  func `a name that is given back is shown where what gives it is shown`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (#"enum Level: String { case low = "Low level" }"#, ["unknown: Low level"]),
    (#"enum Place: String { case low = "Low place" }"#, ["unknown: Low place"]),
    (#"enum Kind: String { case low = "Low kind" }"#, []),
    (#"struct Task { var state = "Open and due" }"#, ["unknown: Open and due"]),
  ])
  func `what a member hands on is shown if the member is, whichever files have them`(
    code: String, expected: [String]
  ) {
    let others = [
      "struct A: View { let exercise: Exercise; var body: some View { Text(exercise.levels); Text(exercise.line) } }",
      """
      struct Exercise {
        var level: Level
        var all: [Place]
        var kind: Kind
        let task: Task
        var levels: String { "\\(level.rawValue) and \\(places)" }
        var places: String { all.map { $0.rawValue }.joined(separator: ", ") }
        var hidden: String { kind.rawValue }
        var line: String {
          guard isOpen else { return "None" }
          return task.state
        }
      }
      """,
    ]
    #expect(roles(code, besides: others) == expected)
  }

  @Test(arguments: [
    (#"class Model { var note = "Two files" }"#, ["unknown: Two files"]),
    (#"class Model { var line = "Two files" }"#, []),
  ])
  func `what a view of another file is given is shown if that view shows it`(code: String, expected: [String])
  {
    let others = [
      "struct A: View { let model: Model; var body: some View { Header(subtitle: model.note, count: model.line) } }",
      "struct Header: View { let subtitle: String; let count: Int; var body: some View { Text(subtitle) } }",
    ]
    #expect(roles(code, besides: others) == expected)
  }

  @Test(arguments: [
    (#"showToast("Two files")"#, ["toast: Two files"]),
    (#"presentReason("Two files")"#, ["unknown: Two files"]),
    (#"addHint(title: "Two files")"#, ["unknown: Two files"]),
    (#"addHint(text: "Two files")"#, []),
    (#"addSpoken(hint: "Opens two files")"#, ["a11y-hint: Opens two files"]),
    (#"addSpoken(hint: L10n.localized("Opens two files"))"#, ["a11y-hint: Opens two files"]),
    (#"countWords("Two files")"#, []),
    // Two types have functions of this name.
    (#"setLine("Two files")"#, []),
    // What is called so may be of any type.
    (#"show("Two files")"#, []),
  ])
  func `what a function shows is shown, whichever file calls it`(code: String, expected: [String]) {
    let others = [
      """
      struct A: View {
        @State var toast = ""
        @ObservedObject var model: Model
        var body: some View { Text(model.reason) }
        func showToast(_ text: String) { toastMessage = text }
        func addHint(title: String, text: String) -> some View { Button(title) { } }
        func countWords(_ text: String) -> Int { text.count }
        func addSpoken(hint: String) -> some View { Image("a").accessibilityHint(hint) }
        func setLine(_ text: String) { let a = Text(text) }
        func show(_ text: String) -> Text { Text(text) }
      }
      """,
      """
      class Model: ObservableObject {
        @Published var reason = ""
        func presentReason(_ text: String) { reason = text }
        func setLine(_ text: String) { line = text }
      }
      """,
    ]
    #expect(roles("func f() { \(code) }", besides: others) == expected)
  }

  /// - Parameter others: the code of other files, which shows members of types.
  private func roles(_ code: String, besides others: [String]) -> [String] {
    var options = ReadingOptions()
    options.findsMemberUses = true
    let uses = ([code] + others).map {
      SwiftCode.memberUses(of: Document(path: "B.swift", bytes: Array($0.utf8)), options: options)
    }
    var own = ReadingOptions()
    own.memberRoles = MemberRoles(uses)
    let document = Document(path: "A.swift", bytes: Array(code.utf8))
    return SwiftCode().read(document, options: own).entries.filter { !$0.isUnshown }
      .map { "\($0.role.identifier): \($0.text)" }
  }
}
