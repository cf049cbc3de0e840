/// The files and folders in the root and a little below it, where the settings of a project are.
struct TopFolders {
  struct Item {
    var name: String
    var kind: Environment.Kind
    /// From the root on.
    var path: String
    var location: String
  }

  private static let deepest = 3
  private static let mostFolders = 300

  /// Calls `visit` with each, those of the root first, in the order of their names.
  ///
  /// - Parameter visit: returns whether to look into a folder.
  static func visit(_ root: String, _ environment: Environment, _ visit: (Item) -> Bool) {
    var folders = [(path: "", depth: 0)]
    var next = 0
    while next < folders.count, next < mostFolders {
      let (folder, depth) = folders[next]
      next += 1
      let items = (try? environment.list(absolutePath(folder, in: root))) ?? []
      for item in items.sorted(by: { $0.name < $1.name }) where !FileSearch.leavesOut(item.name) {
        let path = folder.isEmpty ? item.name : "\(folder)/\(item.name)"
        let isEntered = visit(
          Item(name: item.name, kind: item.kind, path: path, location: absolutePath(path, in: root)))
        if isEntered, item.kind == .folder, depth < deepest { folders.append((path, depth + 1)) }
      }
    }
  }

  /// What a project of Xcode says of itself; nil for any other folder.
  static func xcodeProject(_ item: Item, _ environment: Environment) -> (path: String, bytes: [UInt8])? {
    guard item.kind == .folder, item.name.hasSuffix(".xcodeproj") else { return nil }
    return ("\(item.path)/project.pbxproj", read("\(item.location)/project.pbxproj", environment))
  }

  static func read(_ location: String, _ environment: Environment) -> [UInt8] {
    (try? environment.read(location, 16 << 20)) ?? []
  }
}
