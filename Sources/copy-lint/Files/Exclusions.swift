import CopyLint

/// Which patterns of `exclude` a walk has not met yet.
struct Exclusions {
  private(set) var open: [Glob]

  /// Folders that come and go, and those that are left out anyway.
  private static let passing = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "dist", "out", "target", "vendor", "coverage",
    "tmp",
    "temp", "generated", "bin", "obj",
  ]

  init(_ globs: [Glob]) {
    open = globs.filter { glob in
      let parts = glob.pattern.split(separator: "/")
      return !parts.contains { part in
        part.hasPrefix(".") || Self.passing.contains { $0.lowercased() == part.lowercased() }
      }
    }
  }

  /// Notes a file or folder that is there.
  mutating func meet(_ location: String, root: String) {
    guard !open.isEmpty, let path = relativePath(location, in: root) else { return }
    open.removeAll { $0.matches(path: path) || $0.matches(path: path + "/") }
  }

  /// Notes a folder that another pattern leaves out: what is in it is not known.
  mutating func leaveOut(_ location: String, root: String) {
    guard !open.isEmpty, let path = relativePath(location, in: root) else { return }
    open.removeAll {
      $0.pattern.hasPrefix(path + "/") || $0.pattern.hasPrefix("*") || $0.pattern.hasPrefix("{")
    }
  }

  /// Closes what another walk has met.
  mutating func keepOpen(of other: Exclusions) {
    guard !open.isEmpty else { return }
    let patterns = Set(other.open.map(\.pattern))
    open.removeAll { !patterns.contains($0.pattern) }
  }
}
