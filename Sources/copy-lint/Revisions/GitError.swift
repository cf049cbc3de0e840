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
      "Go to a folder that git looks after, or leave out “--since” and “--staged”. “\(folder)” is in none."
    case .unknownRevision(let name): "Check the name “\(name)”. Git knows no such revision."
    case .shallow(let name):
      "Run “git fetch --unshallow” first. This copy is cut short and does not go back to “\(name)”."
    case .noCommonPast(let name):
      "Name a revision that this one came from. Git finds no common past with “\(name)”."
    case .outside(let path):
      "Leave out “\(path)”, or leave out “--since”. The path is outside the repository."
    case .inSubmodule(let path):
      "Check “\(path)” from its own folder. It belongs to a submodule, with revisions of its own."
    case .failed(let text): "Look at what git says: \(text)"
    }
  }
}
