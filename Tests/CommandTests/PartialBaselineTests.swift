import Testing

@testable import copy_lint

/// A baseline, and runs on a part of the project.
@Suite struct `A part of a project with a baseline` {
  /// The layout tells that the string is a label of a control.
  private let machine = MemoryMachine([
    "app/res/layout/main.xml":
      "<LinearLayout><ImageButton android:contentDescription=\"@string/back\" /></LinearLayout>",
    "app/res/values/strings.xml": "<resources><string name=\"back\">Back button</string></resources>",
    "app/res/values-de/strings.xml": "<resources><string name=\"back\">Zurück</string></resources>",
  ])

  private static let name = "/home/.copy-lint-baseline.json"

  @Test(arguments: ["app/res/values", "app/res/values/strings.xml", "app/res/values-de"])
  func `calls nothing gone that the rest of the project tells`(part: String) {
    _ = machine.run("--write-baseline", "-q", ".")
    let written = machine.text(Self.name)
    #expect(written?.contains("\"rule\":\"label-includes-type\"") == true)
    let run = machine.run("--format", "json", part)
    #expect(run.code == 0 && run.output.contains("\"gone\":0,"), "\(run)")
    #expect(machine.run("--write-baseline", "-q", part).messages.contains("0 new, 0 gone"))
    #expect(machine.text(Self.name) == written)
  }

  @Test func `tells what was fixed in it`() {
    _ = machine.run("--write-baseline", "-q", ".")
    machine["app/res/values/strings.xml"] = Array(
      "<resources><string name=\"back\">Back</string></resources>".utf8)
    #expect(machine.run("--format", "json", "app/res/values").output.contains("\"gone\":1,"))
  }

  @Test func `keeps what only all files tell`() {
    let identifiers = "\"record.button\" = \"record.button\";\n"
    let machine = MemoryMachine([
      "A/AccessibilityIdentifiers.strings": identifiers,
      "A/MoreAccessibilityIdentifiers.strings": identifiers.replacing(
        "\"record.button\" =", with: "\"stop.button\" ="),
    ])
    _ = machine.run("--write-baseline", "-q", ".")
    #expect(machine.text(Self.name)?.contains("duplicate-identifier") == true)
    #expect(
      machine.run("--format", "json", "A/MoreAccessibilityIdentifiers.strings").output.contains("\"gone\":0,")
    )
  }

  /// The code tells what the string is, whether it is named or walked.
  @Test(arguments: [["App/V.swift", "en.lproj/Localizable.strings"], ["en.lproj"], ["."]])
  func `keeps what code tells of a string when both are named`(part: [String]) {
    let machine = MemoryMachine([
      "App/V.swift":
        "import SwiftUI\nstruct V: View {\n  var body: some View {\n    Image(\"a\").accessibilityLabel(\"nav.back\")\n  }\n}\n",
      "en.lproj/Localizable.strings": "\"nav.back\" = \"Back button\";\n",
    ])
    _ = machine.run("--write-baseline", "-q", ".")
    #expect(machine.text(Self.name)?.contains("\"rule\":\"label-includes-type\"") == true)
    let run = machine.run(["--format", "json"] + part)
    #expect(run.code == 0 && run.output.contains("\"gone\":0,"), "\(run)")
  }

  @Test func `keeps what code tells where the settings are elsewhere`() {
    let machine = MemoryMachine([
      "/team/rules.yml": "grade: {max: 8}\n",
      "res/layout/main.xml":
        "<LinearLayout><ImageButton android:contentDescription=\"@string/back\" /></LinearLayout>",
      "res/values/strings.xml": "<resources><string name=\"back\">Back button</string></resources>",
    ])
    let flags = ["--config", "/team/rules.yml", "--baseline", "known.json"]
    _ = machine.run(flags + ["--write-baseline", "-q"])
    #expect(machine.text("known.json")?.contains("\"rule\":\"label-includes-type\"") == true)
    let run = machine.run(flags + ["--format", "json", "res/values"])
    #expect(run.code == 0 && run.output.contains("\"gone\":0,"), "\(run)")
    machine["res/values/strings.xml"] = Array(
      "<resources><string name=\"back\">Back</string></resources>".utf8)
    #expect(!machine.run(flags).output.contains("no longer there"))
  }
}
