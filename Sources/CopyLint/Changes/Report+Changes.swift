import Readability

extension Report {
  /// Compares the report with one of another time: marks each finding as new, updated or known, and sums up what
  /// changed. Both need their fingerprints.
  ///
  /// - Parameters:
  ///   - past: what was found then.
  ///   - since: what a person calls that time.
  ///   - leavesOut: files of that time that only tell where strings came from.
  ///   - selects: whether the strings of a language are looked at.
  package mutating func compare(
    with past: Report, since: String, leavesOut: Set<String> = [],
    selects: (_ locale: String) -> Bool = { _ in true }
  ) {
    // What a comment suppressed then, but not now, is new.
    let old = past.files.flatMap(\.findings).filter { $0.suppressed == nil }
    let quiet = Set(past.files.flatMap(\.findings).filter { $0.suppressed != nil }.map(\.fingerprint))
    var known = KnownFindings(old.map(Baseline.Line.init), countsQuiet: true)
    mark(with: &known)
    let comparison = StringComparison(old: past.strings(where: selects), new: strings(where: selects))
    // What was told only in a string file is not fixed in the code, too.
    var told = past
    told.foldCode()
    let names = Set(told.files.flatMap(\.findings).map(\.fingerprint))
    let uncompared = pathsWithoutSource(now: self, then: past)
    let isGone = zip(old, known.isMet).map { finding, isMet in
      !isMet && names.contains(finding.fingerprint)
        && !(finding.group == .translation && uncompared.contains(finding.path))
    }
    var rest = Rest(old, isGone: isGone)
    for file in files.indices {
      let paths = [files[file].path] + (comparison.oldPaths[files[file].path].map { [$0] } ?? [])
      for index in files[file].findings.indices where files[file].findings.records[index].age == .new {
        let reported = files[file].findings[index]
        if reported.suppressed != nil, quiet.contains(reported.fingerprint) {
          files[file].findings.records[index].age = .known
        } else if rest.take(reported, at: paths) {
          files[file].findings.records[index].age = .updated
        }
      }
    }
    sumChanges(since, past, comparison, fixed: rest.counts, leavesOut)
  }

  private mutating func sumChanges(
    _ since: String, _ past: Report, _ comparison: StringComparison, fixed: [String: Int],
    _ leavesOut: Set<String>
  ) {
    var rows: [String: Changes.File] = [:]
    for file in files {
      var row = Changes.File(path: file.path)
      row.oldPath = comparison.oldPaths[file.path]
      row.after = file.sourceGrade
      (row.findings.added, row.findings.stayed) = file.newFindings
      rows[file.path] = row
    }
    let broken = Set(files.filter { $0.isBroken || $0.losesSource }.map(\.path))
    var oldFiles: [FileReport] = []
    let heirs = Dictionary(comparison.oldPaths.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    for file in past.files {
      let heir = rows[file.path] == nil ? heirs[file.path] : nil
      if heir == nil, leavesOut.contains(file.path) { continue }
      oldFiles.append(file)
      let isGone = rows[heir ?? file.path] == nil
      var row = rows[heir ?? file.path] ?? Changes.File(path: file.path)
      row.before = file.sourceGrade
      // What is in a file that can't be read now may still be there, and nobody fixed what went with its file.
      if !isGone, !broken.contains(heir ?? file.path) { row.findings.fixed += fixed[file.path] ?? 0 }
      rows[heir ?? file.path] = row
    }
    for (path, counts) in comparison.counts { rows[path]?.strings = counts }
    var changes = Changes(since: since)
    let isLost = files.contains(where: \.losesSource)
    changes.before = Changes.Standing(
      of: oldFiles.filter { file in
        let path = heirs[file.path] ?? file.path
        return !broken.contains(path) && !(isLost && !files.contains { $0.path == path })
      })
    changes.after = Changes.Standing(of: files.filter { !broken.contains($0.path) })
    changes.locales = comparison.locales
    changes.untranslated = Changes.Untranslated(in: files)
    changes.files = rows.values.filter(\.isChanged).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    self.changes = changes
  }

  /// Counts new findings as they are shown, after those with one cause became one.
  mutating func recountNew() {
    guard var changes else { return }
    let added = Dictionary(
      files.map { ($0.path, $0.newFindings) }, uniquingKeysWith: { ($0.0 + $1.0, $0.1 + $1.1) })
    for index in changes.files.indices {
      let path = changes.files[index].path
      (changes.files[index].findings.added, changes.files[index].findings.stayed) = added[path] ?? (0, 0)
    }
    changes.files.removeAll { !$0.isChanged }
    self.changes = changes
  }

  private func strings(where selects: (String) -> Bool) -> [String: [StringIdentity]] {
    Dictionary(
      files.map { ($0.path, $0.strings.filter { selects($0.locale) }) }, uniquingKeysWith: +)
  }

  /// Findings of that time that are not found any more.
  private struct Rest {
    private var places: [Name: Int] = [:]

    /// What stays the same when the text of a string changes.
    private struct Name: Hashable {
      var path: String
      var rule: String
      var key: String
      var locale: String
      var variant: String
      var words: [String]

      init(_ reported: ReportedFinding, path: String) {
        self.path = path
        rule = reported.finding.rule
        key = reported.key
        locale = reported.locale
        variant = reported.variant
        words = reported.finding.words
      }
    }

    init(_ findings: [ReportedFinding], isGone: [Bool]) {
      for (finding, isGone) in zip(findings, isGone)
      where isGone && finding.finding.severity > .note {
        places[Name(finding, path: finding.path), default: 0] += 1
      }
    }

    /// How many there are, by path.
    var counts: [String: Int] {
      places.reduce(into: [:]) { $0[$1.key.path, default: 0] += $1.value }
    }

    /// Takes away one that is the same except for its text.
    mutating func take(_ reported: ReportedFinding, at paths: [String]) -> Bool {
      for path in paths {
        let name = Name(reported, path: path)
        guard let count = places[name], count > 0 else { continue }
        places[name] = count - 1
        return true
      }
      return false
    }
  }
}

extension FileReport {
  /// How many errors and warnings are new, as the headline counts them, and how many of these the old text had, too.
  fileprivate var newFindings: (added: Int, stayed: Int) {
    findings.records.reduce(into: (added: 0, stayed: 0)) { counts, record in
      guard record.isOpen, record.severity > .note else { return }
      counts.added += 1
      if record.age == .updated { counts.stayed += 1 }
    }
  }

  /// Whether a mistake keeps the app from reading it.
  fileprivate var isBroken: Bool {
    findings.records.contains { $0.severity == .error && findings.rule(of: $0) == "syntax-error" }
  }

  /// The measure of the prose in the source language, where there is any.
  var sourceGrade: OverallGrade? { (locales.first(where: \.isSource) ?? locales.first)?.grade }
}
