import CopyLint

/// The content of one file comes from the input, under the name of `--stdin-filename`, whatever is on disk there.
///
/// - Returns: the machine with that file; nil when the input is too large.
func readStandardInput(as name: String, _ environment: Environment) -> Environment? {
  var bytes: [UInt8] = []
  while environment.readInput(64 << 10, &bytes) > 0 {
    guard bytes.count <= fileSizeLimit else {
      say(FileError.tooLarge(limit: fileSizeLimit).message(path: name), environment)
      return nil
    }
  }
  return environment.holding([absolutePath(name, in: environment.workingFolder()): bytes])
}

extension Environment {
  /// The same machine with other contents of some files, by their absolute paths. Nothing can be written there.
  func holding(_ contents: [String: [UInt8]]) -> Environment {
    var machine = self
    machine.kind = { contents[$0] == nil ? kind($0) : .file }
    machine.resolve = { contents[$0] == nil ? resolve($0) : resolve($0) ?? $0 }
    machine.isLink = { contents[$0] == nil && isLink($0) }
    machine.read = { (path, limit) throws(FileError) in
      guard let bytes = contents[path] else { return try read(path, limit) }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      return bytes
    }
    return machine
  }
}
