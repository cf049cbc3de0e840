/// For people: each finding with its source line, then the table of files, the scorecard and the counts.
public struct TextReporter: Reporter {
  public let name = "text"

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    let style = TextStyle(usesColor: options.usesColor)
    let summary = report.summary
    var found = 0
    // Most of a large report at once: what grows is copied, and each copy takes new memory.
    output.reserveCapacity(
      output.count + Self.typicalFinding * report.files.reduce(0) { $0 + $1.findings.count })
    let alike = AlikeFindings(report, options)
    var isShown = [Bool](repeating: false, count: alike.groups.count)
    for (number, file) in report.files.enumerated() {
      let path = lineStart(printable(file.path))
      for record in file.findings.records where options.shows(record) {
        let group = alike.group(of: record, inFile: number)
        if let group, isShown[group] { continue }
        write(record, of: file.findings, path, style, into: &output)
        found += 1
        guard let group else { continue }
        isShown[group] = true
        line("  \(style(PrintableText(printable(alike.others(group, in: report))), .faint))", into: &output)
      }
    }
    guard !options.isQuiet, !report.files.isEmpty || report.changes != nil else { return }
    if found > 0 { output.append(0x0A) }
    if let changes = report.changes {
      writeChanges(changes, style: style, into: &output)
    } else {
      writeTable(of: report, summary: summary, style: style, into: &output)
      line("", into: &output)
    }
    if options.showsTranslations { writeTranslations(of: report, style: style, into: &output) }
    writeClosing(
      summary, report.quickWins(3), report.appWords, report.changes, options: options, style: style,
      into: &output)
  }

  private func write(
    _ record: FindingRecord, of findings: FileFindings, _ path: String, _ style: TextStyle,
    into output: inout [UInt8]
  ) {
    let place = findings.place(of: record)
    let saying = findings.sayings[Int(record.saying)]
    style.write(.strong, into: &output) { output in
      output.append(text: path)
      guard let place, place.line > 0 else { return }
      output.append(UInt8(ascii: ":"))
      appendDigits(of: place.line, to: &output)
      output.append(UInt8(ascii: ":"))
      appendDigits(of: place.column, to: &output)
    }
    output.append(UInt8(ascii: ":"))
    output.append(0x20)
    output.append(text: style.severity(record.severity).text)
    output.append(UInt8(ascii: ":"))
    output.append(0x20)
    output.append(printable: findings.texts.bytes(saying.message))
    output.append(0x20)
    style.write(.faint, into: &output) { output in
      output.append(UInt8(ascii: "["))
      output.append(text: printable(findings.rule(of: record)))
      output.append(UInt8(ascii: "]"))
    }
    output.append(0x0A)
    if let place, place.line > 0 {
      // Where the place is wider than what is replaced, the new text would stand under the wrong words.
      let isExact =
        record.edit != nil || place.end - place.start == record.range.range.count
      SourceExcerpt(place, replacement: isExact ? findings.texts.string(saying.replacement) : nil)
        .write(style, into: &output)
    } else if !findings.key(of: record).isEmpty {
      let key = TextPart(of: findings.key(of: record)).withEllipses
      line("  \(style("in the string", .faint)) \(key)", into: &output)
    }
    if record.repeats > 0 {
      let files = record.repeats == 1 ? "1 more file" : "\(record.repeats) more files"
      line("  \(style("The same in \(files).", .faint))", into: &output)
    }
  }

  /// Bytes of a finding with its lines.
  private static let typicalFinding = 360

  func line(_ text: PrintableText, into output: inout [UInt8]) {
    output.append(text: lineStart(text.text))
    output.append(0x0A)
  }
}
