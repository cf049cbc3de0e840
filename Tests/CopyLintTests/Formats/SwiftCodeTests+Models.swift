import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"let a = Insight(title: "Two files", explanation: "They are here.")"#, 2),
    (#"return Question(questionText: "How many files?", options: ["One file", "Two files"])"#, 3),
    (#"fields = [.init(placeholder: "Species", text: name)]"#, 1),
    (#"state.alert = .init(title: "Two files", message: "They are here. \(name)")"#, 2),
    (#"form(Editor(namePrompt: "Name (optional)", sizeText: "Size"))"#, 2),
    (#"let a = Insight(title: "file_title", explanation: "file.text", hint: "/files/all")"#, 0),
    (#"let a = Insight(id: "Two files", name: "All files", systemImage: "Big door")"#, 0),
    (#"let a = Query(text: "SELECT all files", sqlText: "Two files")"#, 0),
    (#"track(Insight(title: "Two files"))"#, 0),
    (#"logger.info(Insight(title: "Two files"))"#, 0),
    (#"struct A { static let mock = Insight(title: "Two files") }"#, 0),
    (#"struct A { static var placeholder: Insight { Insight(title: "Two files") } }"#, 0),
    (#"throw ReadError(description: "It has no files")"#, 0),
    (#"fail(exception: .init(message: "It has no files"))"#, 0),
    (#"let a = TabEvent(title: "Two files")"#, 0),
    (#"let a = DispatchQueue(label: "All files")"#, 0),
    (#"let a = insight(title: "Two files")"#, 0),
  ])
  func `labels of the app's own values name what is shown`(code: String, count: Int) {
    #expect(roles(code).count == count)
  }

  @Test(arguments: [
    (#"let a = Item(title: .text("Save"))"#, ["unknown: Save"]),
    (#"let a = Item(key: .text("Save"))"#, []),
    (#"a.append(.text("Save"))"#, []),
  ])
  func `a case around a text says what kind of text it is`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    (
      #"BarMark(x: .value("Week", $0.week), y: .value("Size", $0.size))"#,
      ["a11y-label: Week", "a11y-label: Size"]
    ),
    (#"view.foregroundStyle(by: .value("Kind of file", $0.kind))"#, ["a11y-label: Kind of file"]),
    (#"Chart(all) { }.chartYAxisLabel("Size in \(unit)")"#, [#"unknown: Size in \(unit)"#]),
    (#"set(x: .value("Week"))"#, []),
    (#"set(key: .value("Week", week))"#, []),
  ])
  func `charts say their names`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  private static let body = "struct A: View { var body: some View { list } }; "

  @Test(arguments: [
    (body + #"let a = [("Today", now), ("This week", week)]"#, 2),
    (body + #"let a = [(title: "Today", now), (title: "Week", week)]"#, 2),
    (body + #"let headers = [("Today", now), ("This week", week)]"#, 0),
    (body + #"let a = [("Today", now), ("week-start", week)]"#, 0),
    (body + #"let a = [("Today", now), ("Week", week)]"#, 0),
    (body + #"let a = [("Your files", "They stay on this phone."), ("This week", "week-start")]"#, 3),
    (body + #"let a = [(title: "Today", desc: "Two files"), (title: "Week", key: "Two files")]"#, 3),
    (body + #"let mocks = [("Today", now), ("This week", week)]"#, 0),
    (#"let a = [("Today", now), ("This week", week)]"#, 0),
    (
      #"struct A: View { var body: some View { let (word, tint) = { if a { return ("Kept", b) }; return ("All gone", c) }(); Text(word) } }"#,
      2
    ),
    (#"struct A: View { var body: some View { let (word, tint) = { ("Kept", b) }(); Text(tint) } }"#, 0),
  ])
  func `pairs begin with what is shown`(code: String, count: Int) {
    #expect(roles(code).count == count)
  }

  @Test func `what a closure of a function makes of words is shown`() {
    let code = #"""
      func a() {
        let format: (String, Int) -> String = { name, count in return "\(name) \(count) files" }
        let item = NSMenuItem(title: format("Skip", 2), action: nil, keyEquivalent: "")
      }
      """#
    #expect(roles(code) == [#"menu-item: \(name) \(count) files"#, "menu-item: Skip"])
  }

  @Test(arguments: [
    (#"case .a: return "big files"; case .b: return "hits""#, 2),
    (#"case .a: return "files"; case .b: return "hits""#, 0),
    (#"case .a: log("big files"); return "hits""#, 0),
  ])
  func `a word in lowercase is one beside longer texts`(cases: String, count: Int) {
    #expect(roles("enum A { var unitText: String { switch self { \(cases) } } }").count == count)
  }

  @Test(arguments: [
    (#"Text("It is \(String(format: "%.1f", size)) large")"#, [#"unknown: It is \(value) large"#]),
    (#"Text("It is \(String(format: "%ld", size)) large")"#, [#"unknown: It is \(value) large"#]),
    (#"Text("It is \(String(format: "%d files", size)) large")"#, ["unknown: %d files"]),
  ])
  func `a format in a sentence is a value`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }
}
