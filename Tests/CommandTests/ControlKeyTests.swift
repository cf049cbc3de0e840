import Testing

@testable import copy_lint

/// Findings on the controls of a screen go by the keys of the controls, as those on strings go by theirs.
@Suite struct ControlKeyTests {
  private static let view = """
    import SwiftUI

    struct WelcomeView: View {
      var body: some View {
        VStack {
          Text("Welcome")
          Image("logo2")
          Button { remove() } label: { Image(systemName: "flame") }
          Button { share() } label: { Image("boatIcon") }
        }
      }
    }

    """

  private static let arguments = ["check", ".", "--format", "csv", "--rule", "label-missing"]

  /// The keys of the findings.
  private func keys(_ machine: MemoryMachine, _ arguments: String...) -> [String] {
    machine.run(Self.arguments + arguments).output.split(separator: "\r\n").dropFirst()
      .map { String($0.split(separator: "\",\"")[3]) }
  }

  private static let all = [
    "WelcomeView/Image/logo2", "WelcomeView/Button/flame", "WelcomeView/Button/boatIcon",
  ]

  @Test func `overrides turn a rule off for a control, by its key or a pattern`() {
    let machine = MemoryMachine(["Welcome.swift": Self.view])
    #expect(keys(machine) == Self.all)
    for (pattern, expected) in [
      ("WelcomeView/Image/logo2", Array(Self.all[1...])), ("WelcomeView/Button/*", [Self.all[0]]),
      ("*/flame", [Self.all[0], Self.all[2]]), ("WelcomeView*", []),
    ] {
      machine[".copy-lint.yml"] = Array(
        "overrides:\n  - {keys: [\"\(pattern)\"], rules: {label-missing: off}}\n".utf8)
      #expect(keys(machine) == expected, "\(pattern)")
      #expect(machine.run().messages == "", "\(pattern)")
    }
  }

  @Test func `overrides give a control a severity of its own`() {
    let machine = MemoryMachine([
      "Welcome.swift": Self.view,
      ".copy-lint.yml": "overrides:\n  - {keys: [\"*/flame\"], rules: {label-missing: error}}\n",
    ])
    let output = machine.run("check", ".", "--format", "json", "--rule", "label-missing").output
    #expect(output.contains("\"errors\":1,\"warnings\":1,\"notes\":1"))
  }

  @Test func `overrides turn a rule on for a control`() {
    let machine = MemoryMachine([
      "Welcome.swift": Self.view,
      ".copy-lint.yml":
        "rules: {label-missing: off}\noverrides:\n  - {keys: [\"*/flame\"], rules: {label-missing: warning}}\n",
    ])
    #expect(machine.run("check", ".", "--format", "json").output.contains("\"warnings\":1"))
  }

  @Test func `--key selects a control`() {
    let machine = MemoryMachine(["Welcome.swift": Self.view])
    #expect(keys(machine, "--key", "WelcomeView/Button/flame") == ["WelcomeView/Button/flame"])
    #expect(keys(machine, "--key", "*/Button/*").count == 2)
    let run = machine.run("check", ".", "--key", "WelcomeView/Button/bin")
    #expect(run.code == 2 && run.messages.contains("No string here has the key “WelcomeView/Button/bin”"))
  }

  @Test func `controls of Interface Builder have keys, too`() {
    let view = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a-1"><subviews>
      <button id="b-1"><state key="normal" image="flame"/><connections><action selector="a:" destination="c-1"/></connections></button>
      </subviews></view></objects></document>

      """
    let machine = MemoryMachine(["Main.xib": view])
    let all = keys(machine)
    #expect(all.count == 1)
    machine[".copy-lint.yml"] = Array(
      "overrides:\n  - {keys: [\"\(all.first ?? "")\"], rules: {label-missing: off}}\n".utf8)
    #expect(keys(machine) == [])
    #expect(machine.run().messages == "")
  }

  @Test func `--add-suppressions keeps controls quiet, and nothing else`() {
    let code = Self.view.replacing("Text(\"Welcome\")", with: "Text(\"Commence the tour\")")
      .replacing("Image(\"logo2\")", with: "Text(\"Now\")")
    let machine = MemoryMachine(["Welcome.swift": code])
    let added = machine.run("check", "-q", "--add-suppressions", "--reason", "old", "--rule", "label-missing")
    #expect(added.code == 0 && added.output == "")
    let after = machine.run("check", "--format", "csv")
    #expect(!after.output.contains("label-missing") && after.messages == "")
    #expect(after.output.contains("plain-word"))
    // A second run adds nothing, and a new control is found.
    let (written, settings) = (machine.text("Welcome.swift"), machine.text(".copy-lint.yml"))
    _ = machine.run("check", "-q", "--add-suppressions", "--reason", "old", "--rule", "label-missing")
    #expect(machine.text("Welcome.swift") == written && machine.text(".copy-lint.yml") == settings)
    machine["Welcome.swift"] = Array(
      code.replacing(
        "    }\n  }\n}", with: "      Button { go() } label: { Image(\"go\") }\n    }\n  }\n}"
      ).utf8)
    #expect(keys(machine).suffix(1) == ["WelcomeView/Button/go"])
    // All that is left is accepted by a run over all rules, and the last lines name no screen any more.
    #expect(machine.run("check").output.contains("Screens: 3 icon buttons"))
    #expect(!machine.run("check", "--add-suppressions").output.contains("Screens:"))
    #expect(machine.run("check", "--format", "csv").output.split(separator: "\r\n").count == 1)
  }

  @Test func `--add-suppressions accepts a key that no string file has`() {
    let keys = ["home.title", "home.go", "home.stop", "map.title", "map.zoom"]
    let machine = MemoryMachine([
      "en.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"Some words\";\n" }.joined(),
      "Home.swift": "import SwiftUI\n"
        + (keys + ["home.back"]).map { "x.text = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined(),
    ])
    #expect(machine.run("check", "-q").output.contains("[key-missing]"))
    _ = machine.run("check", "-q", "--add-suppressions")
    let after = machine.run("check", "-q")
    #expect(after.output == "" && after.messages == "")
  }
}
