import Testing

@testable import copy_lint

/// Keys that a file has twice, in each format that can.
@Suite struct `Keys that come twice` {
  private func found(_ path: String, _ text: String, _ settings: String = "") -> [String] {
    MemoryMachine([path: text, ".copy-lint.yml": settings])
      .run("check", "--notes", "--rule", "duplicate-key", "--format", "xcode", path).output
      .split(separator: "\n").filter { $0.contains("duplicate-key") }.map {
        String($0.drop { $0 != " " }.dropFirst())
      }
  }

  private static let note =
    "note: Remove this “save”. The file already has it, with the same text. (duplicate-key)"
  private static let warning = "warning: Keep one “save”. The app sees only the last. (duplicate-key)"

  @Test(
    arguments: [
      ("en.lproj/a.strings", "\"save\" = \"#1\";\n\"save\" = \"#2\";\n"),
      ("en.json", "{\"save\": \"#1\", \"save\": \"#2\"}"),
      ("a_en.properties", "save=#1\nsave=#2\n"),
      ("en.ftl", "save = #1\nsave = #2\n"),
      ("config/locales/en.yml", "en:\n  save: \"#1\"\n  save: \"#2\"\n"),
      (
        "a.resx",
        "<root><data name=\"save\"><value>#1</value></data>\n<data name=\"save\"><value>#2</value></data></root>"
      ),
    ] as [(String, String)])
  func `are a note with the same text`(path: String, text: String) {
    let same = text.replacing("#1", with: "Save").replacing("#2", with: "Save")
    #expect(found(path, same).map { $0 } == [Self.note], "\(path)")
    let different = text.replacing("#1", with: "Save").replacing("#2", with: "Keep it")
    let lines = found(path, different)
    #expect(lines.count == 1 && lines[0].hasPrefix("warning: "), "\(path) \(lines)")
  }

  @Test(arguments: ["Save", "Keep it"])
  func `are an error in Android, which can't build the app`(second: String) {
    let text =
      "<resources><string name=\"save\">Save</string>\n<string name=\"save\">\(second)</string></resources>"
    #expect(
      found("values/strings.xml", text)
        == ["error: Remove one “save”. Android can't build the app with two. (duplicate-key)"])
    #expect(
      found("values/strings.xml", text, "rules: {duplicate-key: note}\n").first?.hasPrefix("note: ") == true)
  }

  @Test func `are a warning if one of three differs, or an object comes again`() {
    let three = "\"save\" = \"A\";\n\"save\" = \"A\";\n\"save\" = \"B\";\n"
    #expect(found("en.lproj/a.strings", three) == [Self.warning, Self.warning])
    #expect(found("en.json", "{\"save\": {\"a\": \"A\"}, \"save\": {\"a\": \"A\"}}") == [Self.warning])
  }

  @Test func `have the level of the settings`() {
    let text = "\"save\" = \"A\";\n\"save\" = \"A\";\n"
    let lines = found("en.lproj/a.strings", text, "rules: {duplicate-key: error}\n")
    #expect(lines == [Self.note.replacing("note:", with: "error:")])
  }
}
