/// For tools that read Checkstyle's XML: Jenkins, SonarQube, editors.
///
/// https://checkstyle.org/config.html, the report of its `XMLLogger`.
public struct CheckstyleReporter: Reporter {
  public let name = "checkstyle"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in report.files where file.findings.count(options) > 0 {
      text += "  <file name=\"\(xmlAttribute(file.path))\">\n"
      for reported in file.findings.shown(options) { text += "    \(error(reported))\n" }
      text += "  </file>\n"
    }
    output.append(contentsOf: (text + "</checkstyle>\n").utf8)
  }

  private func error(_ reported: ReportedFinding) -> String {
    let finding = reported.finding
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    let place = reported.place.flatMap { $0.line > 0 ? $0 : nil }
    let column = place.map { " column=\"\($0.column)\"" } ?? ""
    return "<error line=\"\(place?.line ?? 1)\"\(column) severity=\"\(severity)\" "
      + "message=\"\(xmlAttribute(finding.message))\" source=\"copy-lint.\(xmlAttribute(finding.rule))\"/>"
  }
}
