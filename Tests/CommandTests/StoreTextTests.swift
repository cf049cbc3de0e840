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

  @Test func `are read of the newest release only, and of those to come`() {
    let folder = "fastlane/metadata/android/en-US/changelogs"
    let machine = MemoryMachine([
      "\(folder)/9.txt": "Utilize it.", "\(folder)/12.txt": "Utilize it.",
      "\(folder)/default.txt": "Utilize it.",
      "docs/changelogs/1.txt": "Utilize it.",
    ])
    let found = machine.run("check", "--notes", "--rule", "plain-word", "--format", "csv", ".").output
    #expect(found.contains("12.txt") && found.contains("default.txt") && !found.contains("/9.txt"))
    #expect(machine.run("check", "--notes", "\(folder)/9.txt", "--format", "csv").output.contains("9.txt"))
  }

  @Test func `are in the language of their folder, even if its name is an English word`() {
    let machine = MemoryMachine(["fastlane/metadata/android/is/title.txt": "Stuðningur við birtingu"])
    #expect(machine.run("dump", ".").output.contains(#""locale":"is""#))
  }
}
