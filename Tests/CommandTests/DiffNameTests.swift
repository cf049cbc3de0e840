import Foundation
import Testing

@testable import copy_lint

@Suite struct DiffNameTests {
  @Test(arguments: [
    ("a/en.strings", "a/en.strings"), ("a/größe.strings", "a/größe.strings"),
    ("a/b c.strings", "a/b c.strings\t"),
    ("a/x\n+++ b/evil.strings", #""a/x\n+++ b/evil.strings""#), ("a/\u{1B}[31m\t", #""a/\033[31m\t""#),
    ("a/\"q\\", #""a/\"q\\""#), ("a/\u{2028}\u{85}", #""a/\342\200\250\302\205""#),
  ])
  func `stays on its line, as git writes it`(path: String, expected: String) {
    #expect(diffName(path) == expected)
  }

  /// The judges are the programs that read such diffs.
  @Test(arguments: ["x\n+++ b/evil.strings", "a b.strings", "q\"\\\u{1B}.strings", "größe.strings"])
  func `leads git to the file that is meant`(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copy-lint-\(UUID())").path
    try FileManager.default.createDirectory(atPath: "\(folder)/x\n+++ b", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try System.create("\(folder)/\(name)", with: Array("old\n".utf8))
    let diff = unifiedDiff(path: name, old: Array("old\n".utf8), new: Array("new\n".utf8))
    let git = try System.run("git", ["-C", folder, "apply", "-"], input: diff)
    #expect(git.status == 0, "\(git.errors)")
    #expect(try System.read("\(folder)/\(name)", limit: 9) == Array("new\n".utf8))
  }
}
