extension FileSearch {
  /// Folders that hold other people's files, and those that only tests and the tools of an editor read.
  private static let foreignFolders: Set = [
    "node_modules", "Pods", "Carthage", "DerivedData", "sampledata", "testdata", "playwright", "cypress",
    "__fixtures__", "__mocks__", "__tests__", "ThirdParty",
  ]

  /// Whether a walk would skip this path: it is hidden, or in a folder of other people's files.
  static func leavesOut(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") || foreignFolders.contains(String($0)) }
  }

  /// Whether the folder holds other people's files, or those that Xcode put next to an `.xliff` with the same texts.
  func isForeign(_ name: String, in folder: String) -> Bool {
    Self.foreignFolders.contains(name) || name == "Source Contents" && folder.hasSuffix(".xcloc")
  }
}
