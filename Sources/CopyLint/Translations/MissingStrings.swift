import Readability

/// The strings that a translation needs but lacks.
struct MissingStrings {
  struct One {
    var key: String
    /// What it would translate.
    var source = ""
    /// Its index among the catalog's entries, if it is there but has no text.
    var entry: Int?
    /// Whether it has a text that is only a guess, which the app does not show.
    var isFuzzy = false
    /// Whether it is a text of the code, which the file of the source language lacks.
    var isKeyAlone = false
    /// The newer translation of gettext that has it, where no template does.
    var newerFile: String?
    /// Whether the source got it since the revision that the run compares with.
    var isNew = false
    /// How bad it is, if that is not what the rule says: the source may let it wait.
    var severity: Severity?
    /// Of an item of a list, its number and that of all items; nil for any other string.
    var item: (number: Int, of: Int)?
    /// Of a list that is there but too short: what it lacks.
    var lackingItems: LackingItems?

    /// For messages: its text, and its key where that says something else.
    var quotedName: String {
      if let item {
        return item.number == 0
          ? "the \(item.of) items of \(quotedKey(key))"
          : "\(quoted(source)) (item \(item.number) of \(quotedKey(key)))"
      }
      let shown = shownKey(key)
      // A key that is a text may have more than the text; “dockerCode” is no name for “docker”.
      let saysIt = shown == source || shown.utf8.contains(0x20) && shown.contains(source)
      return source.isEmpty || saysIt
        ? quotedKey(key) : "\(quoted(source)) (key \(quotedKey(key)))"
    }
  }

  /// By key: the order of the file does not matter.
  private(set) var all: [One] = []
  /// Whether it is all that the file should have, and more than a few.
  private(set) var isWholeFile = false

  /// - Parameters:
  ///   - settings: tell which strings stay as they are.
  ///   - names: that stay as they are, in lowercase.
  init(of catalog: Catalog, settings: Configuration.TranslationSettings, names: Set<String> = []) {
    let locale = Locale(catalog.locale)
    if let sources = catalog.sources, catalog.locale != sources.locale {
      let sourceLocale = Locale(sources.locale)
      guard !locale.fallsBack(on: sourceLocale) else { return }
      let present = Self.keys(of: catalog).union(Self.fuzzyKeys(of: catalog))
        .union(Self.keysOfParent(of: catalog))
      let isEnglish = sourceLocale.language == "en"
      // Languages that the settings name need every string.
      let maySkip = settings.requireAll.isEmpty
      for key in sources.required(in: catalog.format)
      where !present.contains(key.name) && key.isText(isEnglish: isEnglish)
        && !Self.hasOther(key, in: present)
      {
        let items = key.forms.items
        if items.isEmpty {
          all.append(
            One(
              key: key.name, source: key.forms.form(matching: "")?.text ?? "", isKeyAlone: key.forms.isKey,
              severity: maySkip && key.mayBeMissing ? .note : nil))
        }
        for (number, item) in items.enumerated() {
          all.append(
            One(
              key: key.name, source: item, severity: maySkip && key.mayBeMissing ? .note : nil,
              item: (number + 1, items.count)))
        }
      }
      let lists = LackingItems.all(
        in: catalog.entries, catalog.locale, format: catalog.format, sources: sources)
      all += lists.map { One(key: $0.key, lackingItems: $0.value) }
      isWholeFile = present.isEmpty && (all.count > 20 || all.count > 1 && catalog.entries.isEmpty)
    } else if catalog.format == "xcstrings" {
      takeUnlisted(of: catalog, locale, settings)
    }
    if let newest = catalog.newest {
      all += Self.newer(newest, than: catalog.entries, catalog.locale).map {
        One(
          key: $0.name, source: $0.forms.form(matching: "")?.text ?? "", newerFile: newest.newestFile)
      }
    }
    takeEmpty(of: catalog, locale, settings)
    takeFuzzy(of: catalog, locale, settings)
    if !names.isEmpty { all.removeAll { names.contains($0.source.lowercased()) } }
    all.sort {
      ($0.key, $0.entry ?? -1, $0.item?.number ?? 0) < ($1.key, $1.entry ?? -1, $1.item?.number ?? 0)
    }
  }

  /// Marks the strings with other keys: they were not there before.
  mutating func markNew(_ old: Set<String>) {
    for index in all.indices where !old.contains(all[index].key) { all[index].isNew = true }
  }

  /// Makes one of the items of each list.
  mutating func joinItems() {
    all.removeAll { ($0.item?.number ?? 1) > 1 }
    for index in all.indices where (all[index].item?.of ?? 1) > 1 { all[index].item?.number = 0 }
  }

  /// Takes out those that are to be told by themselves.
  mutating func take(_ isTaken: (One) -> Bool) -> [One] {
    let taken = all.filter(isTaken)
    all.removeAll(where: isTaken)
    return taken
  }

  /// Strings of a catalog that have no text in the language.
  private mutating func takeUnlisted(
    of catalog: Catalog, _ locale: Locale, _ settings: Configuration.TranslationSettings
  ) {
    guard let source = catalog.entries.first(where: { $0.source == nil }),
      source.locale != catalog.locale, !locale.fallsBack(on: Locale(source.locale))
    else { return }
    let present = Self.keys(of: catalog).union(Self.keysOfParent(of: catalog))
    for entry in catalog.entries where entry.source == nil && entry.isShown && all.last?.key != entry.key {
      let isName =
        entry.sentence == entry.key && !entry.key.utf8.contains(0x20) && entry.key.utf8.contains(0x2E)
      let isEnglish = source.language == "en"
      if !isName, !present.contains(entry.key),
        TranslatableText.isOne(
          entry.sentence, key: entry.key, syntax: entry.syntax, isEnglish: isEnglish),
        !settings.keeps(entry.key)
      {
        all.append(One(key: entry.key, source: entry.sentence))
      }
    }
  }

  /// Strings that are in the file next to their source, without a text: an empty `msgstr`, a `target` that is new.
  private mutating func takeEmpty(
    of catalog: Catalog, _ locale: Locale, _ settings: Configuration.TranslationSettings
  ) {
    guard catalog.format != "xcstrings" else { return }
    var count = 0
    var strings = 0
    var last: Int?
    for index in catalog.indices {
      let row = catalog.entries.rows[index]
      guard !row.source.isNone, last.map({ !catalog.entries.hasSameKey($0, index) }) ?? true else { continue }
      last = index
      strings += 1
      // Qt shows nothing for a message that is finished without a text.
      guard row.text.count == 0, row.state == .new || catalog.format == "qt-ts" && row.state == .translated
      else { continue }
      let entry = catalog.entries[index]
      let sourceLocale = Locale(entry.sourceLocale ?? "en")
      if catalog.sources?.keysOfParent?.contains(entry.key) ?? false { continue }
      guard !locale.fallsBack(on: sourceLocale), !locale.isVariety(of: sourceLocale),
        !settings.keeps(entry.key), !isToStay(entry.comment), !Self.isGone(entry.key, from: catalog),
        TranslatableText.isOne(
          entry.source ?? "", key: entry.key, syntax: entry.syntax,
          isEnglish: sourceLocale.language == "en")
      else { continue }
      count += 1
      all.append(One(key: entry.key, source: entry.source ?? "", entry: index))
    }
    if count > 20, count == strings { isWholeFile = true }
  }

  /// Guesses of gettext that nobody has looked at.
  private mutating func takeFuzzy(
    of catalog: Catalog, _ locale: Locale, _ settings: Configuration.TranslationSettings
  ) {
    guard catalog.format == "po" else { return }
    var last: Int?
    for index in catalog.entries.indices where catalog.entries.rows[index].state == .fuzzy {
      let entry = catalog.entries[index]
      guard entry.locale == catalog.locale, last.map({ !catalog.entries.hasSameKey($0, index) }) ?? true,
        entry.source != nil, entry.isTranslatable
      else { continue }
      last = index
      let sourceLocale = Locale(entry.sourceLocale ?? "en")
      guard !locale.fallsBack(on: sourceLocale), !locale.isVariety(of: sourceLocale),
        !settings.keeps(entry.key), !isToStay(entry.comment), !Self.isGone(entry.key, from: catalog)
      else { continue }
      all.append(One(key: entry.key, source: entry.source ?? "", entry: index, isFuzzy: true))
    }
  }

  /// How many strings a gettext file has, if all are guesses that nobody has looked at; nil for any other file.
  static func countIfAllAreFuzzy(_ catalog: Catalog) -> Int? {
    guard catalog.format == "po" else { return nil }
    let rows = catalog.entries.indices.filter { catalog.entries.rows[$0].state != .stale }
    guard !rows.isEmpty, !catalog.entries.rows[rows[0]].flags.contains(.variety),
      rows.allSatisfy({ catalog.entries.rows[$0].state == .fuzzy && !catalog.entries.rows[$0].source.isNone })
    else { return nil }
    return rows.indices.count { $0 == 0 || !catalog.entries.hasSameKey(rows[$0 - 1], rows[$0]) }
  }

  /// Whether a language with one form has the plural as `files_other`: without the number, it looks like any string.
  private static func hasOther(_ key: SourceStrings.Key, in present: Set<String>) -> Bool {
    if key.isPlural { return present.contains("\(key.name)_other") || present.contains("\(key.name).other") }
    // Here the forms are strings of their own, and there they are forms.
    guard let dot = key.name.lastIndex(of: "."),
      PluralCategory(rawValue: String(key.name[key.name.index(after: dot)...])) != nil
    else { return false }
    return present.contains(String(key.name[..<dot]))
  }

  private static func fuzzyKeys(of catalog: Catalog) -> Set<String> {
    guard catalog.format == "po" else { return [] }
    let fuzzy = catalog.entries.indices.filter { catalog.entries.rows[$0].state == .fuzzy }
    return Set(fuzzy.map { catalog.entries[$0].key })
  }

  /// In a file of all languages, the keys of the language that the catalog's falls back on.
  private static func keysOfParent(of catalog: Catalog) -> Set<String> {
    guard let parent = Locale(catalog.locale).parentName else { return [] }
    var keys: Set<String> = []
    for entry in catalog.entries where entry.locale == parent && !entry.text.isEmpty {
      keys.insert(entry.key)
    }
    return keys
  }

  /// The keys of the catalog's language, also those of strings that the file itself takes from translators.
  private static func keys(of catalog: Catalog) -> Set<String> {
    var keys: Set<String> = []
    for index in catalog.indices { keys.insert(catalog.entries[index].key) }
    for index in catalog.entries.indices where !catalog.entries.rows[index].flags.contains(.translatable) {
      let entry = catalog.entries[index]
      if entry.locale == catalog.locale { keys.insert(entry.key) }
    }
    return keys
  }
}

extension Catalog {
  /// Whether it has the texts that the others of its file translate.
  var isSource: Bool { entries.first { $0.source == nil }.map { $0.locale == locale } ?? false }
}
