import CopyLint

extension FileSearch {
  /// The file that a walk would have found at `location`, if it were still there.
  func file(goneFrom location: String) -> SourceFile? {
    for walk in walks {
      guard let inside = relativePath(location, in: walk.location) else { continue }
      let parts = inside.split(separator: "/").map(String.init)
      var folder = WalkedFolder(walk.location, shown: walk.shown, root: root)
      var isOpen = true
      for (index, part) in parts.enumerated() {
        let item = folder.item(part)
        let isFile = index == parts.count - 1
        if part.hasPrefix(".") || isExcluded(item.location, shown: item.shown)
          || !isFile && isForeign(part, in: folder.location)
        {
          isOpen = false
        }
        if isFile, !isCandidate(part, location: item.location, shown: item.shown) { isOpen = false }
        if isFile, isOpen { return SourceFile(path: item.path, location: location, isNamed: false) }
        folder = WalkedFolder(item.location, shown: item.shown, depth: folder.depth + 1, root: root)
      }
    }
    return nil
  }

  /// A file of the project that a walk could have found at `location`, whatever was to be walked.
  func candidate(at location: String) -> SourceFile? {
    guard let shown = relativePath(location, in: root),
      isCandidate(String(lastPart(of: location)), location: location, shown: shown)
    else { return nil }
    return SourceFile(path: shown, location: location, isNamed: false)
  }
}
