internal import Readability

/// A hint with or without a period, as the project wants it.
struct HintPeriod: Rule {
  enum Period: String {
    case require, forbid
    /// As in most hints of the file.
    case consistent
  }

  var period = Period.require

  var about: RuleDescription {
    RuleDescription(
      name: "hint-period", group: .hints, severity: .warning, isDefault: false, isFixable: true,
      summary: "A spoken hint does not end the way the project wants: with or without a period.",
      settings: [("period", .text(period.rawValue))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "period" else { throw SettingError("The only setting is period.") }
    guard case .text(let text) = value, let period = Period(rawValue: text) else {
      throw SettingError("period is require, forbid or consistent.")
    }
    self.period = period
  }

  var when: When { period == .consistent ? .never : .role(.accessibilityHint) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard !subject.analysis.tokens.isEmpty else { return }
    let ending = HintEnding(subject.bytes, language: subject.entry.language)
    switch (ending, period) {
    case (.period(let place), .forbid) where subject.analysis.sentences.count == 1:
      findings.append(removal(place, "The hints in this project have none."))
    case (.nothing(let place, let stop), .require):
      findings.append(addition(stop, place, "Some screen readers lower their voice there."))
    default: break
    }
  }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard period == .consistent else { return }
    var found: [(entry: Int, ending: HintEnding)] = []
    for index in catalog.indices where catalog.entries.rows[index].role == .accessibilityHint {
      let entry = catalog.entries[index]
      let ending = HintEnding(Array(entry.sentence.utf8), language: entry.language)
      if ending != .other { found.append((index, ending)) }
    }
    let stops = found.count { $0.ending.isPeriod }
    // On a tie, it is unclear which is intended.
    guard stops > 0, stops * 2 != found.count, stops < found.count else { return }
    let isUsual = stops * 2 > found.count
    let reason = "\(isUsual ? stops : found.count - stops) other hints here do."
    for (entry, ending) in found where ending.isPeriod != isUsual {
      switch ending {
      case .period(let place): findings.append(CatalogFinding(entry: entry, finding: removal(place, reason)))
      case .nothing(let place, let stop):
        findings.append(CatalogFinding(entry: entry, finding: addition(stop, place, reason)))
      case .other: break
      }
    }
  }

  private func removal(_ place: Range<Int>, _ reason: String) -> Finding {
    finding("End the hint without a period. \(reason)", at: place, replacement: "")
  }

  private func addition(_ stop: String, _ place: Range<Int>, _ reason: String) -> Finding {
    finding("End the hint with a period. \(reason)", at: place, replacement: stop)
  }

  private func finding(_ message: String, at place: Range<Int>, replacement: String) -> Finding {
    Finding(
      rule: about.name, severity: about.severity, message: message, range: place, replacement: replacement,
      applicability: .safe)
  }
}
