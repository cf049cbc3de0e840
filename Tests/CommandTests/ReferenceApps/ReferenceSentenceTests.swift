import Foundation
import Testing

/// What the five documents say word for word: their good copy passes, their bad copy is found.
@Suite struct ReferenceSentenceTests {
  private struct Row {
    var place: String
    var role: String
    var text: String
    var rules: String
    var referenceRules: String
    var comment: String

    init(_ line: String) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      func cell(_ index: Int) -> String { index < cells.count ? cells[index] : "" }
      (place, role, text, rules) = (cell(0), cell(1), cell(2), cell(3))
      referenceRules = cell(4).isEmpty ? rules : cell(4)
      comment = cell(5)
    }

    var request: [String: String] {
      var members = ["text": text, "role": role, "comment": comment]
      if text.contains("%@") || text.contains(#/%(\d\$)?(@|lld|d)/#) { members["syntax"] = "apple" }
      return members
    }
  }

  private static let rows: [Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "sentences.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { Row(String($0)) }
  }()

  @Test func `are at least 180, and some of each document`() {
    let counts = Dictionary(grouping: Self.rows) { $0.place.prefix { $0 != ":" } }.mapValues(\.count)
    #expect(Self.rows.count >= 180)
    #expect(counts.count == 5)
    #expect(counts.values.allSatisfy { $0 >= 30 })
  }

  @Test(arguments: ["apple", "reference"])
  func `have the findings of the table`(preset: String) throws {
    let input = try Self.rows.map { row in
      String(decoding: try JSONSerialization.data(withJSONObject: row.request), as: UTF8.self)
    }
    let machine = MemoryMachine(input: input.joined(separator: "\n"))
    machine[".copy-lint.yml"] = Array(
      """
      platform: ios
      preset: \(preset)
      brands: [MYND, SportsTime, CodingBridge, SpeechDictation, Stampbook, Claude]
      """.utf8)
    let answers = machine.run("stream", "--notes").output.split(separator: "\n")
    try #require(answers.count == Self.rows.count)
    for (row, answer) in zip(Self.rows, answers) {
      let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
      let findings = try #require(object?["findings"] as? [[String: Any]])
      let rules = findings.map { finding in
        let name = finding["rule"] as? String ?? ""
        return finding["severity"] as? String == "note" ? "(\(name))" : name
      }
      let found = rules.isEmpty ? "-" : rules.sorted().joined(separator: ", ")
      #expect(found == (preset == "apple" ? row.rules : row.referenceRules), "\(row.place) \(row.text)")
    }
  }
}
