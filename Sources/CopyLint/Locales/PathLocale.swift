/// What the path of a file says about its language.
enum PathLocale: Equatable {
  /// BCP 47.
  case locale(String)
  /// `Base.lproj`, `moko-resources/base`: the language in which the app is made.
  case development

  /// The strongest sign wins: the `.lproj` folder, the whole name of the file (`de.json`), a folder (`locales/de/`),
  /// the end of the name (`app_de.json`).
  init?(path: String) {
    var folders = path.split(separator: "/")
    guard let file = folders.popLast() else { return nil }
    if let project = folders.last(where: { $0.hasSuffix(".lproj") }) {
      self.init(project: project.dropLast(6))
      return
    }
    if let folder = MokoResources.languageFolder(in: folders), folders[folder] == MokoResources.sourceFolder {
      self = .development
      return
    }
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    // Meteor's `de.i18n.json`.
    let name = stem.hasSuffix(".i18n") ? stem.dropLast(5) : stem
    // A gettext file has the name of its language, or of the program.
    let isAmongLocales =
      name.endIndex < stem.endIndex || file.hasSuffix(".po") || Self.holdsLocales(folders[...])
    let isPair = isLanguagePair(name)
    if let locale = (isPair ? nil : knownLocale(name))
      ?? (isAmongLocales ? otherName(name) ?? rareLocale(name) : nil)
      ?? Self.folder(in: folders)
      ?? (isPair
        ? nil
        : Self.suffix(
          of: stem, isSure: file.hasSuffix(".arb") || file.hasSuffix(".properties"),
          isAmongLocales: isAmongLocales))
    {
      self = .locale(locale)
    } else {
      return nil
    }
  }

  private init?(project name: Substring) {
    if name == "Base" {
      self = .development
    } else if name == "mul" {
      return nil
    } else if let old = oldProjectNames.first(where: { $0.name == name }) {
      self = .locale(old.locale)
    } else if let locale = canonicalLocale(name) {
      self = .locale(locale)
    } else {
      return nil
    }
  }

  /// The nearest folder that is named after a locale. In a folder of locales, "be" and "so" are languages too.
  private static func folder(in folders: [Substring]) -> String? {
    for index in folders.indices.reversed() {
      let folder = folders[index]
      let isSure = holdsLocales(folders[..<index])
      let other = isSure ? otherName(folder) ?? rareLocale(folder) ?? unlistedLocale(folder) : nil
      guard let locale = knownLocale(folder) ?? other else { continue }
      if isSure || folder.utf8.count > 3 || !isShortWord(folder) { return locale }
    }
    return nil
  }

  /// Whether what is in the last folder is named after locales.
  static func holdsLocales(_ folders: ArraySlice<Substring>) -> Bool {
    switch folders.last {
    case "_locales", "locales", "locale", "lang", "langs", "language", "languages", "translations", "i18n",
      "l10n",
      "moko-resources":
      true
    case "MR": folders.dropLast().last == "resources"
    // Texts for an app store, as fastlane keeps them: “fastlane/metadata/android/is”.
    case "metadata": folders.dropLast().last == "fastlane"
    case "android", "ios", "macos": folders.dropLast().last == "metadata"
    default: false
    }
  }

  /// `app_pt_BR`, `Localizable-de`, `messages.fr`: the longest end that is a locale.
  ///
  /// - Parameters:
  ///   - isSure: whether names of this format end in a locale, as Flutter's `app_be.arb` and Java's
  ///     `messages_is.properties` do, so that "be" and "is" are languages behind "_".
  ///   - isAmongLocales: whether the other files of the folder are named after locales, too.
  private static func suffix(of stem: Substring, isSure: Bool, isAmongLocales: Bool) -> String? {
    var rest = stem
    while let separator = rest.firstIndex(where: { $0 == "-" || $0 == "_" || $0 == "." }) {
      let isJoined = rest[separator] == "_"
      rest = rest[rest.index(after: separator)...]
      if let locale = knownLocale(rest), isSure && isJoined || !isShortWord(rest) { return locale }
      if isSure, isJoined, isAmongLocales, let locale = rareLocale(rest) { return locale }
    }
    return nil
  }
}

/// Folders of Mac OS X before 10.4 have the names of languages.
private let oldProjectNames: [(name: String, locale: String)] = [
  ("English", "en"), ("French", "fr"), ("German", "de"), ("Italian", "it"), ("Spanish", "es"),
  ("Dutch", "nl"), ("Japanese", "ja"),
]
