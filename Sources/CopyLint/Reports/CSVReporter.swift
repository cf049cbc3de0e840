/// For spreadsheets: a row for each finding, with the source beside the translation.
///
/// A cell that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, “CSV Injection”).
public struct CSVReporter: Reporter {
  public let name = "csv"

  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    // Excel knows UTF-8 by its mark.
    output += [0xEF, 0xBB, 0xBF]
    row(
      [
        "severity", "rule", "language", "key", "form", "source", "text", "message", "replacement", "file",
        "line",
        "column",
      ], into: &output)
    for file in report.files {
      for finding in file.findings where options.shows(finding) {
        row(
          [
            finding.finding.severity.rawValue, finding.finding.rule, finding.locale,
            TextPart(of: finding.key).withEllipses, TextPart(of: finding.variant).withEllipses,
            TextPart(of: finding.source ?? "").withEllipses,
            TextPart(of: finding.text, around: finding.textRange).withEllipses, finding.finding.message,
            finding.finding.replacement ?? "",
            finding.path, finding.place.map { "\($0.line)" } ?? "",
            finding.place.map { "\($0.column)" } ?? "",
          ], into: &output)
      }
    }
  }

  private func row(_ cells: [String], into output: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      write(cell, into: &output)
    }
    output += [0x0D, 0x0A]
  }

  private func write(_ cell: String, into output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if let first = cell.utf8.first, "=+-@\t\r\n".utf8.contains(first) { output.append(UInt8(ascii: "'")) }
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { output.append(byte) }
      output.append(byte)
    }
    output.append(UInt8(ascii: "\""))
  }
}
