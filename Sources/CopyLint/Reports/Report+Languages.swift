import Readability

extension Report {
  /// Keeps one of the findings that say the same about a key in several languages: that its source has changed, or is gone.
  /// The cause is one, in the source. The finding that is kept names the other languages.
  ///
  /// - Parameter patterns: paths with `{locale}` of the settings, which tell what files belong together.
  package mutating func foldLanguages(patterns: [String]) {
    let folded = [TranslationOutdated().about.name, TranslationLeftOver().about.name]
    // A dictionary takes time even if it stays empty.
    guard files.contains(where: { $0.findings.holds(folded) }) else { return }
    var first: [OneCause: (file: Int, record: Int)] = [:]
    var others: [OneCause: [String]] = [:]
    for file in files.indices {
      let findings = files[file].findings
      guard findings.holds(folded) else { continue }
      let path = files[file].path
      let family = TranslationFamily(path: path, patterns: patterns)?.template ?? path
      var kept: [FindingRecord] = []
      for record in findings.records {
        guard record.suppressed == nil, folded.contains(findings.rule(of: record)) else {
          kept.append(record)
          continue
        }
        let cause = OneCause(findings.reported(record), family: family)
        if first[cause] == nil {
          first[cause] = (file, kept.count)
          kept.append(record)
        } else {
          others[cause, default: []].append(findings.locale(of: record))
        }
      }
      files[file].findings.records = kept
    }
    for (cause, locales) in others {
      guard let (file, record) = first[cause] else { continue }
      files[file].findings.name(locales, at: record)
    }
  }

  /// The same for findings that a change of the source explains.
  private struct OneCause: Hashable {
    var rule: String
    var family: String
    var key: String
    var severity: Severity
    var age: ReportedFinding.Age?

    init(_ reported: ReportedFinding, family: String) {
      rule = reported.finding.rule
      severity = reported.finding.severity
      (key, age) = (reported.key, reported.age)
      self.family = family
    }
  }
}

extension FileFindings {
  fileprivate func holds(_ names: [String]) -> Bool {
    sayings.contains { names.contains(rules[$0.rule]) }
  }

  /// Adds the languages in which the same was found.
  fileprivate mutating func name(_ locales: [String], at index: Int) {
    let own = locale(of: records[index])
    let locales = Set(locales).subtracting([own]).sorted()
    guard !locales.isEmpty else { return }
    var finding = finding(records[index])
    finding.message += " The same goes for \(languageList(locales))."
    records[index].saying = saying(of: finding)
  }
}
