import Readability

/// Checks files and single strings with one configuration. Keeps buffers and ICU's iterators between strings.
///
/// One checker serves one thread; make another for another thread.
public struct Checker: ~Copyable {
  /// The configuration that it uses; for another one, make another checker.
  public let configuration: Configuration
  /// Rules that are not built in.
  private let rules: [any Rule]
  let contexts: LanguageContexts
  /// The threads that help with a large file.
  package var crew: (any Crew)?
  // An array, not a dictionary: there are few, and the first dictionary of a run costs a fifth of a millisecond.
  private var ruleSets: [RuleSet] = []
  /// What the entry translates.
  var translated: SourceForms?
  /// What the file is a translation of.
  var sources: SourceStrings?
  /// Which of its strings are compared with those.
  var sourceRoom = SourceRoom()
  /// The messages of a newer translation, where the file is of gettext and no template has them.
  var newest: SourceStrings?
  /// How the files next to this one translate sentences, by language and a hash of the source.
  package var elsewhere: [String: [UInt64: OtherWording]] = [:]
  /// Keys of the file that are texts of the app which no other place has, and are checked as such.
  package var keysAsTexts: Set<String> = []
  /// What the file said at the revision of `--since`.
  package var past: PastTexts?
  /// Whether no file was in the language of the next document at the revision of `--since`.
  package var isOfNewLanguage = false
  /// The platform that shows the string, if it is not the configuration's.
  private var platform: Configuration.Platform?
  /// Whether a rule looked at more of the last string than its text.
  var looksAround = false
  var subject = Subject(entry: Entry(key: "", text: "", locale: "en"))

  /// - Parameters:
  ///   - configuration: what to check, and how.
  ///   - glossaries: the project's layers on top of the built-in one, by language subtag. A language without an
  ///     entry uses the built-in one as it is.
  ///   - rules: rules of your own, which run along with those of `allRules`. Each has a name that no other rule has.
  public init(
    configuration: Configuration = Configuration(), glossaries: [String: Glossary] = [:],
    rules: [any Rule] = []
  ) {
    self.configuration = configuration
    self.rules = rules
    contexts = LanguageContexts(configuration: configuration, glossaries: glossaries)
  }

  /// Makes a copy for another thread.
  var makeChecker: @Sendable () -> Checker {
    { [configuration, glossaries = contexts.glossaries, rules] in
      Checker(configuration: configuration, glossaries: glossaries, rules: rules)
    }
  }

  /// Checks one string by itself. Returns its findings, by place, and what was counted.
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
    let rules = ruleSet(path: path, key: entry.nameInSettings, locale: entry.locale)
    if checkMessage(entry, by: rules, into: &findings) {
      var none: [Finding] = []
      load(entry, translating: nil, by: rules, into: &none)
    } else {
      load(
        entry, translating: source(of: 0, in: StringTable(entry), sources: nil), by: rules, into: &findings)
    }
    findings.removeAll(where: \.waits)
    return (findings.sorted(by: Self.precedes), subject)
  }

  /// Checks an entry that is in no file.
  mutating func load(
    _ entry: Entry, translating forms: SourceForms?, by rules: RuleSet, into findings: inout [Finding]
  ) {
    translated = forms
    subject.entry = entry
    checkEntry(by: rules, into: &findings)
  }

  /// The format of a translated file: if its content doesn't show it, that of its source.
  func format(of document: Document, sources: SourceStrings?) -> (any Format)? {
    if let format = format(of: document) { return format }
    guard let name = sources?.format, let format = allFormats.first(where: { $0.name == name }),
      format.extensions.contains(where: { document.path.hasSuffix(".\($0)") })
    else { return nil }
    return format
  }

  /// The format that the configuration names for this file, else the first that recognizes it.
  public func format(of document: Document) -> (any Format)? {
    if let choice = configuration.formats.last(where: { $0.path.matches(path: document.path) }) {
      return allFormats.first { $0.name == choice.format }
    }
    return allFormats.first { $0.recognizes(document) }
  }

  /// Adds what a rule may look at besides the string: its sibling, and what it translates.
  mutating func look(around index: Int, in table: StringTable) {
    subject.sibling = nil
    if table.rows[index].role.container == .accessibility {
      subject.sibling = sibling(of: index, in: table)
    } else {
      subject.sibling = companion(of: index, in: table)
    }
    let forms = source(of: index, in: table, sources: sourceRoom.holds(index) ? sources : nil)
    // To put nothing in the place of nothing takes longer than to look.
    if forms != nil || translated != nil { translated = forms }
  }

  /// Checks the entry that the subject has.
  mutating func checkEntry(by rules: RuleSet, into findings: inout [Finding]) {
    let context = contexts[subject.entry.locale]
    subject.load(limit: rules.limit, context: context, platform: platform)
    subject.load(source: translated, context: context)
    measureSource()
    looksAround = false
    guard isForPeople else { return }
    check(by: rules, context, into: &findings)
  }

  /// Whether people get to see the entry that the subject has.
  var isForPeople: Bool { subject.entry.isShown && subject.entry.role.part != .identifier }

  /// Asks the rules about the subject, and leaves out what doesn't hold in this project or this file.
  ///
  /// - Parameter comparesFiles: false for what a run finds that doesn't compare them.
  mutating func check(
    by rules: RuleSet, _ context: LanguageContext, comparesFiles: Bool = true, into findings: inout [Finding]
  ) {
    let first = findings.count
    looksAround = judge(
      by: rules, language: context.language, comparesFiles: comparesFiles, into: &findings)
    if !context.ownNames.isEmpty, findings.count > first {
      let bytes = subject.bytes
      // To move all findings takes longer than to look at them.
      if findings[first...].contains(where: { context.ownNames.loses($0, in: bytes) }) {
        findings = findings[..<first] + findings[first...].filter { !context.ownNames.loses($0, in: bytes) }
      }
    }
    if let extras = subject.entry.table.extras(of: subject.entry.row), !extras.ignoredRules.isEmpty {
      findings.removeAll { extras.ignores($0.rule) }
    }
  }

  /// Separate from what changes the subject, so that the subject is borrowed by the rules and not copied.
  private func judge(
    by rules: RuleSet, language: String, comparesFiles: Bool, into findings: inout [Finding]
  ) -> Bool {
    rules.check(subject, language: language, comparesFiles: comparesFiles, into: &findings)
  }

  /// The rules for a string; without a key, for the file; without a locale, for what concerns all of its
  /// languages.
  mutating func ruleSet(path: String, key: String?, locale: String?) -> RuleSet {
    let overrides = configuration.overrideIndices(path: path, key: key, locale: locale)
    if let known = ruleSets.first(where: { $0.overrides == overrides }) { return known }
    let rules = RuleSet(configuration, overrides: overrides, own: rules)
    ruleSets.append(rules)
    return rules
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.range.lowerBound, left.rule) < (right.range.lowerBound, right.rule)
  }
}
