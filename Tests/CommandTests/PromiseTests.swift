import Foundation
import Testing

/// `SECURITY.md` names a test for each promise.
@Suite struct PromiseTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  private func files(in folder: String) throws -> [URL] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return try #require(found).compactMap { $0 as? URL }
  }

  @Test func `each has a test that is there`() throws {
    let page = try String(contentsOf: root.appending(path: "SECURITY.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| **") }
    #expect(rows.count >= 10)
    let tests = Set(try files(in: "Tests").map { $0.deletingPathExtension().lastPathComponent })
    for row in rows {
      let cell = row.split(separator: "|").last ?? ""
      let names = cell.split(separator: "`").filter { $0.contains(where: \.isLetter) }
      #expect(!names.isEmpty, "\(row)")
      for name in names where !tests.contains(String(name)) {
        let path = name == "make fuzz" ? "Scripts/fuzz" : String(name)
        #expect(FileManager.default.fileExists(atPath: root.appending(path: path).path), "\(name)")
      }
    }
  }

  @Test func `no source opens a connection`() throws {
    let calls = ["socket(", "connect(", "getaddrinfo(", "URLSession", "gethostbyname("]
    for file in try files(in: "Sources") where ["swift", "c", "cpp"].contains(file.pathExtension) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") where !line.contains("\"") && !line.contains("//") {
        for call in calls { #expect(!line.contains(call), "\(file.lastPathComponent): \(line)") }
      }
    }
  }
}
