import CopyLint
import Testing

@testable import copy_lint

@Suite struct ArgumentsTests {
  @Test(
    arguments: [
      ([], Options()),
      (["a", "b"], .with { $0.operands = ["a", "b"] }),
      (["check", "a"], .with { $0.operands = ["a"] }),
      (["--", "--fix"], .with { $0.operands = ["--fix"] }),
      (
        ["--fix", "a", "--unsafe-fixes"],
        .with {
          $0.fixes = true; $0.fixesUnsafe = true; $0.operands = ["a"]
        }
      ),
      (["--format=json"], .with { $0.format = "json" }),
      (["--format", "github"], .with { $0.format = "github" }),
      (
        ["-qv"],
        .with {
          $0.isQuiet = true; $0.isVerbose = true
        }
      ),
      (["-j4"], .with { $0.jobs = 4 }),
      (["-j", "2"], .with { $0.jobs = 2 }),
      (["-o", "report.txt"], .with { $0.output = "report.txt" }),
      (["--locale", "en, de", "--locale=fr"], .with { $0.locales = ["en", "de", "fr"] }),
      (["--max-grade", "7.5"], .with { $0.maxGrade = 7.5 }),
      (
        ["grade", "-"],
        .with {
          $0.command = .grade; $0.operands = ["-"]
        }
      ),
      (
        ["explain", "jargon"],
        .with {
          $0.command = .explain; $0.operands = ["jargon"]
        }
      ),
      (
        ["stream", "--fail-on", "warning"],
        .with {
          $0.command = .stream; $0.failOn = .warning
        }
      ),
      (
        ["-q", "check", "."],
        .with {
          $0.isQuiet = true; $0.operands = ["."]
        }
      ),
      (
        ["--config", "x.yml", "--format=json", "grade", "a"],
        .with {
          $0.command = .grade; $0.configuration = "x.yml"; $0.format = "json"; $0.operands = ["a"]
        }
      ),
      (
        ["-vo", "grade", "dump", "a"],
        .with {
          $0.command = .dump; $0.isVerbose = true; $0.output = "grade"; $0.operands = ["a"]
        }
      ),
      (["--config", "grade"], .with { $0.configuration = "grade" }),
      (
        ["-q", "./check"],
        .with {
          $0.isQuiet = true; $0.operands = ["./check"]
        }
      ),
      (
        ["-q", "--", "check"],
        .with {
          $0.isQuiet = true; $0.operands = ["check"]
        }
      ),
      (["Strings", "check"], .with { $0.operands = ["Strings", "check"] }),
      (["check", "check"], .with { $0.operands = ["check"] }),
      (
        ["help", "grade"],
        .with {
          $0.command = .help; $0.operands = ["grade"]
        }
      ),
    ] as [([String], Options)])
  func `reads arguments`(arguments: [String], expected: Options) throws {
    #expect(try parse(arguments) == expected)
  }

  @Test(arguments: [
    (["--formt"], "Write “--format” instead of “--formt”. It is the closest flag."),
    (["--json"], "Write “--format json” instead of “--json”, which isn't a flag."),
    (["--sarif"], "Write “--format sarif” instead of “--sarif”, which isn't a flag."),
    (["--zzz"], "Leave out “--zzz”. It isn't a flag."),
    (["-z"], "Leave out “-z”. It isn't a flag."),
    (["--until", "main"], "Leave out “--until”. It isn't a flag."),
    (
      ["--format"],
      "Add a value: “--format text|json|github|csv|gitlab|sarif|junit|checkstyle|rdjsonl|xcode|markdown|html”."
    ),
    (
      ["--format", "xml"],
      "Write text, json, github, csv, gitlab, sarif, junit, checkstyle, rdjsonl, xcode, markdown or html after “--format”, not “xml”."
    ),
    (
      ["rules", "--format", "github"],
      "Write text, json or markdown after “--format”, not “github”."
    ),
    (
      ["explain", "jargon", "--on", "x", "--role", "hint"],
      "Write \(Role.identifiers.dropLast().joined(separator: ", ")) or unknown after “--role”, not “hint”."
    ),
    (["--fix=yes"], "Write only “--fix”. It takes no value."),
    (["--jobs", "0"], "Write a number from 1 to 256 after “--jobs”, not “0”."),
    (
      ["--jobs", "99999999999999999999"],
      "Write a number from 1 to 256 after “--jobs”, not “99999999999999999999”."
    ),
    (["--jobs"], "Add a value: “--jobs 1-256”."),
    (["--max-grade", "nan"], "Change the value “nan”. Write “--max-grade GRADE”."),
    (["grade", "--fix"], "Leave out “--fix”. It works with “check” only."),
    (["--fix", "grade"], "Leave out “--fix”. It works with “check” only."),
    (["help", "chekc"], "Write “check” instead of “chekc”. It is the closest command."),
    (["help", "zzzzzzzz"], "Leave out “zzzzzzzz”. “copy-lint help” lists the commands."),
    (["help", "check", "x"], "Leave out “x”. “help” does not need it."),
    (["version", "x"], "Leave out “x”. “version” does not need it."),
    (["check", "check"], "Check the path “check”. No such file or folder."),
    (["--", "check"], "Check the path “check”. No such file or folder."),
    (["-q", "chekc"], "Write “check” instead of “chekc”. There is no such command or path."),
    (["--fix", "--diff"], "Choose “--fix” or “--diff”. They do not work together."),
    (["--unsafe-fixes"], "Add “--fix”. “--unsafe-fixes” only works with it."),
    (
      ["--rule", "translation-missing"],
      "Add “--translations”. “--rule translation-missing” only works with it."
    ),
    (["stream", "x"], "Leave out “x”. “stream” does not need it."),
    (["explain"], "Name a rule, such as “copy-lint explain jargon”."),
    (["explain", "jargon", "x"], "Leave out “x”. “explain” does not need it."),
    (["explain", "jargom"], "Write “jargon” instead of “jargom”. It is the closest rule."),
    (["explain", "zzzzzzzz"], "There is no rule “zzzzzzzz”. “copy-lint rules” lists the rules."),
    (["--rule", "jargom"], "Write “jargon” instead of “jargom”. It is the closest rule."),
    (["--disable", "zzzzzzzz"], "There is no rule “zzzzzzzz”. “copy-lint rules” lists the rules."),
    (["chekc"], "Write “check” instead of “chekc”. There is no such command or path."),
    (["lint", "en.json"], "Write “check” instead of “lint”. There is no such command or path."),
    (["fix"], "Write “--fix” instead of “fix”. There is no such command or path."),
    (["score"], "Write “grade” instead of “score”. There is no such command or path."),
    (
      ["explain", "term-mismatch"],
      "Write “term-translation”, “markup-mismatch” or “number-mismatch” instead of “term-mismatch”. "
        + "Those are the closest rules."
    ),
    (["zzzzz"], "Check the path “zzzzz”. No such file or folder."),
  ])
  func `says what is wrong with arguments and ends with 2`(arguments: [String], message: String) {
    let run = MemoryMachine(["a.strings": ""]).run(arguments)
    #expect(run == .init(code: 2, output: "", messages: "copy-lint: \(message)\n"))
  }

  @Test func `does the same wherever the flags are`() {
    let machine = MemoryMachine([
      "a.strings": "\"a\" = \"Utilize it\";", "check/b.strings": "", "x.yml": "brands: [X]",
    ])
    let expected = machine.run("check", "-q", "--config", "x.yml", ".")
    #expect(expected.code == 0 && expected.output.contains("a.strings\n  1:8"))
    #expect(machine.run("-q", "check", "--config", "x.yml", ".") == expected)
    #expect(machine.run("-q", "--config", "x.yml", "check", ".") == expected)
    #expect(machine.run("--config=x.yml", "-q", ".") == expected)
    #expect(machine.run("-q", "./check") == .init(code: 0, output: "", messages: ""))
  }

  @Test(arguments: [["--help", "fix"], ["help", "fix"], ["help", "--fix"], ["--help", "unsafe-fixes"]])
  func `shows the help of a flag`(arguments: [String]) {
    let run = MemoryMachine().run(arguments)
    #expect(run.code == 0 && run.messages == "")
    #expect(run.output.contains("  --\(arguments[1].drop { $0 == "-" })"), "\(run.output)")
    #expect(run.output.contains("“copy-lint help check” lists all flags of that command."), "\(run.output)")
  }

  @Test func `shows help and version as commands too`() {
    let machine = MemoryMachine()
    #expect(machine.run("help") == machine.run("--help"))
    #expect(machine.run("version") == machine.run("--version"))
    #expect(machine.run("version").output.hasPrefix("copy-lint \(toolVersion)\n"))
    for command in Command.allCases {
      let page = machine.run(command.rawValue, "--help")
      #expect(page.code == 0 && page.output.hasPrefix(command.summary))
      #expect(machine.run("help", command.rawValue) == page)
      #expect(machine.run("--help", command.rawValue) == page)
    }
  }

  @Test func `gives each flag a name and a letter of its own`() {
    #expect(Set(allFlags.map(\.name)).count == allFlags.count)
    let letters = allFlags.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }
}

extension Options {
  static func with(_ change: (inout Options) -> Void) -> Options {
    var options = Options()
    change(&options)
    return options
  }
}
