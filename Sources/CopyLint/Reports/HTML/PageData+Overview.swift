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

  /// An array of the values that stand one behind the other in `rows`.
  mutating func rows(_ name: String, _ rows: JSONWriter) {
    self.name(name)
    value(json: [UInt8(ascii: "[")] + rows.bytes + [UInt8(ascii: "]")])
  }

  mutating func write(_ summary: Report.Summary, _ options: ReportOptions) {
    object("summary") {
      $0.member("files", summary.files)
      $0.member("strings", summary.entries)
      $0.member("words", summary.counts.words)
      $0.member("errors", summary.errors)
      $0.member("warnings", summary.warnings)
      $0.member("suppressed", summary.suppressed)
      $0.member("known", summary.known)
      $0.member("fixable", summary.fixable)
      $0.member("notMeasured", summary.notMeasured)
      $0.array("localesNotMeasured") { for locale in summary.localesNotMeasured { $0.value(locale) } }
      $0.member("grade", summary.grade.measure.gradeOfSchool)
      $0.member("gradeError", summary.grade.measure.standardError)
      $0.member("isGradeOfProse", summary.grade.isOfProse)
      $0.member("plain", summary.plain.checked < Scorecard.Share.fewest ? nil : summary.plain.percent)
      $0.member("target", options.gradeTarget)
      $0.member("limit", options.gradeLimit)
    }
    array("scorecard") {
      for category in Scorecard.Category.allCases {
        let share = summary.scorecard[category]
        $0.row(
          .text(category.identifier), .number(share.checked), .number(share.clear),
          .number(share.percent ?? 0))
      }
    }
  }

  mutating func write(_ files: [FileReport]) {
    var grades = GradeHistogram()
    array("files") {
      for file in files {
        $0.array {
          $0.value(file.path)
          $0.array {
            for locale in file.locales {
              let shown = locale.grade
              let grade = shown.measure.gradeOfSchool
              if grade != nil { grades += locale.grades }
              $0.row(
                .text(locale.locale), .number(locale.entries), .number(locale.counts.words), .decimal(grade),
                .decimal(grade == nil ? nil : shown.measure.standardError), .number(shown.isOfProse ? 1 : 0))
            }
          }
        }
      }
    }
    array("grades") { for count in grades.strings { $0.value(count) } }
  }

  mutating func write(_ changes: Changes) {
    object("changes") {
      $0.member("sentence", changes.sentence(name: quoted(changes.since)))
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

  mutating func write(_ rows: [Report.TranslationRow]) {
    array("languages") {
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

extension Measure {
  /// The value when it is a school grade; nil on another scale.
  fileprivate var gradeOfSchool: Double? {
    gradeFormulas.contains(formula) ? value : nil
  }
}

private let gradeFormulas = Set(allFormulas.filter { $0.scale == .grade }.map(\.name))
