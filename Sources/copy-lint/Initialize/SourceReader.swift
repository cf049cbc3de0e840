import CopyLint

/// Reads what tells the language of files, and no more of them than needed.
///
/// A class, because a checker can't be copied and what was read is kept from one question to the next.
final class SourceReader {
  /// Which texts of a file are looked at.
  enum Part {
    /// All of them.
    case texts
    /// Those that others in the file translate.
    case sources
    /// All of them, in code: some are for nobody to read.
    case code
    /// Keys, where enough of them are texts.
    case keys
  }

  /// The most files that are read as a whole, and bytes of them all.
  private static let mostFiles = 240
  private static let mostBytes = 24 << 20
  /// The most files of which only the beginning is read.
  static let mostHeads = 240
  /// The most families, one file each.
  static let mostSamples = 24
  private static let headSize = 8 << 10
  /// This many words leave no doubt.
  private static let enoughWords = 4_000
  /// A check waits for them.
  private static let enoughWordsOfCode = 1_500

  private let checker: Checker
  private let environment: Environment
  private var readings: [String: StringTable] = [:]
  private var bytesRead = 0

  init(_ project: Project, _ environment: Environment) {
    checker = project.checker()
    self.environment = environment
  }

  /// Whether there is room for that many more files.
  func mayRead(_ count: Int) -> Bool {
    readings.isEmpty || readings.count + count <= Self.mostFiles && bytesRead < Self.mostBytes
  }

  /// Empty for what is not a file of strings. Where nothing names their language, entries have the locale `und`.
  func entries(of file: SourceFile) -> StringTable {
    if let known = readings[file.path] { return known }
    guard mayRead(1) else { return StringTable() }
    var entries = StringTable()
    if let bytes = try? environment.read(file.location, fileSizeLimit) {
      bytesRead += bytes.count
      let document = Document(path: file.path, bytes: bytes, isNamed: false)
      let options = ReadingOptions(sourceLocale: "und")
      entries = checker.format(of: document)?.read(document, options: options).entries ?? StringTable()
    }
    readings[file.path] = entries
    return entries
  }

  /// Files whose names speak for strings first.
  func sorted(_ files: [SourceFile]) -> [SourceFile] {
    files.enumerated().sorted { left, right in
      let ranks = (Self.rank(left.element.path), Self.rank(right.element.path))
      return (ranks.0, left.offset) < (ranks.1, right.offset)
    }.map(\.element)
  }

  private static func rank(_ path: String) -> Int {
    let name = lastPart(of: path).lowercased()
    let isLikely = ["strings", "messages", "resources", "locali", "translation", "lang"].contains {
      name.contains($0)
    }
    // TypeScript and Qt share an extension; Qt's files are named after their languages.
    if name.hasSuffix(".ts") { return TranslationFamily(path: path + ".json")?.locale == nil ? 2 : 0 }
    return isLikely ? 0 : 1
  }

  /// The language that the texts of files are in; nil when they do not tell.
  func language(of files: some Sequence<SourceFile>, _ part: Part) -> String? {
    var language = TextLanguage()
    for file in files where part != .keys || keysAreTexts(in: file) {
      for entry in entries(of: file) {
        switch part {
        case .texts, .code: language.add(entry.source ?? entry.text)
        case .keys: if entry.key.utf8.contains(0x20) { language.add(entry.key) }
        case .sources: if let source = entry.source, !isIdentifier(source) { language.add(source) }
        }
      }
      if language.words >= (part == .code ? Self.enoughWordsOfCode : Self.enoughWords) { break }
    }
    return part == .code ? language.surest : language.sure
  }

  private func keysAreTexts(in file: SourceFile) -> Bool {
    let entries = entries(of: file)
    return entries.count { $0.key.utf8.contains(0x20) } * 3 >= entries.count
  }

  /// A name where gettext has a text: `home.title`.
  private func isIdentifier(_ text: String) -> Bool {
    !text.utf8.contains(0x20) && text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }

  /// Whether the file has texts next to their translations. Gettext always does; TypeScript shares Qt's extension.
  func holdsPairs(_ file: SourceFile) -> Bool {
    guard file.path.hasSuffix(".ts") else { return true }
    var head: [UInt8] = []
    guard (try? environment.readPart(file.location, 0, 1 << 10, &head)) != nil else { return false }
    return head.firstRange(of: Array("<TS".utf8)) != nil
  }

  /// The language that these files name in their content, and the first that does; nil when they name several.
  func localeInContent(of files: [SourceFile]) -> (locale: String, example: String)? {
    var found: (locale: String, example: String)?
    for file in files {
      for entry in entries(of: file) where entry.localeSource == .content && entry.locale != "und" {
        if let found, found.locale != entry.locale { return nil }
        if found == nil { found = (entry.locale, file.path) }
      }
    }
    return found
  }

  /// The files of kinds that may name the language of their sources.
  func likelyToName(_ files: [SourceFile]) -> [SourceFile] {
    let types = [".xcstrings", ".xliff", ".xlf", ".ts"]
    let likely = files.filter { file in
      types.contains(where: file.path.hasSuffix)
        || file.path.hasSuffix(".xml") && file.path.split(separator: "/").dropLast().last == "values"
    }
    return Array(sorted(likely).prefix(Self.mostHeads))
  }

  /// The language that a file names for its sources.
  func namedSource(of file: SourceFile) -> String? {
    var head: [UInt8] = []
    guard (try? environment.readPart(file.location, 0, Self.headSize, &head)) != nil else { return nil }
    if let name = namedSourceLanguage(in: head, path: file.path) { return name }
    // In a catalog that Xcode did not write, the language may come last.
    guard head.count >= Self.headSize, file.path.hasSuffix(".xcstrings"), bytesRead < Self.mostBytes,
      let bytes = try? environment.read(file.location, fileSizeLimit)
    else { return nil }
    bytesRead += bytes.count
    return namedSourceLanguage(in: bytes, path: file.path)
  }
}
