/// Why git could not give the files of a revision.
enum GitError: Error, Equatable {
  case noGit
  case noRepository(folder: String)
  case unknownRevision(String)
  case shallow(String)
  case noCommonPast(String)
  case outside(path: String)
  case inSubmodule(path: String)
  case failed(String)

  /// What to do about it, in plain words.
  var message: String {
    switch self {
    case .noGit: "Install git, or leave out “--since” and “--staged”. There is no git here."
    case .noRepository(let folder):
      "Go to a folder in a git repository, or leave out “--since” and “--staged”. “\(folder)” is not in one."
    case .unknownRevision(let name): "Check the name “\(name)”. Git doesn't know this revision."
    case .shallow(let name):
      "Run “git fetch --unshallow” first; in CI, set “fetch-depth: 0” (GitHub) or “GIT_DEPTH: 0” (GitLab). "
        + "This clone is shallow and does not go back to “\(name)”."
    case .noCommonPast(let name):
      "Name an earlier revision. Git finds no shared history with “\(name)”."
    case .outside(let path):
      "Leave out “\(path)”, or leave out “--since”. The path is outside the repository."
    case .inSubmodule(let path):
      "Check “\(path)” from its own folder. It belongs to a submodule, with revisions of its own."
    case .failed(let text): "Check what git says: \(text)"
    }
  }
}
