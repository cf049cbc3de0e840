extension Report {
  /// Keeps one of the findings on a source text that several files repeat, as XLIFF and Qt do in the file of each language,
  /// and counts the others in it. It stays in a file of the source language if there is one: there it can be fixed. The
  /// text counts once, too.
  package mutating func foldRepeats() {
    var first: [String: (file: Int, finding: Int)] = [:]
    for file in sourceFirst(files) where repeatsSource(files[file].format) {
      let sources = files[file].locales.filter(\.isSource).map(\.locale)
      let findings = files[file].findings
      var kept: [FindingRecord] = []
      for record in findings.records {
        guard record.suppressed == nil, sources.contains(findings.locale(of: record)) else {
          kept.append(record)
          continue
        }
        let name = name(findings.reported(record), format: files[file].format)
        // In one file, two findings of one text are two.
        if let known = first[name], known.file != file {
          files[known.file].findings.records[known.finding].repeats += 1
        } else {
          if first[name] == nil { first[name] = (file, kept.count) }
          kept.append(record)
        }
      }
      files[file].findings.records = kept
    }
    countRepeatsOnce(in: &files)
  }

  /// Whether the file of each language holds the source texts too.
  func repeatsSource(_ format: String) -> Bool {
    allFormats.first { $0.name == format }?.repeatsSource ?? false
  }

  /// The same for the same finding on the same text, whatever the file.
  private func name(_ reported: ReportedFinding, format: String) -> String {
    let range = reported.finding.range
    let parts = [
      format, reported.finding.rule, reported.locale, reported.key, reported.variant, reported.text,
      "\(range.lowerBound)-\(range.upperBound)", reported.finding.message,
    ]
    return parts.joined(separator: "\u{0}")
  }
}
