/// Glossary/swift-places.txt: the role of each kind, name and argument.
struct Places {
  private var rows: [String: String] = [:]
  /// Those that count only for what people see for certain.
  private var onlyShown: Set<String> = []

  init(_ table: String) {
    for line in table.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      // Only what stands alone in a view makes more of a text that nothing tells about.
      if cells[4] == "shown" { onlyShown.insert("\(cells[0]) \(cells[1]) \(cells[2])") }
      rows["\(cells[0]) \(cells[1]) \(cells[2])"] = cells[3] == "unknown body" ? "unknown" : cells[3]
    }
  }

  subscript(_ kind: String, _ name: String, _ argument: String) -> String? {
    name.isEmpty ? nil : rows["\(kind) \(name) \(argument)"]
  }

  func isOnlyShown(_ kind: String, _ name: String, _ argument: String) -> Bool {
    onlyShown.contains("\(kind) \(name) \(argument)")
  }
}
