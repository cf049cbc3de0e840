import Foundation

@testable import copy_lint

/// A machine in memory: files, streams and variables for one run of the command.
final class MemoryMachine: @unchecked Sendable {
  struct Run: Equatable {
    var code: Int32
    var output: String
    var messages: String
  }

  private let lock = NSLock()
  private var files: [String: [UInt8]]
  private var input: [UInt8]
  private var output: [UInt8] = []
  private var messages = ""
  private let chunk: Int
  /// Paths that may not be read.
  var closed: Set<String> = []
  /// What paths lead to that are links; both absolute.
  var links: [String: String] = [:]
  /// Paths of files with more names.
  var hardLinked: Set<String> = []
  /// Paths that are neither file nor folder.
  var devices: Set<String> = []
  var variables: [String: String] = [:]
  /// Seconds since 1970.
  var now = 1_795_392_000
  var repository = MemoryRepository(top: nil)
  var isTerminal = false
  /// Of its terminal.
  var columns: Int?
  /// The output takes so many bytes; then its reader is gone, or its disk is full.
  var outputLimit = Int.max
  var isDiskFull = false
  /// Bytes written to the output at each pause of the input.
  private(set) var writes = 0
  /// How often the command gave pages of its start back.
  private(set) var givenBack = 0
  private(set) var pathsRead: [String] = []

  /// - Parameters:
  ///   - files: by path in `/home`, or absolute.
  ///   - chunk: how much a read of the input gives at most.
  init(_ files: [String: String] = [:], input: String = "", chunk: Int = .max) {
    self.files = [:]
    self.input = Array(input.utf8)
    self.chunk = chunk
    for (path, text) in files { self[path] = Array(text.utf8) }
  }

  subscript(path: String) -> [UInt8]? {
    get { lock.withLock { files[absolutePath(path, in: "/home")] } }
    set { lock.withLock { files[absolutePath(path, in: "/home")] = newValue } }
  }

  func text(_ path: String) -> String? { self[path].map { String(decoding: $0, as: UTF8.self) } }

  func run(_ arguments: String...) -> Run { run(arguments) }

  func run(_ arguments: [String]) -> Run {
    lock.withLock {
      output = []
      messages = ""
    }
    let code = copy_lint.run(arguments: arguments, environment: environment)
    return lock.withLock {
      Run(code: code, output: String(decoding: output, as: UTF8.self), messages: messages)
    }
  }

  var environment: Environment {
    Environment(
      workingFolder: { "/home" },
      variable: { self.variables[$0] },
      now: { self.now },
      kind: { self.kind($0) },
      resolve: { path in self.kind(path).map { _ in self.resolve(path) } },
      isLink: { self.links[$0] != nil },
      read: { (path, limit) throws(FileError) in try self.read(path, limit) },
      readPart: { (path, offset, limit, bytes) throws(FileError) in
        let part = try self.read(path, .max).dropFirst(offset).prefix(limit)
        bytes += part
        return part.count
      },
      list: { (path) throws(FileError) in try self.list(path) },
      replace: { (path, bytes) throws(FileError) in try self.replace(path, bytes) },
      exchange: { (path, old, new) throws(FileError) in
        guard self.links[path] == nil else { throw .isLink }
        guard self[path] == old else { throw .changed }
        try self.replace(path, new)
        return self.hardLinked.contains(path)
      },
      removeLeftover: { name, folder in
        for name in name.map({ [$0] }) ?? self.names(in: folder) where name.hasPrefix(".copy-lint-tmp-") {
          self["\(folder)/\(name)"] = nil
        }
      },
      create: { (path, bytes) throws(FileError) in try self.create(path, bytes) },
      readInput: { self.readInput($0, &$1) },
      inputIsWaiting: { self.lock.withLock { !self.input.isEmpty } },
      writeOutput: { self.writeOutput($0) },
      writeMessage: { text in self.lock.withLock { self.messages += text } },
      givePagesBack: { self.lock.withLock { self.givenBack += 1 } },
      outputIsTerminal: { self.isTerminal },
      outputColumns: { self.columns },
      messagesAreTerminal: { self.isTerminal },
      git: { (arguments, input) throws(ProgramError) in
        try self.repository.answer(arguments, input, files: self.lock.withLock { self.files })
      },
      start: { System.start($0) })
  }

  private func resolve(_ path: String) -> String {
    for (link, target) in links where path == link || path.hasPrefix(link + "/") {
      return resolve(target + path.dropFirst(link.utf8.count))
    }
    return path
  }

  private func kind(_ path: String) -> Environment.Kind? {
    let path = resolve(path)
    return lock.withLock {
      if devices.contains(path) { return .other }
      if files[path] != nil { return .file }
      let prefix = path == "/" ? "/" : path + "/"
      return path == "/home" || files.keys.contains { $0.hasPrefix(prefix) } ? .folder : nil
    }
  }

  private func read(_ path: String, _ limit: Int) throws(FileError) -> [UInt8] {
    lock.withLock { pathsRead.append(path) }
    if closed.contains(path) { throw .cannotRead }
    guard let bytes = self[resolve(path)] else { throw kind(path) == .folder ? .isFolder : .missing }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  private func names(in folder: String) -> [String] { ((try? list(folder)) ?? []).map(\.name) }

  private func list(_ path: String) throws(FileError) -> [Environment.Item] {
    if closed.contains(path) { throw .cannotRead }
    guard kind(path) == .folder else { throw .missing }
    let path = resolve(path)
    let prefix = path == "/" ? "/" : path + "/"
    let names = lock.withLock {
      Set(
        (Array(files.keys) + links.keys).filter { $0.hasPrefix(prefix) }.compactMap {
          $0.dropFirst(prefix.count).split(separator: "/").first
        })
    }
    // Any order: the command has to sort.
    return names.map { name in
      let isLink = links[prefix + name] != nil
      let kind = kind(prefix + name) ?? .other
      return Environment.Item(
        name: String(name), kind: isLink && kind == .folder ? .other : kind, isLink: isLink)
    }
  }

  private func replace(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    if closed.contains(path) { throw .cannotWrite }
    self[path] = bytes
  }

  private func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    guard self[path] == nil else { throw .exists }
    self[path] = bytes
  }

  private func readInput(_ limit: Int, _ bytes: inout [UInt8]) -> Int {
    lock.withLock {
      let count = min(limit, chunk, input.count)
      bytes += input.prefix(count)
      input.removeFirst(count)
      return count
    }
  }

  private func writeOutput(_ bytes: [UInt8]) -> Environment.Writing {
    lock.withLock {
      writes += 1
      guard output.count + bytes.count <= outputLimit else { return isDiskFull ? .failed : .readerIsGone }
      output += bytes
      return .done
    }
  }
}
