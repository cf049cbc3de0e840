import Foundation
import Testing

@testable import copy_lint

/// Each example of the page is a file whose only finding is suppressed.
@Suite struct `The page on keeping quiet` {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/KeepQuiet.md").standardizedFileURL

  /// The files of the page, by path.
  private static func files() throws -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    var isInside = false
    for line in try String(contentsOf: page, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("```") {
        isInside = false
        guard let path = line.split(separator: " path=").dropFirst().first else { continue }
        files.append((String(path), ""))
        isInside = true
      } else if isInside {
        files[files.count - 1].text += line + "\n"
      }
    }
    return files
  }

  @Test func `shows ways that work, for each kind of file`() throws {
    let files = try Self.files()
    #expect(files.count >= 11)
    let settings = try #require(files.first { $0.path == ".copy-lint.yml" }).text
    for file in files where file.path != ".copy-lint.yml" {
      let isSettings = !file.text.contains("copy-lint:")
      let machine = MemoryMachine(
        isSettings ? [file.path: file.text, ".copy-lint.yml": settings] : [file.path: file.text])
      let run = machine.run(
        "check", file.path, "-q", "--fail-on", "warning", "--rule",
        "jargon,label-missing,unused-suppression,unexplained-suppression")
      #expect(run == .init(code: 0, output: "", messages: ""), "\(file.path)")
      // Without the comment or the setting there is a finding.
      let bare = file.text.replacing(/copy-lint:disable [a-z-]+/, with: "")
      let loud = MemoryMachine([file.path: bare])
        .run("check", file.path, "--rule", "jargon,label-missing", "-q", "--fail-on", "warning")
      #expect(loud.code == 1, "\(file.path)")
      for rule in ["jargon", "label-missing"] where file.text.contains("copy-lint:disable \(rule)") {
        #expect(loud.output.contains("[\(rule)]"), "\(file.path)")
      }
    }
  }
}

@Suite struct `A suppression` {
  @Test func `holds for what the reader finds in the string`() {
    let text =
      "/* copy-lint:disable duplicate-key -- both are the same */\n\"a\" = \"Open\";\n\"a\" = \"Open\";\n"
    let run = MemoryMachine(["a.strings": text]).run("check", "a.strings", "-q", "--fail-on", "warning")
    #expect(run == .init(code: 0, output: "", messages: ""))
  }

  @Test func `names a key as the report shows it, or a pattern`() {
    let files = ["en.json": "{\"a.b\": {\"c*\": \"Commence the tea\"}}"]
    for key in ["a\\\\.b.c*", "a*", "*c\\\\*"] {
      let settings = "overrides: [{keys: [\"\(key)\"], rules: {plain-word: off}}]\n"
      let machine = MemoryMachine(files.merging([".copy-lint.yml": settings]) { $1 })
      #expect(machine.run("check", "en.json", "-q", "--rule", "plain-word").output == "", "\(key)")
    }
  }

  @Test func `of a rule on translations is not called unused when nothing is compared`() {
    let text = "/* copy-lint:disable placeholder-mismatch -- why */\n\"a\" = \"Hello\";\n"
    let machine = MemoryMachine(["en.lproj/a.strings": text])
    #expect(machine.run("check", "en.lproj", "-q").output == "")
    #expect(machine.run("check", "en.lproj", "-q", "--translations").output.contains("[unused-suppression]"))
  }
}
