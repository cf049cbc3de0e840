/// For GitLab's merge requests: a Code Quality report.
///
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
public struct GitLabReporter: Reporter {
  public let name = "gitlab"
  public let showsFingerprints = true

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    var json = JSONWriter(capacity: report.roomForPrograms)
    json.array {
      for file in report.files {
        for reported in file.findings.shown(options) { write(reported, into: &$0) }
      }
    }
    json.newline()
    json.append(to: &output)
  }

  private func write(_ reported: ReportedFinding, into json: inout JSONWriter) {
    let finding = reported.finding
    json.object {
      $0.member("description", finding.message)
      $0.member("check_name", finding.rule)
      $0.member("fingerprint", reported.stableFingerprint)
      $0.member("severity", severity(finding.severity))
      $0.object("location") {
        $0.member("path", reported.path)
        // A finding without a place belongs to the whole file; GitLab wants a line all the same.
        $0.object("lines") { $0.member("begin", max(1, reported.place?.line ?? 1)) }
      }
    }
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
