import Testing

@testable import CopyLint

extension `Swift code` {
  /// The texts of the code that nothing is seen to show.
  private func unshown(_ code: String) -> [String] {
    read(code, "A.swift").entries.filter(\.isUnshown).map(\.text)
  }

  @Test(arguments: [
    (
      #"func fill() { addTask(name: "Day job", note: "Tell the others.") }"#, ["Day job", "Tell the others."]
    ),
    (#"let quotes = ["A room without books": "Ann Lee"]"#, ["A room without books", "Ann Lee"]),
    (#"func span() -> String { return "5 days per week" }"#, ["5 days per week"]),
    (#"func f() { state = "No files in " + place }"#, [#"No files in \(value)"#]),
    (
      #"enum A: String, Error { case a = "Échec ici"; case b = "파일이 없어요 여기"; case c = "→ a b"; case d = "Ça" }"#,
      ["Échec ici", "파일이 없어요 여기"]
    ),
    (#"let a = "Allow it in Settings > Privacy.""#, ["Allow it in Settings > Privacy."]),
    (#"let a = "Files a->b of it""#, []),
    // One word beside such texts.
    (
      #"func f() { back = "Back"; if a { back = "Back to all files" }; other = "Back" }"#,
      ["Back", "Back to all files"]
    ),
    (#"let kinds = ["Rare", "Almost certain", "never"]"#, ["Rare", "Almost certain"]),
    (#"enum Kind: String { case gym = "Gym"; case walk = "Long walk" }"#, ["Gym", "Long walk"]),
    (
      #"enum Helper: String, CaseIterable { case claude = "Claude Code"; case other = "Another" }"#,
      ["Claude Code", "Another"]
    ),
    (#"info = [(key: "Fastest laps", value: laps)]"#, ["Fastest laps"]),
    (#"info = [Info(key: "Fastest laps", value: laps)]"#, []),
    (#"enum Setting: String { case baseURL = "Base URL" }"#, []),
    (#"enum LogCategory: String, CaseIterable { case net = "Networking"; case all = "All" }"#, []),
    (
      #"enum Part: String, CaseIterable { case revenues = "Revenu"; case both = "Tout" }"#,
      ["Revenu", "Tout"]
    ),
    (#"enum Part: String, CaseIterable { case home = "Home"; case all = "All" }"#, []),
    (#"enum Part: String { case revenues = "Revenu"; case both = "Tout" }"#, []),
    (#"errorTexts.append(String(format: "Two files are gone"))"#, ["Two files are gone"]),
    (#"struct ToolSheet { let name = "Tell the others" }"#, ["Tell the others"]),
    (#"return .failure(HTTPError.custom(reply ?? "Something went down"))"#, ["Something went down"]),
    (#"NavigationStack { addTodo("Tell the others") }"#, ["Tell the others"]),
    (#"add(name: "Sleep"); add(name: "Day job"); add(icon: "Sleep")"#, ["Sleep", "Day job"]),
  ])
  func `words of the app are read though nothing shows them`(code: String, expected: [String]) {
    #expect(unshown(code) == expected)
  }

  @Test(arguments: [
    #"log.info("Two files are new")"#, #"DDLog("Two files are new")"#, #"print("Two files are new")"#,
    #"func logStart() { write("Two files are new") }"#, #"throw Fault("Two files are new")"#,
    #"let systemPrompt = "Tell it in two words""#, #"Tip(identifier: "Two files")"#,
    #"if name == "Two files" { }"#, #"switch name { case "Two files": a() }"#,
    #"let all = files["Two files"]"#, #"@available(*, message: "Use two files")"#,
    #"parts.append("Two files")"#, #"struct WeatherTool { let name = "Two files" }"#,
    #"struct MockFile { let name = "Two files" }"#,
    #"enum PreviewTexts { static let a = "Two files" }"#,
    #"run("SELECT a FROM b")"#, #"add("Library/Mobile files/a/b")"#, #"add("Files::close ENTER")"#,
    #"add("two files are new")"#, #"add("TWO FILES")"#, #"add("Files")"#, #"add("Failed to open: \(error)")"#,
    #"Font.custom("Open Sans", size: 1)"#, #"let shade = Color("Dark blue")"#,
    "#if DEBUG\nadd(\"Two files\")\n#endif",
    "let a = \"\"\"\n  Two files\n  \"\"\"",
  ])
  func `what is for programs, the log or the team is not`(code: String) {
    #expect(unshown(code) == [])
  }

  @Test func `a text that something shows is no such text`() {
    let code = #"struct A: View { let tip = "Two files are new"; var body: some View { Text(tip) } }"#
    #expect(unshown(code) == [])
    #expect(roles(code) == ["unknown: Two files are new"])
  }

  @Test func `such a text is never changed`() {
    #expect(read(#"add(name: "Two files")"#, "A.swift").entries.map(\.isFixable) == [false])
  }
}
