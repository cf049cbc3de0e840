extension Report {
  /// What a language of a run looks like to a localizer.
  package struct TranslationRow: Sendable, Equatable {
    package var coverage: TranslationCoverage
    package var errors = 0
    package var warnings = 0

    mutating func add(_ severity: Severity) {
      if severity == .error { errors += 1 }
      if severity == .warning { warnings += 1 }
    }
  }

  /// A string with findings.
  package struct WorstString: Sendable, Equatable {
    package var path: String
    package var key: String
    package var locale: String
    package var line: Int
    package var errors = 0
    package var warnings = 0
    var isSource = false
    /// Whether this is a mistake that keeps the app from reading the file; it has no key.
    package var breaksFile = false

    /// Errors that are no more than a text which isn't there yet.
    var missing = 0

    /// What is wrong on the screen comes before what is not translated yet.
    var weight: Int { (errors - missing) * 100 + missing * 10 + warnings }
  }

  /// A row for each language that something is translated into, the worst first: most errors, then most missing.
  package var translations: [TranslationRow] { languages ?? countLanguages() }

  /// Whether a finding counts in several of their rows.
  var countsInSeveralLanguages: Bool {
    func sum(_ rows: [TranslationRow]) -> Int { rows.reduce(0) { $0 + $1.errors + $1.warnings } }
    return languages.map { sum($0) > sum(countLanguages()) } ?? false
  }

  /// A sentence for each file whose language the table leaves out, since nothing shows how far it is.
  package var notCompared: [String] {
    files.compactMap { file in
      file.isUnlike.map {
        "“\(printable(file.path))” isn't compared with “\(printable($0))”, which is newer: they have too little in common."
      }
    }
  }

  /// - Parameter others: the languages of findings that were folded into others.
  private func countLanguages(_ others: OtherLanguages = OtherLanguages()) -> [TranslationRow] {
    var rows: [TranslationRow] = []
    for file in files {
      for coverage in file.coverage {
        let place = rows.firstIndex { $0.coverage.locale == coverage.locale } ?? rows.count
        if place == rows.count {
          rows.append(TranslationRow(coverage: TranslationCoverage(locale: coverage.locale)))
        }
        rows[place].coverage += coverage
        for record in file.findings.records
        where record.isOpen && file.findings.locale(of: record) == coverage.locale {
          rows[place].add(record.severity)
        }
      }
    }
    count(others, in: &rows)
    return rows.sorted { left, right in
      (right.errors, left.coverage.percent ?? 0, right.warnings, left.coverage.locale)
        < (left.errors, right.coverage.percent ?? 0, left.warnings, right.coverage.locale)
    }
  }

  /// The strings with the most findings, at most `count` of them; those of the source language first, since its writers are
  /// at hand.
  package func worstStrings(_ count: Int) -> [WorstString] {
    var worst: [WorstString] = []
    let missing = TranslationMissing().about.name
    for file in files {
      var strings: [String: WorstString] = [:]
      if let broken = breakage(of: file) { worst.append(broken) }
      for finding in file.findings where finding.isOpen && !finding.key.isEmpty {
        guard file.locales.contains(where: { $0.locale == finding.locale }) else { continue }
        let line = finding.place?.line ?? 0
        var string =
          strings[finding.locale + "\u{1F}" + finding.key]
          ?? WorstString(
            path: file.path, key: finding.key, locale: finding.locale, line: line,
            isSource: file.locales.contains { $0.isSource && $0.locale == finding.locale })
        if finding.finding.severity == .error { string.errors += 1 }
        if finding.finding.severity == .error, finding.finding.rule == missing { string.missing += 1 }
        if finding.finding.severity == .warning { string.warnings += 1 }
        strings[finding.locale + "\u{1F}" + finding.key] = string
      }
      worst += strings.values.filter { $0.weight > 1 }
    }
    worst.sort { left, right in
      if left.breaksFile != right.breaksFile { return left.breaksFile }
      if left.isSource != right.isSource { return left.isSource }
      return (right.weight, left.path, left.line, left.locale, left.key)
        < (left.weight, right.path, right.line, right.locale, right.key)
    }
    return Array(worst.prefix(count))
  }

  /// The first mistake that keeps the app from reading a file, with the number of all; nil if it can be read.
  private func breakage(of file: FileReport) -> WorstString? {
    let records = file.findings.records.filter {
      $0.isOpen && $0.severity == .error && file.findings.rule(of: $0) == "syntax-error"
    }
    guard let first = records.first else { return nil }
    var broken = WorstString(
      path: file.path, key: "", locale: file.findings.locale(of: first),
      line: file.findings.place(of: first)?.line ?? 0, errors: records.count)
    broken.breaksFile = true
    return broken
  }
}

extension Report {
  /// Makes one finding of many that have one cause. The table of languages counts it in each language that it is told of.
  ///
  /// - Parameters:
  ///   - patterns: paths with `{locale}` of the settings, which tell what files belong together.
  ///   - listsAll: whether to keep those that have nothing in common but their cause.
  package mutating func fold(patterns: [String], listsAll: Bool) {
    for file in files.indices { files[file].findings.lowerEmptyTranslations() }
    let others = listsAll ? OtherLanguages() : foldLanguages(patterns: patterns)
    foldSeries(listsAll: listsAll)
    languages = countLanguages(others)
    recountNew()
  }

  /// Whether some files are in the source language and others are not.
  var holdsTranslations: Bool {
    let locales = files.flatMap(\.locales)
    return locales.contains(where: \.isSource) && locales.contains { !$0.isSource }
  }

  /// How many warnings a limit counts: those of a report in which causes are folded, however much it lists.
  ///
  /// - Parameter listsMissing: whether each string that is missing has a finding of its own only because all are listed.
  package func countedWarnings(patterns: [String], listsMissing: Bool) -> Int {
    var folded = self
    folded.fold(patterns: patterns, listsAll: false)
    var count = folded.summary.warnings
    guard listsMissing else { return count }
    let rule = TranslationMissing().about.name
    for file in folded.files {
      var byLocale: [String: Int] = [:]
      for record in file.findings.records
      where record.isOpen && record.severity == .warning && file.findings.rule(of: record) == rule {
        byLocale[file.findings.locale(of: record), default: 0] += 1
      }
      for missing in byLocale.values where missing > TranslationMissing.most(in: file.format) {
        count -= missing - 1
      }
    }
    return count
  }
}
