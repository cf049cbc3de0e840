import CopyLint

/// A string of the project with a certain text, as `check` sees it: with its key, comment and role.
///
/// How sure the role is decides on the level of some findings, and no flag can say that.
struct FoundString {
  let entry: Entry
  let path: String
  /// With what the code says of its strings.
  private(set) var project: Project

  /// As many files as leave nobody waiting.
  private static let mostFiles = 3_000

  /// The first string with this text; nil if there is none, or none with this role.
  init?(
    _ text: String, locale: String, _ role: Role?, in project: Project, _ options: Options,
    _ environment: Environment
  ) {
    guard !text.isEmpty, options.source == nil else { return nil }
    self.project = project
    var search = FileSearch(
      project, readsCode: project.configuration.source == .on, environment: environment)
    search.addDefaults(of: project)
    search.finish()
    self.project.configuration.literalsAreKeys = search.literalsMayBeKeys
    let word = Self.longestWord(in: text)
    let documents = search.files.prefix(Self.mostFiles).compactMap { file -> Document? in
      guard let bytes = try? environment.read(file.location, fileSizeLimit) else { return nil }
      let document = Document(path: file.path, bytes: bytes, isNamed: false)
      return document.bytes.firstRange(of: word) == nil ? nil : document
    }
    guard !documents.isEmpty else { return nil }
    self.project.joinMembers(of: search, options, environment)
    self.project.joinKeys(of: search, options, environment)
    let checker = self.project.checker()
    for document in documents {
      var found: Entry?
      checker.read(document)?.forEach { entry in
        let isIt =
          entry.text == text && isSameLanguage(entry.locale, locale) && (role == nil || role == entry.role)
        if found == nil, isIt { found = entry }
      }
      if let found {
        entry = found
        path = document.path
        return
      }
    }
    return nil
  }

  /// Of its letters and digits in ASCII, which are written the same in each format.
  private static func longestWord(in text: String) -> [UInt8] {
    let words = text.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && !(0x30...0x39).contains(byte)
    }
    return words.max { $0.count < $1.count }.map(Array.init) ?? []
  }
}
