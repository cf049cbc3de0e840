import Readability

/// For programs: one document of the schema `copy-lint/report/1`.
public struct JSONReporter: Reporter {
  public let name = "json"
  public let showsFingerprints = true

  /// Makes the reporter; it has no state.
  public init() {}

  public func write(_ report: Report, options: ReportOptions, into output: inout [UInt8]) {
    let summary = report.summary
    var json = JSONWriter(capacity: report.roomForPrograms)
    json.object {
      $0.member("schema", "copy-lint/report/1")
      $0.member("tool", options.versions())
      write(summary, report.appWords, into: &$0)
      $0.member("scorecard", summary.scorecard)
      $0.array("quickWins") {
        for win in report.quickWins(10) {
          $0.object {
            $0.member("rule", win.rule)
            $0.member("words", win.words)
            $0.member("replacement", win.replacement)
            $0.member("applicability", win.applicability.rawValue)
            $0.member("findings", win.findings)
          }
        }
      }
      $0.member("categoryWins", report.categoryWins, of: summary.scorecard)
      let screens = report.screens
      if !screens.isEmpty { $0.member("screens", screens) }
      if options.showsTranslations { write(report.translations, report.worstStrings(20), into: &$0) }
      $0.array("files") { for file in report.files { write(file, into: &$0) } }
      $0.array("findings") {
        for file in report.files {
          for finding in file.findings
          where finding.age != .known && (options.showsNotes || finding.finding.severity > .note) {
            $0.value(finding)
          }
        }
      }
      if let changes = report.changes { $0.member("changes", changes) }
      if !report.gone.isEmpty { $0.array("gone") { for line in report.gone { $0.value(line) } } }
      $0.array("skipped") {
        for skipped in report.skipped {
          $0.object {
            $0.member("path", skipped.path)
            $0.member("why", skipped.why)
          }
        }
      }
    }
    json.newline()
    json.append(to: &output)
  }

  private func write(_ summary: Report.Summary, _ appWords: [AppWordUse], into json: inout JSONWriter) {
    json.object("summary") {
      $0.member("files", summary.files)
      $0.member("entries", summary.entries)
      $0.member("words", summary.counts.words)
      $0.member("errors", summary.errors)
      $0.member("warnings", summary.warnings)
      $0.member("notes", summary.notes)
      $0.member("suppressed", summary.suppressed)
      $0.member("known", summary.known)
      $0.member("gone", summary.gone)
      $0.member("fixable", summary.fixable)
      $0.member("notMeasured", summary.notMeasured)
      $0.member("grade", summary.measure.adjusted)
      $0.member("gradeUnadjusted", summary.measure.value)
      $0.member("gradeError", summary.measure.standardError)
      $0.member("prose", prose: summary.prose)
      $0.member("plain", summary.plain)
      $0.array("appWords") {
        for use in appWords {
          $0.object {
            $0.member("word", use.word)
            $0.member("strings", use.strings)
          }
        }
      }
    }
  }

  private func write(
    _ rows: [Report.TranslationRow], _ worst: [Report.WorstString], into json: inout JSONWriter
  ) {
    json.object("translations") {
      $0.array("locales") {
        for row in rows {
          $0.object {
            $0.member("locale", row.coverage.locale)
            $0.member("strings", row.coverage.strings)
            $0.member("translated", row.coverage.translated)
            $0.member("needsReview", row.coverage.needsReview)
            $0.member("missing", row.coverage.missing)
            $0.member("stale", row.coverage.stale)
            $0.member("percent", row.coverage.percent)
            $0.member("errors", row.errors)
            $0.member("warnings", row.warnings)
          }
        }
      }
      $0.array("worst") {
        for string in worst {
          $0.object {
            $0.member("path", string.path)
            $0.member("line", string.line)
            $0.member("key", string.key)
            $0.member("locale", string.locale)
            $0.member("errors", string.errors)
            $0.member("warnings", string.warnings)
          }
        }
      }
    }
  }

  private func write(_ file: FileReport, into json: inout JSONWriter) {
    json.object {
      $0.member("path", file.path)
      $0.member("format", file.format)
      $0.object("locales") {
        for locale in file.locales {
          $0.object(locale.locale) {
            $0.member("entries", locale.entries)
            $0.member("counts", locale.counts)
            $0.member("measure", locale.measure)
            $0.member("prose", prose: locale.proseMeasure)
            $0.member("plain", locale.plain)
          }
        }
      }
      $0.array("problems") {
        for finding in file.findings where finding.group == .file {
          $0.object {
            $0.member("rule", finding.finding.rule)
            $0.member("message", finding.finding.message)
            $0.member("line", finding.place?.line ?? 0)
            $0.member("column", finding.place?.column)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  package mutating func member(_ name: String, _ versions: ToolVersions) {
    object(name) {
      $0.member("version", versions.tool)
      $0.member("icu", versions.icu)
      $0.member("cldr", versions.cldr)
      $0.member("unicode", versions.unicode)
    }
  }
}
