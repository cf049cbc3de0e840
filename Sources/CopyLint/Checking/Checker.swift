import Readability

/// Checks files and single strings with one configuration. Keeps buffers and ICU's iterators between strings.
///
/// One checker serves one thread; make another for another thread.
public struct Checker: ~Copyable {
  /// Findings of one string that a file's report shows. Each costs time by the length of the text, so a text made to
  /// be found fault with could take hours; what is left out is found when these are mended.
  static let maximumFindings = 500

  /// What it checks by; for others, make another checker.
  public let configuration: Configuration
  /// Rules from outside.
  private let rules: [any Rule]
  let contexts: LanguageContexts
  // An array, not a dictionary: there are few, and the first dictionary of a run costs a fifth of a millisecond.
  private var ruleSets: [RuleSet] = []
  /// What the entry translates.
  var translated: SourceForms?
  /// What the file is a translation of.
  var sources: SourceStrings?
  /// Where the string is shown, when it is not where the configuration says.
  private var platform: Configuration.Platform?
  /// Whether a rule looked at more of the last string than its text.
  private var looksAround = false
  var subject = Subject(entry: Entry(key: "", text: "", locale: "en"))

  /// - Parameters:
  ///   - configuration: what to check, and how.
  ///   - glossaries: the project's layers on top of the built-in one, by language subtag. A language without an
  ///     entry uses the built-in one as it is.
  ///   - rules: rules of your own, which run beside those of `allRules`. Each has a name that no other rule has.
  public init(
    configuration: Configuration = Configuration(), glossaries: [String: Glossary] = [:],
    rules: [any Rule] = []
  ) {
    self.configuration = configuration
    self.rules = rules
    contexts = LanguageContexts(configuration: configuration, glossaries: glossaries)
  }

  /// Reads and checks a file; nil when no format recognizes it.
  ///
  /// - Parameters:
  ///   - document: the whole file.
  ///   - sources: the same strings in the source language, when the file is a translation of another.
  public mutating func check(_ document: Document, sources: SourceStrings? = nil) -> FileReport? {
    self.sources = sources
    defer { self.sources = nil }
    guard let format = format(of: document) else { return nil }
    return check(read(document, format), of: document, format: format)
  }

  /// Checks one string by itself: its findings, by place, and what was counted.
  ///
  /// - Parameters:
  ///   - entry: the string.
  ///   - path: of its file, relative to the configuration; empty when it is in none.
  ///   - platform: where this string is shown; nil: as the configuration says.
  public mutating func check(
    _ entry: Entry, path: String = "", platform: Configuration.Platform? = nil
  ) -> (findings: [Finding], subject: Subject) {
    self.platform = platform
    defer { self.platform = nil }
    var entry = entry
    configuration.assignRole(to: &entry, path: path)
    var findings: [Finding] = []
    subject.sibling = nil
    subject.names = FileNames()
    translated = source(of: 0, in: StringTable(entry), sources: nil)
    subject.entry = entry
    checkEntry(by: ruleSet(path: path, key: entry.key), into: &findings)
    return (findings.sorted(by: Self.precedes), subject)
  }

  /// The format that the configuration names for this file, else the first that recognizes it.
  public func format(of document: Document) -> (any Format)? {
    if let choice = configuration.formats.last(where: { $0.path.matches(path: document.path) }) {
      return allFormats.first { $0.name == choice.format }
    }
    return allFormats.first { $0.recognizes(document) }
  }

  /// Entries with their roles, as `dump` shows them; nil when no format recognizes the file.
  public func entries(of document: Document) -> (reading: Reading, format: any Format)? {
    guard let format = format(of: document) else { return nil }
    return (read(document, format), format)
  }

  /// Reads a file, and gives its strings their roles.
  func read(_ document: Document, _ format: any Format) -> Reading {
    var reading = format.read(document, options: ReadingOptions(sourceLocale: configuration.sourceLocale))
    configuration.assignRoles(in: &reading.entries, path: document.path)
    return reading
  }

  private mutating func check(_ reading: Reading, of document: Document, format: any Format) -> FileReport {
    let fileRules = ruleSet(path: document.path, key: nil)
    let hasKeyOverrides = configuration.overrides.contains { !$0.keys.isEmpty }
    var builder = FileReportBuilder(document: document, format: format)
    var sums = FileSums()
    let table = reading.entries
    var findings: [Finding] = []
    subject.names = FileNames(table)
    var clear = ClearTexts()
    let problems = configuration.selected(
      document.problems + reading.problems, path: document.path, format: format.name,
      locales: table.localeNames)
    for problem in problems { builder.add(problem, rules: fileRules) }
    let selected = selection(of: table)
    subject.enter(table)
    for index in table.rows.indices where selected.isEmpty || selected[Int(table.rows[index].locale)] {
      let row = table.rows[index]
      if Suppression.mayBe(in: table.bytes(row.comment)) { builder.note(table[index]) }
      takeSibling(of: index, in: table)
      translated = source(of: index, in: table, sources: sources)
      // Where rules differ by key, a text may be clear under one key only.
      let hash =
        hasKeyOverrides || subject.sibling != nil
        ? 0 : clear.hash(of: row, in: table, translating: translated)
      if hash != 0, let known = clear[hash] {
        sums.add(known, at: index, of: table, translated: translated?.all[0].text ?? "")
        continue
      }
      if !findings.isEmpty { findings.removeAll(keepingCapacity: true) }
      subject.entry.move(to: index)
      if hasKeyOverrides {
        check(index, by: ruleSet(path: document.path, key: subject.entry.key), &findings, &builder, &sums)
      } else {
        check(index, by: fileRules, &findings, &builder, &sums)
        if hash != 0, let text = clearText(findings) { clear.insert(text, for: hash) }
      }
    }
    conclude(&sums, table, path: document.path, format: format.name, rules: fileRules, into: &builder)
    return builder.report()
  }

  /// Which locales of a table are asked for, by their index; empty when all are.
  func selection(of table: StringTable) -> [Bool] {
    if configuration.onlyLocales.isEmpty { return [] }
    return table.sides.locales.map { configuration.selects($0.name) }
  }

  /// What is kept of the text that the subject has; nil when another string with it may not be as clear.
  private func clearText(_ findings: [Finding]) -> ClearTexts.Text? {
    findings.isEmpty && subject.matches.isEmpty && !looksAround ? subject.clearText() : nil
  }

  /// Checks the entry that the subject has, and takes in what comes of it.
  ///
  /// - Parameters:
  ///   - index: of the entry in its file.
  ///   - findings: empty.
  private mutating func check(
    _ index: Int, by rules: RuleSet, _ findings: inout [Finding], _ builder: inout FileReportBuilder,
    _ sums: inout FileSums
  ) {
    checkEntry(by: rules, into: &findings)
    take(findings, ofEntry: index, rules, &builder, &sums)
  }

  /// Apart from what changes the subject, so that it is lent and not copied.
  private func take(
    _ findings: [Finding], ofEntry index: Int, _ rules: RuleSet, _ builder: inout FileReportBuilder,
    _ sums: inout FileSums
  ) {
    var failed: Scorecard.Categories = []
    for number in findings.indices.prefix(Self.maximumFindings) {
      failed.formUnion(
        builder.add(
          findings[number], of: subject.entry, source: subject.hasSource ? subject.sources[0].text : nil,
          rules: rules))
    }
    guard subject.entry.isShown else { return }
    sums.add(subject, at: index, in: contexts[subject.entry.locale], failed: failed)
  }

  mutating func takeSibling(of index: Int, in table: StringTable) {
    subject.sibling = nil
    guard table.rows[index].role.container == .accessibility else { return }
    subject.sibling = sibling(of: index, in: table)
  }

  /// Checks the entry that the subject has.
  mutating func checkEntry(by rules: RuleSet, into findings: inout [Finding]) {
    let context = contexts[subject.entry.locale]
    subject.load(limit: rules.limit, context: context)
    if let platform { subject.platform = platform }
    subject.load(source: translated, context: context)
    if subject.hasSource, let measure = sourceMeasure() { subject.sources[0].measure = measure }
    looksAround = false
    guard subject.entry.isShown, subject.entry.role.part != .identifier else { return }
    looksAround = judge(by: rules, language: context.language, into: &findings)
  }

  /// Apart from what changes the subject, so that it is lent to the rules and not copied.
  private func judge(by rules: RuleSet, language: String, into findings: inout [Finding]) -> Bool {
    rules.check(subject, language: language, into: &findings)
  }

  mutating func ruleSet(path: String, key: String?) -> RuleSet {
    let overrides = configuration.overrideIndices(path: path, key: key)
    if let known = ruleSets.first(where: { $0.overrides == overrides }) { return known }
    let rules = RuleSet(configuration, overrides: overrides, own: rules)
    ruleSets.append(rules)
    return rules
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.range.lowerBound, left.rule) < (right.range.lowerBound, right.rule)
  }
}
