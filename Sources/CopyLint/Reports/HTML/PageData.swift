import Readability

/// The report as the page reads it: rows of numbers that point into lists of texts, so that what repeats is there
/// once. `report.js` of the page reads the same columns in the same order.
struct PageData {
  private let report: Report
  private let options: ReportOptions
  private let rules: [RuleDescription]
  /// Rules whose findings are all of the project's own glossary.
  private let ownRules: Set<String>
  private var roles = TextList()
  private var locales = TextList()
  private var messages = TextList()
  private var texts = TextList()
  private var strings = JSONWriter()
  private var stringCount = 0
  private var findings = JSONWriter()

  init(_ report: Report, _ options: ReportOptions) {
    self.report = report
    self.options = options
    var used: Set<String> = []
    var builtIn: Set<String> = []
    var outside: [RuleDescription] = []
    for file in report.files {
      for reported in file.findings.shown(options) {
        let finding = reported.finding
        if !finding.isOwnTerm { builtIn.insert(finding.rule) }
        guard used.insert(finding.rule).inserted else { continue }
        guard RuleID(named: finding.rule) == nil else { continue }
        outside.append(
          RuleDescription(name: finding.rule, group: reported.group, severity: finding.severity, summary: ""))
      }
    }
    ownRules = used.subtracting(builtIn)
    rules = allRules.map(\.about).filter { used.contains($0.name) } + outside
    for (index, file) in report.files.enumerated() { add(file, at: index) }
  }

  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("schema", "copy-lint/page/2")
      $0.member("version", options.versions().tool)
      $0.write(options.origin())
      $0.write(options)
      $0.member("appWords", report.appWords.isEmpty ? "" : TextReporter.appWords(report.appWords))
      $0.write(report, options)
      $0.write(pooledGrades(of: report.files))
      if let changes = report.changes { $0.write(changes) }
      if options.showsTranslations { $0.write(report.translations) }
      let screens = report.screens
      if !screens.isEmpty { $0.write(screens) }
      if report.hasControlsToName { $0.member("hasControlsToName", true) }
      $0.array("rules") {
        for rule in rules {
          let isOwn = ownRules.contains(rule.name)
          $0.row(
            .text(rule.name), .text(rule.group.rawValue),
            .text(isOwn ? "A word that your glossary replaces." : rule.summary),
            .text(isOwn ? "Your team has agreed on other words." : reason(forRule: rule.name)),
            .list(categories(of: rule)))
        }
      }
      $0.list("roles", roles)
      $0.list("locales", locales)
      $0.list("messages", messages)
      $0.list("texts", texts)
      $0.rows("strings", strings)
      $0.rows("findings", findings)
      $0.array("skipped") {
        for skipped in report.skipped { $0.row(.text(skipped.path), .text(skipped.why)) }
      }
    }
    return json.bytes
  }

  /// The places of the categories that a finding of the rule counts against.
  private func categories(of rule: RuleDescription) -> [Int] {
    guard RuleID(named: rule.name)?.countsInScorecard ?? true else { return [] }
    let failed = Scorecard.Categories(group: rule.group)
    return Scorecard.Category.allCases.indices.filter {
      failed.contains(Scorecard.Categories(Scorecard.Category.allCases[$0]))
    }
  }

  /// What makes two findings be about one string of a file.
  private struct Name: Hashable {
    var key: String
    var locale: String
    var variant: String
    var text: String
  }

  private mutating func add(_ file: FileReport, at index: Int) {
    var known: [Name: Int] = [:]
    for reported in file.findings.shown(options) {
      let name = Name(
        key: reported.key, locale: reported.locale, variant: reported.variant, text: reported.text)
      if known[name] == nil {
        known[name] = stringCount
        addString(reported, file: index)
      }
      add(reported, string: known[name] ?? 0)
    }
  }

  private mutating func addString(_ reported: ReportedFinding, file: Int) {
    stringCount += 1
    strings.row(
      .number(file), .text(shownKey(reported.key)), .number(locales.place(of: reported.locale)),
      .number(roles.place(of: reported.role.identifier)), .text(reported.variant), .text(reported.text),
      .text(reported.source ?? ""))
  }

  private mutating func add(_ reported: ReportedFinding, string: Int) {
    let finding = reported.finding
    let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
    let text = reported.text
    let change = finding.replacement == nil ? nil : reported.textRange.flatMap { utf16Range($0, in: text) }
    let marks = marks(of: reported).compactMap { utf16Range($0, in: text) }
    findings.row(
      .number(string), .number(rules.firstIndex { $0.name == finding.rule } ?? 0), .number(severity),
      .number(messages.place(of: finding.message)), .number(reported.place?.line ?? 0),
      .number(change?.lowerBound ?? -1), .number(change?.upperBound ?? -1),
      .list(marks.flatMap { [$0.lowerBound, $0.upperBound] }),
      .number(finding.replacement.map { texts.place(of: $0) } ?? -1),
      .number(finding.applicability?.rank ?? 0),
      .number(finding.words.first.map { texts.place(of: $0) } ?? -1),
      .number(reported.repeats))
  }
}

extension Applicability {
  /// As the page numbers it.
  fileprivate var rank: Int {
    switch self {
    case .safe: 1
    case .unsafe: 2
    case .shown: 3
    }
  }
}

/// Texts that rows point to by their place.
struct TextList {
  private(set) var texts: [String] = []
  private var places: [String: Int] = [:]

  /// The place of `text`; it is added when it is new.
  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
