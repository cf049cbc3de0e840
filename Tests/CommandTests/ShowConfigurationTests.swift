import Testing

@testable import copy_lint

@Suite struct `Which settings hold` {
  private static let files = [
    ".copy-lint.yml": """
    extends: team/base.yml
    preset: govuk
    rules:
      jargon: warning
    overrides:
      - {paths: ["Legal/**"], grade: {max: 10}}
      - {keys: ["debug.*"], rules: all-off, reason: "never shown"}
    """,
    "team/base.yml": "grade: {max: 9}\nbrands: [MYND]\nrules: {hard-word: off}\n", "Legal/en.json": "{}",
  ]

  private func lines(_ arguments: String...) -> [String] {
    let run = MemoryMachine(Self.files).run(["config"] + arguments)
    #expect(run.code == 0 && run.messages == "")
    // One space for several.
    return run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `is told with the line that says so`() {
    let found = lines()
    for line in [
      "sourceLocale: en default", "preset: govuk .copy-lint.yml:2", "grade.max: 9 team/base.yml:1",
      "brands: MYND team/base.yml:2", "rules.hard-word: off team/base.yml:3",
      "rules.jargon: warning .copy-lint.yml:4",
      "overrides: Legal/**, grade.max 10 .copy-lint.yml:6",
      "overrides: key debug.*, all rules off .copy-lint.yml:7",
    ] { #expect(found.contains(line), "\(line) in \(found)") }
  }

  @Test func `is told for Android as for Apple`() {
    let machine = MemoryMachine(["app/src/main/res/values/strings.xml": "<resources/>"])
    let line = machine.run("config").output.split(separator: "\n").first { $0.hasPrefix("preset:") }
    #expect(line?.hasPrefix("preset: apple, which holds on all platforms  ") == true, "\(line ?? "")")
  }

  @Test func `is told for one file`() {
    #expect(lines("Legal/en.json").contains { $0.contains("Legal/**") })
    #expect(!lines("App/en.json").contains { $0.contains("Legal/**") })
    #expect(lines("App/en.json").first == "For “App/en.json”, which isn't there yet:")
  }

  @Test func `may be more than this program knows`() {
    let machine = MemoryMachine([".copy-lint.yml": "requiredVersion: \">=99\"", "a.strings": ""])
    let run = machine.run("a.strings")
    #expect(run.code == 2)
    #expect(run.messages.hasPrefix("copy-lint: .copy-lint.yml:1:18: Install copy-lint >=99. This is "))
  }

  @Test(arguments: [("0", 1), ("1", 1), ("2", 0), ("9", 0)] as [(String, Int32)])
  func `lets more warnings than a number fail`(most: String, code: Int32) {
    let machine = MemoryMachine([
      ".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n",
      "a.strings": "\"a\" = \"Wait...\";\n\"b\" = \"Go...\";\n",
    ])
    #expect(machine.run("a.strings", "--rule", "ascii-ellipsis", "--max-warnings", most).code == code)
  }
}
