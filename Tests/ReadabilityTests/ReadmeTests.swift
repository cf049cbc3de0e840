import Foundation
import Testing

struct ReadmeTests {
  @Test func `shows the example as it is built`() throws {
    let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let page = try String(
      contentsOf: project.appending(path: "Documentation/Library.md"), encoding: .utf8)
    let example = try String(
      contentsOf: project.appending(path: "Examples/Readability/main.swift"), encoding: .utf8)
    #expect(page.contains("```swift\n\(example)```"))
    #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count <= 31)
  }

  @Test func `shows first use as it is built`() throws {
    let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let page = project.appending(path: "Sources/Readability/Readability.docc/Readability.md")
    let example = try String(
      contentsOf: project.appending(path: "Examples/Readability/FirstUse.swift"), encoding: .utf8)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(example)```"))
  }
}
