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
        "check", file.path, "--rule", "jargon,unused-suppression,unexplained-suppression", "-q")
      #expect(run == .init(code: 0, output: "", messages: ""), "\(file.path)")
      // Without the comment or the setting there is a finding.
      let loud = MemoryMachine([
        file.path: file.text.replacingOccurrences(of: "copy-lint:disable jargon", with: "")
      ])
      #expect(loud.run("check", file.path, "--rule", "jargon", "-q").code == 1, "\(file.path)")
    }
  }
}
