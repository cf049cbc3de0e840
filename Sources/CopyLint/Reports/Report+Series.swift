extension Report {
  /// Keeps the first of the findings on the texts of a file that differ only in numbers or codes, as in a table of errors
  /// ("Unknown error (0x39c)"), and says how many more there are.
  ///
  /// What can be written stays, and so do the known beside the new. What is wrong with a translation or a file is a fault
  /// of each string.
  package mutating func foldSeries() {
    for file in files.indices {
      var places: [String: [Int]] = [:]
      for (index, finding) in files[file].findings.enumerated() {
        if let name = Self.seriesName(of: finding) { places[name, default: []].append(index) }
      }
      var folded: Set<Int> = []
      for places in places.values where places.count >= Self.shortestSeries {
        files[file].findings[places[0]].takeSeries(of: places.count - 1)
        folded.formUnion(places.dropFirst())
      }
      guard !folded.isEmpty else { continue }
      var index = -1
      files[file].findings.removeAll { _ in
        index += 1
        return folded.contains(index)
      }
    }
  }

  /// Fewer are a coincidence, and soon read.
  private static let shortestSeries = 5

  /// The same for all findings of a series; nil for a finding that stands for itself.
  private static func seriesName(of reported: ReportedFinding) -> String? {
    guard reported.suppressed == nil, reported.edit == nil, reported.group != .translation,
      reported.group != .file, let text = withoutNumbers(reported.text)
    else { return nil }
    let words = reported.finding.words.map { withoutNumbers($0) ?? $0 }
    let parts = [
      reported.finding.rule, reported.finding.severity.rawValue, reported.locale, reported.variant,
      reported.age?.rawValue ?? "", withoutNumbers(reported.finding.message) ?? reported.finding.message,
      text,
    ]
    return (parts + words).joined(separator: "\u{0}")
  }

  /// The text with one sign for each number or code; nil when it has none.
  private static func withoutNumbers(_ text: String) -> String? {
    guard text.utf8.contains(where: \.isASCIIDigit) else { return nil }
    var bytes: [UInt8] = []
    for piece in text.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { !$0.isASCIIAlphanumeric })
    {
      if piece.contains(where: \.isASCIIDigit) {
        bytes.append(UInt8(ascii: "0"))
      } else {
        bytes.append(contentsOf: piece)
      }
      if piece.endIndex < text.utf8.endIndex { bytes.append(text.utf8[piece.endIndex]) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ReportedFinding {
  fileprivate mutating func takeSeries(of others: Int) {
    series = others
    finding.message += " \(others) more texts of this file differ only in a number."
  }
}
