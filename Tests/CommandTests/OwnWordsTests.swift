import CopyLint
import Readability
import Testing

@testable import copy_lint

/// copy-lint has nothing to say about its own words.
@Suite struct OwnWordsTests {
  /// Whatever the checker would tell a writer, as lines.
  private func findings(in texts: [String]) -> [String] {
    var configuration = Configuration()
    // Names, not words to learn.
    configuration.brands = [
      "copy-lint", "Flesch-Kincaid", "Flesch",
      "GitHub", "Unicode", "node_modules", "initialize", "Git", ".copy-lint-baseline.json",
      "git fetch --unshallow",
    ]
    var checker = Checker(configuration: configuration)
    return texts.flatMap { text in
      let entry = Entry(key: "", text: text, locale: "en")
      return checker.check(entry).findings.filter { $0.severity > .note }.map {
        "\(text): \($0.message) [\($0.rule)]"
      }
    }
  }

  @Test func `speaks plainly in its help`() {
    let commands = Command.allCases.flatMap { command -> [String] in
      // The example of a line is not a sentence.
      let details = command.details.split(separator: "\n\n")
        .filter { !$0.hasPrefix("{") && !$0.hasPrefix("copy-lint ") }
      return [command.summary] + details.map { String($0.replacing("\n", with: " ")) }
    }
    #expect(findings(in: commands + allFlags.map(\.text)) == [])
  }

  @Test func `has a help for each command, and a line for each flag`() {
    for command in Command.allCases {
      let run = MemoryMachine().run(command.rawValue, "--help")
      #expect(run.code == 0 && run.messages == "")
      for flag in allFlags where flag.belongs(to: command) { #expect(run.output.contains("--\(flag.name)")) }
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    let all = MemoryMachine().run("--help").output
    for command in Command.allCases { #expect(all.contains("  \(command.rawValue) ")) }
  }

  @Test func `speaks plainly about arguments`() {
    let errors: [UsageError] = [
      .unknownCommand("x", nearest: "check"), .unknownFlag("--x", nearest: "--fix"),
      .unknownFlag("--x", nearest: nil), .noCommand("x", nearest: "y"), .noCommand("x", nearest: nil),
      .missingValue(usage: "--format text"), .unwantedValue(flag: "--fix"),
      .wrongValue("x", usage: "--jobs 2"),
      .otherCommand(flag: "--fix", commands: [.check]), .tooMany("x", command: .rules), .missingRule,
      .unknownRule("x", nearest: "y"), .unknownRule("x", nearest: nil),
      .nearRules("x", ["y", "z"]), .exclusive("--fix", "--diff"),
      .needs("--unsafe-fixes", "--fix"),
    ]
    #expect(findings(in: errors.map(\.message)) == [])
  }

  @Test func `speaks plainly about the language of the source`() {
    let path = "a.strings"
    let evidence: [LanguageEvidence] = [
      .named(files: 1, example: path), .named(files: 2, example: path), .settings(path: path),
      .base(files: 1, example: path), .base(files: 2, example: path), .translated(files: 1, example: path),
      .translated(files: 2, example: path), .keys(example: path), .leading(example: path),
      .only(example: path),
      .texts(example: path),
      .nothing,
    ]
    #expect(findings(in: evidence.map { $0.sentence("en") }) == [])
  }

  @Test func `speaks plainly to editors`() {
    let errors: [ServerError] = [
      .noJSON, .noLength, .wrongLength, .tooLong, .noMessage, .batch, .noStart, .secondStart, .isShutDown,
      .cancelled,
      .unknown("x"), .missing("range"),
    ]
    var measure = Measure(formula: "flesch-kincaid-grade", value: 9, adjusted: 9, standardError: 5, words: 4)
    var verdicts: [String] = []
    for isProse in [true, false] {
      measure.isProse = isProse
      for severity in [Severity.note, .warning, .error, nil] {
        verdicts.append(words(for: severity, on: measure, limit: 8))
      }
    }
    measure.words = 12
    verdicts.append(words(for: nil, on: measure, limit: 8))
    for why in [Measure.Reason.noFormula, .role, .noText] {
      verdicts.append(words(for: nil, on: Measure(formula: "", why: why), limit: 8))
    }
    let titles = [
      CheckedText.glossaryTitle("Save"), CheckedText.glossaryTitle(""), CheckedText.unsure("Write “Save”"),
      "Turn off “jargon” here with a reason", "Turn off “jargon” for this string in .copy-lint.yml",
      "Apply all safe fixes",
    ]
    #expect(findings(in: errors.map(\.message) + verdicts + titles) == [])
  }

  @Test func `speaks plainly about files`() {
    let errors: [FileError] = [
      .missing, .isFolder, .isNoFile, .isNamedLikeFile, .holdsNothing, .isLeftOut, .isPattern, .cannotRead,
      .cannotWrite,
      .tooLarge(limit: fileSizeLimit), .exists, .isFull, .failed("no such device"),
    ]
    #expect(findings(in: errors.map { $0.message(path: "a.strings") } + [unknownFormat("a.md")]) == [])
  }

  /// One mistake for each message.
  @Test func `speaks plainly about the configuration`() {
    let mistakes = [
      "brandz: x", "thing: x", "grade: {max: x}", "grade: 8", "platform: tv", "sourceLocale: x y",
      "rules: x",
      "rules: {stray-space: of}", "rules: {stray-space: {x: 1}}", "exclude: [\"[a\"]", "exclude: [\"{a\"]",
      "exclude: [\"[]\"]", "exclude: [\"[z-a]\"]", "exclude: ['a\\']", "exclude: [\"{{{{{{{{{a}}}}}}}}}\"]",
      "roles: [{role: button}]", "overrides: [{rules: all-off}]", "overrides: x", "formats: [{path: x}]",
      "brands: [[a]]", "brands: a\nbrands: b", "brands: *x", "a: 1\n---\n", "[a]: b", "brands: \"",
      "extends: .copy-lint.yml", "extends: gone.yml",
    ]
    var messages: Set<String> = []
    for mistake in mistakes {
      let run = MemoryMachine([".copy-lint.yml": mistake, "a.strings": ""]).run("a.strings")
      #expect(run.code == 2)
      let lines = run.messages.split(separator: "\n")
      #expect(!lines.isEmpty)
      for line in lines {
        // The place is not words, and what libyaml says is not ours.
        let text = line.split(separator: ": ", maxSplits: 2).last.map(String.init) ?? ""
        messages.insert(text.split(separator: " The reader says").first.map(String.init) ?? text)
      }
    }
    #expect(findings(in: messages.sorted()) == [])
  }

  @Test func `speaks plainly about revisions`() {
    let errors: [GitError] = [
      .noGit, .noRepository(folder: "/home"), .unknownRevision("main", branches: []),
      .unknownRevision("main", branches: ["master"]), .unknownRevision("main", branches: ["a", "b"]),
      .shallow("main"),
      .noCommonPast("main"),
      .outside(path: "a.strings"), .inSubmodule(path: "a.strings"), .failed("no"),
    ]
    let machine = MemoryMachine(["a.strings": "\"a\" = \"Commence the tea\";"])
    machine.repository = MemoryRepository(revisions: [
      "main": [:], "now": ["a.strings": "\"a\" = \"Commence the tea\";"],
    ])
    let said = ["main", "now"].flatMap { machine.run(".", "--since", $0).output.split(separator: "\n") }
      .filter {
        $0.hasPrefix("Since") || $0.hasPrefix("Nothing")
      }
    #expect(said.count == 3)
    #expect(findings(in: errors.map(\.message) + said.map(String.init)) == [])
  }

  @Test func `speaks plainly about the baseline`() {
    let files = ["a.strings": "\"a\" = \"Commence the tea\";"]
    var messages: Set<String> = []
    for content in ["", "<<<<<<< x", "{}", "{\"schema\":\"copy-lint/baseline/2\"}"] {
      let machine = MemoryMachine(files.merging([".copy-lint-baseline.json": content]) { $1 })
      messages.insert(machine.run(".").messages)
    }
    let machine = MemoryMachine(files)
    messages.insert(machine.run(".", "b.strings", "--write-baseline").messages)
    messages.insert(machine.run(".", "--write-baseline").messages)
    machine["a.strings"] = Array("\"a\" = \"Wait\";\n\"b\" = \"Commence the tea\";\n".utf8)
    machine["b.strings"] = Array("\"a\" = \"Utilize comprehensive interoperability mechanisms\";\n".utf8)
    let old = machine.text(".copy-lint-baseline.json")?.replacing("\"verdict\":2,", with: "")
    machine[".copy-lint-baseline.json"] = Array((old ?? "").utf8)
    let report = machine.run(".").output.split(separator: "\n")
      .filter { $0.contains("known finding") || $0.contains("may be new") }
    #expect(report.count == 2)
    let lines = messages.flatMap { $0.split(separator: "\n") }.map {
      String($0.split(separator: ": ", maxSplits: 1).last ?? "")
    }
    #expect(findings(in: lines.sorted() + report.map(String.init)) == [])
  }

  @Test func `speaks plainly in its reports and in a new configuration`() {
    let machine = MemoryMachine(["a.strings": "\"a\" = \"Commence the tea\";"])
    let report = machine.run("a.strings").output.split(separator: "\n").suffix(3)
      .flatMap { $0.split(separator: " · ") }.map(String.init)
    let wrote = machine.run("init").output.split(separator: "\n").map(String.init)
    let comments = (machine.text(".copy-lint.yml") ?? "").split(separator: "\n").filter { $0.hasPrefix("# ") }
      .map { String($0.dropFirst(2)) }
    #expect(findings(in: report + wrote + comments.filter { !$0.contains(": ") && $0.hasSuffix(".") }) == [])
  }
}
