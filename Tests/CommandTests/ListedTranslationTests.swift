import Testing

@testable import copy_lint

/// A translation that a baseline knows and that is gone.
@Suite struct `Translations that a baseline lists` {
  private static func xml(_ texts: String...) -> String {
    "<resources>\(texts.enumerated().map { "<string name=\"k\($0)\">\($1)</string>" }.joined())</resources>"
  }

  private static let source = "res/values/strings.xml"
  private static let swahili = "res/values-sw/strings.xml"

  /// With a baseline of two findings in Swahili.
  private func machine(_ settings: String = "") -> MemoryMachine {
    let machine = MemoryMachine([
      Self.source: Self.xml("Save the file", "Send it to %s", "Open it"),
      Self.swahili: Self.xml("Hifadhi faili", "Tuma"),
      "res/values-de/strings.xml": Self.xml("Datei sichern", "An %s senden", "Öffnen"),
      ".copy-lint.yml": settings,
    ])
    _ = machine.run("--translations", "--write-baseline", "-q", ".")
    return machine
  }

  private func findings(_ machine: MemoryMachine) -> [String] {
    machine.run("--translations", "--format", "xcode", ".").output.split(separator: "\n").map(String.init)
  }

  @Test func `are told when they are gone, and what went with them`() {
    let machine = machine()
    #expect(findings(machine) == [])
    machine[Self.swahili] = nil
    #expect(
      findings(machine) == [
        "res/values/strings.xml: warning: Restore “res/values-sw/strings.xml”, or take it out of the baseline with “--write-baseline”. It was removed. (translation-missing)"
      ])
    let gone =
      "2 known findings are gone with “res/values-sw/strings.xml”, which is no longer there. “--write-baseline” drops them."
    #expect(machine.run("--translations", ".").output.replacing("\n", with: " ").contains(gone))
    #expect(machine.run("--translations", "--max-warnings", "0", "-q", ".").code == 1)
  }

  @Test func `are dropped by the run that writes the baseline`() {
    let machine = machine()
    machine[Self.swahili] = nil
    let run = machine.run("--translations", "--write-baseline", "-q", ".")
    #expect(run.code == 0 && run.output == "" && run.messages.contains("0 new, 2 gone"), "\(run)")
    #expect(findings(machine) == [])
  }

  @Test(arguments: [
    "res/values-sw-rKE/strings.xml", "res/values-sw/texts.xml", "res/values-b+sw/strings.xml",
  ])
  func `are not missed under a new name`(name: String) {
    let machine = machine()
    machine[name] = machine[Self.swahili]
    machine[Self.swahili] = nil
    #expect(findings(machine) == [], "\(name)")
  }

  @Test func `are not missed with their source, where “exclude” has them, and in a run on other folders`() {
    let excluding = machine()
    excluding[Self.swahili] = nil
    excluding[".copy-lint.yml"] = Array("exclude: [\"**/values-sw/**\"]\n".utf8)
    #expect(findings(excluding) == [])
    let moved = machine()
    for path in [Self.source, Self.swahili, "res/values-de/strings.xml"] {
      moved["app/\(path)"] = moved[path]
      moved[path] = nil
    }
    #expect(findings(moved) == [])
    let part = machine()
    part[Self.swahili] = nil
    #expect(part.run("--translations", "-q", "res/values-de").output == "")
  }

  @Test func `count apart from what was fixed`() {
    let machine = machine("rules: {ascii-ellipsis: warning}\n")
    machine[Self.source] = Array(Self.xml("Save the file...", "Send it to %s", "Open it").utf8)
    _ = machine.run("--translations", "--write-baseline", "-q", ".")
    machine[Self.source] = Array(Self.xml("Save the file", "Send it to %s", "Open it").utf8)
    machine[Self.swahili] = nil
    let output = machine.run("--translations", ".").output.replacing("\n", with: " ")
    #expect(output.contains("3 known findings are gone, 2 with “res/values-sw/strings.xml”"), "\(output)")
  }
}
