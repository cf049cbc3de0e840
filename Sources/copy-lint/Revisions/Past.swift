import CopyLint

/// The files of a run as they were at a revision.
struct Past: Sendable {
  /// The revision as a person named it.
  let name: String
  /// What has to be checked now: without `--translations` only what changed.
  private(set) var files: [SourceFile] = []
  /// The same files as they were, and those that are gone.
  private(set) var oldFiles: [SourceFile] = []
  /// Gone files outside of what was named; they only tell where strings came from.
  private(set) var bystanders: Set<String> = []
  /// Files of the run that are gone.
  var removed: [SourceFile] {
    oldFiles.filter { file in !bystanders.contains(file.path) && !files.contains(file) }
  }
  /// Whether “now” is what the next commit would hold.
  private let isStaged: Bool
  private let git: Git
  private let top: String
  private let blobs: [String: Blob]
  /// Paths from the top that changed, and whether they are still there.
  private let changes: [String: Bool]
  /// Old contents by location.
  private var contents: [String: [UInt8]] = [:]

  init(
    _ name: String, of search: FileSearch, in project: Project, near folder: String? = nil,
    isStaged: Bool = false, _ environment: Environment
  ) throws(GitError) {
    self.name = name
    self.isStaged = isStaged
    (git, top) = try Self.repository(near: folder, environment)
    let (commit, lack) = try git.base(of: name)
    if let note = lack?.note { say(note, environment) }
    blobs = try git.files(of: commit)
    changes = try git.changes(since: commit, isStaged: isStaged)
    let present = files(of: search)
    try checkPlaces(of: present)
    let changed = present.filter(isChanged)
    let places = changes.map { (top == "/" ? "/\($0.key)" : "\(top)/\($0.key)", $0.value) }
    // A link that leads nowhere now is as good as gone.
    let gone = places.filter { place, isThere in !isThere || !isStaged && environment.kind(place) != .file }
      .map(\.0).sorted()
    var goneFiles: [SourceFile] = []
    for location in gone {
      if let file = search.file(goneFrom: location) {
        goneFiles.append(file)
      } else if let file = search.candidate(at: location) {
        goneFiles.append(file)
        bystanders.insert(file.path)
      }
    }
    files = Self.affected(by: changed + goneFiles, among: present, in: project, changed: changed)
    oldFiles = (files.filter(wasThere) + goneFiles).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    try readContents()
  }

  /// That of the working folder, else of what was named.
  private static func repository(
    near folder: String?, _ environment: Environment
  ) throws(GitError) -> (Git, top: String) {
    let git = Git(environment)
    do throws(GitError) {
      return (git, try git.top())
    } catch {
      guard case .noRepository = error, let folder else { throw error }
      let other = Git(environment, in: folder)
      return (other, try other.top())
    }
  }

  /// The machine, with the old contents in place of the new.
  func environment(over environment: Environment) -> Environment {
    var then = environment
    then.read = { (location, limit) throws(FileError) in
      if let bytes = contents[location] { return bytes }
      guard let path = relativePath(location, in: top), changes[path] != nil else {
        return try environment.read(location, limit)
      }
      guard let blob = blobs[path], let found = try? git.contents(of: [blob.id]).first else { throw .missing }
      return found
    }
    return then
  }

  /// Some checks look beyond one file: those of translations at the source, and those of formats whose files repeat the
  /// source texts at each other.
  private static func affected(
    by touched: [SourceFile], among all: [SourceFile], in project: Project, changed: [SourceFile]
  ) -> [SourceFile] {
    guard !touched.isEmpty else { return [] }
    if project.configuration.checksTranslations { return all }
    let types = allFormats.filter(\.repeatsSource).flatMap(\.extensions).map { ".\($0)" }
    let shared = types.filter { type in touched.contains { $0.path.hasSuffix(type) } }
    guard !shared.isEmpty else { return changed }
    return all.filter { file in
      shared.contains { file.path.hasSuffix($0) } || changed.contains(file)
    }
  }

  /// What is there now. A commit may hold a file that is gone from disk again, and lack one that is there but was not added.
  private func files(of search: FileSearch) -> [SourceFile] {
    guard isStaged else { return search.files }
    let found = search.files.filter { file in
      relativePath(file.location, in: top).map { changes[$0] ?? (blobs[$0] != nil) } ?? true
    }
    let known = Set(found.map(\.location))
    let added = changes.lazy.filter(\.value).map { [top] in absolutePath($0.key, in: top) }
    let offDisk = added.filter { !known.contains($0) }.compactMap { search.file(goneFrom: $0) }
    return (found + offDisk).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func checkPlaces(of files: [SourceFile]) throws(GitError) {
    let submodules = blobs.filter(\.value.isSubmodule).keys.map { "\($0)/" }
    for file in files {
      guard let path = relativePath(file.location, in: top) else { throw .outside(path: file.path) }
      if submodules.contains(where: path.hasPrefix) { throw .inSubmodule(path: file.path) }
    }
  }

  private func isChanged(_ file: SourceFile) -> Bool {
    guard let path = relativePath(file.location, in: top) else { return true }
    // A file that git does not know is new; what a link leads to may have changed without it.
    return changes[path] != nil || blobs[path]?.isLink ?? !isStaged
  }

  private func wasThere(_ file: SourceFile) -> Bool {
    relativePath(file.location, in: top).map { blobs[$0] != nil } ?? false
  }

  /// Reads the old contents that differ, those of links through one step.
  private mutating func readContents() throws(GitError) {
    var wanted: [(location: String, id: String)] = []
    var links: [(location: String, id: String)] = []
    for file in oldFiles {
      guard let path = relativePath(file.location, in: top), let blob = blobs[path], isChanged(file) else {
        continue
      }
      if blob.isLink {
        links.append((file.location, blob.id))
      } else {
        wanted.append((file.location, blob.id))
      }
    }
    for (link, target) in zip(links, try git.contents(of: links.map(\.id))) {
      let location = absolutePath(
        pathText(target), in: parentFolder(of: link.location))
      guard let path = relativePath(location, in: top), let blob = blobs[path], !blob.isLink else { continue }
      wanted.append((link.location, blob.id))
    }
    for (file, bytes) in zip(wanted, try git.contents(of: wanted.map(\.id))) {
      contents[file.location] = bytes
    }
  }
}
