@testable import CopyLint
@testable import copy_lint

/// A machine that has a few files in `/home` and an input, and nothing else. What is written to its output is kept, and files
/// can be written where that is asked for.
final class Machine: @unchecked Sendable {
  private(set) var files: [String: [UInt8]]
  private let takesFiles: Bool
  private var input: [UInt8]
  /// How much a read of the input gives at most.
  private let chunk: Int
  private(set) var output: [UInt8] = []
  private(set) var messages = ""

  init(_ files: [String: [UInt8]] = [:], input: [UInt8] = [], chunk: Int = .max, takesFiles: Bool = false) {
    (self.files, self.input, self.chunk, self.takesFiles) = (files, input, chunk, takesFiles)
  }

  private func kind(_ path: String) -> Environment.Kind? {
    if files[path] != nil { return .file }
    return path == "/home" || files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  private func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard takesFiles else { throw .cannotWrite }
    files[path] = bytes
  }

  var environment: Environment {
    Environment(
      workingFolder: { "/home" },
      variable: { _ in nil },
      now: { 0 },
      kind: { self.kind($0) },
      resolve: { $0 },
      isLink: { _ in false },
      read: { (path, limit) throws(FileError) in
        guard let bytes = self.files[path] else { throw .missing }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
      },
      readPart: { (path, offset, limit, bytes) throws(FileError) in
        let part = (self.files[path] ?? []).dropFirst(offset).prefix(limit)
        bytes += part
        return part.count
      },
      list: { (path) throws(FileError) in
        guard self.kind(path) == .folder else { throw .missing }
        let names = Set(
          self.files.keys.filter { $0.hasPrefix(path + "/") }.map {
            String($0.dropFirst(path.count + 1).prefix { $0 != "/" })
          })
        return names.sorted().map { Environment.Item(name: $0, kind: self.kind(path + "/" + $0) ?? .file) }
      },
      replace: { (path, bytes) throws(FileError) in try self.write(bytes, to: path) },
      exchange: { (path, old, bytes) throws(FileError) in
        guard self.files[path] == old else { throw .cannotWrite }
        try self.write(bytes, to: path)
        return false
      },
      removeLeftover: { _, _ in },
      create: { (path, bytes) throws(FileError) in try self.write(bytes, to: path) },
      readInput: { limit, bytes in
        let part = self.input.prefix(min(limit, self.chunk))
        bytes += part
        self.input.removeFirst(part.count)
        return part.count
      },
      inputIsWaiting: { !self.input.isEmpty },
      writeOutput: { bytes in
        self.output += bytes
        return .done
      },
      writeMessage: { self.messages += $0 },
      givePagesBack: {},
      outputIsTerminal: { false },
      outputColumns: { nil },
      messagesAreTerminal: { false },
      git: { (_, _) throws(ProgramError) in throw .missing },
      start: { work in
        work()
        return {}
      })
  }
}
