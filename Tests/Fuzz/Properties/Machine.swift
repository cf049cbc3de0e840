@testable import CopyLint
@testable import copy_lint

/// A machine that has a few files in `/home` and an input, and nothing else. What is written to its output is kept.
final class Machine: @unchecked Sendable {
  private let files: [String: [UInt8]]
  private var input: [UInt8]
  /// How much a read of the input gives at most.
  private let chunk: Int
  private(set) var output: [UInt8] = []
  private(set) var messages = ""

  init(_ files: [String: [UInt8]] = [:], input: [UInt8] = [], chunk: Int = .max) {
    (self.files, self.input, self.chunk) = (files, input, chunk)
  }

  var environment: Environment {
    Environment(
      workingFolder: { "/home" },
      variable: { _ in nil },
      now: { 0 },
      kind: { path in path == "/home" ? .folder : self.files[path] == nil ? nil : .file },
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
        guard path == "/home" else { throw .missing }
        return self.files.keys.sorted().map {
          Environment.Item(name: String($0.dropFirst("/home/".count)), kind: .file)
        }
      },
      replace: { (_, _) throws(FileError) in throw .cannotWrite },
      exchange: { (_, _, _) throws(FileError) in throw .cannotWrite },
      removeLeftover: { _, _ in },
      create: { (_, _) throws(FileError) in throw .cannotWrite },
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
