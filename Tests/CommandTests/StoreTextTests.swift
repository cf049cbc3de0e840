import Testing

@testable import copy_lint

@Suite struct StoreTextTests {
  @Test func `are found in a folder by their place, and keywords and addresses are not`() {
    let machine = MemoryMachine([
      "fastlane/metadata/en-US/description.txt": "Utilize the app.",
      "fastlane/metadata/en-US/keywords.txt": "utilize,app",
      "fastlane/metadata/android/en-US/changelogs/12.txt": "Utilize more.",
      "notes/description.txt": "Utilize it.",
    ])
    let run = machine.run("check", "--rule", "plain-word", "--format", "csv", ".")
    #expect(run.output.contains("fastlane/metadata/en-US/description.txt"))
    #expect(run.output.contains("fastlane/metadata/android/en-US/changelogs/12.txt"))
    #expect(!run.output.contains("keywords.txt"))
    #expect(!run.output.contains("notes/description.txt"))
  }

  @Test func `are in the language of their folder, even if its name is an English word`() {
    let machine = MemoryMachine(["fastlane/metadata/android/is/title.txt": "Stuðningur við birtingu"])
    #expect(machine.run("dump", ".").output.contains(#""locale":"is""#))
  }
}
