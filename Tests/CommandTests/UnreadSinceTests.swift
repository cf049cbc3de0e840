import Testing

@testable import copy_lint

/// Files that changed and can't be read as strings any more.
@Suite struct `Changed files that can't be read` {
  private static let path = "web/app_de.ts"
  /// TypeScript has the same ending.
  private static func qt(_ text: String) -> String {
    "<TS version=\"2.1\" language=\"de\"><context><name>A</name><message><source>Save it</source>"
      + "<translation>\(text)</translation></message></context></TS>"
  }

  private static let then = [
    path: qt("Sichern"), "web/locales/en.json": "{\"a\":\"Open it\"}",
  ]

  private func machine(_ text: String?) -> MemoryMachine {
    var now = Self.then
    now[Self.path] = text
    let machine = MemoryMachine(now)
    machine.repository = MemoryRepository(head: "a1b2c3d", revisions: ["main": Self.then, "HEAD": Self.then])
    return machine
  }

  private static let message =
    "copy-lint: Restore the strings of “web/app_de.ts”, or list it under “exclude”. It had some at “main”, but its format is unknown now.\n"

  @Test func `are told since a revision, and end with 2`() {
    let run = machine("export const a = 1").run("--since", "main", "-q", ".")
    #expect(run == .init(code: 2, output: "", messages: Self.message))
    #expect(machine(Self.qt("Speichern")).run("--since", "main", "-q", ".").code == 0)
    #expect(machine(nil).run("--since", "main", "-q", ".").code == 0)
  }

  @Test(arguments: [["--since", "main"], ["--staged"], ["--staged", "--since", "HEAD"], []])
  func `end with 2 where all that was named is in no known format`(flags: [String]) {
    let machine = machine(Self.qt("Sichern"))
    machine["notes.foo"] = Array("Save it".utf8)
    machine.repository.index = ["notes.foo": "Save it"]
    let run = machine.run(["-q", "notes.foo"] + flags)
    #expect(run.code == 2 && run.messages.contains("Its format is unknown."), "\(run)")
    #expect(machine.run(["-q", "notes.foo", "web/locales/en.json"] + flags).code == 0)
  }

  @Test(arguments: [["--since", "main"], ["--staged"]])
  func `end with 2 where reading failed`(flags: [String]) {
    let machine = machine(Self.qt("Speichern"))
    machine.closed = ["/home/web/app_de.ts"]
    machine.repository.index = [Self.path: Self.qt("Speichern")]
    let run = machine.run(["-q", "."] + flags)
    #expect(run.code == 2 && run.messages.contains("“web/app_de.ts”"), "\(run)")
  }

  @Test func `are gone where a link to nowhere took their place`() {
    let then = ["locales/en.json": "{\"a\":\"Open it\"}", "locales/de.json": "{\"a\":\"Öffnen\"}"]
    let machine = MemoryMachine(["locales/en.json": "{\"a\":\"Open it\"}"])
    machine.repository = MemoryRepository(revisions: ["main": then])
    machine.repository.modes["locales/de.json"] = "120000"
    machine.links["/home/locales/de.json"] = "/home/nowhere"
    let run = machine.run("--since", "main", "--translations", "--format", "xcode", ".")
    #expect(run.code == 1 && run.output.contains("Restore “locales/de.json”. It was removed."), "\(run)")
  }
}
