import Foundation

/// What blind readers said of each rule's findings, reading by reading, the latest first.
///
/// A reading is a round of the field test, or a sheet of findings in apps that the rules were tuned on. Each older reading of
/// a rule counts half as much as the next: rules change after they are read, so the latest is nearest to the present form.
struct SeverityEvidence {
  private(set) var readings: [String: [(right: Double, rows: Double)]] = [:]

  init() throws {
    let folder = Self.documentation.appending(path: "field-test").path
    let rounds = try FileManager.default.contentsOfDirectory(atPath: folder)
      .compactMap { $0.hasPrefix("round-") ? Int($0.dropFirst(6).prefix { $0 != "." }) : nil }
      .sorted(by: >)
    for round in rounds {
      // The sheets, right after the rounds that were read later.
      if round == 9 { add(try Self.sheet("spent-verdicts.tsv", rule: 0, verdicts: 6...7)) }
      if round == 37 { for sheet in ["8", "7"] { add(try Self.reference([sheet])) } }
      if round == 36 { add(try Self.reference(["3", "4", "5", "6"])) }
      if round == 6 { add(try Self.reference(["1", "2"])) }
      try add(round: round)
    }
  }

  /// How many findings were read, and the share that was right, the latest reading weighted most.
  func share(of rule: String) -> (rows: Double, right: Double) {
    var weight = 1.0
    var (right, all, rows) = (0.0, 0.0, 0.0)
    for reading in readings[rule] ?? [] {
      right += weight * reading.right
      all += weight * reading.rows
      rows += reading.rows
      weight /= 2
    }
    return (rows, all > 0 ? right / all : 0)
  }

  static func exceptions() throws -> [(rule: String, severity: String, reason: String)] {
    try lines("severity-exceptions.tsv").map { ($0[0], $0[1], $0[2]) }
  }

  // MARK: - Support

  private mutating func add(round: Int) throws {
    let kinds = ["findings", "weighted", "translations", "grades"]
    add(
      try Self.rows("field-test/round-\(round).tsv").compactMap { row in
        guard let rule = row["rule"], !rule.isEmpty, kinds.contains(row["kind", default: ""]),
          ["error", "warning"].contains(row["severity", default: ""])
        else { return nil }
        return (rule, Self.isRight(row) ? 1 : 0)
      })
  }

  private mutating func add(_ verdicts: [(rule: String, right: Double)]) {
    for (rule, verdicts) in Dictionary(grouping: verdicts, by: \.rule) {
      readings[rule, default: []].append((verdicts.map(\.right).reduce(0, +), Double(verdicts.count)))
    }
  }

  /// Readers of grades say what they would do with the text.
  private static func isRight(_ row: [String: String]) -> Bool {
    guard row["kind"] == "grades" else { return row["verdict"] == "right" }
    return row["verdict"] == "fail" || row["verdict"] == "warn" && row["severity"] == "warning"
  }

  /// What was read of the rules for the reference apps, by the numbers of the sheets.
  private static func reference(_ sheets: Set<String>) throws -> [(rule: String, right: Double)] {
    try sheet("reference-rules.tsv", rule: 1, verdicts: 5...6) { sheets.contains($0[0]) }
  }

  /// The rows of a sheet, by the numbers of their cells.
  private static func sheet(
    _ name: String, rule: Int, verdicts: ClosedRange<Int>,
    where isMeant: ([String]) -> Bool = { _ in true }
  ) throws -> [(rule: String, right: Double)] {
    try lines(name).filter { $0[rule] != "rule" && isMeant($0) }.map { cells in
      (cells[rule], share(cells[verdicts].filter { !$0.isEmpty }))
    }
  }

  private static func share(_ verdicts: some Collection<String>) -> Double {
    Double(verdicts.count { $0 == "right" }) / Double(verdicts.count)
  }

  private static func rows(_ name: String) throws -> [[String: String]] {
    let lines = try lines(name)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  private static let documentation = URL(filePath: #filePath).appending(path: "../../../../Documentation")
    .standardizedFileURL

  private static func lines(_ name: String) throws -> [[String]] {
    let file = URL(filePath: #filePath).appending(path: "../../../../Documentation/\(name)")
      .standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
