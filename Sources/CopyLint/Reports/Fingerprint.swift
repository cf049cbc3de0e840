import Readability

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
    for index in findings.indices { findings[index].fingerprint = maker.fingerprint(of: findings[index]) }
  }
}

/// Gives the repeats in a file `-2`, `-3`, in their order.
private struct FingerprintMaker {
  private var seen: [String: Int] = [:]

  mutating func fingerprint(of reported: ReportedFinding) -> String {
    let name = digest(of: reported, path: reported.path)
    let count = (seen[name] ?? 0) + 1
    seen[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}

/// Names a finding the same from run to run: no message, grade or line in it.
///
/// Hex of the first 8 bytes of SHA-256 over rule, path, key, locale, variant, matched text and the entry's NFC text,
/// joined by U+001F.
///
/// - Parameter path: where the file is, or was.
func digest(of reported: ReportedFinding, path: String) -> String {
  let fields = [
    reported.finding.rule, path, reported.key, reported.locale, reported.variant,
    reported.finding.words.joined(separator: " "), nfc(reported.text),
  ]
  let digest = sha256(Array(fields.joined(separator: "\u{1F}").utf8))
  let digits = Array("0123456789abcdef".utf8)
  let hex = digest.prefix(8).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  return String(decoding: hex, as: UTF8.self)
}
