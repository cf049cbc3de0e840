import Foundation
import Testing

@testable import CopyLint

/// The list of formats, their folder and their pages say the same.
struct FormatPageTests {
  private static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let pages = package.appending(path: "Documentation/Formats")
  private static let sources = package.appending(path: "Sources/CopyLint/Formats")

  private static func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test func `each format is listed once, under one name`() {
    let names = allFormats.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") })
  }

  /// A format is a type that says so in its own file: `struct Name: Format`.
  @Test func `every format in the folder is in the list`() throws {
    let files = try #require(
      FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    var types: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try Self.text(file).split(separator: "\n") where line.hasPrefix("struct ") {
        let parts = line.dropFirst("struct ".count).split(separator: ":", maxSplits: 1)
        let protocols = parts.count == 2 ? parts[1].split { " ,{".contains($0) } : []
        guard protocols.contains("Format") else { continue }
        types.insert(String(parts[0]))
        #expect(file.lastPathComponent == "\(parts[0]).swift")
      }
    }
    #expect(types == Set(allFormats.map { "\(type(of: $0))" }))
  }

  @Test func `every format has a page, and every page a format`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path).filter {
      $0 != "README.md"
    }
    #expect(Set(files) == Set(allFormats.map { "\($0.name).md" }))
    for format in allFormats {
      let page = try Self.text(Self.pages.appending(path: "\(format.name).md"))
      #expect(page.hasPrefix("# \(format.name): "))
      for name in format.extensions { #expect(page.contains("`.\(name)`"), "\(format.name): .\(name)") }
      for section in ["## What is read", "## Sources"] { #expect(page.contains(section), "\(format.name)") }
    }
  }

  @Test func `the index and the README name every format`() throws {
    let index = try Self.text(Self.pages.appending(path: "README.md"))
    let readme = try Self.text(Self.package.appending(path: "README.md"))
    for format in allFormats {
      #expect(index.contains("[\(format.name)](\(format.name).md)"))
      for name in format.extensions { #expect(readme.contains("`.\(name)`"), "\(format.name): .\(name)") }
    }
    #expect(index.split(separator: "\n").count { $0.hasPrefix("- [") } == allFormats.count)
  }
}
