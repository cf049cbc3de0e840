/// For test reports of CI: a suite a file, a test a finding. What makes the run fail is a test that failed; other findings are
/// tests that passed and say what to do in their output. A file without findings is a test that passed.
///
/// https://github.com/testmoapp/junitxml: the form that Jenkins, GitLab and Azure read.
public struct JUnitReporter: Reporter {
  public let name = "junit"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    func fails(_ severity: Severity) -> Bool { options.failingSeverity.map { severity >= $0 } ?? false }
    let suites = report.files.map { file in
      (
        file: file, tests: file.findings.count(options),
        failures: file.findings.count(options) { fails($0.severity) }
      )
    }
    let failures = suites.reduce(0) { $0 + $1.failures }
    let tests = suites.reduce(0) { $0 + max(1, $1.tests) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"copy-lint\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    for suite in suites {
      let path = xmlAttribute(suite.file.path)
      text += "  <testsuite name=\"\(path)\" tests=\"\(max(1, suite.tests))\" failures=\"\(suite.failures)\""
      text += " errors=\"0\">\n"
      if suite.tests == 0 { text += "    <testcase name=\"strings\" classname=\"\(path)\"/>\n" }
      for reported in suite.file.findings.shown(options) {
        text += testCase(reported, path: path, fails: fails(reported.finding.severity))
      }
      text += "  </testsuite>\n"
    }
    output.append(contentsOf: (text + "</testsuites>\n").utf8)
  }

  private func testCase(_ reported: ReportedFinding, path: String, fails: Bool) -> String {
    let finding = reported.finding
    let name = TextPart(of: reported.key).withEllipses
    let key = name.isEmpty ? finding.rule : "\(finding.rule): \(name)"
    var line = ""
    if let place = reported.place, place.line > 0 { line = ":\(place.line):\(place.column)" }
    let message = xmlAttribute(finding.message)
    let severity = finding.severity.rawValue
    let text =
      fails
      ? "<failure message=\"\(message)\" type=\"\(severity)\">\(path)\(line): \(message)</failure>"
      : "<system-out>\(severity): \(path)\(line): \(message)</system-out>"
    return """
          <testcase name="\(xmlAttribute(key))" classname="\(path)">
            \(text)
          </testcase>

      """
  }
}
