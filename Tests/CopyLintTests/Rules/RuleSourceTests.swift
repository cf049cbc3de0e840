import Foundation
import Testing

/// A rule says what it looks for, and the engine finds it. Loops over bytes belong to the engine and to readers of a grammar.
@Suite struct `Sources of rules` {
  @Test func `hold no loop over bytes`() throws {
    let root = RulePage.folder.appending(path: "../../Sources/CopyLint/Rules").standardizedFileURL
    let loop = /^\s*(?:while|for)\b.*(?:bytes|utf8|span|text\[|text\.(?:count|indices))|\bforEachScalar\(/
    var found: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift")
    {
      let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for line in source.split(separator: "\n") where line.contains(loop) && !line.contains("//") {
        found.insert(path)
      }
    }
    // It judges each letter of a text by the scripts around it.
    #expect(found == ["Translation/WrongScript.swift"])
  }
}
