/// Two elements with the same identifier, so tests and tools find only one of them.
///
/// Whether two files share one shows only when both are read: the first use in each file waits for the report.
struct DuplicateIdentifier: ScreenRule {
  static let name = "duplicate-identifier"

  var about: RuleDescription {
    RuleDescription(
      name: Self.name, group: .consistency, severity: .warning,
      summary: "Two strings are the same identifier.")
  }

  /// In code, the same identifier under a condition may be for the one or the other, and just one alert is open at a time.
  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    var seen: [String: Int] = [:]
    for (index, control) in screen.controls.enumerated()
    where !control.identifier.isEmpty
      && control.surroundings.isDisjoint(with: [.conditional, .dialog, .style, .part])
    {
      guard let first = seen[control.identifier] else {
        seen[control.identifier] = index
        // Whether another view has it shows only when all files are read. Two views may never be on screen together.
        findings.append(finding("", of: index, words: [control.identifier], severity: .note))
        continue
      }
      findings.append(
        finding(
          Self.message(screen.controls[first].key), of: index, words: [control.identifier]))
    }
  }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard catalog.entries.rows.contains(where: { $0.role == .identifier }) else { return }
    var seen: [String: Int] = [:]
    for index in 0..<catalog.entries.count where catalog.entries.rows[index].role == .identifier {
      let entry = catalog.entries[index]
      guard entry.locale == catalog.locale, !entry.text.isEmpty, !catalog.entries.rows[index].isForm else {
        continue
      }
      let first = seen[entry.text]
      // Source and translation of one string, where both are in the same language.
      if let first, catalog.entries[first].key == entry.key { continue }
      if first == nil { seen[entry.text] = index }
      findings.append(
        CatalogFinding(
          entry: index,
          finding: Finding(
            rule: Self.name, severity: about.severity,
            message: first.map { Self.message(catalog.entries[$0].key) } ?? "",
            range: 0..<entry.text.utf8.count, words: [entry.text])))
    }
  }

  /// - Parameter file: of the other one; nil where it is in the same.
  static func message(_ key: String, file: String? = nil) -> String {
    let other = file.map { "\(quotedKey(key)) in \(quoted($0))" } ?? quotedKey(key)
    return "Change this identifier. \(other) has the same, so a test can't tell them apart."
  }
}
