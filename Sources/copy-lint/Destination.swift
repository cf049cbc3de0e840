import CopyLint

/// Writes a whole result to the file of `--output`, else to standard output.
///
/// - Returns: whether it could be written.
func write(
  _ bytes: [UInt8], to path: String?, _ output: inout Output, _ environment: Environment
) -> Bool {
  guard let path else {
    output.write(bytes)
    return true
  }
  let location = absolutePath(path, in: environment.workingFolder())
  environment.removeLeftover(nil, parentFolder(of: location))
  do throws(FileError) {
    try save(bytes, at: location, environment)
    return true
  } catch {
    let isFolderMissing = error == .missing && environment.kind(parentFolder(of: location)) == nil
    let folder =
      relativePath(parentFolder(of: location), in: environment.workingFolder()) ?? parentFolder(of: location)
    say(isFolderMissing ? FileError.folderMissing(folder) : error.message(path: path), environment)
    return false
  }
}

/// Writes a whole file, whether it was there or not.
func save(_ bytes: [UInt8], at location: String, _ environment: Environment) throws(FileError) {
  if environment.kind(location) == nil {
    try environment.create(location, bytes)
  } else {
    try environment.replace(location, bytes)
  }
}

/// Columns for text on standard output: those of the terminal, else of `COLUMNS`, else 100.
func textWidth(_ environment: Environment) -> Int {
  let columns = environment.outputColumns() ?? environment.variable("COLUMNS").flatMap { Int($0) } ?? 100
  return min(max(columns, 40), 1000)
}

/// Whether to color standard output. https://no-color.org
func usesColor(_ options: Options, _ environment: Environment) -> Bool {
  switch options.color {
  case .always: true
  case .never: false
  case .auto:
    (environment.variable("NO_COLOR") ?? "").isEmpty && environment.variable("TERM") != "dumb"
      && environment.outputIsTerminal()
  }
}
