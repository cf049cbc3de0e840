import Foundation
import Testing

@testable import CopyLint

/// The decoder, the page and the schema have the same settings: all three come from one table.
@Suite struct SettingTableTests {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  private func load(_ text: String) -> ConfigurationLoader {
    var loader = ConfigurationLoader(
      resolve: { path, _ in path }, read: { $0 == "c" ? .bytes(Array(text.utf8)) : .bytes([]) })
    loader.load("c")
    return loader
  }

  /// With `COPY_LINT_WRITE_SETTINGS=1` the files are written.
  private func expect(_ path: String, is text: String) throws {
    let url = Self.top.appending(path: path)
    if ProcessInfo.processInfo.environment["COPY_LINT_WRITE_SETTINGS"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == text, "\(path) is old")
  }

  @Test func `are the page and the schema in the repository`() throws {
    try expect("Documentation/Settings.md", is: settingsPage())
    try expect("Schemas/configuration.json", is: configurationSchema())
  }

  @Test(arguments: settingTable.map(\.name))
  func `takes the example of each setting, and puts it to use`(name: String) throws {
    let entry = try #require(settingTable.first { $0.name == name })
    let loader = load(entry.example)
    #expect(loader.problems == [])
    #expect(loader.origins.first?.name == name)
    #expect(name == "extends" || loader.configuration != load("").configuration)
    // “config” shows it.
    let lines = loader.configuration.settings(for: nil, loader.origins)
    #expect(name == "extends" || lines.contains { $0.origin != nil && $0.text.hasPrefix(name) }, "\(lines)")
  }

  /// What the table names is known to the decoder, and nothing else is.
  @Test func `has each part that the decoder takes`() {
    for entry in settingTable {
      for part in entry.members {
        let isList = if case .items = entry.kind { true } else { false }
        let inside = "{\(part.name): ~}"
        let problems = load("\(entry.name): \(isList ? "[\(inside)]" : inside)").problems
        #expect(
          !problems.contains { $0.message.contains("There is no such key") }, "\(entry.name).\(part.name)")
      }
      guard !entry.members.isEmpty else { continue }
      let isList = if case .items = entry.kind { true } else { false }
      let problems = load("\(entry.name): \(isList ? "[{zzzz: 1}]" : "{zzzz: 1}")").problems
      #expect(problems.contains { $0.message.contains("There is no such key") }, "\(entry.name)")
    }
  }

  @Test(arguments: [
    (">=0.2", "0.2.0", true), (">=0.2", "0.1.9", false), (">=0.2, <1", "1.0.0", false),
    ("0.2", "0.2.7", true),
    ("=0.2", "0.3.0", false), (">0.2", "0.2.0", false), ("<=0.2.1", "0.2.1", true), ("> 0.1", "0.2", true),
  ])
  func `knows which version is required`(required: String, version: String, isAdmitted: Bool) throws {
    #expect(try #require(RequiredVersion(required)).admits(version) == isAdmitted)
  }

  @Test(arguments: ["", ">", "~0.2", "new", ">=0.2 beta", "1.2.3.4.5", ">=99999999999"])
  func `takes nothing else for a version`(text: String) {
    #expect(RequiredVersion(text) == nil)
  }
}
