/// Two elements with one name for programs, which finds tests and tools only one of them.
struct DuplicateIdentifier: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "duplicate-identifier", group: .consistency, severity: .warning,
      summary: "Two strings in a file are the same identifier.")
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard catalog.entries.rows.contains(where: { $0.role == .identifier }) else { return }
    var seen: [String: Int] = [:]
    for index in 0..<catalog.entries.count where catalog.entries.rows[index].role == .identifier {
      let entry = catalog.entries[index]
      guard entry.locale == catalog.locale, !entry.text.isEmpty, !catalog.entries.rows[index].isForm else {
        continue
      }
      guard let first = seen[entry.text] else {
        seen[entry.text] = index
        continue
      }
      findings.append(
        CatalogFinding(
          entry: index,
          finding: Finding(
            rule: about.name, severity: about.severity,
            message: "Change this identifier. \(quoted(catalog.entries[first].key)) has the same, "
              + "so a test can't tell them apart.",
            range: 0..<entry.text.utf8.count, words: [entry.text])))
    }
  }
}
