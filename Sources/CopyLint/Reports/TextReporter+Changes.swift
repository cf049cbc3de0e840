internal import Readability

extension TextReporter {
  /// A row for each file in which something changed.
  func writeChanges(
    _ changes: Changes, _ options: ReportOptions, style: TextStyle, into output: inout [UInt8]
  ) {
    guard !changes.files.isEmpty else { return }
    var table = TextTable([
      .init("file", isNumber: false), .init("grade before"), .init("now"), .init("strings added"),
      .init("changed"), .init("removed"), .init("findings new"), .init("fixed"),
    ])
    for file in changes.files {
      table.add(
        [
          Self.shortened(file.path), Self.gradeAlone(file.before), Self.gradeAlone(file.after),
        ] + Self.numbers(file.strings, file.findings))
    }
    let files = changes.files.count == 1 ? "1 file" : "\(grouped(changes.files.count)) files"
    table.addTotal([files, "", ""] + Self.numbers(changes.strings, changes.findings))
    for text in table.lines(style: style, width: options.tableWidth) { line(text, into: &output) }
    line("", into: &output)
  }

  private static func numbers(_ strings: Changes.Strings, _ findings: Changes.Findings) -> [String] {
    [strings.added, strings.changed, strings.removed, findings.added, findings.fixed].map(grouped)
  }
}

extension Changes {
  /// `Since “main”: 3 strings added, 7 changed, 1 removed. 4 findings are new, 2 are fixed.`
  ///
  /// With `(1 stayed while its text changed)` where the old text of a new finding had it, too.
  ///
  /// - Parameter name: the revision as it is to be shown.
  func sentence(name: String) -> String {
    let (strings, findings) = (self.strings, self.findings)
    if strings == Strings(), findings == Findings() { return "Since \(name) no string changed." }
    let added = strings.added == 1 ? "1 string" : "\(grouped(strings.added)) strings"
    let new = findings.added == 1 ? "1 finding is" : "\(grouped(findings.added)) findings are"
    let fixed = findings.fixed == 1 ? "1 is" : "\(grouped(findings.fixed)) are"
    return "Since \(name): \(added) added, \(grouped(strings.changed)) changed, "
      + "\(grouped(strings.removed)) removed. \(new) new\(findings.stayedInWords), \(fixed) fixed."
  }
}

extension Changes.Findings {
  fileprivate var stayedInWords: String {
    switch stayed {
    case 0: ""
    case 1: added == 1 ? " (it stayed while its text changed)" : " (1 stayed while its text changed)"
    default: " (\(stayed == added ? "they" : grouped(stayed)) stayed while their texts changed)"
    }
  }
}
