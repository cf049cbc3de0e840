import CopyLint

/// The platform that files and the project around them tell.
struct GuessedPlatform: Equatable {
  var name: String
  /// What tells it.
  var file: String
}

/// The platform that the names of files tell, if it is one for all. Apple's files tell no Mac from a phone, but Xcode's project does.
func platform(of files: [SourceFile], in root: String, _ environment: Environment) -> GuessedPlatform? {
  let apple = files.first { FileSearch.holdsKeys($0.path) }
  let android = files.first { file in
    // The folder may be the one that the command is started in.
    let folder = lastPart(of: parentFolder(of: file.location))
    return file.path.hasSuffix(".xml") && (folder == "values" || folder.hasPrefix("values-"))
  }
  switch (apple, android) {
  // Words such as “tap” and “Settings” are right on either.
  case (.some, .some): return nil
  case (let apple?, nil):
    return macProject(in: root, environment).map { GuessedPlatform(name: "macos", file: $0) }
      ?? GuessedPlatform(name: "ios", file: apple.path)
  case (nil, let android?): return GuessedPlatform(name: "android", file: android.path)
  case (nil, nil): break
  }
  guard files.contains(where: { $0.path.hasSuffix(".swift") }) else { return nil }
  return macProject(in: root, environment).map { GuessedPlatform(name: "macos", file: $0) }
}

/// The project of Xcode that builds for the Mac.
///
/// - Returns: nil where one of the projects builds for phones, too.
private func macProject(in root: String, _ environment: Environment) -> String? {
  var found: String?
  var isForPhones = false
  TopFolders.visit(root, environment) { item in
    guard let project = TopFolders.xcodeProject(item, environment) else { return true }
    let text = project.bytes.span
    if text.contains("IPHONEOS_DEPLOYMENT_TARGET") || text.contains("iphoneos") { isForPhones = true }
    if found == nil, text.contains("SDKROOT = macosx") || text.contains("MACOSX_DEPLOYMENT_TARGET") {
      found = project.path
    }
    return false
  }
  return isForPhones ? nil : found
}
