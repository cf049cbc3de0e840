import Foundation
import Testing

/// What people copy into their CI and their hooks.
@Suite struct `Examples for CI` {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.project.appending(path: path), encoding: .utf8)
  }

  /// Without “--translations”, a run is green though a translation makes the app crash.
  @Test(arguments: ["Examples/GitLab/.gitlab-ci.yml", "Documentation/Hooks.md", "Documentation/Adopting.md"])
  func `compare translations with each command`(path: String) throws {
    let commands = try text(path).split(separator: "\n").filter { line in
      let words = line.split(separator: " ").map(String.init)
      // A hook checks what is staged, and CI what has changed since the branch began.
      return words.contains { $0.hasSuffix("copy-lint") || $0.hasSuffix("\"copy-lint") }
        && (line.contains("check") || line.contains("--staged --since") || line.contains("origin/"))
        && (line.hasPrefix(" ") || line.hasPrefix("copy-lint") || line.hasPrefix("{"))
    }
    #expect(!commands.isEmpty)
    for command in commands { #expect(command.contains("--translations"), "\(command)") }
  }

  @Test func `compare translations in the action and its example`() throws {
    #expect(try text("Examples/GitHub/copy-lint.yml").contains("flags: --translations\n"))
    let action = try text("action.yml")
    let flags = try #require(action.firstRange(of: "\n  flags:\n"))
    let next = try #require(action[flags.upperBound...].firstRange(of: "\n  sarif:"))
    #expect(action[flags.upperBound..<next.lowerBound].contains("default: --translations"))
  }

  @Test(arguments: ["Documentation/Hooks.md", "Packaging/pre-commit/README.md"])
  func `compare translations in hooks of pre-commit`(path: String) throws {
    let lines = try text(path).split(separator: "\n")
    let hook = try #require(lines.firstIndex { $0.contains("- id: copy-lint-wheel") })
    #expect(lines[hook + 1].contains("args: [--translations]"))
  }

  /// A file that nobody listed above would be held by no test.
  @Test func `are all known here`() throws {
    let known = ["GitHub/copy-lint.yml", "GitLab/.gitlab-ci.yml"]
    let folder = Self.project.appending(path: "Examples")
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let found = all.filter {
      ($0.hasSuffix(".yml") || $0.hasSuffix(".yaml")) && !$0.hasSuffix("/.copy-lint.yml")
    }
    #expect(found.sorted() == known)
  }
}
