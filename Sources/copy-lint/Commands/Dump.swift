import CopyLint

/// Files whose lines are held at once.
private let dumpBatch = 512

/// `copy-lint dump`: every string of every file as a JSON line.
func dump(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  guard var project = loadProject(options, environment) else { return .unusable }
  let search = findFiles(options, project, environment)
  project.settleSourceLanguage(of: search, options, environment)
  project.joinMembers(of: search, options, environment)
  project.joinKeys(of: search, options, environment)
  let progress = Progress(total: search.files.count, isQuiet: options.isQuiet, environment: environment)
  var isUsable = search.isUsable
  var whole: [UInt8] = []
  for start in stride(from: 0, to: search.files.count, by: dumpBatch) where !output.readerIsGone {
    let batch = Array(search.files[start..<min(start + dumpBatch, search.files.count)])
    let dumped = outcomes(
      of: batch, in: project, jobs: options.jobs, progress: progress, environment: environment
    ) {
      file, checker in
      dumpFile(file, checker: &checker, environment)
    }
    for (file, outcome) in zip(batch, dumped) {
      switch outcome {
      case .unknown: if file.isNamed { say(unknownFormat(file.path), environment) }
      case .failed(let why):
        isUsable = false
        say(why, environment)
      case .dumped(let lines):
        // A file is written as a whole or not at all.
        if options.output == nil { output.write(lines) } else { whole += lines }
      }
    }
  }
  progress.finish()
  if options.output != nil { isUsable = write(whole, to: options.output, &output, environment) && isUsable }
  return isUsable ? .clear : .unusable
}

private enum DumpOutcome: Sendable {
  case dumped([UInt8])
  case unknown
  case failed(String)
}

private func dumpFile(
  _ file: SourceFile, checker: inout Checker, _ environment: Environment
) -> DumpOutcome {
  let bytes: [UInt8]
  do throws(FileError) {
    bytes = try environment.read(file.location, fileSizeLimit)
  } catch {
    return .failed(error.message(path: file.path))
  }
  var document = Document(path: file.path, bytes: bytes, isNamed: file.isNamed)
  document.indexLines()
  guard let run = checker.read(document) else { return .unknown }
  var lines: [UInt8] = []
  var json = JSONWriter()
  let roles = checker.configuration.keyRoles
  let keys = roles.isEmpty ? nil : KeyTable(path: file.path)
  run.forEach { entry in
    json.removeAll()
    let places = keys.map { roles.places(of: entry.key.utf8.span, in: $0) } ?? []
    dumpLine(entry, path: file.path, format: run.format.name, document: document, places, into: &json)
    lines += json.bytes
  }
  return .dumped(lines)
}
