import CopyLint

/// Asks git about a repository, mostly that of the working folder. Nothing is written there, and no setting of git changes
/// the answers or runs a program.
struct Git: Sendable {
  private let environment: Environment
  /// Flags that turn off what settings would run.
  private let quiet: [String]
  /// Where it runs, if not in the working folder.
  private let place: [String]

  /// - Parameter folder: whose repository is meant; nil for that of the working folder.
  init(_ environment: Environment, in folder: String? = nil) {
    self.environment = environment
    place = folder.map { ["-C", $0] } ?? []
    quiet = quietFlags(environment, place)
  }

  /// The top folder of the repository, absolute.
  func top() throws(GitError) -> String {
    let result = try run(["rev-parse", "--show-toplevel"])
    let path = pathText(result.output.prefix { $0 != 0x0A })
    if result.status == 0, !path.isEmpty { return path }
    if result.status == 0 || result.errors.contains("not a git repository")
      || result.errors.contains("must be run in a work tree")
    {
      throw .noRepository(folder: environment.workingFolder())
    }
    throw failure(result)
  }

  /// The commit to compare with: the one where the line of the named one and the current one parted, as in
  /// `git diff NAME...`, so that nobody answers for what others changed since.
  ///
  /// - Returns: the named one itself where git sees no such commit, and why; that is an error if the name ends in three dots.
  func base(of name: String) throws(GitError) -> (commit: String, lack: GitError?) {
    let isExact = name.hasSuffix("...")
    let shown = isExact ? String(name.dropLast(3)) : name
    let commit = try resolve(shown, shown: shown)
    if shown == "HEAD" { return (commit, nil) }
    let result = try run(["merge-base", commit, "HEAD"])
    if result.status == 0 { return (line(result.output), nil) }
    // Before its first commit, a line shares nothing.
    if result.status != 1, try isCommit("HEAD") { throw failure(result) }
    let lack: GitError = try isShallow() ? .shallow(shown) : .noCommonPast(shown)
    if isExact { throw lack }
    return (commit, lack)
  }

  /// The files of a commit: the id of the content, and whether it is a link or a submodule, by path from the top.
  func files(of commit: String) throws(GitError) -> [String: Blob] {
    let result = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard result.status == 0 else { throw failure(result) }
    var blobs: [String: Blob] = [:]
    // Each is `mode SP type SP id TAB path`.
    for record in result.output.split(separator: 0) {
      guard let tab = record.firstIndex(of: 0x09) else { continue }
      let words = record[..<tab].split(separator: 0x20)
      guard words.count == 3 else { continue }
      let path = pathText(record[(tab + 1)...])
      blobs[path] = Blob(
        mode: String(decoding: words[0], as: UTF8.self), id: String(decoding: words[2], as: UTF8.self))
    }
    return blobs
  }

  /// Paths from the top whose content or name differs from the commit, and whether they are still there. Files
  /// that git does not know are not among them.
  ///
  /// - Parameter isStaged: whether to compare what the next commit would hold, not what is on disk.
  func changes(since commit: String, isStaged: Bool = false) throws(GitError) -> [String: Bool] {
    var changes: [String: Bool] = [:]
    for change in try differences(isStaged ? ["--cached", commit] : [commit]) {
      changes[change.path] = !change.isGone
    }
    return changes
  }

  /// What the next commit adds or changes.
  func staged() throws(GitError) -> [(path: String, blob: Blob)] {
    try differences(["--cached"]).filter { !$0.isGone }.map { ($0.path, $0.new) }
  }

  /// Files that differ from what the next commit would hold, as they are there.
  func unstaged() throws(GitError) -> [(path: String, blob: Blob)] {
    try differences([]).filter { !$0.old.isLink && !$0.old.isSubmodule && $0.old.isFile }
      .map { ($0.path, $0.old) }
  }

  private struct Difference {
    var path: String
    var old: Blob
    var new: Blob
    var isGone: Bool
  }

  /// Paths are from the top.
  private func differences(_ sides: [String]) throws(GitError) -> [Difference] {
    let flags = [
      "diff", "--raw", "-z", "--no-relative", "--no-renames", "--no-abbrev", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all",
    ]
    let result = try run(flags + sides + ["--"])
    guard result.status == 0 else { throw failure(result) }
    var differences: [Difference] = []
    var parts = result.output.split(separator: 0)[...]
    // In turn, `:mode SP mode SP id SP id SP status` and a path.
    while let head = parts.popFirst(), let path = parts.popFirst() {
      let words = head.dropFirst().split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 5 else { continue }
      differences.append(
        Difference(
          path: pathText(path), old: Blob(mode: words[0], id: words[2]),
          new: Blob(mode: words[1], id: words[3]), isGone: words[4] == "D"))
    }
    return differences
  }

  /// The contents of blobs, in their order.
  func contents(of ids: [String]) throws(GitError) -> [[UInt8]] {
    guard !ids.isEmpty else { return [] }
    let result = try run(["cat-file", "--batch"], input: Array(ids.map { $0 + "\n" }.joined().utf8))
    guard result.status == 0 else { throw failure(result) }
    var contents: [[UInt8]] = []
    var at = 0
    let bytes = result.output
    // Each is `id SP type SP size LF content LF`.
    while contents.count < ids.count, let end = bytes[at...].firstIndex(of: 0x0A) {
      let words = bytes[at..<end].split(separator: 0x20)
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        end + size < bytes.count
      else { throw .failed(String(decoding: bytes[at..<end], as: UTF8.self)) }
      contents.append(Array(bytes[(end + 1)..<(end + 1 + size)]))
      at = end + size + 2
    }
    guard contents.count == ids.count else { throw .failed("cat-file ended early") }
    return contents
  }

  /// The commit that is checked out in the repository around a folder, as git shortens it; nil when there is none.
  func shortRevision(of folder: String) -> String? {
    guard let result = try? run(["-C", folder, "rev-parse", "--short", "HEAD"]), result.status == 0 else {
      return nil
    }
    return line(result.output)
  }

  /// Whether files that git knows differ from that commit.
  func hasChanges(in folder: String) -> Bool {
    (try? run(["-C", folder, "diff", "--quiet", "HEAD"]))?.status == 1
  }

  private func resolve(_ name: String, shown: String) throws(GitError) -> String {
    // git takes a leading dash for a flag.
    guard !name.hasPrefix("-"), !name.isEmpty else {
      throw .unknownRevision(shown, branches: [])
    }
    let result = try run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    let id = line(result.output)
    // git knows “^main”, too, as all that is not in the past of “main”: that is not a commit.
    if result.status == 0, !id.hasPrefix("^") { return id }
    if try isShallow() { throw .shallow(shown) }
    // Before the first commit, all is new.
    if name == "HEAD" { return try emptyTree() }
    // “HEAD~5” and “a1b2c3d” name no branch.
    let isBranch =
      !name.hasPrefix("HEAD") && !name.contains { "~^@".contains($0) } && !name.allSatisfy(\.isHexDigit)
    throw .unknownRevision(shown, branches: isBranch ? try branches() : [])
  }

  private func isCommit(_ name: String) throws(GitError) -> Bool {
    try run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]).status == 0
  }

  /// The id of a tree without files, which git knows in each repository.
  private func emptyTree() throws(GitError) -> String {
    let result = try run(["hash-object", "-t", "tree", "--stdin"])
    guard result.status == 0 else { throw failure(result) }
    return line(result.output)
  }

  /// Those of this clone, the last changed first, then those of others.
  private func branches() throws(GitError) -> [String] {
    let result = try run([
      "for-each-ref", "--sort=-committerdate", "--format=%(refname)", "refs/heads", "refs/remotes",
    ])
    guard result.status == 0 else { return [] }
    let refs = String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    func names(in folder: String) -> [String] {
      let inside = refs.filter { $0.hasPrefix(folder) && !$0.hasSuffix("/HEAD") }
      return inside.map { String($0.dropFirst(folder.utf8.count)) }
    }
    return names(in: "refs/heads/") + names(in: "refs/remotes/")
  }

  private func isShallow() throws(GitError) -> Bool {
    line(try run(["rev-parse", "--is-shallow-repository"]).output) == "true"
  }

  private func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> ProgramResult {
    do throws(ProgramError) {
      return try environment.git(place + ["--no-pager"] + quiet + arguments, input)
    } catch {
      switch error {
      case .missing: throw .noGit
      case .tooMuch(let limit): throw .failed("more than \(limit >> 20) MB came back")
      case .failed(let reason): throw .failed(reason)
      }
    }
  }

  private func failure(_ result: ProgramResult) -> GitError {
    let text = result.errors.split(separator: "\n").first.map(String.init) ?? ""
    return .failed(text.isEmpty ? "it ended with \(result.status)" : text)
  }

  private func line(_ output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}

/// A file of a commit.
struct Blob: Sendable, Equatable {
  private let mode: String
  let id: String

  init(mode: String, id: String) {
    self.mode = mode
    self.id = id
  }

  var isLink: Bool { mode == "120000" }
  var isSubmodule: Bool { mode == "160000" }
  var isFile: Bool { mode.hasPrefix("100") }
}
