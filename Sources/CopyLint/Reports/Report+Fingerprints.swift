extension Report {
  /// Gives the findings their fingerprints, for a reporter that shows them.
  public mutating func addFingerprints() {
    for index in files.indices { files[index].addFingerprints() }
  }
}

extension FileReport {
  /// Gives the findings their fingerprints.
  mutating func addFingerprints() {
    var counts: [String: Int] = [:]
    for (index, fingerprint) in fingerprints({ digest(of: $0, path: $1) }, counts: &counts) {
      // No two are the same.
      findings.records[index].fingerprint = findings.texts.add(fingerprint.utf8.span)
    }
    for index in alone.indices {
      let reported = findings.reported(alone[index])
      let base = digest(of: reported, path: reported.path)
      alone[index].fingerprint = findings.texts.addOnce(numbered(base, &counts))
    }
  }

  /// By the place of the finding: the fingerprints that builds before 0.1.0 gave them.
  func formerFingerprints() -> [Int: String] {
    var counts: [String: Int] = [:]
    return Dictionary(
      uniqueKeysWithValues: fingerprints(
        { formerDigest(of: $0, path: $1) }, countsNotesLast: false, counts: &counts))
  }

  /// - Parameters:
  ///   - name: names a finding at a path.
  ///   - countsNotesLast: so that a note that comes or goes leaves the numbers of the others alone.
  ///   - seen: how often each name was given.
  private func fingerprints(
    _ name: (_ reported: ReportedFinding, _ path: String) -> String, countsNotesLast: Bool = true,
    counts seen: inout [String: Int]
  ) -> [(Int, String)] {
    // A string may be long and have hundreds of findings that say the same.
    var last: (string: UInt32, names: [Named: String]) = (.max, [:])
    let isNote = { (index: Int) in findings.records[index].severity == .note }
    let order =
      countsNotesLast
      ? findings.indices.filter { !isNote($0) } + findings.indices.filter(isNote) : Array(findings.indices)
    return order.map { index in
      let record = findings.records[index]
      if last.string != record.string { last = (record.string, [:]) }
      let named = findings.named(record)
      let base = last.names[named] ?? name(findings[index], findings[index].path)
      last.names[named] = base
      return (index, numbered(base, &seen))
    }
  }

  /// Repeats in a file are told apart by their order.
  private func numbered(_ base: String, _ seen: inout [String: Int]) -> String {
    let count = (seen[base] ?? 0) + 1
    seen[base] = count
    return count == 1 ? base : "\(base)-\(count)"
  }
}

/// What tells the digests of two findings on one string apart.
private struct Named: Hashable {
  var rule: UInt32
  var words: [String]
  var isAside: Bool
}

extension FileFindings {
  fileprivate func named(_ record: FindingRecord) -> Named {
    let saying = sayings[Int(record.saying)]
    return Named(
      rule: saying.rule, words: words[saying.words.range].map { texts.string($0) }, isAside: record.isAside)
  }
}
