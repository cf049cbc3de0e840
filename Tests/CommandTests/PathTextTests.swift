import Foundation
import Testing

@testable import copy_lint

/// Names of files whose bytes are no text.
@Suite struct PathTextTests {
  @Test(arguments: [
    ("a.strings", "a.strings"), ("größe", "größe"), ("🙂", "🙂"), ("caf\u{10FFE9}.strings", "caf�.strings"),
    ("\u{10FFFF}\u{10FF80}", "��"), ("\u{100185}", "\u{100185}"),
  ])
  func `are shown with a sign for each byte`(path: String, shown: String) {
    #expect(shownPath(path) == shown)
  }

  @Test(
    arguments: [
      ([0x61], "a"), ([0xE9], "\u{10FFE9}"), ([0x63, 0xE9, 0x2F], "c\u{10FFE9}/"),
      // The start of a character, and one that is written too long.
      ([0xC3, 0x61], "\u{10FFC3}a"), ([0xC0, 0xAF], "\u{10FFC0}\u{10FFAF}"),
      ([0xED, 0xA0, 0x80], "\u{10FFED}\u{10FFA0}\u{10FF80}"),
      ([0xF0, 0x9F, 0x99, 0x82, 0xFF], "🙂\u{10FFFF}"),
      // A name that has such a character itself.
      ([0xF4, 0x8F, 0xBF, 0xA9], "\u{10FFF4}\u{10FF8F}\u{10FFBF}\u{10FFA9}"),
    ] as [([UInt8], String)])
  func `are paths that lead back`(bytes: [UInt8], path: String) {
    #expect(Array(pathText(bytes).utf8) == Array(path.utf8))
    #expect(pathBytes(path) == bytes)
  }

  @Test func `any bytes lead back`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        [0xF4, 0x8F, 0xBE, 0xBF, 0xE9, 0x61, UInt8.random(in: 1...255, using: &random)].randomElement(
          using: &random)!
      }
      #expect(pathBytes(pathText(bytes)) == bytes)
    }
  }

  @Test func `an editor names them with escapes`() {
    #expect(path(ofURI: "file:///caf%E9.strings") == "/caf\u{10FFE9}.strings")
    #expect(uri(ofPath: "/caf\u{10FFE9}.strings") == "file:///caf%E9.strings")
  }

  @Test func `such files are checked, fixed and shown in diffs`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copy-lint-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let inner = "\(folder)/d\u{10FFFE}"
    #expect(mkdir(System.cPath(inner), 0o700) == 0)
    let names = ["caf\u{10FFE9}.strings", "d\u{10FFFE}/a.strings"]
    for name in names {
      try System.create("\(folder)/\(name)", with: Array("\"a\" = \"Commence it\";\n".utf8))
    }
    let output = Locked<[UInt8]>([])
    let messages = Locked("")
    var environment = Environment.system
    environment.workingFolder = { folder }
    environment.writeOutput = { bytes in
      output.withLock { $0 += bytes }
      return .done
    }
    environment.writeMessage = { text in messages.withLock { $0 += text } }
    let check = { (arguments: [String]) in
      output.withLock { $0 = [] }
      let code = run(arguments: ["check", "--rule", "plain-word"] + arguments, environment: environment)
      return (code, String(decoding: output.withLock { $0 }, as: UTF8.self))
    }
    let xcode = check([".", "--format", "xcode"])
    #expect(
      xcode.1.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["caf�.strings", "d�/a.strings"])
    #expect(check([names[0], "--format", "xcode"]).1.hasPrefix("caf�.strings:1:8"))
    let diff = check([".", "--diff"]).1
    #expect(diff.contains(#"+++ "b/caf\351.strings""#) && diff.contains(#"+++ "b/d\376/a.strings""#))
    let applied = try System.run("git", ["-C", folder, "apply", "--check", "-"], input: Array(diff.utf8))
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(check([".", "--fix", "-q"]).0 == 0)
    for name in names {
      #expect(try System.read("\(folder)/\(name)", limit: 99) == Array("\"a\" = \"Start it\";\n".utf8))
    }
    #expect(check(["x\u{10FFE9}.strings"]).0 == 2)
    #expect(messages.withLock { $0 }.hasSuffix("Check the path “x�.strings”. No such file or folder.\n"))
  }

  @Test func `one name in two forms is two files`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copy-lint-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["\u{E9}.strings", "e\u{301}.strings"] {
      try System.create("\(folder)/\(name)", with: Array("\"a\" = \"Commence it\";\n".utf8))
    }
    guard try System.list(folder).count == 2 else { return }
    var environment = Environment.system
    environment.workingFolder = { folder }
    environment.writeMessage = { _ in }
    #expect(run(arguments: ["check", ".", "--fix", "-q", "-o", "out.txt"], environment: environment) == 0)
    for name in ["\u{E9}.strings", "e\u{301}.strings"] {
      #expect(try System.read("\(folder)/\(name)", limit: 99) == Array("\"a\" = \"Start it\";\n".utf8))
    }
  }
}
