/// Two words for one thing in one catalog, such as "log in" and "sign in".
struct TerminologyVariant: Rule {
  /// Its region says how English is spelled.
  private(set) var sourceLocale = "en"

  var about: RuleDescription {
    RuleDescription(
      name: "terminology-variant", group: .consistency, severity: .note, isFixable: true,
      summary: "A file uses two words for one thing, such as “log in” and “sign in”.")
  }

  var when: When { .each(.term(.terminologyVariant)) }

  /// In a project's own glossary, the row says which of the two words is the right one, however often either is used.
  func check(_ found: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let match = subject.matches[found.number]
    guard match.mode != .note, let own = ownFinding(of: match, in: subject) else { return }
    findings.append(own)
  }

  mutating func take(_ configuration: Configuration) { sourceLocale = configuration.sourceLocale }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    checkSpelling(of: catalog, into: &findings)
    var concepts: [String] = []
    for use in catalog.uses where use.spelling == nil && !concepts.contains(use.concept) {
      concepts.append(use.concept)
    }
    for concept in concepts {
      let uses = catalog.uses.filter { $0.concept == concept }
      guard let major = mostUsed(uses) else { continue }
      let others = uses.count { $0.term == major }
      for use in uses where use.term != major {
        findings.append(CatalogFinding(entry: use.entry, finding: finding(use, major, others, catalog)))
      }
    }
  }

  /// The term used most often; nil when only one is used. On a tie, the concept's own term.
  private func mostUsed(_ uses: [Catalog.Use]) -> String? {
    var counts: [(term: String, count: Int)] = []
    for use in uses {
      if let index = counts.firstIndex(where: { $0.term == use.term }) {
        counts[index].count += 1
      } else {
        counts.append((use.term, 1))
      }
    }
    guard counts.count > 1, let concept = uses.first?.concept else { return nil }
    return counts.max { ($0.count, $0.term == concept ? 1 : 0) < ($1.count, $1.term == concept ? 1 : 0) }?
      .term
  }

  private func finding(_ use: Catalog.Use, _ major: String, _ others: Int, _ catalog: Catalog) -> Finding {
    let found = catalog.words(of: use)
    let strings = others == 1 ? "in another string" : "in \(others) other strings"
    let isDropIn = use.concept == major
    return Finding(
      rule: about.name, severity: use.isConsidered ? .note : about.severity,
      message:
        "Use “\(major)” as \(strings), not \(quoted(found)). One word for one thing is easier to learn.",
      range: use.range, words: [found], replacement: isDropIn ? use.replacement : nil, applicability: .unsafe)
  }
}
