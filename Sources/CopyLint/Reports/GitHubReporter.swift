/// For GitHub Actions: a workflow command for each finding, which shows it at its line of the change. Nothing else: what is no
/// command would be prose in the log of the job.
///
/// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
public struct GitHubReporter: Reporter {
  public let name = "github"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    for file in report.files {
      for finding in file.findings.shown(options) {
        output.append(contentsOf: command(for: finding).utf8)
        output.append(0x0A)
      }
    }
  }

  private func command(for reported: ReportedFinding) -> String {
    let finding = reported.finding
    let level =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = ["file=\(Self.escapedProperty(reported.path))"]
    if let place = reported.place, place.line > 0 {
      properties.append("line=\(place.line)")
      // Columns are only allowed where the lines are the same.
      if place.endLine == place.line {
        properties += ["col=\(place.column)", "endLine=\(place.endLine)", "endColumn=\(place.endColumn)"]
      } else {
        properties.append("endLine=\(place.endLine)")
      }
    }
    properties.append("title=\(Self.escapedProperty("copy-lint: \(finding.rule)"))")
    return "::\(level) \(properties.joined(separator: ","))::\(Self.escapedData(finding.message))"
  }

  private static func escapedData(_ text: String) -> String { escaped(text, "%\r\n") }

  private static func escapedProperty(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      guard special.unicodeScalars.contains(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let hex = String(scalar.value, radix: 16, uppercase: true)
      result += "%" + (hex.count < 2 ? "0" : "") + hex
    }
    return printable(result)
  }
}
