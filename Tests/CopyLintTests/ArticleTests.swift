import Foundation
import Testing

struct ArticleTests {
  @Test func `shows the example as it is built`() throws {
    let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    func text(_ path: String) throws -> String {
      try String(contentsOf: project.appending(path: path), encoding: .utf8)
    }
    let article = try text("Sources/CopyLint/CopyLint.docc/CheckStringsFromYourOwnTool.md")
    #expect(try article.contains("```swift\n\(text("Examples/CopyLint/main.swift"))```"))
  }
}
