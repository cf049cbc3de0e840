import Readability

/// A string that the source has but the translation lacks, or a whole file or language.
struct TranslationMissing: Rule {
  var translations = Configuration.TranslationSettings()
  /// Overrides that say for some keys whether they may be missing.
  private var named: [Configuration.Override] = []
  /// Of the settings, in lowercase.
  private var names: Set<String> = []
  private var isChecked = false

  var about: RuleDescription {
    RuleDescription(
      name: "translation-missing", group: .translation, severity: .error,
      summary: "A string of the source language has no translation.")
  }

  mutating func take(_ configuration: Configuration) {
    translations = configuration.translations
    named = configuration.overrides.filter { !$0.keys.isEmpty && $0.rules[about.name] != nil }
    names = StayingText.names(of: configuration)
    isChecked = configuration.checksTranslations
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard translations.missing != .count else { return }
    // The file says so itself, and without a translation it looks as if it were fine.
    if let count = MissingStrings.countIfAllAreFuzzy(catalog), translations.requires(catalog) {
      let some = count == 1 ? "Its only string is" : "All of its \(count) strings are"
      return add(
        "Review this file. \(some) marked fuzzy, so the app uses none of it.",
        severity: isChecked ? nil : .warning,
        to: &findings)
    }
    guard isChecked else { return }
    if let sources = catalog.sources, catalog.locale == sources.locale {
      return report(sources.lacking, in: catalog.locale, to: &findings)
    }
    reportLanguages(of: catalog, to: &findings)
    // What could not be read is not missing: the mistake comes first.
    guard translations.requires(catalog), !catalog.isBroken else { return }
    var missing = MissingStrings(of: catalog, settings: translations, names: names)
    // Whoever adds a string to the source can't translate it at once, unless the project says so.
    if let past = catalog.past, translations.requireAll.isEmpty {
      missing.markNew(past.keys(in: catalog.format))
    }
    // Strings that a comment or an override names by key don't count among many that are told as one.
    let named = missing.take { string in
      catalog.acceptedMissing.contains(string.key)
        || self.named.contains { $0.keys.contains { $0.matches(key: string.key) } }
    }
    list(named, in: catalog, to: &findings)
    let listsAll = translations.listsMissing(in: catalog.locale) && !catalog.isOfNewLanguage
    let optional = missing.take { $0.severity == .note }
    if optional.count <= Self.most || listsAll {
      list(optional, in: catalog, to: &findings)
    } else {
      add(
        "Translate \(optional.count) strings in this file if you can. “tools:ignore” lets them wait.",
        optional: true, to: &findings)
    }
    if catalog.isOfNewLanguage, translations.requireAll.isEmpty, !missing.all.isEmpty,
      missing.isMost(of: catalog)
    {
      let strings = missing.all.count == 1 ? "1 more string" : "\(missing.all.count) more strings"
      return add(
        "Translate \(strings) in this file. The language is new, and less than half is done.",
        severity: .warning, to: &findings)
    }
    let isWholeFile = missing.isWholeFile && (named.isEmpty || missing.all.count > Self.most)
    if isWholeFile, !missing.all.isEmpty, !listsAll {
      return add(
        "Translate this file. None of its \(missing.all.count) strings are translated.", to: &findings)
    }
    if !listsAll { missing.joinItems() }
    let new = missing.take(\.isNew)
    if new.count <= Self.most || listsAll {
      list(new, in: catalog, to: &findings)
    } else {
      add("Translate \(new.count) new strings in this file.", severity: .note, to: &findings)
    }
    if missing.all.count > Self.most(in: catalog.format), !listsAll {
      return reportAsOne(missing.all, in: catalog, to: &findings)
    }
    reportNewer(missing.take { $0.newerFile != nil }, to: &findings)
    list(missing.all, in: catalog, to: &findings)
  }

  private func reportAsOne(
    _ missing: [MissingStrings.One], in catalog: Catalog, to findings: inout [CatalogFinding]
  ) {
    // Guesses are there to review, as the table of languages says.
    let guesses = missing.filter(\.isFuzzy)
    let empty = missing.filter { !$0.isFuzzy }
    let review = guesses.isEmpty ? "" : "review \(Self.named(guesses, counts: empty.isEmpty))"
    let tasks =
      empty.isEmpty
      ? review
      : "translate \(Self.named(empty, counts: true))\(review.isEmpty ? "" : ", and \(review)")"
    let newer = missing.filter { $0.newerFile != nil }
    if let file = newer.first?.newerFile {
      let all = newer.count == missing.count
      return add(
        Self.advice(on: tasks, file, has: all ? "them" : "\(newer.count) of them"),
        severity: all ? severityOfNewer : nil, to: &findings)
    }
    guard catalog.format == "po", missing.contains(where: { $0.entry == nil }) else {
      let text =
        empty.isEmpty
        ? "Review \(Self.named(guesses, counts: true, " in this file")). They are marked fuzzy."
        : "Translate \(Self.named(empty, counts: true, " in this file"))\(review.isEmpty ? "" : ", and \(review)")."
      return add(text, to: &findings)
    }
    add("Update this file with msgmerge, then \(tasks).", to: &findings)
  }

  /// `4 strings, such as “a”, “b” and “c”`.
  ///
  /// - Parameters:
  ///   - counts: whether “strings” follows the number; the words before it may have said so.
  ///   - place: after the number.
  private static func named(_ some: [MissingStrings.One], counts: Bool, _ place: String = "") -> String {
    let noun = !counts ? "" : some.count == 1 ? " string" : " strings"
    return
      "\(some.count)\(noun)\(place), such as \(listed(some.prefix(3).map { quotedKey($0.key) }))"
  }

  /// Messages of gettext that a newer translation has.
  private func reportNewer(_ missing: [MissingStrings.One], to findings: inout [CatalogFinding]) {
    for string in missing {
      guard let file = string.newerFile else { continue }
      add(
        Self.advice(on: "translate \(string.quotedName)", file, has: "it"), string, severity: severityOfNewer,
        to: &findings)
    }
  }

  /// Nothing but the other file says that the app needs them, unless the settings do.
  private var severityOfNewer: Severity? { translations.requireAll.isEmpty ? .warning : nil }

  private static func advice(on tasks: String, _ file: String, has them: String) -> String {
    "Update this file with msgmerge, then \(tasks). “\(printable(file))” is newer and has \(them)."
  }

  private func list(
    _ missing: [MissingStrings.One], in catalog: Catalog, to findings: inout [CatalogFinding]
  ) {
    for string in missing {
      if string.isNew {
        add("Translate \(string.quotedName). It is new.", string, severity: .note, to: &findings)
        continue
      }
      if let lacking = string.lackingItems {
        add(
          lacking.message(string.key, in: catalog.format), string,
          severity: lacking.severity(in: catalog.format), to: &findings)
        continue
      }
      if string.isFuzzy {
        add("Review \(string.quotedName). It is marked fuzzy.", string, to: &findings)
        continue
      }
      let why =
        string.item?.number == 0
        ? "They're in the source but not here."
        : string.entry != nil
          ? "It has no text yet."
          : string.isKeyAlone ? "Most languages have it." : "It's in the source but not here."
      add("Translate \(string.quotedName). \(why)", string, to: &findings)
    }
  }

  /// More findings than this say nothing new: the table of languages has the number.
  static let most = 20

  /// In gettext, one run of msgmerge brings all that a file lacks.
  static func most(in format: String) -> Int { format == "po" ? 5 : most }

  func add(
    _ message: String, _ string: MissingStrings.One? = nil, severity: Severity? = nil,
    optional: Bool = false, to findings: inout [CatalogFinding]
  ) {
    let isNew = string?.isNew ?? false
    let usual = translations.missing == .warning && !isNew ? .warning : severity ?? about.severity
    let severity = optional ? .note : string?.severity ?? usual
    let key = string?.key ?? ""
    findings.append(
      CatalogFinding(
        entry: string?.entry, key: key,
        finding: Finding(
          rule: about.name, severity: severity, message: message, range: 0..<0,
          words: key.isEmpty ? [] : [key])))
    if let source = string?.source, !source.isEmpty { findings[findings.count - 1].source = source }
  }
}
