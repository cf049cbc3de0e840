/// For reviewdog: a diagnostic a line, with the fix as a suggestion.
///
/// https://github.com/reviewdog/reviewdog/tree/master/proto/rdf: `Diagnostic` of the Reviewdog Diagnostic Format.
public struct ReviewdogReporter: Reporter {
  public let name = "rdjsonl"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    var json = JSONWriter(capacity: report.roomForPrograms)
    for file in report.files {
      for reported in file.findings.shown(options) {
        write(reported, into: &json)
        json.newline()
      }
    }
    json.append(to: &output)
  }

  private func write(_ reported: ReportedFinding, into json: inout JSONWriter) {
    let finding = reported.finding
    json.object {
      $0.member("message", finding.message)
      $0.object("location") {
        $0.member("path", reported.path)
        if let place = reported.place, place.line > 0 { range(place, into: &$0) }
      }
      $0.member("severity", severity(finding.severity))
      $0.object("source") { $0.member("name", "copy-lint") }
      $0.object("code") { $0.member("value", finding.rule) }
      guard let place = reported.place, place.line > 0, let edit = reported.edit else { return }
      $0.array("suggestions") {
        $0.object {
          range(place, into: &$0)
          $0.member("text", String(decoding: edit.bytes, as: UTF8.self))
        }
      }
    }
  }

  private func range(_ place: Place, into json: inout JSONWriter) {
    json.object("range") {
      position("start", line: place.line, column: place.byteColumn, into: &$0)
      let end = place.endLine == place.line ? place.byteColumn + place.end - place.start : place.endColumn
      position("end", line: place.endLine, column: end, into: &$0)
    }
  }

  private func position(_ name: String, line: Int, column: Int, into json: inout JSONWriter) {
    json.object(name) {
      $0.member("line", line)
      $0.member("column", column)
    }
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
