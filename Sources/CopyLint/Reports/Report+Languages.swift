import Readability

extension Report {
  /// Keeps one of the findings that say the same about a key in several languages: that its source has changed, or is gone.
  /// The cause is one, in the source. The finding that is kept names the other languages.
  ///
  /// - Parameter patterns: paths with `{locale}` of the settings, which tell what files belong together.
  /// - Returns: the other languages that each finding stands for.
  @discardableResult
  package mutating func foldLanguages(patterns: [String]) -> OtherLanguages {
    let folded = Self.rulesOfSource
    // A dictionary takes time even if it stays empty.
    guard files.contains(where: { $0.findings.holds(folded) }) else { return OtherLanguages() }
    var first: [OneCause: (file: Int, record: Int)] = [:]
    var others: [OneCause: [String]] = [:]
    for file in files.indices {
      let findings = files[file].findings
      guard findings.holds(folded) else { continue }
      let family = family(of: files[file], patterns)
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
    return OtherLanguages(byCause: others, patterns: patterns)
  }

  /// Rules whose findings have their cause in the source.
  private static let rulesOfSource = [TranslationOutdated().about.name, TranslationLeftOver().about.name]

  private func family(of file: FileReport, _ patterns: [String]) -> String {
    TranslationFamily(path: file.path, patterns: patterns)?.template ?? file.path
  }

  /// The languages of findings that one in another language stands for.
  package struct OtherLanguages {
    fileprivate var byCause: [OneCause: [String]] = [:]
    fileprivate var patterns: [String] = []
  }

  /// Counts each finding that is left in the other languages that it stands for, too.
  func count(_ others: OtherLanguages, in rows: inout [TranslationRow]) {
    guard !others.byCause.isEmpty else { return }
    for file in files where file.findings.holds(Self.rulesOfSource) {
      let family = family(of: file, others.patterns)
      for record in file.findings.records
      where record.isOpen && record.severity > .note
        && Self.rulesOfSource.contains(file.findings.rule(of: record))
      {
        let locale = file.findings.locale(of: record)
        let cause = OneCause(file.findings.reported(record), family: family)
        for other in Set(others.byCause[cause] ?? []) where other != locale {
          guard let row = rows.firstIndex(where: { $0.coverage.locale == other }) else { continue }
          rows[row].add(record.severity)
        }
      }
    }
  }

  /// The same for findings that a change of the source explains.
  fileprivate struct OneCause: Hashable {
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
