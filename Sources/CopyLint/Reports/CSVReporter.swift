/// For spreadsheets: a row for each finding, with the source next to the translation.
///
/// A cell that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, “CSV Injection”). A finding is one
/// line, whatever its text: line ends and other controls are shown as “␊” and the like.
public struct CSVReporter: Reporter {
  public let name = "csv"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    // Excel knows UTF-8 by its mark.
    output += [0xEF, 0xBB, 0xBF]
    row(
      [
        "severity", "rule", "language", "key", "form", "source", "text", "message", "replacement", "file",
        "line", "column", "fix",
      ], into: &output)
    for file in report.files {
      for finding in file.findings.shown(options) {
        row(
          [
            finding.finding.severity.rawValue, finding.finding.rule, finding.locale,
            TextPart(of: shownKey(finding.key)).withEllipses, TextPart(of: finding.variant).withEllipses,
            TextPart(of: finding.source ?? "").withEllipses,
            TextPart(of: finding.text, around: finding.textRange).withEllipses, finding.finding.message,
            finding.finding.replacement ?? "",
            finding.path, finding.place.map { "\($0.line)" } ?? "",
            finding.place.map { "\($0.column)" } ?? "", Self.fix(finding),
          ], into: &output)
      }
    }
  }

  /// Whether “--fix” writes the replacement, “--unsafe-fixes” does, or a person has to; empty without one.
  private static func fix(_ reported: ReportedFinding) -> String {
    guard reported.finding.replacement != nil else { return "" }
    return switch reported.finding.applicability {
    case .safe where reported.edit != nil: "safe"
    case .unsafe where reported.edit != nil: "unsafe"
    default: "by hand"
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
    for byte in Self.shown(cell).utf8 {
      if byte == UInt8(ascii: "\"") { output.append(byte) }
      output.append(byte)
    }
    output.append(UInt8(ascii: "\""))
  }

  /// On one line; the marks that texts in Hebrew and Arabic need between letters and signs stay.
  private static func shown(_ cell: String) -> String {
    let marks: [Unicode.Scalar] = ["\u{61C}", "\u{200E}", "\u{200F}"]
    guard cell.unicodeScalars.contains(where: marks.contains) else { return printable(cell) }
    var text = String.UnicodeScalarView()
    for (scalar, shown) in zip(cell.unicodeScalars, printable(cell).unicodeScalars) {
      text.append(marks.contains(scalar) ? scalar : shown)
    }
    return String(text)
  }
}
