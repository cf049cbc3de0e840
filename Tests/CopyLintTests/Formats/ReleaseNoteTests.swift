import Testing

@testable import CopyLint

@Suite struct `Notes on a release` {
  /// Nobody changes what was published with an old release, so its words are notes only.
  @Test(arguments: [
    ("fastlane/metadata/android/en-US/changelogs/12.txt", true),
    ("fastlane/metadata/android/en-US/full_description.txt", false),
  ])
  func `are known by their folder`(path: String, isNote: Bool) {
    #expect(read("Utilize the sync.", path).entries.map(\.isManual) == [isNote])
  }
}
