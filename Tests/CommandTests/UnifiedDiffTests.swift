import Foundation
import Testing

@testable import copy_lint

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: unifiedDiff(path: "f", old: Array(old.utf8), new: Array(new.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("", "", ""),
    ("a\n", "a\n", ""),
    ("a\n", "b\n", "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n"),
    (
      "a", "b",
      "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
    ),
    ("a\r\nb\r\n", "a\r\nc\r\n", "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
    ("a\nb\n", "a\nx\ny\nb\n", "--- a/f\n+++ b/f\n@@ -1,2 +1,4 @@\n a\n+x\n+y\n b\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
      "--- a/f\n+++ b/f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
    ),
    ("", "a\n", "--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n"),
  ])
  func `shows changes with three lines around them`(old: String, new: String, expected: String) {
    #expect(diff(old, new) == expected)
  }

  @Test func `joins changes that share their context`() {
    let lines = (1...20).map(String.init)
    func changed(_ numbers: Set<Int>) -> String {
      lines.map { numbers.contains(Int($0) ?? 0) ? "x" : $0 }.joined(separator: "\n") + "\n"
    }
    #expect(diff(changed([]), changed([3, 10])).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
    #expect(diff(changed([]), changed([3, 11])).split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
  }

  /// The judge is the program that reads such diffs.
  @Test func `applies with git`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copy-lint-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("f")
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\r\nlast"
    for new in [
      "x\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\r\nend",
      "1\n2\nnew\nnew\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\r\nlast\n",
    ] {
      try Data(old.utf8).write(to: file)
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "apply", "-"]
      git.currentDirectoryURL = folder
      let input = Pipe()
      git.standardInput = input
      try git.run()
      input.fileHandleForWriting.write(Data(diff(old, new).utf8))
      try input.fileHandleForWriting.close()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
      #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == new)
    }
  }
}
