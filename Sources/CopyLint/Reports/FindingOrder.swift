/// The findings of a report in the order in which people read them: files that can't be read, then the source language, since its writers are at hand,
/// in it the errors first, then file by file. What a tool writes comes after what people edit.
struct FindingOrder {
  /// A finding: the place of its file in the report, and its own place in the file.
  struct Item {
    var file: Int
    var finding: Int
  }

  let items: [Item]

  init(_ report: Report, _ options: ReportOptions) {
    var ranks = [[Item]](repeating: [], count: 7)
    // Most files have none, and to take one out of the report copies it.
    let files = report.files.indices.filter { !report.files[$0].findings.records.isEmpty }
    let order =
      files.filter { !report.files[$0].isGenerated } + files.filter { report.files[$0].isGenerated }
    for number in order {
      let file = report.files[number]
      let languages = SourceLocales(file)
      for (place, record) in file.findings.records.enumerated() where options.shows(record) {
        // Nobody sees the other strings of a file that the app can't read.
        if record.severity == .error, file.findings.rule(of: record) == "syntax-error" {
          ranks[0].append(Item(file: number, finding: place))
          continue
        }
        let severity = record.severity == .error ? 0 : record.severity == .warning ? 1 : 2
        let isSource = languages.contain(record, of: file.findings)
        ranks[isSource ? 1 + severity : 4 + severity].append(Item(file: number, finding: place))
      }
    }
    items = ranks.flatMap { $0 }
  }
}

/// Which of the languages of a file are the source language.
struct SourceLocales {
  private let locales: [LocaleSummary]
  /// What belongs to no language belongs to the file.
  private let isFileSource: Bool

  init(_ file: FileReport) {
    locales = file.locales
    isFileSource = file.locales.isEmpty || file.locales.contains(where: \.isSource)
  }

  /// - Parameter findings: of the file, which has the record.
  func contain(_ record: FindingRecord, of findings: FileFindings) -> Bool {
    let locale = findings.locale(of: record)
    return locales.first { $0.locale == locale }?.isSource ?? isFileSource
  }
}
