/// A folder that a walk comes across.
struct WalkedFolder: Sendable {
  /// Absolute.
  let location: String
  /// As a person would name it.
  let shown: String
  /// How far it is below the folder where the walk began.
  let depth: Int
  // What the paths of its items begin with: these are made for each file of a tree.
  private let start: String
  private let shownStart: String
  private let pathStart: String

  /// - Parameter root: of the project.
  init(_ location: String, shown: String, depth: Int = 0, root: String) {
    (self.location, self.shown, self.depth) = (location, shown, depth)
    start = location == "/" ? location : location + "/"
    shownStart = shown == "." ? "" : shown.hasSuffix("/") ? shown : shown + "/"
    pathStart = location == root ? "" : relativePath(location, in: root).map { $0 + "/" } ?? shownStart
  }

  func item(_ name: String) -> Item {
    let shown = shownStart + name
    return Item(
      name: name, location: start + name, shown: shown,
      path: pathStart == shownStart ? shown : pathStart + name)
  }

  /// Something in the folder, with its paths: on disk, as a person would name it, and as reports do.
  struct Item {
    let name: String
    let location: String
    let shown: String
    let path: String
  }
}
