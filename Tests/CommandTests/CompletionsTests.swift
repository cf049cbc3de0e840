import CopyLint
import Testing

@testable import copy_lint

/// `Scripts/try-completions` types into the real shells; these hold the scripts to the tables.
@Suite struct CompletionsTests {
  @Test(arguments: Shell.allCases)
  func `offers each command, flag and rule in each shell`(shell: Shell) {
    let run = MemoryMachine().run("completions", shell.rawValue)
    #expect(run.code == 0 && run.messages == "")
    for command in Command.allCases { #expect(run.output.contains(command.rawValue)) }
    for flag in allFlags {
      #expect(run.output.contains(shell == .fish ? "-l \(flag.name) " : "--\(flag.name)"))
    }
    for rule in allRules { #expect(run.output.contains(rule.about.name)) }
  }

  @Test(arguments: [
    (["completions"], "Add a value: “completions bash|zsh|fish”."),
    (["completions", "csh"], "Write bash, zsh or fish after “completions”, not “csh”."),
    (["completions", "zsh", "x"], "Leave out “x”. “completions” does not need it."),
    (["manual", "x"], "Leave out “x”. “manual” does not need it."),
  ])
  func `says which shells there are`(arguments: [String], message: String) {
    let run = MemoryMachine().run(arguments)
    #expect(run == .init(code: 2, output: "", messages: "copy-lint: \(message)\n"))
  }

  @Test func `knows what a shell can offer for a value`() throws {
    func value(of name: String, for command: Command) throws -> Flag.Value {
      try #require(allFlags.first { $0.name == name }).value(for: command)
    }
    #expect(try value(of: "fix", for: .check) == .none)
    #expect(try value(of: "jobs", for: .check) == .any)
    #expect(try value(of: "output", for: .check) == .file)
    #expect(try value(of: "disable", for: .check) == .rules)
    #expect(try value(of: "color", for: .grade) == .choices(["auto", "always", "never"]))
    #expect(try value(of: "format", for: .grade) == .choices(["text", "json"]))
    #expect(try value(of: "format", for: .check) == .choices(allReporters.map(\.name)))
  }

  @Test func `has every command and flag on the manual page`() {
    let page = MemoryMachine().run("manual").output
    for command in Command.allCases { #expect(page.contains("\n.B \(command.rawValue)")) }
    for flag in allFlags { #expect(page.contains(Roff.escaped("--\(flag.name)"))) }
    #expect(page.hasPrefix(".TH COPY-LINT 1 \(toolDate) \"copy-lint \(toolVersion)\" \"User Commands\"\n"))
  }

  @Test(arguments: [
    ("a-b", "a\\-b"), ("a\\b", "a\\eb"), (".copy-lint.yml", "\\&.copy\\-lint.yml"), ("'a", "\\&'a"),
    ("a\n.b", "a\n\\&.b"),
  ])
  func `writes what roff would read as its own`(text: String, expected: String) {
    #expect(Roff.escaped(text) == expected)
  }
}
