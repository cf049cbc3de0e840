import CopyLint

/// The files here that hold strings, read once.
struct StringFiles {
  struct Member {
    var file: SourceFile
    /// nil where its path can name no language.
    var family: TranslationFamily?
    var entries: StringTable
    /// Texts of the source language with letters; keys may be such texts.
    var texts = 0
    var isCode = false

    /// What tells its strings from those of files beside it in other languages.
    var name: String { family?.template ?? file.path }
  }

  private(set) var members: [Member] = []
  /// Files in the format of strings that have no string yet.
  private(set) var empty: [SourceFile] = []
  /// Code in which people see no word yet.
  private(set) var wordless: [SourceFile] = []
  /// The folders of dictionaries and other lists of words, which are not the app's copy; in the order of their names.
  private(set) var wordLists: [String] = []
  /// Files that tell what languages are called.
  private(set) var languageLists: [String] = []
  let locale: String

  /// The languages that something in these folders is translated into.
  func languages(in paths: [String]) -> Set<String> {
    let own = members.filter { member in
      StringFolders.foreignFolder(in: member.file.path) == nil
        && paths.contains { isInside(member.file.path, $0) }
    }
    return Set(own.flatMap(\.entries.localeNames).filter { !isSameLanguage($0, locale) })
  }

  /// Beyond that, the first files tell enough.
  private static let mostFiles = 3_000
  private static let mostBytes = 96 << 20

  /// - Parameter locale: the language in which the app is written first.
  init(among files: [SourceFile], _ locale: String, _ project: Project, _ environment: Environment) {
    self.locale = locale
    let checker = project.checker()
    var bytesRead = 0
    for file in files.prefix(Self.mostFiles) where bytesRead < Self.mostBytes {
      guard let bytes = try? environment.read(file.location, fileSizeLimit) else { continue }
      bytesRead += bytes.count
      let document = Document(path: file.path, bytes: bytes, isNamed: false)
      guard let format = checker.format(of: document) else {
        if file.path.hasSuffix(".json"), isWordList(document) { wordLists.append(Self.folder(of: file.path)) }
        continue
      }
      let entries = format.read(document, options: ReadingOptions(sourceLocale: locale)).entries
      if entries.isEmpty {
        if format.isCode { wordless.append(file) } else { empty.append(file) }
        continue
      }
      if file.path.hasSuffix(".json"), TranslationFamily(path: file.path)?.locale == nil,
        isLanguageList(file.path, keys: entries.map(\.key))
      {
        languageLists.append(file.path)
        continue
      }
      var member = Member(
        file: file, family: format.isCode ? nil : TranslationFamily(path: file.path), entries: entries,
        isCode: format.isCode)
      member.texts = entries.count { self.source(of: $0)?.utf8.contains(where: \.isLetter) ?? false }
      if file.path.hasSuffix(".json"), let name = member.family?.locale, !isSameLanguage(name, locale),
        KeyReader.areTexts(entries.map(\.key))
      {
        member.texts = entries.count { KeyText.isSentence($0.key) }
      }
      members.append(member)
    }
    wordLists = Set(wordLists).sorted()
    countKeysOfTranslations()
  }

  /// Counts the strings of an app whose code has the texts: only the files of the other languages list them, as keys.
  private mutating func countKeysOfTranslations() {
    var families: [String: [Int]] = [:]
    for index in members.indices where members[index].file.path.hasSuffix(".strings") {
      families[members[index].name, default: []].append(index)
    }
    for family in families.values {
      guard let most = family.max(by: { members[$0].entries.count < members[$1].entries.count }) else {
        continue
      }
      let keys = members[most].entries.map(\.key)
      let known = family.reduce(0) { $0 + members[$1].texts }
      // A source that lacks most of a translation's strings is not their source.
      guard known * 2 < keys.count, keys.count(where: KeyText.isSentence) * 3 >= keys.count else { continue }
      members[most].texts = keys.count { $0.utf8.contains(where: \.isLetter) }
    }
  }

  /// A file at the top is its own place.
  private static func folder(of path: String) -> String {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return folder.isEmpty ? path : folder
  }

  /// What a string says in the source language; nil for a translation that does not hold it.
  func source(of entry: Entry) -> String? {
    entry.source ?? (isSameLanguage(entry.locale, locale) ? entry.text : nil)
  }

  /// The files to check first: those of the source language, in these folders.
  func sources(in paths: [String]) -> [SourceFile] {
    // Beside “en.json”, a file “jbo.json” is in a language that nobody here knows.
    let named = Set(members.filter { $0.family?.place == .name }.map { parentFolder(of: $0.file.location) })
    return members.filter { member in
      guard member.texts > 0, paths.contains(where: { isInside(member.file.path, $0) }) else { return false }
      guard let family = member.family else { return true }
      if family.locale == nil, named.contains(parentFolder(of: member.file.location)) { return false }
      return family.isSource(locale)
    }.map(\.file)
  }
}

extension UInt8 {
  /// A letter of ASCII, or a part of any other.
  fileprivate var isLetter: Bool {
    self >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

/// Whether `path` is `folder` or in it; all is in “.”.
func isInside(_ path: String, _ folder: String) -> Bool {
  folder == "." || path == folder || path.hasPrefix(folder + "/")
}
