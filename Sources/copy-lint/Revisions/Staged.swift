import CopyLint

/// What the next commit would hold.
struct Staged {
  /// The machine with the files as they are in git's index.
  let environment: Environment
  /// Absolute paths of what the next commit adds or changes.
  let locations: Set<String>

  init(_ environment: Environment) throws(GitError) {
    let git = Git(environment)
    let top = try git.top()
    func location(_ path: String) -> String { top == "/" ? "/\(path)" : "\(top)/\(path)" }
    let staged = try git.staged()
    // Only of files that differ from the index: all others are read from disk.
    let edited = try git.unstaged()
    var contents: [String: [UInt8]] = [:]
    for (file, bytes) in zip(edited, try git.contents(of: edited.map(\.blob.id))) {
      contents[location(file.path)] = bytes
    }
    self.environment = environment.holding(contents)
    locations = Set(staged.filter { !$0.blob.isLink && !$0.blob.isSubmodule }.map { location($0.path) })
  }

  /// Why there was nothing to check, so that silence is not taken for praise.
  var whyEmpty: String {
    locations.isEmpty
      ? "There is nothing to check. Nothing is staged."
      : "There is nothing to check. No staged file has strings."
  }
}
