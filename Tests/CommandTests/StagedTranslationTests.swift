import Testing

@testable import copy_lint

/// `--staged` compares with the last commit, as `--since HEAD` does.
@Suite struct `A commit with translations` {
  private static let source = "{\"home.save\":\"Save it\",\"home.open\":\"Open it\"}"
  private static let german = "{\"home.save\":\"Sichern\"}"

  private func run(
    _ index: [String: String], head: [String: String], gone: [String] = [], _ flags: String...
  ) -> MemoryMachine.Run {
    var now = head.merging(index) { $1 }
    for path in gone { now[path] = nil }
    let machine = MemoryMachine(now)
    machine.repository = MemoryRepository(revisions: ["HEAD": head], index: index)
    machine.repository.removed = gone
    return machine.run(["--staged", "--translations", "--format", "xcode", "."] + flags)
  }

  private let head = [
    "locales/en.json": source, "locales/de.json": german, "locales/fr.json": "{\"home.save\":\"Garder\"}",
  ]

  @Test func `answers for no string that it doesn't touch`() {
    let run = run(["locales/de.json": "{\"home.save\":\"Speichern\"}"], head: head)
    #expect(run == .init(code: 0, output: "", messages: ""))
  }

  @Test func `answers for a translation that it removes`() {
    let run = run(["locales/de.json": "{\"home.open\":\"Öffnen\"}"], head: head)
    #expect(run.code == 1 && run.output.contains("Translate “Save it” (key “home.save”)"), "\(run)")
  }

  @Test func `answers for a file that it removes, and a later one doesn't`() {
    let removing = run([:], head: head, gone: ["locales/de.json"])
    #expect(removing.code == 1 && removing.output.contains("Restore “locales/de.json”."), "\(removing)")
    var later = head
    later["locales/de.json"] = nil
    let next = run(["locales/en.json": Self.source.replacing("Open", with: "Show")], head: later)
    #expect(next.code == 0 && !next.output.contains("Restore"), "\(next)")
  }
}
