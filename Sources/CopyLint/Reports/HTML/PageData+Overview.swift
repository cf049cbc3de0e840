import Readability

/// A column of a row.
enum PageColumn {
  case text(String)
  case number(Int)
  case decimal(Double?)
  case list([Int])
}

extension JSONWriter {
  mutating func row(_ columns: PageColumn...) {
    array {
      for column in columns {
        switch column {
        case .text(let text): $0.value(text)
        case .number(let number): $0.value(number)
        case .decimal(let number): $0.value(number)
        case .list(let numbers): $0.array { for number in numbers { $0.value(number) } }
        }
      }
    }
  }

  mutating func list(_ name: String, _ list: TextList) {
    array(name) { for text in list.texts { $0.value(text) } }
  }

  /// An array of the values that stand one after the other in `rows`.
  mutating func rows(_ name: String, _ rows: JSONWriter) {
    self.name(name)
    value(json: [UInt8(ascii: "[")] + rows.bytes + [UInt8(ascii: "]")])
  }

  mutating func write(_ origin: ReportOrigin) {
    object("origin") {
      $0.member("title", origin.title)
      $0.member("day", origin.day)
      $0.member("revision", origin.revision)
    }
  }

  mutating func write(_ options: ReportOptions) {
    member("target", options.gradeTarget)
    member("limit", options.gradeLimit)
    if !options.isWhole { member("isPart", true) }
    array("categories") { for category in Scorecard.Category.allCases { $0.value(category.identifier) } }
  }

  mutating func write(_ screens: [Report.ScreenRow]) {
    array("screens") {
      for screen in screens {
        let counts = screen.counts
        $0.row(
          .text(screen.title), .text(screen.path), .number(counts.controls), .number(counts.byText),
          .number(counts.byLabel), .number(counts.unnamed), .number(counts.hints), .number(counts.images),
          .number(counts.bare), .number(counts.announcements))
      }
    }
  }

  mutating func write(_ changes: Changes) {
    object("changes") {
      $0.member("sentence", changes.sentence(name: quoted(changes.since)))
      $0.array("before") { $0.values(of: changes.before.scorecard) }
      $0.array("after") { $0.values(of: changes.after.scorecard) }
      $0.array("files") {
        for file in changes.files {
          $0.row(
            .text(file.path), .decimal(file.before?.measure.value), .decimal(file.after?.measure.value),
            .number(file.strings.added), .number(file.strings.changed), .number(file.strings.removed),
            .number(file.findings.added), .number(file.findings.fixed))
        }
      }
    }
  }

  /// For each category, the strings that were looked at and those that are in order.
  private mutating func values(of scorecard: Scorecard) {
    for category in Scorecard.Category.allCases {
      value(scorecard[category].checked)
      value(scorecard[category].clear)
    }
  }

  mutating func write(_ rows: [Report.TranslationRow]) {
    array("translations") {
      for row in rows {
        let coverage = row.coverage
        $0.array {
          $0.value(coverage.locale)
          $0.value(coverage.strings)
          $0.value(coverage.percent)
          $0.value(coverage.needsReview)
          $0.value(coverage.missing)
          $0.value(coverage.stale)
        }
      }
    }
  }
}
