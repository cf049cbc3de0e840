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
    let project = xcodePlatform(in: root, environment)
    return project?.name == "macos" ? project : GuessedPlatform(name: "ios", file: apple.path)
  case (nil, let android?): return GuessedPlatform(name: "android", file: android.path)
  case (nil, nil): break
  }
  guard files.contains(where: { $0.path.hasSuffix(".swift") }) else { return nil }
  return xcodePlatform(in: root, environment)
}

/// What the projects of Xcode build for.
///
/// - Returns: nil where they build for phones and for the Mac, or where none says it.
private func xcodePlatform(in root: String, _ environment: Environment) -> GuessedPlatform? {
  var mac: String?
  var phone: String?
  TopFolders.visit(root, environment) { item in
    guard let project = TopFolders.xcodeProject(item, environment) else { return true }
    let text = project.bytes.span
    if phone == nil, text.contains("IPHONEOS_DEPLOYMENT_TARGET") || text.contains("iphoneos") {
      phone = project.path
    }
    if mac == nil, text.contains("SDKROOT = macosx") || text.contains("MACOSX_DEPLOYMENT_TARGET") {
      mac = project.path
    }
    return false
  }
  switch (mac, phone) {
  case (let mac?, nil): return GuessedPlatform(name: "macos", file: mac)
  case (nil, let phone?): return GuessedPlatform(name: "ios", file: phone)
  default: return nil
  }
}
