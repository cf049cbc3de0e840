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
