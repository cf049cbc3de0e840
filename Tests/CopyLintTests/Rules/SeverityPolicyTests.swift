import CopyLint
import Testing

/// Documentation/Precision.md, “How strict a rule may be”.
@Suite struct SeverityPolicyTests {
  private static let fewestRows = 8.0

  private static func most(_ share: Double) -> Severity {
    share < 0.6 ? .note : share < 0.85 ? .warning : .error
  }

  @Test func `no rule is stricter than readers allow, but for those with a reason`() throws {
    let evidence = try SeverityEvidence()
    let exceptions = try SeverityEvidence.exceptions()
    // Those that compare a translation with its source are judged in Documentation/TranslationPrecision.md.
    for rule in allRules.map(\.about) where rule.isDefault && !Self.ofTranslations.contains(rule.name) {
      let (rows, share) = evidence.share(of: rule.name)
      let isTooStrict = rows >= Self.fewestRows && rule.severity > Self.most(share)
      let exception = exceptions.first { $0.rule == rule.name }
      #expect(
        isTooStrict == (exception != nil),
        "\(rule.name) is \(rule.severity): \(rows) rows, \((share * 100).rounded()) % right")
      if let exception {
        #expect(exception.severity == rule.severity.rawValue && exception.reason.count > 40)
      }
    }
  }

  @Test func `exceptions are of rules that exist, in order`() throws {
    let names = try SeverityEvidence.exceptions().map(\.rule)
    #expect(names == names.sorted())
    #expect(Set(names).isSubset(of: allRules.map(\.about.name)))
  }

  @Test func `older readings count half as much as the next`() throws {
    let evidence = try SeverityEvidence()
    let shares = try #require(evidence.readings["duplicate-key"])
    #expect(shares.map(\.rows) == [11, 3, 3, 4])
    let right = 6 + 3 / 2.0 + 3 / 4.0 + 4 / 8.0
    let (rows, share) = evidence.share(of: "duplicate-key")
    #expect(rows == 21)
    #expect(abs(share - right / (11 + 3 / 2.0 + 3 / 4.0 + 4 / 8.0)) < 1e-9)
  }

  private static let ofTranslations: Set = Set(
    allRules.filter { $0.scope == .pair || $0.about.group == .translation }.map(\.about.name)
  ).subtracting(["draft-text", "identifier-as-text", "wrong-placeholder"])
}
