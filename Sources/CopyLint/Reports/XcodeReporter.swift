/// For a build phase of Xcode: a line for each finding, which Xcode shows in the file and in its list of issues.
///
/// “path:line:column: severity: message”, with the path from the root of the file system or of the build.
public struct XcodeReporter: Reporter {
  public let name = "xcode"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    for file in report.files {
      for reported in file.findings.shown(options) {
        var head = lineStart(reported.path)
        if let place = reported.place, place.line > 0 { head += ":\(place.line):\(place.column)" }
        let finding = reported.finding
        let line: PrintableText =
          "\(head): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))\n"
        output.append(text: line.text)
      }
    }
  }
}
