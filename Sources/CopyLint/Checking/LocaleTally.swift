import Readability

/// Sums the prose of one locale in one file: one form a key, each text once.
struct LocaleTally {
  private(set) var summary: LocaleSummary
  /// What makes the prose hard; nil when nobody asks.
  private(set) var causes: GradeReport.Causes?
  private let formula: Formula?
  private let path: String
  /// Hashes of the texts that are in the sums.
  private var texts = WordSet()
  private var held: (key: String, isOther: Bool, subject: Subject)?

  /// - Parameters:
  ///   - path: of the file.
  ///   - language: how the locale is measured.
  ///   - findsCauses: whether the hardest texts and the dearest words are wanted.
  init(locale: String, path: String, in language: Language?, findsCauses: Bool) {
    self.path = path
    summary = LocaleSummary(locale: locale)
    formula = language?.formulas.first
    if findsCauses { causes = GradeReport.Causes(language: languageName(of: locale)) }
  }

  /// Takes in an entry of the file, in file order.
  ///
  /// - Parameter failed: what its findings count against.
  mutating func add(_ subject: Subject, failed: Scorecard.Categories) {
    guard subject.entry.isTranslatable, subject.entry.state != .stale else { return }
    summary.entries += 1
    summary.scorecard.count(
      role: subject.entry.role, isMeasured: subject.measure.value != nil, failed: failed)
    if subject.measure.why == .noFormula { summary.notMeasured += 1 }
    guard Self.isProse(subject.entry.role), subject.analysis.counts.words > 0 else { return }
    // The items of an array are texts of their own, not forms of one.
    guard !subject.entry.variant.isEmpty, !subject.entry.variant.hasPrefix("item.") else {
      flush()
      return count(subject)
    }
    let isOther = Self.isOther(subject.entry.variant)
    if let held, held.key == subject.entry.key {
      if !held.isOther, isOther { self.held = (subject.entry.key, true, subject) }
    } else {
      flush()
      held = (subject.entry.key, isOther, subject)
    }
  }

  /// The sums, when the file is read.
  mutating func finish(in language: Language?) -> LocaleSummary {
    flush()
    summary.measure = pooledMeasure(of: summary.counts, in: language)
    return summary
  }

  private mutating func flush() {
    if let held { count(held.subject) }
    held = nil
  }

  private mutating func count(_ subject: Subject) {
    let hash = byteHash(subject.bytes.span)
    if texts.contains(hash: hash) { return }
    texts.insert(hash: hash)
    summary.counts += subject.analysis.counts
    guard causes != nil, let formula else { return }
    causes?.words.add(subject.analysis, of: subject.bytes.span)
    if let rank = HardestTexts.rank(of: subject.measure, by: formula), causes?.hardest.takes(rank) ?? false {
      causes?.hardest.add(HardestTexts.Hard(subject, path: path, formula: formula, rank: rank))
    }
  }

  private static func isProse(_ role: Role) -> Bool {
    role != .accessibilityValue && role != .identifier && role != .placeholder && role != .accessKey
  }

  /// Whether every choice in the variant is the general one: `device.other.plural.other`, but not `plural.one`.
  private static func isOther(_ variant: String) -> Bool {
    let parts = variant.split(separator: ".")
    return parts.indices.allSatisfy { index in
      switch parts[index] {
      case "plural", "device", "select": index + 1 < parts.count && parts[index + 1] == "other"
      default: true
      }
    }
  }
}
