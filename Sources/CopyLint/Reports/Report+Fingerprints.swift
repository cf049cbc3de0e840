extension Report {
  /// Gives the findings their fingerprints, for a reporter that shows them.
  public mutating func addFingerprints() {
    for index in files.indices { files[index].addFingerprints() }
  }
}

extension FileReport {
  /// Gives the findings their fingerprints.
  mutating func addFingerprints() {
    var seen: [String: Int] = [:]
    // A string may be long and have hundreds of findings that say the same.
    var last: (string: UInt32, names: [Named: String]) = (.max, [:])
    for index in findings.indices {
      let record = findings.records[index]
      if last.string != record.string { last = (record.string, [:]) }
      let named = findings.named(record)
      let name = last.names[named] ?? digest(of: findings[index], path: findings[index].path)
      last.names[named] = name
      let count = (seen[name] ?? 0) + 1
      seen[name] = count
      // Repeats in a file are told apart by their order.
      let fingerprint = count == 1 ? name : "\(name)-\(count)"
      findings.records[index].fingerprint = findings.texts.addOnce(fingerprint)
    }
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
