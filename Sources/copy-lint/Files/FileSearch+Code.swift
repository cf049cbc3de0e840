import CopyLint

extension FileSearch {
  /// Whether only the team sees the words of this code: tests, previews, and what builds the app.
  static func isForTheTeam(_ path: String) -> Bool {
    // Bytes: this is asked about each file of a tree.
    let path = path.utf8.span
    var start = 0
    while let end = path.firstIndex(of: UInt8(ascii: "/"), from: start) {
      let folder = path.extracting(start..<end)
      if folder.ends(with: "Tests") || foldersOfTeam.contains(where: { isName($0, folder) }) { return true }
      start = end + 1
    }
    let name = path.extracting(start..<path.count)
    return isName("Package.swift", name) || namesOfTeam.contains { name.ends(with: $0) }
  }

  private static func isName(_ name: StaticString, _ part: Span<UInt8>) -> Bool {
    part.count == name.utf8CodeUnitCount && part.ends(with: name)
  }

  private static let foldersOfTeam: [StaticString] = ["Preview Content", "build", "test", "androidTest"]
  /// How they end.
  private static let namesOfTeam: [StaticString] = [
    "Tests.swift", "Test.swift", "Previews.swift", "Storybook.swift",
  ]

  /// Whether a file is a part of the app, and no string file.
  static func isCode(_ name: String) -> Bool { name.utf8.span.ends(with: ".swift") || isInterface(name) }

  /// Whether Interface Builder wrote the file.
  static func isInterface(_ name: String) -> Bool { [".storyboard", ".xib"].contains(where: name.hasSuffix) }

  /// Whether a file asks for strings of Android's string files: Kotlin code, a layout, a menu or preferences.
  static func asksForStrings(_ name: String, location: String) -> Bool {
    name.hasSuffix(".kt") || AndroidLayout.isAsking(location)
  }

  /// Whether a file may have literals of Swift code as its keys.
  static func holdsKeys(_ name: String) -> Bool {
    name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") || name.hasSuffix(".stringsdict")
  }

  /// Notes what asks for strings in the rest of the project, where only a part is checked. Code tells what strings are: without
  /// it, a baseline would call known findings gone, and others new.
  mutating func askAround(_ project: Project, _ environment: Environment) {
    guard readsCode, files.contains(where: { KeyTable(path: $0.path) != nil }) else { return }
    var whole = FileSearch(project, readsCode: true, jobs: jobs, environment: environment)
    whole.add(".", from: project.topOfPaths, isGiven: project.hasForeignSettings)
    whole.finish()
    // Code that is named by itself is checked for its words, and so tells nothing yet.
    let known = Set((files.filter(\.isWalkedCode) + askingFiles).map(\.location))
    askingFiles += (whole.files.filter(\.isWalkedCode) + whole.askingFiles).filter {
      !known.contains($0.location)
    }
    askingFiles.sort { $0.path.utf8.span.precedes($1.path.utf8.span) }
  }

  /// Leaves out the code that walks came across, unless some of it shows an interface: a server has no words for people.
  mutating func leaveOutOtherCode() {
    let isCode = { (file: SourceFile) in !file.isNamed && file.path.hasSuffix(".swift") }
    guard files.contains(where: isCode) else { return }
    for file in files where isCode(file) {
      // Imports are at the top.
      var top: [UInt8] = []
      guard (try? environment.readPart(file.location, 0, 64 << 10, &top)) != nil else { continue }
      if importsInterface(top) { return }
    }
    files.removeAll(where: isCode)
  }
}
