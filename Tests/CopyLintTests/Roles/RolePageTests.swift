import Foundation
import Testing

@testable import CopyLint

struct RolePageTests {
  @Test func `the page of roles explains each role once, and nothing else`() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../../Documentation/Roles.md")
      .standardizedFileURL
    let explained = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.hasPrefix("| `") ? line.dropFirst(3).prefix { $0 != "`" } : nil
    }
    #expect(explained.map(String.init).sorted() == Role.identifiers.filter { $0 != "unknown" }.sorted())
  }
}
