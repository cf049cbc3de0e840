import Foundation
import Testing

struct ArticleTests {
  @Test func `show the examples as they are built`() throws {
    #expect(
      try article("CheckStringsFromYourOwnTool").contains(
        "```swift\n\(text("Examples/CopyLint/main.swift"))```"))
    #expect(
      try article("WriteARuleOfYourOwn").contains("```swift\n\(text("Examples/OwnRule/Shouting.swift"))```"))
  }

  private func article(_ name: String) throws -> String {
    try text("Sources/CopyLint/CopyLint.docc/\(name).md")
  }

  private func text(_ path: String) throws -> String {
    let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    return try String(contentsOf: project.appending(path: path), encoding: .utf8)
  }
}
