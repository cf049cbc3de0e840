import CopyLint

/// Why git could not give the files of a revision.
enum GitError: Error, Equatable {
  case noGit
  case noRepository(folder: String)
  /// With the branches that git does know.
  case unknownRevision(String, branches: [String])
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
    case .unknownRevision(let name, let branches):
      if let meant = Self.branch(meantBy: name, among: branches) {
        "Write “\(meant)”. Git doesn't know “\(name)”."
      } else {
        "Check the name “\(name)”. Git doesn't know this revision.\(Self.sentence(on: branches))"
      }
    case .shallow(let name): "\(Self.deepen(name)) This clone is shallow and does not go back to “\(name)”."
    case .noCommonPast(let name):
      "Name an earlier revision. Git finds no shared history with “\(name)”."
    case .outside(let path):
      "Leave out “\(path)”, or leave out “--since”. The path is outside the repository."
    case .inSubmodule(let path):
      "Check “\(path)” from its own folder. It belongs to a submodule, with revisions of its own."
    case .failed(let text): "Check what git says: \(text)"
    }
  }

  /// What to do where a run compares with the named commit itself, as it sees no earlier one that both lines share.
  var note: String? {
    switch self {
    case .shallow(let name):
      "\(Self.deepen(name)) This clone is shallow and does not show where your branch left “\(name)”, \(Self.counts)"
    case .noCommonPast(let name):
      "Name an earlier revision. Git finds no shared history with “\(name)”, \(Self.counts)"
    default: nil
    }
  }

  private static let counts = "so all that differs from it counts."

  private static func deepen(_ name: String) -> String {
    "Run “git fetch --unshallow” first\(fetch(name)); in CI, set “fetch-depth: 0” (GitHub) or “GIT_DEPTH: 0” (GitLab)."
  }

  /// A clone of one branch brings no other by itself.
  private static func fetch(_ name: String) -> String {
    guard name.hasPrefix("origin/"), !name.contains(where: { "~^@".contains($0) }) else { return "" }
    return ", then “git fetch origin \(name.dropFirst("origin/".count)):refs/remotes/\(name)”"
  }

  /// The branch that a wrong name is nearest to. A repository has “master” or “main”, and “origin/main” or “main”.
  private static func branch(meantBy name: String, among branches: [String]) -> String? {
    let other = ["main": "master", "master": "main"]
    let parts = name.split(separator: "/").map(String.init)
    guard let last = parts.last else { return nil }
    for wanted in [last, other[last]].compactMap({ $0 }) {
      let names = [(parts.dropLast() + [wanted]).joined(separator: "/"), wanted, "origin/\(wanted)"]
      if let found = names.first(where: branches.contains) { return found }
    }
    return nearestName(to: name, in: branches)
  }

  /// ` The branches here: “master”, “next”.`
  private static func sentence(on branches: [String]) -> String {
    let most = 5
    if branches.isEmpty { return "" }
    let shown = branches.prefix(most).map { "“\($0)”" }.joined(separator: ", ")
    let more = branches.count > most ? " and \(branches.count - most) more" : ""
    return " The branches here: \(shown)\(more)."
  }
}
