/// For people: each finding with its source line, then the table of files, the scorecard and the counts.
public struct TextReporter: Reporter {
  public let name = "text"

  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    let style = TextStyle(usesColor: options.usesColor)
    let summary = report.summary
    var found = 0
    for file in report.files {
      for finding in file.findings where options.shows(finding) {
        write(finding, style: style, into: &output)
        found += 1
      }
    }
    guard !options.isQuiet, !report.files.isEmpty else { return }
    if found > 0 { output.append(0x0A) }
    writeTable(of: report, summary: summary, style: style, into: &output)
    line("", into: &output)
    writeClosing(summary, report.quickWins(3), options: options, style: style, into: &output)
  }

  private func write(_ reported: ReportedFinding, style: TextStyle, into output: inout [UInt8]) {
    let finding = reported.finding
    var head = printable(reported.path)
    if let place = reported.place, place.line > 0 { head += ":\(place.line):\(place.column)" }
    let message = printable(finding.message)
    line(
      "\(style(head, .strong)): \(style.severity(finding.severity)): \(message) "
        + style("[\(finding.rule)]", .faint), into: &output)
    if let place = reported.place, place.line > 0 {
      // Where the place is wider than what is replaced, the new text would stand under the wrong words.
      let isExact = reported.edit != nil || place.end - place.start == finding.range.count
      let excerpt = SourceExcerpt(place, replacement: isExact ? finding.replacement : nil)
      for text in excerpt.lines(style: style) { line(text, into: &output) }
    } else if !reported.key.isEmpty {
      line("  \(style("in the string", .faint)) \(printable(reported.key))", into: &output)
    }
    if reported.repeats > 0 {
      let files = reported.repeats == 1 ? "1 more file" : "\(reported.repeats) more files"
      line("  \(style("The same in \(files).", .faint))", into: &output)
    }
  }

  func line(_ text: String, into output: inout [UInt8]) {
    output.append(contentsOf: text.utf8)
    output.append(0x0A)
  }
}
