extension Report {
  /// Gives the findings their fingerprints, for a reporter that shows them.
  public mutating func addFingerprints() {
    for index in files.indices { files[index].addFingerprints() }
  }
}

extension FileReport {
  /// Gives the findings their fingerprints.
  mutating func addFingerprints() {
    var maker = FingerprintMaker()
    for index in findings.indices {
      let fingerprint = maker.fingerprint(of: findings[index])
      findings.records[index].fingerprint = findings.texts.addOnce(fingerprint)
    }
  }
}

/// Adds `-2`, `-3` and so on to repeats in a file, in their order.
private struct FingerprintMaker {
  private var seen: [String: Int] = [:]

  mutating func fingerprint(of reported: ReportedFinding) -> String {
    let name = digest(of: reported, path: reported.path)
    let count = (seen[name] ?? 0) + 1
    seen[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}
