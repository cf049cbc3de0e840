import Readability

/// A file's place among the files that hold the same strings in other languages, by its path alone.
package struct TranslationFamily: Sendable, Equatable {
  /// What is in the place of the language.
  package enum Place: Sendable, Equatable {
    /// `de.lproj`.
    case project
    /// `values-de`.
    case values
    /// The whole name of a file or a folder: `de.json`, `locales/de/`.
    case name
    /// The end of the name of a file, with what separates it: `app_de.arb`.
    case suffix
  }

  /// The path with `{}` in place of the language; the same for all files of the family.
  package var template: String
  /// BCP 47; nil where the path names no language.
  package var locale: String?
  package var place: Place

  /// - Parameters:
  ///   - path: with `/`.
  ///   - patterns: paths with `{locale}` of the configuration, which come first.
  package init?(path: String, patterns: [String] = []) {
    for pattern in patterns {
      if let family = Self(path: path, pattern: pattern) {
        self = family
        return
      }
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let file = parts.last, let dot = file.lastIndex(of: "."), dot > file.startIndex else { return nil }
    let type = file[dot...].lowercased()
    // These hold source and translation, or all languages.
    guard ![".xcstrings", ".xliff", ".xlf", ".ts", ".csv", ".tsv", ".txt"].contains(type) else { return nil }
    let made =
      Self.inProject(parts) ?? Self.inValues(parts) ?? Self.inMoko(parts) ?? Self.inName(parts, dot, type)
    guard let made else { return nil }
    self = made
    // Texts and their plurals are in files of their own, and those of an interface are translated in such files.
    for end in [".stringsdict"] + Self.interfaces where template.hasSuffix(end) {
      template = template.dropLast(end.utf8.count) + ".strings"
    }
  }

  /// Whether the file holds the texts that the others translate.
  package func isSource(_ locale: String) -> Bool { self.locale == nil || self.locale == locale }

  /// Whether it is in a folder for files of several languages, such as `locales`.
  package var isAmongLocales: Bool {
    let folders = template.split(separator: "/").dropLast()
    return PathLocale.holdsLocales(folders.prefix { !$0.contains("{}") })
  }

  /// Whether the app reads all files of a language's folder as one, as Android and moko-resources do.
  package var isPartOfFolder: Bool { place == .values || isMoko && template.hasSuffix(".xml") }

  /// The path up to the folder or name of the language: files with the same are next to each other.
  package var folder: String {
    guard let end = template.firstRange(of: "{}")?.upperBound else { return template }
    return String(template[..<end] + template[end...].prefix { $0 != "/" })
  }

  /// Where the source of the family may be, the most likely place first.
  package func sourcePaths(_ locale: String) -> [String] {
    let spelled = Locale(locale).underscoredName
    let names =
      switch place {
      case .project: [locale, spelled, "Base", "English"]
      case .values: ["", "-" + locale]
      case .name:
        (locale == spelled ? [locale] : [locale, spelled]) + (isMoko ? [MokoResources.sourceFolder] : [])
          + (Locale(locale).language == "en" ? ["English"] : [])
      case .suffix: ["", "_" + spelled, "-" + locale, "." + locale]
      }
    let paths = names.map { template.replacing("{}", with: $0) }
    guard place == .project, template.hasSuffix(".strings") else { return paths }
    return paths + Self.interfaces.flatMap { end in paths.map { $0.dropLast(".strings".utf8.count) + end } }
  }

  /// What Interface Builder's files end in.
  private static let interfaces = [".storyboard", ".xib"]

  private init(
    _ parts: [Substring], _ index: Int, _ name: some StringProtocol, _ locale: String?, _ place: Place
  ) {
    var parts = parts.map(String.init)
    parts[index] = String(name)
    template = parts.joined(separator: "/")
    self.locale = locale
    self.place = place
  }

  private static func inProject(_ parts: [Substring]) -> Self? {
    guard let index = parts.dropLast().lastIndex(where: { $0.hasSuffix(".lproj") }) else { return nil }
    let name = parts[index].dropLast(6)
    guard name != "mul" else { return nil }
    var family = Self(parts, index, "{}.lproj", nil, .project)
    if case .locale(let locale)? = PathLocale(path: parts.joined(separator: "/")) { family.locale = locale }
    return family
  }

  private static func inValues(_ parts: [Substring]) -> Self? {
    guard parts.last?.hasSuffix(".xml") ?? false,
      let index = parts.dropLast().lastIndex(where: { $0 == "values" || $0.hasPrefix("values-") })
    else { return nil }
    let options = ReadingOptions(sourceLocale: "und")
    let path = parts.joined(separator: "/")
    let locale = resourceLocale(of: path, options: options).name
    guard locale != "und" else {
      return Self(parts, index, "values{}" + parts[index].dropFirst(6), nil, .values)
    }
    // What else the folder is for, such as the night, comes after the language and the region.
    var rest = parts[index].split(separator: "-").dropFirst()
    rest = rest.drop { $0.hasPrefix("mcc") || $0.hasPrefix("mnc") }.dropFirst()
    if let region = rest.first, region.hasPrefix("r"), (3...4).contains(region.utf8.count) {
      rest = rest.dropFirst()
    }
    return Self(parts, index, "values{}" + rest.map { "-" + $0 }.joined(), locale, .values)
  }

  /// Whether the source is in a folder `base`.
  private var isMoko: Bool {
    MokoResources.languageFolder(in: template.split(separator: "/")) != nil
  }

  private static func inMoko(_ parts: [Substring]) -> Self? {
    guard let index = MokoResources.languageFolder(in: parts), index < parts.count - 1 else { return nil }
    if parts[index] == MokoResources.sourceFolder { return Self(parts, index, "{}", nil, .name) }
    return canonicalLocale(parts[index]).map { Self(parts, index, "{}", $0, .name) }
  }

  private static func inName(_ parts: [Substring], _ dot: Substring.Index, _ type: String) -> Self? {
    let last = parts.count - 1
    let stem = parts[last][..<dot]
    let isPair = isLanguagePair(stem)
    if !isPair, let locale = knownLocale(stem) { return Self(parts, last, "{}" + type, locale, .name) }
    if PathLocale.holdsLocales(parts[..<last]), let locale = CopyLint.locale(ofLanguage: stem.lowercased()) {
      return Self(parts, last, "{}" + type, locale, .name)
    }
    for index in parts.dropLast().indices.reversed() {
      guard let locale = knownLocale(parts[index]) else { continue }
      if parts[index].utf8.count <= 3, isShortWord(parts[index]) { continue }
      return Self(parts, index, "{}", locale, .name)
    }
    var rest = isPair ? stem[..<stem.startIndex] : stem
    while let separator = rest.firstIndex(where: { $0 == "-" || $0 == "_" || $0 == "." }) {
      rest = rest[rest.index(after: separator)...]
      guard let locale = knownLocale(rest), !isShortWord(rest) else { continue }
      return Self(parts, last, stem[..<separator] + "{}" + type, locale, .suffix)
    }
    return Self(parts, last, stem + "{}" + type, nil, .suffix)
  }

  /// By a pattern such as `copy/{locale}/*.json`.
  private init?(path: String, pattern: String) {
    guard let hole = pattern.firstRange(of: "{locale}") else { return nil }
    let separators: Set<Character> = ["/", ".", "_", "-"]
    let starts = path.indices.filter {
      $0 == path.startIndex || separators.contains(path[path.index(before: $0)])
    }
    for start in starts {
      for end in path[start...].indices.dropFirst() where separators.contains(path[end]) {
        guard path.distance(from: start, to: end) <= 16, let locale = knownLocale(path[start..<end]) else {
          continue
        }
        let glob = pattern.replacingCharacters(in: hole, with: path[start..<end])
        guard Glob.problem(in: glob) == nil, Glob(glob).matches(path: path) else { continue }
        template = path[..<start] + "{}" + path[end...]
        self.locale = locale
        place = .name
        return
      }
    }
    return nil
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: Substring) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
