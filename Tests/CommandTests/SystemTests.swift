import Foundation
import Testing

@testable import copy_lint

/// The calls to the real system, in a folder of their own.
@Suite final class SystemTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copy-lint-\(UUID())")
    .path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func write(_ text: String, _ name: String, mode: Int = 0o644) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  @Test func `reads a file up to the limit`() throws {
    try write("12345", "a")
    #expect(try System.read(path("a"), limit: 5) == Array("12345".utf8))
    #expect(throws: FileError.tooLarge(limit: 4)) { try System.read(path("a"), limit: 4) }
    #expect(throws: FileError.missing) { try System.read(path("b"), limit: 5) }
    #expect(throws: FileError.missing) { try System.read(path("a/b"), limit: 5) }
    #expect(throws: FileError.isFolder) { try System.read(folder, limit: 5) }
  }

  @Test(.timeLimit(.minutes(1))) func `does not wait for a pipe`() {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(throws: FileError.isNoFile) { try System.read(path("pipe"), limit: 5) }
    #expect(throws: FileError.isNoFile) { try System.read("/dev/zero", limit: 5) }
  }

  /// Files of /proc say that their size is 0.
  @Test func `reads a file that does not tell its size`() throws {
    #expect(try System.read("/proc/self/cmdline", limit: 1 << 20).count > 1)
  }

  @Test func `lists what is there and follows links to files only`() throws {
    try write("", "file")
    try FileManager.default.createDirectory(atPath: path("sub"), withIntermediateDirectories: false)
    for (name, target) in [("to-file", "file"), ("to-folder", "."), ("to-nothing", "gone")] {
      try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
    let items = try System.list(folder).sorted { $0.name < $1.name }
    #expect(items.map(\.name) == ["file", "sub", "to-file", "to-folder", "to-nothing"])
    #expect(items.map(\.kind) == [.file, .folder, .file, .other, .other])
    #expect(items.map(\.isLink) == [false, false, true, true, true])
  }

  @Test func `replaces a file through a link and keeps its mode`() throws {
    try write("old", "a", mode: 0o640)
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a")
    try System.replace(path("link"), with: Array("new".utf8))
    #expect(try System.read(path("a"), limit: 9) == Array("new".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path("a"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "a")
    #expect(try System.list(folder).count == 2)
  }

  @Test func `exchanges a file only while it is as it was read`() throws {
    try write("old", "a", mode: 0o640)
    #expect(try !System.exchange(path("a"), Array("old".utf8), for: Array("new".utf8)))
    #expect(try System.read(path("a"), limit: 9) == Array("new".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path("a"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
    for saved in ["own", "new and more", ""] {
      try write(saved, "a")
      #expect(throws: FileError.changed) {
        try System.exchange(path("a"), Array("new".utf8), for: Array("x".utf8))
      }
      #expect(try System.read(path("a"), limit: 99) == Array(saved.utf8))
    }
    #expect(try System.list(folder).map(\.name) == ["a"])
  }

  @Test func `exchanges no file through a link`() throws {
    try write("old", "a")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a")
    #expect(throws: FileError.isLink) {
      try System.exchange(path("link"), Array("old".utf8), for: Array("new".utf8))
    }
    #expect(try System.read(path("a"), limit: 9) == Array("old".utf8))
    #expect(System.isLink(path("link")) && !System.isLink(path("a")) && !System.isLink(path("gone")))
    #expect(System.resolve(path("link")) == System.resolve(path("a")))
    #expect(System.resolve(path("gone")) == nil)
  }

  @Test func `writes a file with the longest name there is`() throws {
    let name = String(repeating: "n", count: 247) + ".strings"
    try System.create(path(name), with: Array("old".utf8))
    try System.exchange(path(name), Array("old".utf8), for: Array("new".utf8))
    #expect(try System.read(path(name), limit: 9) == Array("new".utf8))
    #expect(try System.list(folder).map(\.name) == [name])
  }

  /// The number of this process is alive; no process has the largest number.
  @Test func `deletes what a killed run left, and nothing else`() throws {
    let leftover = ".copy-lint-tmp-2147483647-1"
    let others = [
      ".copy-lint-baseline.json", ".copy-lint-tmp-2147483647", ".copy-lint-tmp-2147483647-1-1",
      ".copy-lint-tmp-2147483647-x", ".copy-lint-tmp-\(getpid())-1", ".copy-lint.yml", "a.strings",
    ]
    for name in others + [leftover] {
      try write("", name)
      System.removeLeftovers(name, in: folder)
    }
    #expect(try System.list(folder).map(\.name).sorted() == others.sorted())
    try write("", leftover)
    System.removeLeftovers(in: folder)
    #expect(try System.list(folder).map(\.name).sorted() == others.sorted())
  }

  @Test func `lists a name that is not text with its bytes`() throws {
    let bytes: [CChar] = path("caf").utf8.map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xE9), 0]
    #expect(close(creat(bytes, 0o600)) == 0)
    let items = try System.list(folder)
    #expect(items.map(\.name) == ["caf\u{10FFE9}"])
    #expect(items.map(\.kind) == [.file])
    #expect(try System.read(path(items[0].name), limit: 9) == [])
  }

  @Test func `says that a file has more names`() throws {
    try write("old", "a")
    #expect(try !System.exchange(path("a"), Array("old".utf8), for: Array("new".utf8)))
    #expect(link(path("a"), path("b")) == 0)
    #expect(try System.exchange(path("a"), Array("new".utf8), for: Array("newer".utf8)))
    #expect(try System.read(path("b"), limit: 9) == Array("new".utf8))
  }

  #if os(Linux)
    private typealias Set =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
      ) -> Int32
    private typealias Get =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
      ) -> Int

    /// As acl(5) lays it out: version 2, then tag, permission and id of each. User 7 may read.
    private static let accessList: [UInt8] =
      [2, 0, 0, 0] + [1, 0, 6, 0, 255, 255, 255, 255] + [2, 0, 4, 0, 7, 0, 0, 0] + [
        4, 0, 4, 0, 255, 255, 255, 255,
      ]
      + [16, 0, 4, 0, 255, 255, 255, 255] + [32, 0, 0, 0, 255, 255, 255, 255]

    @Test(arguments: [("user.note", Array("kept".utf8)), ("system.posix_acl_access", accessList)])
    func `keeps the attributes and the access list of a file`(name: String, value: [UInt8]) throws {
      // The module of glibc leaves them out.
      let set = unsafeBitCast(try #require(dlsym(nil, "setxattr")), to: Set.self)
      let get = unsafeBitCast(try #require(dlsym(nil, "getxattr")), to: Get.self)
      try write("old", "a")
      // A file system may have none.
      guard set(path("a"), name, value, value.count, 0) == 0 else { return }
      try System.exchange(path("a"), Array("old".utf8), for: Array("new".utf8))
      try System.replace(path("a"), with: Array("newer".utf8))
      var found = [UInt8](repeating: 0, count: 100)
      let size = get(path("a"), name, &found, found.count)
      #expect(Array(found.prefix(max(0, size))) == value)
    }
  #endif

  /// The superuser may write everywhere.
  @Test(.enabled(if: getuid() != 0, "runs as the superuser"))
  func `does not get past a file that is closed to writing`() throws {
    try write("old", "a", mode: 0o444)
    #expect(throws: FileError.cannotWrite) { try System.replace(path("a"), with: []) }
    #expect(try System.read(path("a"), limit: 9) == Array("old".utf8))
  }

  @Test func `makes a file only where there is none`() throws {
    try System.create(path("a"), with: Array("x".utf8))
    #expect(throws: FileError.exists) { try System.create(path("a"), with: []) }
    #expect(try System.read(path("a"), limit: 9) == Array("x".utf8))
  }

  @Test func `runs each thread once`() {
    let numbers = Locked<[Int]>([])
    Environment.system.inParallel(8) { number in numbers.withLock { $0.append(number) } }
    #expect(numbers.withLock { $0.sorted() } == Array(0..<8))
  }
}
