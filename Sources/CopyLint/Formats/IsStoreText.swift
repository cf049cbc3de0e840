/// Whether a path is that of a text for an app store, as fastlane keeps them: "fastlane/metadata/en-US/description.txt".
///
/// Names, addresses and keywords in that folder are not sentences, and are left out.
package func isStoreText(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  guard let name = parts.last, let folder = parts.lastIndex(of: "metadata"), folder > 0,
    parts[folder - 1] == "fastlane"
  else { return false }
  if isReleaseNote(path) { return true }
  return storeTexts.contains { name == $0 }
}

/// Whether it tells what was new in one release of an Android app. Most of these were published long ago, and nobody changes them.
func isReleaseNote(_ path: String) -> Bool {
  path.hasSuffix(".txt") && path.split(separator: "/").dropLast().last == "changelogs"
}

/// The notes on all releases but the newest, by the names of the files in their folder: "12.txt" beside "13.txt".
///
/// A note without a number, such as "default.txt", is for releases to come.
package func oldReleaseNotes(in folder: String, _ names: [String]) -> Set<String> {
  guard isStoreText(folder + "/1.txt") else { return [] }
  let numbered = names.compactMap { name -> (number: Int, name: String)? in
    name.hasSuffix(".txt") ? Int(name.dropLast(4)).map { ($0, name) } : nil
  }
  let newest = numbered.map(\.number).max()
  return Set(numbered.filter { $0.number != newest }.map(\.name))
}

private let storeTexts = [
  "description.txt", "promotional_text.txt", "release_notes.txt", "subtitle.txt", "full_description.txt",
  "short_description.txt", "title.txt",
]
