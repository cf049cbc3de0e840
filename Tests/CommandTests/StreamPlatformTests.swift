import CopyLint
import Foundation
import Testing

@testable import copy_lint

/// What the platform of a line changes is what `platform:` changes in a file.
@Suite struct StreamPlatformTests {
  /// Of each rule page with an example for a platform: the rule, and its examples without their marks.
  static let pages: [(rule: String, texts: [String])] = {
    let folder = URL(filePath: #filePath).appending(path: "../../../Documentation/Rules").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard name != "README.md",
        let page = try? String(contentsOf: folder.appending(path: name), encoding: .utf8),
        page.contains("```text platform=")
      else { return nil }
      return (String(name.dropLast(3)), examples(on: page))
    }
  }()

  private static func examples(on page: String) -> [String] {
    var texts: [String] = []
    var isInside = false
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") {
        isInside = line.hasPrefix("```text")
      } else if isInside, !line.hasPrefix("#") {
        let example = line.split(separator: " ~> ")[0].split(separator: " ?> ")[0]
        texts.append(String(example.filter { $0 != "⟦" && $0 != "⟧" }))
      }
    }
    return texts
  }

  @Test func `finds the same as in a file of that platform`() throws {
    #expect(Self.pages.map(\.rule) == ["input-specific-word"])
    for (rule, texts) in Self.pages {
      var counts: Set<Int> = []
      for platform in Configuration.Platform.allCases {
        let machine = MemoryMachine([
          ".copy-lint.yml": "platform: \(platform.rawValue)",
          "en.lproj/a.strings": texts.enumerated().map { "\"\($0)\" = \"\($1)\";\n" }.joined(),
        ])
        let file = machine.run("check", "--notes", "--rule", rule, "--format", "json", ".")
        let lines = texts.enumerated().map { key, text in
          "{\"key\":\"\(key)\",\"text\":\"\(text)\",\"platform\":\"\(platform.rawValue)\"}\n"
        }
        let streamed = try MemoryMachine(input: lines.joined()).run("stream", "--notes", "--rule", rule)
          .output
          .split(separator: "\n").flatMap { try findings(in: String($0)) }
        #expect(try streamed == findings(in: file.output))
        counts.insert(streamed.count)
      }
      #expect(counts.count > 1, "the platform makes no difference to \(rule)")
    }
  }

  @Test func `a line without a platform has that of the settings, and the next line too`() {
    let line = "{\"text\":\"Click the Save button\"}\n"
    let input = line + line.replacing("}", with: ",\"platform\":\"macos\"}") + line
    let machine = MemoryMachine([".copy-lint.yml": "platform: ios"], input: input)
    let lines = machine.run("stream", "--rule", "input-specific-word").output.split(separator: "\n")
    #expect(lines.map { $0.contains("input-specific-word") } == [true, false, true])
  }

  struct Found: Equatable {
    var rule: String
    var key: String
    var message: String
    var words: [String]
    var replacement: String?
  }

  private func findings(in json: String) throws -> [Found] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    return findings.map {
      Found(
        rule: $0["rule"] as? String ?? "", key: $0["key"] as? String ?? "",
        message: $0["message"] as? String ?? "", words: $0["words"] as? [String] ?? [],
        replacement: $0["replacement"] as? String)
    }
  }
}
