/// What a project may reach without asking: the work tree of git that holds it, else its own folder.
///
/// A configuration, and a link that a walk comes across, may have come with somebody else's change. Neither opens a file
/// elsewhere on the machine. A path that a person names on the command line does.
struct ProjectTree: Sendable {
  private let environment: Environment
  /// Absolute, links followed.
  private let top: String
  /// `--allow-outside`: all may be reached.
  private let isOpen: Bool

  /// - Parameter root: the folder of the configuration, else the working folder.
  init(around root: String, isOpen: Bool, _ environment: Environment) {
    self.environment = environment
    self.isOpen = isOpen
    top = environment.resolve(Self.workTree(around: root, environment) ?? root) ?? root
  }

  /// Whether a path stays in the tree when its links are followed.
  func holds(_ location: String) -> Bool {
    isOpen || Self.isInside(environment.resolve(location) ?? location, top)
  }

  /// Whether a path that a person named may be read: it stays in the tree, or names a place elsewhere openly, not by a
  /// link.
  func admits(named location: String) -> Bool { holds(location) || !Self.isInside(location, top) }

  /// Whether a link found in `folder` stays in that folder or in the tree.
  func admitsLink(_ location: String, in folder: String) -> Bool {
    if holds(location) { return true }
    guard let target = environment.resolve(location), let start = environment.resolve(folder) else {
      return false
    }
    return Self.isInside(target, start)
  }

  /// Whether the path is a link, or leads through one of the tree. Links above the tree are how the system is laid out.
  func leadsThroughLink(_ location: String) -> Bool {
    environment.isLink(location)
      || Self.isInside(location, top) && environment.resolve(location).map { $0 != location } ?? false
  }

  /// The nearest folder upward that is git's; a worktree or a submodule has a file there.
  private static func workTree(around root: String, _ environment: Environment) -> String? {
    var folder = root
    while true {
      if environment.kind(folder == "/" ? "/.git" : "\(folder)/.git") != nil { return folder }
      if folder == "/" { return nil }
      folder = parentFolder(of: folder)
    }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || relativePath(path, in: folder) != nil
  }
}
