import Foundation
import Testing

@testable import copy_lint

/// Each input is a little beyond a limit, and each message is on the page.
@Suite struct LimitsTests {
  private static let page = try? String(
    contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../Documentation/Limits.md"), encoding: .utf8)

  private static func nested(_ open: String, _ count: Int, _ inside: String, _ close: String) -> String {
    String(repeating: open, count: count) + inside + String(repeating: close, count: count)
  }

  /// A file, and how much of its message is on the page.
  private static let files: [(name: String, content: String, message: String)] = [
    (
      "\(nested("d/", 65, "", ""))a.strings", "\"a\" = \"A\";", "itself. Folders are searched 64 deep."
    ),
    (
      ".copy-lint.yml", "a: \(nested("[", 33, "b", "]"))",
      "Use fewer levels of nesting. The limit is 32 levels."
    ),
    (
      ".copy-lint.yml", "brands: [\(String(repeating: "a,", count: 100_001))b]", "The limit is 100000 values."
    ),
    (".copy-lint.yml", "#" + String(repeating: "a", count: 1 << 20), "The limit for a file is 1 MB."),
    (
      ".copy-lint.yml", "exclude: \(String(repeating: "a", count: 1001))",
      "Make this pattern shorter. The limit is 1,000 characters."
    ),
    (
      ".copy-lint.yml", "exclude: \"\(nested("{", 9, "b", "}"))\"",
      "Use fewer nested “{” in this pattern. The limit is 8."
    ),
    (
      "Glossary/en.csv", "term,replacement\n\(String(repeating: "a", count: 1001)),b\n",
      "Write a term that has a letter or digit and is at most 1,000 bytes long."
    ),
    ("en.json", nested("{\"a\":", 513, "\"b\"", "}"), "Use fewer levels. More than 512 are nested here."),
    (
      "en.yml", "en:\n  a: \(nested("[", 66, "b", "]"))\n",
      "Use fewer levels of nesting. Nothing deeper than 64 levels is read."
    ),
    (
      "x.stringsdict",
      "<plist version=\"1.0\">\(nested("<dict><key>a</key>", 66, "<string>b</string>", "</dict>"))</plist>",
      "Use fewer levels. More than 64 are nested here."
    ),
    (
      "en.ftl", "a = \(nested("{ ", 33, "\"b\"", " }"))\n",
      "Use fewer levels of nesting. The limit is 32 levels."
    ),
    (
      "en.arb", "{\"a\": \"\(nested("{n, select, other {", 17, "b", "}}"))\"}",
      "Use fewer levels. More than 16 are nested here."
    ),
    (
      "en.arb", "{\"a\": \"{n, select, \((0..<201).map { "k\($0) {b \($0)} " }.joined())other {c}}\"}",
      "Split this message. Only its first 200 forms are checked."
    ),
    (
      "en.json",
      "{\"\(String(repeating: "a", count: 50_000))\":{\((0..<500).map { "\"k\($0)\":\"b\"," }.joined())\"z\":\"b\"}}",
      "Shorten the name, comment or source text that many strings share here. Some of them are not checked."
    ),
  ]

  @Test(arguments: files.indices) func `is told`(index: Int) {
    let file = Self.files[index]
    let machine = MemoryMachine([file.name: file.content, "plain.strings": "\"a\" = \"A\";"])
    let run = machine.run("check", ".", "--format", "xcode")
    #expect((run.output + run.messages).contains(file.message), "\(run)")
    #expect(Self.page?.contains(file.message) == true)
  }

  @Test func `of a file is told, and so is that of an input`() {
    let big = "\"a\" = \"" + String(repeating: "a", count: 64 << 20) + "\";"
    let message = "Split “big.strings”. The limit for a file is 64 MB."
    #expect(MemoryMachine(["big.strings": big]).run("check", ".").messages.contains(message))
    let line = "{\"text\": \"" + String(repeating: "a", count: 4 << 20) + "\"}\n"
    let stream = "Split this line. The limit is 4 MB."
    #expect(MemoryMachine([:], input: line).run("stream").output.contains(stream))
    let prose = "Break the long line of this text. The limit is 64 KB."
    let text = String(repeating: "a", count: 65 << 10)
    #expect(MemoryMachine([:], input: text).run("grade", "-").messages.contains(prose))
    let server = "Send a shorter message. The limit is \(MessageReader.bodyLimit >> 20) MB."
    for message in [message, stream, prose, server] {
      #expect(Self.page?.contains(message) == true, "\(message)")
    }
  }

  @Test func `of what a translation is compared with is told, on any number of threads`() {
    let long = String(repeating: "Use it. ", count: 40_000)
    let machine = MemoryMachine([
      "en.lproj/a.strings": "\"a\" = \"\(long)%d\";",
      "de.lproj/a.strings": String(repeating: "\"a\" = \"Nutzen.\";\n", count: 4_000),
    ])
    let message =
      "Shorten the source text that many strings share here. Some of them are not compared with it."
    let runs = ["1", "4"].map {
      machine.run("check", "--translations", "--format", "xcode", "--jobs", $0, ".").output
    }
    #expect(runs[0].contains(message))
    #expect(runs[0] == runs[1])
    #expect(Self.page?.contains(message) == true)
  }

  @Test func `of settings that extend others is told`() {
    let machine = MemoryMachine(["a.strings": "\"a\" = \"A\";", ".copy-lint.yml": "extends: 1.yml"])
    for number in 1...9 { machine["\(number).yml"] = Array("extends: \(number + 1).yml".utf8) }
    let message = "Extend fewer files. The limit is 8 in a row."
    #expect(machine.run("check", ".").messages.contains(message))
    #expect(Self.page?.contains(message) == true)
  }
}
