import Foundation
import Testing

/// Each requirement that once failed, as Documentation/ReferenceApps.md tells of it: what is written there is tried, and prints
/// what the page says.
@Suite struct RequirementTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var requirement: String
    var preset: String
    var written: [String]
    var printed: [String]

    var testDescription: String { "\(requirement) \(preset)" }

    /// nil for another line of the page.
    init?(_ line: Substring) {
      let cells = line.split(separator: " | ", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "| "))
      }
      guard cells.count == 5, cells[0].contains(#/^[RC]\d+$/#) else { return nil }
      (requirement, preset) = (cells[0], cells[2])
      written = cells[3].components(separatedBy: "<br>")
      printed = cells[4].components(separatedBy: "<br>")
    }
  }

  static let page: String = {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let file = root.appending(path: "Documentation/ReferenceApps.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  private static let rows = page.split(separator: "\n").compactMap(Row.init)

  @Test func `are all on the page`() {
    let wanted = (1...29).map { "R\($0)" } + (1...7).map { "C\($0)" }
    let there = Self.rows.reduce(into: [String]()) {
      if $0.last != $1.requirement { $0.append($1.requirement) }
    }
    #expect(there == wanted)
    #expect(Set(Self.rows.filter { $0.preset == "run" }.map(\.requirement)) == Set(RequirementRun.all.keys))
  }

  @Test func `come with a preset whose changes are all on the page`() {
    let presets = ["apple", "reference"].map { preset in
      let machine = MemoryMachine()
      machine[".copy-lint.yml"] = Array("preset: \(preset)\n".utf8)
      return machine.run("rules", "--format", "markdown").output.split(separator: "\n").filter {
        $0.hasPrefix("| `")
      }.map { $0.split(separator: " | ").prefix(2).joined(separator: " ").dropFirst(2) }
    }
    let changed = Set(presets[0]).symmetricDifference(presets[1]).compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    let table = Self.page.components(separatedBy: "## ")[1]
    #expect(Set(changed).filter { !table.contains($0) } == [])
  }

  @Test(arguments: rows.filter { $0.preset != "run" })
  private func `print what the page says of each text`(row: Row) throws {
    let machine = MemoryMachine(input: try row.written.map(request).joined(separator: "\n"))
    let preset = row.preset == "default" ? "apple" : row.preset
    machine[".copy-lint.yml"] = Array("platform: ios\npreset: \(preset)\n".utf8)
    let answers = machine.run("stream", "--notes").output.split(separator: "\n")
    try #require(answers.count == row.written.count)
    #expect(try answers.map(shown) == row.printed, "\(row.written)")
  }

  @Test(arguments: rows.filter { $0.preset == "run" })
  private func `print what the page says of files`(row: Row) throws {
    let run = try #require(RequirementRun.all[row.requirement])
    let output = run.output()
    for part in row.printed {
      let wanted = part.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      #expect(output.contains(wanted), "\(output)")
    }
  }

  // MARK: - Support

  /// A line for the stream, of “`role` “text” (comment “…”) (key `…`)”.
  private func request(_ written: String) throws -> String {
    let parts = try #require(
      written.wholeMatch(of: #/`([a-z0-9-]+)` “(.*?)”(?: \(comment “(.*?)”\))?(?: \(key `(.*?)`\))?/#),
      "\(written)")
    var members = ["role": String(parts.1), "text": String(parts.2)]
    if let comment = parts.3 { members["comment"] = String(comment) }
    if let key = parts.4 { members["key"] = String(key) }
    if parts.2.contains(#/%(\d\$)?(@|lld|d)/#) { members["syntax"] = "apple" }
    return String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
  }

  /// “`rule` → “replacement””, or “none”.
  private func shown(_ answer: Substring) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    let all = findings.map { finding in
      var text = "`\(finding["rule"] as? String ?? "")`"
      if finding["severity"] as? String == "note" { text += " (note)" }
      let new = (finding["replacement"] as? String ?? "").trimmingCharacters(in: .whitespaces)
      // A capital in place of a small letter says nothing here.
      return new.count > 1 ? "\(text) → “\(new)”" : text
    }
    return all.isEmpty ? "none" : all.joined(separator: ", ")
  }
}
