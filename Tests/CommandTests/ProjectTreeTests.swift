import Testing

@testable import copy_lint

/// What came with somebody's change opens nothing elsewhere on the machine.
@Suite struct ProjectTreeTests {
  private static let text = "\"a\" = \"Commence it\";\n"

  /// A project in `/home/app` of the work tree `/home`, with files next to it and outside.
  private func machine(configuration: String? = nil, links: [String: String] = [:]) -> MemoryMachine {
    let machine = MemoryMachine([
      "/home/.git/HEAD": "", "/home/app/a.strings": Self.text, "/home/beside/b.strings": Self.text,
      "/out/c.strings": Self.text, "/out/secret": "root:x:0:0", "/out/terms.csv": "root,x\n",
    ])
    machine[".copy-lint.yml"] = configuration.map { Array($0.utf8) }
    machine.links = links
    return machine
  }

  private static let outside = ", or add “--allow-outside”. It is outside the project.\n"

  @Test(arguments: [
    ("extends: /out/secret", ".copy-lint.yml:1:10: Leave out “/out/secret”"),
    ("extends: ../../out/secret", ".copy-lint.yml:1:10: Leave out “/out/secret”"),
    ("extends: linked", ".copy-lint.yml:1:10: Leave out “/home/linked”"),
    ("paths: [/out]", "Leave out “/out”"),
    ("paths: [../out/c.strings]", "Leave out “../out/c.strings”"),
    ("paths: [elsewhere]", "Leave out “elsewhere”"),
    ("{paths: [app], glossary: [/out/terms.csv]}", "Leave out “/out/terms.csv”"),
    ("{paths: [app], glossary: [\"../out/*.csv\"]}", "Leave out “/out/terms.csv”"),
  ])
  func `no setting leads out of the work tree`(configuration: String, message: String) {
    let links = ["/home/linked": "/out/secret", "/home/elsewhere": "/out"]
    let machine = machine(configuration: configuration, links: links)
    let run = machine.run("check", "-q")
    #expect(run.code == 2)
    #expect(run.messages == "copy-lint: \(message)\(Self.outside)")
    #expect(!machine.pathsRead.contains { machine.links[$0] != nil || $0.hasPrefix("/out") })
  }

  @Test func `a path that a person names is read, and so is what they allow`() {
    let machine = machine(configuration: "{paths: [/out], glossary: [/out/terms.csv]}")
    #expect(machine.run("check", "-q", "--allow-outside").output.contains("/out/c.strings\n  1:8"))
    let plain = self.machine()
    #expect(plain.run("check", "-q", "/out/c.strings").output.contains("/out/c.strings\n  1:8"))
    #expect(plain.run("check", "-q", "/out", "--glossary", "/out/terms.csv").code == 0)
  }

  @Test func `settings lead anywhere in the work tree`() {
    let machine = machine()
    machine["app/.copy-lint.yml"] = Array("paths: [../beside]".utf8)
    #expect(
      machine.run("check", "-q", "--config", "app/.copy-lint.yml").output.contains(
        "../beside/b.strings\n  1:8")
    )
  }

  @Test func `without a work tree the project is the folder of its settings`() {
    let machine = machine(configuration: "paths: [../out]")
    machine["/home/.git/HEAD"] = nil
    #expect(machine.run("check", "-q").code == 2)
    machine[".copy-lint.yml"] = Array("paths: [beside]".utf8)
    #expect(machine.run("check", "-q").code == 0)
  }

  @Test(arguments: ["app", "app/l.strings"])
  func `a link out of the work tree is not read`(path: String) {
    let machine = machine(links: ["/home/app/l.strings": "/out/c.strings"])
    let run = machine.run("check", "-q", path)
    #expect(run.code == 2)
    #expect(run.messages == "copy-lint: Leave out “app/l.strings”\(Self.outside)")
    #expect(!machine.pathsRead.contains("/home/app/l.strings"))
    #expect(
      machine.run("check", path, "--allow-outside", "--format", "xcode").output.contains("l.strings:1:8"))
  }

  @Test func `settings and a baseline that are found are no links out of the work tree`() {
    for name in [".copy-lint.yml", ".copy-lint-baseline.json"] {
      let machine = machine(links: ["/home/\(name)": "/out/secret"])
      let run = machine.run("check", "-q", "app")
      #expect(run.code == 2)
      #expect(run.messages.hasSuffix(Self.outside))
      #expect(!run.messages.contains("root:x"))
    }
  }

  @Test func `a link is read in the work tree, and never written through`() {
    let machine = machine(links: ["/home/app/l.strings": "/home/beside/b.strings"])
    let run = machine.run("check", "-q", "--fix", "app", "--rule", "plain-word")
    #expect(run.code == 2)
    #expect(
      run.messages == """
        copy-lint: Fix the file that “app/l.strings” points to. Nothing is written through links.
        copy-lint: Made 1 fix in 1 file.

        """)
    #expect(machine.text("beside/b.strings") == Self.text)
    #expect(run.output.contains("app/l.strings"))
  }

  @Test(arguments: ["app/linked", "app/linked/b.strings", "/home/app/linked"])
  func `a folder is never written through a link either`(path: String) {
    let machine = machine(links: ["/home/app/linked": "/home/beside"])
    let run = machine.run("check", "-q", "--fix", path, "--rule", "plain-word")
    #expect(run.code == 2)
    #expect(
      run.messages
        == "copy-lint: Fix the file that “app/linked/b.strings” points to. Nothing is written through links.\n"
    )
    #expect(machine.text("beside/b.strings") == Self.text)
  }

  @Test func `a link out of the project that is allowed is not written through`() {
    let machine = machine(links: ["/home/app/linked": "/out"])
    #expect(machine.run("check", "-q", "--fix", "--allow-outside", "app/linked").code == 2)
    #expect(machine.text("/out/c.strings") == Self.text)
  }

  @Test func `a link to a file that is fixed has nothing left to fix`() {
    let machine = machine(links: ["/home/app/l.strings": "/home/beside/b.strings"])
    let run = machine.run("check", "-q", "--fix", ".", "--rule", "plain-word")
    #expect(run == .init(code: 0, output: "", messages: "copy-lint: Made 2 fixes in 2 files.\n"))
    #expect(machine.text("beside/b.strings") == "\"a\" = \"Start it\";\n")
  }
}
