import Foundation
import Testing

@testable import CopyLint
@testable import copy_lint

/// Whole runs over a project in which every field was written by somebody hostile: keys, texts, languages, comments, roles,
/// names of files and folders, glossary terms, settings, suppressions and the baseline.
@Suite struct `Hostile projects` {
  private static let hostile = [
    "\u{1B}[31mred\u{1B}]0;title\u{7}\u{9B}31m\u{90}\u{7F}", "::error::x", " ::stop-commands::x",
    "a\n::add-mask::x",
    "a\r\n::warning::x", "a\u{2028}::error::x\u{85}b", "##[error]x", "##vso[task.setvariable variable=a]x",
    "a\u{202E}b\u{2066}c\u{2069}", "</script><img src=x onerror=alert(1)>", "=cmd|'/C calc'!A0", "@SUM(1)",
    "\"]]>&<!--", "`|*_[a](b)", "\u{1B}\u{5B}2J\u{0B}\u{0C}", "%0A::error::x",
  ]

  /// A text in double quotes, as JSON and YAML have it.
  private static func json(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case " "..."~": String(scalar)
      default: "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func machine(_ text: String) -> MemoryMachine {
    let json = json(text)
    // No path has a slash in a name.
    let name = text.replacing("/", with: "_")
    let machine = MemoryMachine([
      "\(name)/L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{\(json):{"comment":\(json),"localizations":{
      "en":{"stringUnit":{"state":"translated","value":\(Self.json("Utilize " + text))}},
      \(json):{"stringUnit":{"state":"translated","value":\(json)}},
      "de":{"stringUnit":{"state":"needs_review","value":\(json)}}}},
      \(Self.json("Click here " + text)):{}}}
      """,
      "\(name).strings": """
      /* button \(text.replacing("*/", with: "")) copy-lint:disable jargon -- \(name) */
      "k" = \(json.replacing("\\u", with: "\\U").replacing("\\/", with: "/"));
      "\(name.replacing("\"", with: ""))" = "Utilize it \(name.replacing("\"", with: "").replacing("\\", with: ""))";
      """,
      "\(name)/c.strings": """
      /* \(text.replacing("*/", with: "")) */
      "c" = "Commence it"; // \(text)
      """,
      "en.json":
        #"{\#(json): \#(Self.json(text + " utilize")), "b": {\#(json): \#(Self.json("Error! " + text))}}"#,
      "Glossary/en.csv": """
      term,replacement,note
      utilize,"\(text.replacing("\"", with: "\"\""))","\(text.replacing("\"", with: "\"\""))"
      "purge \(text.replacing("\"", with: "\"\""))",use,x
      """,
      ".copy-lint.yml": """
      brands: [\(json), Acme]
      familiar: [\(json)]
      roles: [{key: \(text.contains("[") ? "a" : json), role: button}]
      overrides: [{keys: [\(text.contains("[") ? "a" : json)], reason: \(json), rules: {jargon: off}}]
      """,
      ".copy-lint-baseline.json": """
      {
        "schema": "copy-lint/baseline/1",
        "findings": [
          {"fingerprint":"00","rule":\(json),"path":\(json),"key":\(json),"locale":\(json)}
        ]
      }
      """,
    ])
    machine.variables["SOURCE_DATE_EPOCH"] = "0"
    return machine
  }

  private static let forPeople: [[String]] = [
    ["check", "."], ["check", ".", "--translations", "--notes"], ["check", ".", "--statistics"],
    ["check", ".", "--verbose"],
    ["grade", "."], ["grade", ".", "--strings"], ["grade", ".", "--all-formulas"], ["config"],
    ["config", "en.json"],
    ["rules"], ["explain", "jargon"], ["init"], ["check", "--key", "HOSTILE", "."], ["check", "HOSTILE"],
    ["check", "--rule", "HOSTILE", "."], ["check", "--locale", "HOSTILE", "."],
    ["check", "--since", "HOSTILE", "."],
    ["check", "--glossary", "HOSTILE", "."], ["check", "--config", "HOSTILE", "."],
    ["check", "-o", "HOSTILE/x", "."],
    ["HOSTILE"], ["check", "--HOSTILE"], ["explain", "HOSTILE"], ["check", "--fix", "--unsafe-fixes", "."],
    ["check", "--write-baseline", "."], ["check", "--add-suppressions", "--reason", "HOSTILE", "."],
  ]

  /// What no line for people may hold.
  private func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private func expectHarmless(_ text: String, _ what: String, isGitHub: Bool = false) {
    let steering = text.unicodeScalars.filter(steers)
    #expect(steering.isEmpty, "\(what) prints \(steering.map { String($0.value, radix: 16) })")
    for line in text.split(separator: "\n") where line.drop(while: \.isWhitespace).hasPrefix("::") {
      let isOwn = ["error", "warning", "notice"].contains { line.hasPrefix("::\($0) file=") }
      #expect(isGitHub && isOwn, "\(what): \(line)")
    }
    #expect(!text.contains("##[") && !text.contains("##vso["), "\(what): \(text)")
  }

  @Test(arguments: forPeople) func `print nothing that steers`(arguments: [String]) {
    for text in Self.hostile {
      let machine = Self.machine(text)
      let run = machine.run(arguments.map { $0.replacing("HOSTILE", with: text) })
      let what = "\(arguments) with \(text.debugDescription)"
      #expect(!(run.output + run.messages).isEmpty, "\(what)")
      expectHarmless(run.output, what)
      expectHarmless(run.messages, what)
    }
  }

  @Test(arguments: allReporters.map(\.name)) func `print nothing that steers in any format`(format: String) {
    for text in Self.hostile {
      let machine = Self.machine(text)
      for arguments in [["check", "."], ["check", ".", "--translations", "--notes"]] {
        let run = machine.run(arguments + ["--format", format])
        #expect(run.code == 1 || run.code == 0, "\(run.messages)")
        let own = format == "csv" ? run.output.replacing("\r\n", with: "\n") : run.output
        expectHarmless(own, "\(format) with \(text.debugDescription)", isGitHub: format == "github")
      }
    }
  }

  @Test func `are JSON on every line of a dump`() throws {
    for text in Self.hostile {
      let run = Self.machine(text).run("dump", ".")
      expectHarmless(run.output, "dump with \(text.debugDescription)")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count >= 7, "\(text.debugDescription): \(run)")
      var texts: Set<String> = []
      for line in lines {
        let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        for member in ["text", "key", "comment", "locale"] { texts.insert(entry?[member] as? String ?? "") }
      }
      // Programs get what is there.
      #expect(texts.contains(text), "\(text.debugDescription)")
    }
  }

  @Test func `are read from a diff by git, each file at its place`() throws {
    for text in Self.hostile where !text.contains("\r") {
      let machine = Self.machine(text)
      let diff = machine.run(
        "check", ".", "--diff", "--unsafe-fixes", "--notes", "--rule", "plain-word,jargon"
      ).output
      #expect(!diff.isEmpty)
      let run = try System.run("git", ["apply", "--numstat", "-z", "-"], input: Array(diff.utf8))
      #expect(run.status == 0, "\(text.debugDescription): \(run.errors)\(diff)")
      let names = run.output.split(separator: 0).compactMap { record in
        record.split(separator: 0x09, maxSplits: 2).last.map { String(decoding: $0, as: UTF8.self) }
      }
      #expect(!names.isEmpty && names.allSatisfy { machine[$0] != nil }, "\(names)")
    }
  }

  @Test func `print nothing that steers a terminal in a diff`() {
    for text in Self.hostile {
      let machine = Self.machine(text)
      machine.isTerminal = true
      let run = machine.run("check", ".", "--diff", "--unsafe-fixes", "--notes", "-q")
      let steering = run.output.unicodeScalars.filter(steers)
      // Nothing is changed in a file that such a text breaks.
      let isShown = !run.output.isEmpty || run.messages.contains("Fix the syntax error in ")
      #expect(steering.isEmpty && isShown, "\(text.debugDescription)")
    }
  }

  @Test func `are JSON in each answer of a stream`() throws {
    for text in Self.hostile {
      let machine = Self.machine(text)
      let json = Self.json(text)
      let line =
        #"{"id":\#(json),"key":\#(json),"text":\#(Self.json("Utilize " + text)),"comment":\#(json),"locale":"en"}"#
      let streaming = MemoryMachine([:], input: line + "\n")
      for name in [".copy-lint.yml", "Glossary/en.csv"] { streaming[name] = machine[name] }
      let run = streaming.run("stream")
      expectHarmless(run.output, "stream with \(text.debugDescription)")
      for line in run.output.split(separator: "\n") {
        _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
      }
      #expect(run.output.contains("findings"), "\(run)")
    }
  }
}
