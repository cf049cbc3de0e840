import CopyLint
import Foundation
import Testing

/// The copy of the five reference apps: the good one in `Strings` passes, the bad one in `Tests/Fixtures/Before` is
/// found out, line by line.
struct ReferenceAppTests {
  @Test func `finds exactly the faults of the bad copy`() throws {
    let machine = try machine(with: "Tests/Fixtures/Before")
    let run = machine.run(["check", "--format", "json"] + bad())
    #expect(run.code == 1)
    let found = try findings(in: run.output)
    let expected = expectedFindings()
    #expect(found.count == expected.count)
    for (file, lines) in expected {
      #expect(found[file, default: []].sorted() == lines.sorted(), "\(file)")
    }
  }

  @Test func `finds notes in the bad views, and names the screens to begin with`() throws {
    let machine = try machine(with: "Tests/Fixtures/Before")
    let views = bad().dropFirst()
    let found = try findings(in: machine.run(["check", "--notes", "--format", "json"] + views).output)
    let notes = found.flatMap { file, rows in rows.map { "\(file): \($0)" } }.filter {
      $0.contains("| note |")
    }
    #expect(notes.sorted() == notesInViews)
    let text = machine.run(["check"] + views)
    #expect(
      (text.output + text.messages).contains(
        "Screens: 2 controls in “RecordView” have no name, 2 icon buttons in “TripView” have no name"))
  }

  @Test func `has no row for a rule that is built by now`() {
    let names = Set(allRules.map(\.about.name))
    let rows = laterTable.split(separator: "\n").compactMap { $0.split(separator: "|").last }
    for row in rows { #expect(!names.contains(row.trimmingCharacters(in: .whitespaces))) }
  }

  @Test func `names every bad string in one of the tables`() throws {
    let machine = try machine(with: "Tests/Fixtures/Before")
    let dump = machine.run("dump", "Tests/Fixtures/Before")
    let keys = Set(try dump.output.split(separator: "\n").map { try object($0)["key"] as? String ?? "" })
    let tabled = Set(
      (beforeTable + "\n" + referenceTable + "\n" + laterTable).split(separator: "\n").compactMap { row in
        row.split(separator: " | ").first?.split(separator: ": ").last?.split(separator: "/").first.map(
          String.init)
      })
    #expect(keys.count > 90)
    #expect(keys.subtracting(tabled) == [])
  }

  @Test func `has nothing to say about the good copy`() throws {
    let machine = try machine(with: "Strings")
    let run = machine.run("check", "--translations", "--format", "json")
    #expect(run.code == 0)
    #expect(try findings(in: run.output).isEmpty)
    let summary = try #require(try object(run.output[...])["summary"] as? [String: Any])
    #expect(try #require(summary["entries"] as? Int) > 300)
    #expect(try #require(summary["grade"] as? Double) <= 8)
  }

  @Test func `knows what each string of the good copy is, except plain status words`() throws {
    let machine = try machine(with: "Strings")
    let unknown = try machine.run("dump", "Strings", "--locale", "en").output.split(separator: "\n").filter {
      try object($0)["role"] as? String == "unknown"
    }
    #expect(unknown.count < 16, "\(unknown.joined(separator: "\n"))")
  }

  @Test func `has nothing to say about the good copy under the preset of these apps`() throws {
    let machine = try machine(with: "Strings", preset: .reference)
    #expect(try findings(in: machine.run("check", "--format", "json").output).isEmpty)
  }

  @Test func `finds other faults of the bad copy under the preset of these apps`() throws {
    let machine = try machine(with: "Tests/Fixtures/Before", preset: .reference)
    let found = try findings(in: machine.run(["check", "--format", "json"] + bad()).output)
    var expected = expectedFindings()
    for (file, lines) in expected {
      expected[file] = lines.filter { line in !rulesOffInReference.contains { line.contains("| \($0) |") } }
    }
    for line in referenceTable.split(separator: "\n") {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      expected[parts[0], default: []].append(parts[1])
    }
    for (file, lines) in expected {
      #expect(found[file, default: []].sorted() == lines.sorted(), "\(file)")
    }
  }

  // MARK: - Support

  /// The folder of the bad copy, and its code, which is in a folder for tests and has to be named.
  private func bad() -> [String] {
    let files = [
      "CodingBridge/MessageView", "MYND/RecordView", "SpeechDictation/LevelView", "SportsTime/TripView",
    ]
    return ["Tests/Fixtures/Before"]
      + (files + ["Stampbook/StampView"]).map { "Tests/Fixtures/Before/\($0).swift" }
  }

  /// A machine that holds the folder and the configuration of this package.
  private func machine(
    with folder: String, preset: Configuration.Preset = .apple
  ) throws -> MemoryMachine {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let base = root.appending(path: folder)
    let names = try #require(FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String])
    let machine = MemoryMachine()
    for name in names where !URL(filePath: name).pathExtension.isEmpty && !name.hasSuffix(".lproj") {
      machine["\(folder)/\(name)"] = Array(try Data(contentsOf: base.appending(path: name)))
    }
    let configuration = try Data(contentsOf: root.appending(path: ".copy-lint.yml"))
    machine[".copy-lint.yml"] = Array("preset: \(preset.rawValue)\n".utf8) + configuration
    return machine
  }

  private func object(_ json: Substring) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// The findings of a report as rows of the table, by file.
  private func findings(in report: String) throws -> [String: [String]] {
    let rows = try #require(try object(report[...])["findings"] as? [[String: Any]])
    var found: [String: [String]] = [:]
    for row in rows {
      func text(_ name: String) -> String { row[name] as? String ?? "" }
      let path = text("path").replacingOccurrences(of: "Tests/Fixtures/Before/", with: "")
      let key = text("variant").isEmpty ? text("key") : "\(text("key"))/\(text("variant"))"
      let isFree = text("rule").contains("-word") || text("rule") == "wordy-phrase"
      let isWord = text("rule") == "jargon" && text("severity") == "warning"
      let replacement = (row["replacement"] as? String).map { "“\($0)”" } ?? "none"
      found[path, default: []].append(
        "\(key) | \(text("rule")) | \(text("severity")) | \(isFree || isWord ? "any" : replacement)")
    }
    return found
  }

  private func expectedFindings() -> [String: [String]] {
    var expected: [String: [String]] = [:]
    var file = ""
    for line in beforeTable.split(separator: "\n") {
      if line.hasPrefix("# ") {
        file = String(line.dropFirst(2))
      } else {
        expected[file, default: []].append(String(line))
      }
    }
    return expected
  }
}
