/// A finding as the text shows it: where it is, what to do, and the line with a mark under what was found.
struct FindingBlock {
  private let record: FindingRecord
  private let findings: FileFindings
  private let options: ReportOptions
  private let style: TextStyle

  init(_ record: FindingRecord, of findings: FileFindings, _ options: ReportOptions, _ style: TextStyle) {
    self.record = record
    self.findings = findings
    self.options = options
    self.style = style
  }

  func write(into output: inout [UInt8]) {
    let place = findings.place(of: record)
    let saying = findings.sayings[Int(record.saying)]
    let message = findings.texts.string(saying.message)
    writeHead(place, into: &output)
    writeAdvice(message, into: &output)
    if let place, place.line > 0 {
      SourceExcerpt(place, replacement: replacement(saying, message, place), width: options.width)
        .write(style, into: &output)
    }
    if record.repeats > 0 {
      let files = record.repeats == 1 ? "1 more file" : "\(record.repeats) more files"
      output.append(text: "  \(style("The same in \(files).", .faint).text)\n")
    }
  }

  /// `2:24  open · en`
  private func writeHead(_ place: Place?, into output: inout [UInt8]) {
    var spot = ""
    if let place, place.line > 0 { spot = "\(place.line):\(place.column)" }
    let locale = printable(findings.locale(of: record))
    // An entry of a gettext file may have a page of text as its key.
    let room = options.width - 4 - spot.utf8.count - 3 - locale.utf8.count
    let key = cutAtEnd(printable(findings.name(of: record)), columns: min(Self.widestKey, max(room, 8)))
    let name = [key, locale].filter { !$0.isEmpty }.joined(separator: " · ")
    if spot.isEmpty, name.isEmpty { return }
    output.append(text: "  ")
    if !spot.isEmpty { output.append(text: style(PrintableText(spot), .strong).text) }
    if !spot.isEmpty, !name.isEmpty { output.append(text: "  ") }
    output.append(text: spot.isEmpty ? wordAtLineStart(name) : name)
    output.append(0x0A)
  }

  private static let widestKey = 60

  /// `error: Write “Please sign in” instead of “Authentication required”. [jargon]`
  private func writeAdvice(_ message: String, into output: inout [UInt8]) {
    var lines = WrappedLines(indent: 2, width: options.width, breaksWords: options.cutsLines)
    let severity = style.severity(record.severity)
    lines.add("\(severity):", width: record.severity.rawValue.utf8.count + 1)
    lines.add(message)
    let rule = printable("[\(findings.rule(of: record))]")
    lines.add(style(PrintableText(rule), .faint), width: displayWidth(of: rule))
    lines.write(into: &output)
  }

  /// What to write under the mark, unless the message has just said it.
  private func replacement(_ saying: Saying, _ message: String, _ place: Place) -> String? {
    // Where the place is wider than what is replaced, the new text would be under the wrong words.
    guard record.edit != nil || place.end - place.start == record.range.range.count,
      let replacement = findings.texts.string(saying.replacement)
    else { return nil }
    return message.contains("“\(replacement)”") ? nil : replacement
  }
}

extension FileFindings {
  /// The key of a finding's string, with its form where it has several.
  func name(of record: FindingRecord) -> String {
    let variant = texts.string(strings[Int(record.string)].variant)
    let key = shownKey(key(of: record))
    return variant.isEmpty ? key : "\(key) (\(variant))"
  }
}
