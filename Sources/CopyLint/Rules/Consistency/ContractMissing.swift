/// A string that one of the team's contracts asks for but a file lacks.
struct ContractMissing: Rule {
  private struct Contract: Sendable {
    /// The part of the app that it is for.
    var surface: String
    var strings: [ContractString]

    var setting: SettingMember {
      if strings.contains(where: { $0.role != nil || $0.text != nil }) {
        return SettingMember(surface, .mapping(strings.map(\.setting)))
      }
      return SettingMember(surface, .list(strings.map(\.key)))
    }
  }

  private var contracts: [Contract] = []
  private var sourceLocale = "en"

  var about: RuleDescription {
    RuleDescription(
      name: "contract-missing", group: .consistency, severity: .error,
      summary: "A file lacks a string that one of the team's contracts lists.",
      settings: [("contracts", .mapping(contracts.map(\.setting)))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "contracts" else { throw SettingError("The setting is contracts.") }
    let wanted = SettingError(
      "Write contracts as names with their keys, such as “Player: [play.label]”.")
    guard case .mapping(let members) = value else { throw wanted }
    var read: [Contract] = []
    for member in members {
      switch member.value {
      case .list(let keys):
        read.append(Contract(surface: member.name, strings: keys.map { ContractString(key: $0) }))
      case .mapping(let keys):
        var contract = Contract(surface: member.name, strings: [])
        for key in keys { contract.strings.append(try ContractString(key)) }
        read.append(contract)
      case .text, .number, .flag: throw wanted
      }
    }
    contracts = read
  }

  mutating func take(_ configuration: Configuration) { sourceLocale = configuration.sourceLocale }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard !contracts.isEmpty else { return }
    var entries: [String: [Int]] = [:]
    for index in catalog.indices { entries[catalog.entries[index].key, default: []].append(index) }
    for contract in contracts {
      for wanted in contract.strings {
        guard let found = entries[wanted.key] else {
          if !isUntranslated(wanted.key, in: catalog) {
            findings.append(absent(wanted.key, contract, in: catalog))
          }
          continue
        }
        if let broken = broken(wanted, contract, found, in: catalog) { findings.append(broken) }
      }
    }
  }

  /// What the first string that breaks the contract lacks: a text, the role, the exact words.
  private func broken(
    _ wanted: ContractString, _ contract: Contract, _ found: [Int], in catalog: Catalog
  ) -> CatalogFinding? {
    let key = wanted.key
    if let empty = found.first(where: { catalog.entries[$0].text.allSatisfy(\.isWhitespace) }) {
      return finding("Add a text for \(quotedKey(key)).", key, contract, entry: empty, in: catalog)
    }
    if let role = wanted.role, let other = found.first(where: { hasOtherRole(catalog.entries[$0], role) }) {
      let has = catalog.entries[other].role.identifier
      let advice = "Give \(quotedKey(key)) the role “\(role.identifier)”, not “\(has)”."
      return finding(advice, key, contract, entry: other, in: catalog)
    }
    if let text = wanted.text, let other = found.first(where: { hasOtherText(catalog.entries[$0], text) }) {
      var changed = finding(
        "Write \(quoted(text)) for \(quotedKey(key)).", key, contract, entry: other, in: catalog)
      changed.finding.replacement = text
      changed.finding.applicability = .shown
      return changed
    }
    return nil
  }

  /// The words are those of the source language; a translation has its own.
  private func hasOtherText(_ entry: Entry, _ text: String) -> Bool {
    !isTranslation(entry) && entry.variant.isEmpty && entry.text != text
  }

  private func isTranslation(_ entry: Entry) -> Bool {
    entry.language != sourceLocale.prefix { $0 != "-" && $0 != "_" }
  }

  private func absent(_ key: String, _ contract: Contract, in catalog: Catalog) -> CatalogFinding {
    var absent = finding("Add \(quotedKey(key)).", key, contract, entry: nil, in: catalog)
    absent.key = key
    return absent
  }

  private func finding(
    _ advice: String, _ key: String, _ contract: Contract, entry: Int?, in catalog: Catalog
  ) -> CatalogFinding {
    let length = entry.map { catalog.entries[$0].sentence.utf8.count } ?? 0
    return CatalogFinding(
      entry: entry,
      finding: Finding(
        rule: about.name, severity: about.severity,
        message: "\(advice) The \(quoted(contract.surface)) contract lists it.", range: 0..<length,
        words: [key]))
  }

  /// What a string without a role is isn't known: it may be what the contract says.
  private func hasOtherRole(_ entry: Entry, _ role: Role) -> Bool {
    entry.role != .unknown && entry.role.identifier != role.identifier
  }

  /// Whether the file says not to translate the string: then other languages are right to lack it.
  private func isUntranslated(_ key: String, in catalog: Catalog) -> Bool {
    catalog.entries.contains { $0.key == key && !$0.isTranslatable }
  }
}
