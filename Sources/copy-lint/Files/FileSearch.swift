import CopyLint

/// Finds the files to check, in the order of their paths, each once.
struct FileSearch {
  var files: [SourceFile] = []
  /// Files that are not checked, but ask for strings of others: layouts and the code of Android.
  var askingFiles: [SourceFile] = []
  /// What could not be looked at. The rest is still checked.
  var failures: [Failure] = []
  /// Folders that were walked.
  private(set) var walks: [(location: String, shown: String)] = []
  /// Whether the last of them was reached by a link.
  private(set) var isWalkLinked = false
  /// Files come across, those left out too.
  var met = 0
  /// Files that were named and are left out all the same.
  private(set) var leftOut = 0
  let environment: Environment
  let tree: ProjectTree
  let removesLeftovers: Bool
  private let excludesNamed: Bool
  let readsCode: Bool
  /// Whether a walk came across code that may name keys and that is not read.
  var holdsOtherCode = false
  /// Files of languages that walks came across, and that are code: no format reads them.
  var languageCode: [String] = []
  /// How many files and folders `exclude` kept from walks.
  var excluded = 0
  /// How many files of code walks came across that nobody wants to be read.
  var unwantedCode = 0
  /// Code with words that walks came across.
  var wordsInCode = WordsInCode()
  /// Which patterns of `exclude` the walks have met.
  var exclusions: Exclusions
  /// Whether a walk came across a file that may have literals of the code as keys.
  var holdsKeys = false
  /// How many threads may walk.
  let jobs: Int
  let root: String
  private let workingFolder: String
  private let configuration: Configuration

  /// A folder with such a name is a mistake: these are files everywhere.
  private static let fileOnlyExtensions = ["strings", "stringsdict", "xcstrings"]

  /// - Parameters:
  ///   - removesLeftovers: whether files that killed runs left are deleted on the way.
  ///   - excludesNamed: whether `exclude` and `paths` count for files that a person or a hook names.
  ///   - readsCode: whether walks take in the code of apps.
  init(
    _ project: Project, removesLeftovers: Bool = false, excludesNamed: Bool = false, readsCode: Bool = false,
    jobs: Int = 1, environment: Environment
  ) {
    self.jobs = jobs
    self.excludesNamed = excludesNamed
    self.readsCode = readsCode
    self.environment = environment
    self.removesLeftovers = removesLeftovers
    tree = project.tree
    root = project.root
    workingFolder = project.workingFolder
    configuration = project.configuration
    exclusions = Exclusions(project.configuration.exclude)
  }

  /// Looks at `path`, seen from `folder`.
  ///
  /// - Parameter isGiven: whether a person names it on the command line, not the configuration.
  mutating func add(_ path: String, from folder: String, isGiven: Bool) {
    let location = absolutePath(path, in: folder)
    guard isGiven ? tree.admits(named: location) : tree.holds(location) else { return fail(path, .outside) }
    switch environment.kind(location) {
    case nil: fail(path, isGiven || !path.contains(where: "*?[{".contains) ? .missing : .isPattern)
    case .other: fail(path, .isNoFile)
    case .file where isGiven && excludesNamed && isOutOfReach(location, shown: path): leftOut += 1
    case .file:
      if removesLeftovers { environment.removeLeftover(nil, parentFolder(of: location)) }
      append(location, shown: path, isNamed: true, isLink: tree.leadsThroughLink(location))
    case .folder:
      if isNamedLikeFile(lastPart(of: location)) { return fail(path, .isNamedLikeFile) }
      walks.append((location, path))
      isWalkLinked = tree.leadsThroughLink(location)
      let before = (met, failures.count)
      let (excludedBefore, unwantedBefore) = (excluded, unwantedCode)
      walk(location, shown: path)
      // A run that checks nothing would pass forever. A folder of the settings may hold nothing but code, and “--no-source”
      // leaves that out.
      let holdsCode = unwantedCode > unwantedBefore
      if (met, failures.count) == before, isGiven || !holdsCode {
        fail(path, excluded > excludedBefore ? .isLeftOut : holdsCode ? .holdsOnlyCode : .holdsNothing)
      }
    }
  }

  var isUsable: Bool { failures.isEmpty }

  /// Whether string files may have literals of the code as keys: not if the whole project was walked and has none.
  var literalsMayBeKeys: Bool {
    holdsKeys || !configuration.exclude.isEmpty || !walks.contains { $0.location == root }
  }

  /// Whether a bare `copy-lint` would not come across this file.
  private func isOutOfReach(_ location: String, shown: String) -> Bool {
    if isExcluded(location, shown: shown) { return true }
    guard !configuration.paths.isEmpty else { return false }
    return !configuration.paths.contains { path in
      let top = absolutePath(path, in: root)
      return location == top || relativePath(location, in: top) != nil
    }
  }

  /// Puts the files in the order of their paths, as bytes, whatever the order of the arguments; each once.
  mutating func finish() {
    leaveOutOtherCode()
    askingFiles.sort { $0.path.utf8.span.precedes($1.path.utf8.span) }
    guard files.count > 1 else { return }
    // By their bytes: “é” in one character and in two are two names.
    files.sort { left, right in
      let (first, second) = (left.location.utf8.span, right.location.utf8.span)
      return first.equals(second) ? left.isNamed && !right.isNamed : first.precedes(second)
    }
    var kept = 1
    for index in files.indices.dropFirst()
    where !files[kept - 1].location.utf8.span.equals(files[index].location.utf8.span) {
      // A run without repeats copies nothing.
      if kept < index { files[kept] = files[index] }
      kept += 1
    }
    files.removeLast(files.count - kept)
    files.sort { $0.path.utf8.span.precedes($1.path.utf8.span) }
  }

  private mutating func append(_ location: String, shown: String, isNamed: Bool, isLink: Bool) {
    met += 1
    files.append(
      SourceFile(
        path: path(of: location, shown: shown), location: location, isNamed: isNamed, isLink: isLink))
  }

  mutating func fail(_ path: String, _ error: FileError) {
    failures.append(Failure(path: shownPath(path), message: error.message(path: path)))
  }

  func path(of location: String, shown: String) -> String {
    relativePath(location, in: root) ?? shown
  }

  func isExcluded(_ location: String, shown: String) -> Bool {
    guard !configuration.exclude.isEmpty else { return false }
    let path = path(of: location, shown: shown)
    return configuration.exclude.contains { $0.matches(path: path) }
  }

  /// Whether the name alone makes it worth reading the file.
  func isCandidate(_ name: String, location: String, shown: String) -> Bool {
    if Self.isCode(name) { return readsCode && !Self.isForTheTeam(shown) }
    if let found = fileExtension(of: name[...]), allFormats.contains(where: { $0.extensions.contains(found) })
    {
      return !isMessageDocumentation(location)
    }
    if name.hasSuffix(".txt"), isStoreText(location) { return true }
    guard !configuration.formats.isEmpty else { return false }
    let path = path(of: location, shown: shown)
    return configuration.formats.contains { $0.path.matches(path: path) }
  }

  func isNamedLikeFile(_ name: Substring) -> Bool {
    fileExtension(of: name).map(Self.fileOnlyExtensions.contains) ?? false
  }

  private func fileExtension(of name: Substring) -> String? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...].lowercased() }
  }
}
