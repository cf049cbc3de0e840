/// How moko-resources, a library for Kotlin Multiplatform, names its folders: `moko-resources/de/strings.xml`, and
/// `resources/MR/de/strings.xml` in older projects. The source language is in `base`.
enum MokoResources {
  static let sourceFolder = "base"

  /// The index of the folder that is named after a language.
  ///
  /// - Parameter folders: of a path, from its start; the file's own name may come after them.
  static func languageFolder(in folders: some BidirectionalCollection<Substring>) -> Int? {
    var last: Substring = ""
    var index = 0
    for folder in folders {
      index += 1
      if folder == "moko-resources" || folder == "MR" && last == "resources" {
        return index < folders.count ? index : nil
      }
      last = folder
    }
    return nil
  }
}
