extension TextReporter {
  /// `Screens: 3 icon buttons in “FeedView” have no name, 1 control in “SettingsView” has no name`
  ///
  /// - Returns: nil when all controls have a name.
  static func screenWins(_ screens: [Report.ScreenRow]) -> String? {
    let shown = screens.prefix(screensShown).filter { $0.counts.unnamed > 0 }.map { row in
      let (icons, unnamed) = (row.counts.icons, row.counts.unnamed)
      let noun = icons == unnamed ? "icon button" : "control"
      let count = unnamed == 1 ? "1 \(noun)" : "\(grouped(unnamed)) \(noun)s"
      return "\(count) in \(quoted(row.title)) \(unnamed == 1 ? "has" : "have") no name"
    }
    return shown.isEmpty ? nil : "Screens: \(shown.joined(separator: ", "))"
  }

  private static let screensShown = 3

  /// `Controls in code 92% of 120 named, very good · 80 by text, 30 by label, 4 not known · 6 without a name · Images 8 of 9 labeled or hidden`
  ///
  /// - Returns: nil without code.
  static func screens(_ sums: ScreenCounts) -> String? {
    var parts: [String] = []
    if let words = sums.share.words() {
      parts.append("Controls in code \(words) named\(sums.share.rating)")
      parts.append("\(grouped(sums.byText)) by text, \(grouped(sums.byLabel)) by label")
      if sums.unknown > 0 { parts.append("\(grouped(sums.unknown)) not known") }
    }
    if let words = sums.imageShare.words() { parts.append("Images \(words) labeled or hidden") }
    if sums.hints > 0 { parts.append(sums.hints == 1 ? "1 hint" : "\(grouped(sums.hints)) hints") }
    if sums.announcements > 0 {
      parts.append(
        sums.announcements == 1 ? "1 announcement" : "\(grouped(sums.announcements)) announcements")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// A row for each screen, those with most to name first.
  func writeScreens(
    of report: Report, _ options: ReportOptions, _ style: TextStyle, into output: inout [UInt8]
  ) {
    let rows = report.screens
    guard !rows.isEmpty else { return }
    var table = TextTable([
      .init("screen", isNumber: false), .init("controls"), .init("by text"), .init("by label"),
      .init("no name"), .init("hints"), .init("images"), .init("unlabeled"), .init("announced"),
    ])
    for row in rows.prefix(Self.screensInTable) { table.add([row.title] + Self.cells(row.counts)) }
    if rows.count > 1 { table.addTotal(["all \(grouped(rows.count))"] + Self.cells(report.screenSums)) }
    line(PrintableText(""), into: &output)
    for text in table.lines(style: style, width: options.tableWidth) { line(text, into: &output) }
  }

  private static let screensInTable = 30

  private static func cells(_ counts: ScreenCounts) -> [String] {
    [
      counts.controls, counts.byText, counts.byLabel, counts.unnamed, counts.hints, counts.images,
      counts.bare, counts.announcements,
    ].map { grouped($0) }
  }
}

extension ScreenCounts {
  /// The controls whose names are known, and how many have one.
  package var share: Scorecard.Share {
    var share = Scorecard.Share()
    (share.checked, share.clear) = (controls - unknown, byText + byLabel)
    return share
  }

  /// The images that are judged, and how many are labeled or hidden.
  package var imageShare: Scorecard.Share {
    var share = Scorecard.Share()
    (share.checked, share.clear) = (decorative + labelled + bare, decorative + labelled)
    return share
  }
}
