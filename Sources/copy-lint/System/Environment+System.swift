import Glibc

extension Environment {
  /// The machine that the command runs on.
  static let system = Environment(
    workingFolder: { System.workingFolder() },
    variable: { System.variable($0) },
    kind: { System.kind(of: $0) },
    read: { (path, limit) throws(FileError) in try System.read(path, limit: limit) },
    readPart: { (path, offset, limit, bytes) throws(FileError) in
      try System.readPart(path, from: offset, limit: limit, into: &bytes)
    },
    list: { (path) throws(FileError) in try System.list(path) },
    replace: { (path, bytes) throws(FileError) in try System.replace(path, with: bytes) },
    create: { (path, bytes) throws(FileError) in try System.create(path, with: bytes) },
    readInput: { System.readInput(limit: $0, into: &$1) },
    inputIsWaiting: { System.inputIsWaiting() },
    writeOutput: { System.writeOutput($0) },
    writeMessage: { System.writeMessage($0) },
    outputIsTerminal: { isatty(STDOUT_FILENO) == 1 },
    messagesAreTerminal: { isatty(STDERR_FILENO) == 1 },
    inParallel: { System.inParallel($0, work: $1) })
}
