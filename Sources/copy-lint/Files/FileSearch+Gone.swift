import CopyLint

extension FileSearch {
  /// The file that a walk would have found at `location`, if it were still there.
  func file(goneFrom location: String) -> SourceFile? {
    for walk in walks {
      guard let inside = relativePath(location, in: walk.location) else { continue }
      let parts = inside.split(separator: "/").map(String.init)
      var (folder, shown) = (walk.location, walk.shown)
      var isOpen = true
      for (index, part) in parts.enumerated() {
        let place = folder == "/" ? "/\(part)" : "\(folder)/\(part)"
        shown = join(shown, part)
        let isFile = index == parts.count - 1
        if part.hasPrefix(".") || isExcluded(place, shown: shown) || !isFile && isForeign(part, in: folder) {
          isOpen = false
        }
        if isFile, !isCandidate(part, location: place, shown: shown) { isOpen = false }
        folder = place
      }
      if isOpen {
        return SourceFile(path: path(of: location, shown: shown), location: location, isNamed: false)
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
