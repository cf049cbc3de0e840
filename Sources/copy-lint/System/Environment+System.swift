import CPages

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Environment {
  /// The machine that the command runs on.
  static let system = Environment(
    workingFolder: { System.workingFolder() },
    variable: { System.variable($0) },
    now: { time(nil) },
    kind: { System.kind(of: $0) },
    resolve: { System.resolve($0) },
    isLink: { System.isLink($0) },
    read: { (path, limit) throws(FileError) in try System.read(path, limit: limit) },
    readPart: { (path, offset, limit, bytes) throws(FileError) in
      try System.readPart(path, from: offset, limit: limit, into: &bytes)
    },
    list: { (path) throws(FileError) in try System.list(path) },
    replace: { (path, bytes) throws(FileError) in try System.replace(path, with: bytes) },
    exchange: { (path, old, new) throws(FileError) in try System.exchange(path, old, for: new) },
    removeLeftover: { System.removeLeftovers($0, in: $1) },
    create: { (path, bytes) throws(FileError) in try System.create(path, with: bytes) },
    readInput: { System.readInput(limit: $0, into: &$1) },
    inputIsWaiting: { System.inputIsWaiting() },
    writeOutput: { System.writeOutput($0) },
    writeMessage: { System.writeMessage($0) },
    givePagesBack: { cpages_give_back() },
    outputIsTerminal: { isatty(STDOUT_FILENO) == 1 },
    outputColumns: { System.outputColumns() },
    messagesAreTerminal: { isatty(STDERR_FILENO) == 1 },
    git: { (arguments, input) throws(ProgramError) in
      try System.run("git", arguments, variables: Git.variables, input: input)
    },
    start: { System.start($0) })
}
