import CopyLint
import Readability

/// What the lines of a stream add up to: the same in any order, and in any parts.
struct StreamSums {
  /// Locales that are told apart; the texts of others are added up as one.
  static let mostLocales = 1_000

  struct Language {
    /// Texts in it.
    var strings = 0
    /// Of those that are read as text.
    var counts = Counts()
    /// Of those that are prose.
    var prose = Counts()
  }

  struct Findings {
    var errors = 0
    var warnings = 0
    var notes = 0
  }

  var lines = 0
  /// Lines that could not be read.
  var errors = 0
  /// By locale.
  private(set) var languages: [String: Language] = [:]
  /// The texts in further locales.
  private(set) var others = Language()
  /// By rule.
  private(set) var findings: [String: Findings] = [:]

  /// Adds a text.
  mutating func add(_ subject: Subject, _ findings: ArraySlice<Finding>) {
    var language = Language()
    language.strings = 1
    // What is not read as text is in no sum, as in those of `grade`. The answer says so, too, so others can add up the same.
    if subject.measure.why != .role {
      language.counts = subject.analysis.counts
      if subject.measure.isProse ?? false { language.prose = language.counts }
    }
    add(language, subject.entry.locale)
    for finding in findings {
      var one = Findings()
      switch finding.severity {
      case .error: one.errors = 1
      case .warning: one.warnings = 1
      case .note: one.notes = 1
      }
      add(one, finding.rule)
    }
  }

  /// Adds the lines after these.
  mutating func add(_ more: StreamSums) {
    lines += more.lines
    errors += more.errors
    for (locale, language) in more.languages { add(language, locale) }
    others.add(more.others)
    for (rule, findings) in more.findings { add(findings, rule) }
  }

  private mutating func add(_ language: Language, _ locale: String) {
    if languages.count < Self.mostLocales || languages[locale] != nil {
      languages[locale, default: Language()].add(language)
    } else {
      others.add(language)
    }
  }

  private mutating func add(_ more: Findings, _ rule: String) {
    findings[rule, default: Findings()].errors += more.errors
    findings[rule, default: Findings()].warnings += more.warnings
    findings[rule, default: Findings()].notes += more.notes
  }
}

extension StreamSums.Language {
  fileprivate mutating func add(_ more: Self) {
    strings += more.strings
    counts += more.counts
    prose += more.prose
  }
}

extension JSONWriter {
  /// The last line of a stream.
  mutating func summary(_ sums: StreamSums, of checker: borrowing Checker) {
    var languages: [(locale: String?, language: StreamSums.Language)] = []
    for (locale, language) in sums.languages.sorted(by: { $0.key < $1.key }) {
      languages.append((locale, language))
    }
    if sums.others.strings > 0 { languages.append((nil, sums.others)) }
    let measures = languages.map { locale, language in
      (
        all: checker.measure(of: language.counts, locale: locale ?? "und"),
        prose: checker.measure(of: language.prose, locale: locale ?? "und")
      )
    }
    object {
      $0.object("summary") {
        $0.member("lines", sums.lines)
        $0.member("errors", sums.errors)
        $0.array("languages") {
          for ((locale, language), measure) in zip(languages, measures) {
            $0.object {
              $0.member("locale", locale)
              $0.member("strings", language.strings)
              $0.member("counts", language.counts)
              $0.member("measure", measure.all)
              $0.member("prose", language.prose)
              $0.member("proseMeasure", measure.prose)
            }
          }
        }
        $0.array("rules") {
          for (rule, findings) in sums.findings.sorted(by: { $0.key < $1.key }) {
            $0.object {
              $0.member("rule", rule)
              $0.member("error", findings.errors)
              $0.member("warning", findings.warnings)
              $0.member("note", findings.notes)
            }
          }
        }
      }
    }
  }
}
