/// The strings of an app in its source language, by key: what the files of its translations are compared with.
public struct SourceStrings: Sendable {
  /// BCP 47.
  public let locale: String
  /// The paths they come from, for messages.
  package private(set) var paths: [String] = []
  /// Keys in the order of the files, each once.
  private(set) var keys: [Key] = []
  private var places: [String: Int] = [:]
  /// Keys that other files of the translation's language have, where the app does not care which file has a string.
  package var keysElsewhere: FolderKeys?
  /// What the language that this translation falls back on has, such as “es” for “es-MX”; nil where the project lacks it.
  package var keysOfParent: Set<String>?
  /// The strings of all files of the source's folder, where the app does not care which file has a string.
  private var elsewhere: [String: Key] = [:]
  /// The length of the longest text that a translation may be compared with, in bytes.
  private(set) var longest = 0
  /// The languages that these strings are not translated into; only for their own file.
  package var lacking: [LackingTranslation] = []
  /// Whether a mistake in a file may have kept strings from being read.
  package var isBroken = false
  /// The translation of gettext that they were read from, where no template has them: they only show what others lack.
  package internal(set) var newestFile: String?
  /// The name of the format of its first file.
  package private(set) var format: String?

  /// One string.
  struct Key: Sendable {
    var name: String
    var forms: SourceForms
    var comment: String?
    /// Whether a translation has to have it.
    var isTranslatable: Bool
    var role: Role
    /// Whether it is among Apple's plurals, which have a file of their own.
    var isInDictionary: Bool
    /// Whether the file says that nobody has to translate it yet.
    var mayBeMissing = false
  }

  /// No strings yet, in the language of `locale`, BCP 47.
  public init(locale: String) {
    self.locale = locale
  }

  /// Adds the strings of a file in the source language.
  public mutating func add(_ entries: StringTable, path: String) {
    add(entries, path: path, format: nil, keeping: Configuration.TranslationSettings())
  }

  /// - Parameters:
  ///   - format: the name of the file's format.
  ///   - isRequired: whether a translation has to have the strings. Many of those in code only show the team what will be
  ///     there, and no translator gets them.
  ///   - settings: tell which strings stay as they are.
  ///   - only: the language of those that are added, where the file has others, too.
  package mutating func add(
    _ entries: StringTable, path: String, format: String?, isRequired: Bool = true,
    keeping settings: Configuration.TranslationSettings, only: String? = nil
  ) {
    paths.append(path)
    if self.format == nil { self.format = format }
    let isAdded = { (entry: Entry) in only.map { $0 == entry.locale } ?? true }
    for entry in entries where entry.source == nil && entry.isShown && isAdded(entry) {
      let form = SourceForms.Form(
        variant: entry.variant, text: entry.sentence, maxLength: entry.maxLength)
      longest = max(longest, form.text.utf8.count)
      if let place = places[entry.key] {
        if keys[place].forms.place(of: form.variant) == nil { keys[place].forms.append(form) }
      } else {
        places[entry.key] = keys.count
        keys.append(
          Key(
            name: entry.key, forms: SourceForms(locale: locale, syntax: entry.syntax, all: [form]),
            comment: entry.comment,
            isTranslatable: isRequired && entry.isTranslatable && !settings.keeps(entry.key),
            role: entry.role,
            isInDictionary: path.hasSuffix(".stringsdict"),
            mayBeMissing: entries.extras(of: entry.row)?.ignores("translation-missing") ?? false))
      }
    }
    // What is not for translators is not a source, but its translation is not left over either.
    for entry in entries where !entry.isShown && places[entry.key] == nil && isAdded(entry) {
      places[entry.key] = keys.count
      keys.append(
        Key(
          name: entry.key, forms: SourceForms(locale: locale, syntax: entry.syntax, all: []),
          comment: entry.comment,
          isTranslatable: false, role: entry.role,
          isInDictionary: path.hasSuffix(".stringsdict")))
    }
  }

  /// Adds a string, unless there is one with its key.
  mutating func add(_ key: Key) {
    guard places[key.name] == nil else { return }
    for form in key.forms.all { longest = max(longest, form.text.utf8.count) }
    places[key.name] = keys.count
    keys.append(key)
  }

  /// Joins the files of a folder: a translation may have the strings of each, too, but needs only those of its own source.
  ///
  /// All share one table, so the time grows in step with the strings.
  package static func join(_ files: [SourceStrings]) -> [SourceStrings] {
    var all: [String: Key] = [:]
    for file in files {
      for key in file.keys { all[key.name] = key }
    }
    let isBroken = files.contains(where: \.isBroken)
    let longest = files.reduce(0) { max($0, $1.longest) }
    return files.map { file in
      var file = file
      file.elsewhere = all
      file.longest = longest
      file.isBroken = isBroken
      return file
    }
  }

  /// The same for a translation that needs the strings of other files of the folder, too.
  package func taking(_ others: [SourceStrings]) -> SourceStrings {
    var all = self
    for other in others {
      all.paths += other.paths
      for key in other.keys { all.add(key) }
      if all.format == nil { all.format = other.format }
    }
    return all
  }

  /// How many strings a translation has.
  package var count: Int { keys.count { $0.isTranslatable } }

  /// Whether a translation can be compared with it, also where only other files of the folder have strings.
  var isComparable: Bool { !isBroken && !(keys.isEmpty && elsewhere.isEmpty) }

  /// Whether no file was added that has strings.
  public var isEmpty: Bool { keys.isEmpty }

  /// Whether most keys are the texts themselves.
  package var keysAreTexts: Bool {
    let texts = keys.count { $0.forms.all.first?.text == $0.name || $0.name.utf8.contains(0x20) }
    return texts * 2 > keys.count
  }

  /// The strings that a translation in a file of this format has to have.
  func required(in format: String) -> [Key] {
    wanted(in: format).filter {
      !(keysElsewhere?.hasOther($0.name) ?? false) && !(keysOfParent?.contains($0.name) ?? false)
    }
  }

  /// The keys of the strings that a translation has to have in this or another file: its own, those that another file of its
  /// language has, and those that it takes from the language that it falls back on.
  func wantedAnywhere(in format: String) -> Set<String> {
    var names = Set(wanted(in: format).map(\.name))
    for (name, key) in elsewhere
    where key.isTranslatable
      && (keysElsewhere?.hasOther(name) ?? false || keysOfParent?.contains(name) ?? false)
    {
      names.insert(name)
    }
    return names
  }

  private func wanted(in format: String) -> [Key] {
    keys.filter { $0.isTranslatable && (format == "stringsdict") == $0.isInDictionary }
  }

  /// The string of this key; nil when there is none.
  func key(_ name: String) -> Key? { places[name].map { keys[$0] } ?? elsewhere[name] }

  /// Whether there is a string for more than half of these keys.
  package func haveMost(of names: Set<String>) -> Bool {
    names.count { key($0) != nil } * 2 > names.count
  }

  /// Whether there is a string for each of these keys.
  package func have(_ names: Set<String>) -> Bool { names.allSatisfy { key($0) != nil } }
}
