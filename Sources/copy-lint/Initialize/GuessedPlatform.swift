import CopyLint

/// The platform that files and the project around them tell.
struct GuessedPlatform: Equatable {
  var name: String
  /// What tells it.
  var file: String
}

/// The platform of the first file whose name tells one. Apple's files tell no Mac from a phone, but Xcode's project does.
func platform(of files: [SourceFile], in root: String, _ environment: Environment) -> GuessedPlatform? {
  for file in files {
    if [".strings", ".stringsdict", ".xcstrings"].contains(where: file.path.hasSuffix) {
      return macProject(in: root, environment).map { GuessedPlatform(name: "macos", file: $0) }
        ?? GuessedPlatform(name: "ios", file: file.path)
    }
    // The folder may be the one that the command is started in.
    let folder = lastPart(of: parentFolder(of: file.location))
    if file.path.hasSuffix(".xml"), folder == "values" || folder.hasPrefix("values-") {
      return GuessedPlatform(name: "android", file: file.path)
    }
  }
  guard files.contains(where: { $0.path.hasSuffix(".swift") }) else { return nil }
  return macProject(in: root, environment).map { GuessedPlatform(name: "macos", file: $0) }
}

/// The project of Xcode that builds for the Mac.
///
/// - Returns: nil where one of the projects builds for phones, too.
private func macProject(in root: String, _ environment: Environment) -> String? {
  var found: String?
  let (deepest, mostFolders, sizeLimit) = (3, 300, 16 << 20)
  var folders = [(path: "", depth: 0)]
  var next = 0
  while next < folders.count, next < mostFolders {
    let (folder, depth) = folders[next]
    next += 1
    let items = (try? environment.list(absolutePath(folder, in: root))) ?? []
    for item in items.sorted(by: { $0.name < $1.name })
    where item.kind == .folder && !FileSearch.leavesOut(item.name) {
      let path = folder.isEmpty ? item.name : "\(folder)/\(item.name)"
      guard item.name.hasSuffix(".xcodeproj") else {
        if depth < deepest { folders.append((path, depth + 1)) }
        continue
      }
      let project = "\(path)/project.pbxproj"
      let bytes = (try? environment.read(absolutePath(project, in: root), sizeLimit)) ?? []
      if ["IPHONEOS_DEPLOYMENT_TARGET", "iphoneos"].contains(where: bytes.holds) { return nil }
      if found == nil, ["SDKROOT = macosx", "MACOSX_DEPLOYMENT_TARGET"].contains(where: bytes.holds) {
        found = project
      }
    }
  }
  return found
}

extension [UInt8] {
  fileprivate func holds(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
