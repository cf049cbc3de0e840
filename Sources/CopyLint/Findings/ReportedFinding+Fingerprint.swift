extension ReportedFinding {
  /// The fingerprint; a finding on the whole file has one of its rule and path.
  var stableFingerprint: String {
    fingerprint.isEmpty ? "\(finding.rule):\(path)" : fingerprint
  }
}

extension Place {
  /// 1-based, in UTF-8 bytes of the line.
  var byteColumn: Int {
    let before = lineText.unicodeScalars.prefix(max(0, column - lineTextColumn))
    return before.reduce(1) { $0 + Unicode.UTF8.width($1) } + (lineTextColumn - 1)
  }
}
