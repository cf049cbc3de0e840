/// For people: each finding with its source line, then the table of files, the scorecard and the counts.
public struct TextReporter: Reporter {
  public let name = "text"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    let style = TextStyle(usesColor: options.usesColor)
    var closing: [UInt8] = []
    if !options.isQuiet, !report.files.isEmpty || report.changes != nil {
      writeTail(of: report, options, style, into: &closing)
    }
    let before = output.count
    if options.showsStatistics {
      writeStatistics(of: report, options, style, into: &output)
      writeScreens(of: report, options, style, into: &output)
    } else {
      // The whole fits on a few screens, whatever the tables below take.
      let lines = Self.mostLines - closing.count { $0 == 0x0A }
      writeFindings(of: report, options, style, lines: lines, into: &output)
    }
    if output.count > before, !closing.isEmpty { output.append(0x0A) }
    output += closing
  }

  /// For a text that is cut short for a terminal, including the note at its end.
  private static let mostLines = 115

  private func writeFindings(
    of report: Report, _ options: ReportOptions, _ style: TextStyle, lines: Int, into output: inout [UInt8]
  ) {
    let order = FindingOrder(report, options).items
    let limit = options.findingLimit ?? .max
    // Reserves most of a large report at once: growing copies the buffer, and each copy takes new memory.
    output.reserveCapacity(output.count + Self.typicalFinding * min(limit, order.count))
    let alike = AlikeFindings(report, order)
    var isShown = [Bool](repeating: false, count: alike.groups.count)
    var blocks = 0
    var left = order.count
    var linesLeft = lines
    var lastFile: Int?
    for item in order {
      let findings = report.files[item.file].findings
      let record = findings.records[item.finding]
      let group = options.showsEach ? nil : alike.group(of: record, inFile: item.file, findings)
      if let group, isShown[group] { continue }
      guard blocks < limit else { break }
      let start = output.count
      if item.file != lastFile { writeName(of: report.files[item.file], options, style, into: &output) }
      lastFile = item.file
      FindingBlock(record, of: findings, options, style).write(into: &output)
      if let group {
        var others = WrappedLines(indent: 2, width: options.width, breaksWords: options.cutsLines)
        others.add(alike.others(group, in: report, of: item, all: options.findingLimit == nil))
        others.write(into: &output)
      }
      if options.findingLimit != nil {
        linesLeft -= output[start...].count { $0 == 0x0A }
        // At least one is shown, however much the tables take.
        if linesLeft < 0, blocks > 0 {
          output.removeLast(output.count - start)
          break
        }
      }
      blocks += 1
      left -= group.map { alike.groups[$0].count } ?? 1
      if let group { isShown[group] = true }
    }
    guard left > 0 else { return }
    paragraph(
      "… and \(grouped(left)) more: --all, --statistics, or --format html -o report.html", options, style,
      .strong,
      into: &output)
  }

  /// Writes the heading of a file's findings.
  private func writeName(
    of file: FileReport, _ options: ReportOptions, _ style: TextStyle, into output: inout [UInt8]
  ) {
    let path = lineStart(printable(file.path))
    line(
      style(PrintableText(options.cutsLines ? cutAtStart(path, columns: options.width) : path), .strong),
      into: &output)
  }

  /// Bytes of a finding with its lines.
  private static let typicalFinding = 360

  private func writeTail(
    of report: Report, _ options: ReportOptions, _ style: TextStyle, into output: inout [UInt8]
  ) {
    let summary = report.summary
    if !options.showsStatistics {
      if let changes = report.changes {
        writeChanges(changes, options, style: style, into: &output)
      } else {
        writeTable(of: report, summary: summary, options, style: style, into: &output)
      }
      if options.showsTranslations { writeTranslations(of: report, options, style: style, into: &output) }
    }
    writeClosing(of: report, summary, options, style: style, into: &output)
  }

  func line(_ text: PrintableText, into output: inout [UInt8]) {
    output.append(text: lineStart(text.text))
    output.append(0x0A)
  }

  /// A text that continues on the next line when it is too wide for one.
  func paragraph(
    _ text: String, _ options: ReportOptions, _ style: TextStyle, _ paint: TextStyle.Paint? = nil,
    into output: inout [UInt8]
  ) {
    var lines = WrappedLines(width: options.width, breaksWords: options.cutsLines)
    lines.add(text)
    if let paint {
      style.write(paint, into: &output) {
        lines.write(into: &$0)
        $0.removeLast()
      }
      output.append(0x0A)
    } else {
      lines.write(into: &output)
    }
  }
}
