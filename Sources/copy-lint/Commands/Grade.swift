import CopyLint
import Readability

/// `copy-lint grade`: counts, grade and reading ease, and no other checks.
func grade(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  guard var project = loadProject(options, environment) else { return .unusable }
  // Only what is wrong with a file itself is reported; it tells why strings are missing from the counts.
  project.configuration.onlyRules = Set(allRules.map(\.about).filter { $0.group == .file }.map(\.name))
  var report = GradeReport()
  report.showsAllFormulas = options.showsAllFormulas
  if !options.showsAll, options.locales.isEmpty {
    report.shownLanguage = Locale(project.configuration.sourceLocale).language
  }
  var isUsable = project.isWhole
  if options.operands == ["-"] {
    isUsable = gradeInput(project, into: &report, environment) && isUsable
  } else {
    isUsable = gradeFiles(options, project, into: &report, environment) && isUsable
  }
  var bytes: [UInt8]
  if options.format == "json" {
    bytes = report.json(versions: toolVersions)
  } else {
    let usesColor = options.output == nil && usesColor(options, environment)
    let isShown = options.output == nil && environment.outputIsTerminal()
    let width = isShown ? textWidth(environment) : nil
    bytes = Array(report.text(usesColor: usesColor, isQuiet: options.isQuiet, width: width).utf8)
  }
  isUsable = write(bytes, to: options.output, &output, environment) && isUsable
  return isUsable ? .clear : .unusable
}

private enum GradeOutcome: Sendable {
  case graded(FileReport, [GradedText])
  case unknown
  case failed(String)
}

private func gradeFiles(
  _ options: Options, _ project: Project, into report: inout GradeReport, _ environment: Environment
) -> Bool {
  let search = findFiles(options, project, environment)
  var project = project
  project.settleSourceLanguage(of: search, options, environment)
  if report.shownLanguage != nil {
    report.shownLanguage = Locale(project.configuration.sourceLocale).language
  }
  project.joinMembers(of: search, options, environment)
  project.joinKeys(of: search, options, environment)
  let progress = Progress(total: search.files.count, isQuiet: options.isQuiet, environment: environment)
  let graded = outcomes(
    of: search.files, in: project, jobs: options.jobs, progress: progress, environment: environment
  ) {
    file, checker in
    gradeFile(file, showsStrings: options.showsStrings, checker: &checker, environment)
  }
  progress.finish()
  var isUsable = search.isUsable
  var files: [FileReport] = []
  for (file, outcome) in zip(search.files, graded) {
    switch outcome {
    case .unknown: if file.isNamed { say(unknownFormat(file.path), environment) }
    case .failed(let why):
      isUsable = false
      say(why, environment)
    case .graded(let found, let texts):
      report.texts += texts
      for problem in found.findings where problem.group == .file {
        let line = problem.place.map { ":\($0.line):\($0.column)" } ?? ""
        say("\(file.path)\(line): \(problem.finding.message)", environment)
      }
      files.append(found)
    }
  }
  countRepeatsOnce(in: &files)
  for file in files { report.add(file) }
  return isUsable
}

private func gradeFile(
  _ file: SourceFile, showsStrings: Bool, checker: inout Checker, _ environment: Environment
) -> GradeOutcome {
  do throws(FileError) {
    if !showsStrings, let report = try gradeInPieces(file, &checker, environment) {
      return .graded(report, [])
    }
    return grade(
      Document(
        path: file.path, bytes: try environment.read(file.location, fileSizeLimit), isNamed: file.isNamed),
      showsStrings: showsStrings, &checker)
  } catch {
    return .failed(error.message(path: file.path))
  }
}

/// A large file takes no more memory than a piece of it, where its format can be read that way; nil where it can't.
private func gradeInPieces(
  _ file: SourceFile, _ checker: inout Checker, _ environment: Environment
) throws(FileError) -> FileReport? {
  let piece = 256 << 10
  var first: [UInt8] = []
  guard try environment.readPart(file.location, 0, piece, &first) == piece,
    checker.canGradeInPieces(Document(path: file.path, bytes: first, isNamed: file.isNamed))
  else { return nil }
  return try checker.grade(path: file.path) { (offset, bytes) throws(FileError) in
    guard offset <= fileSizeLimit else { throw .tooLarge(limit: fileSizeLimit) }
    return try environment.readPart(file.location, offset, piece, &bytes) == piece
  }
}

private func grade(_ document: Document, showsStrings: Bool, _ checker: inout Checker) -> GradeOutcome {
  guard let report = checker.grade(document) else { return .unknown }
  var texts: [GradedText] = []
  if showsStrings {
    checker.read(document)?.forEach { entry in
      let subject = checker.check(entry, path: document.path).subject
      texts.append(
        .init(
          path: document.path, entry: subject.entry, counts: subject.analysis.counts,
          measure: subject.measure))
    }
  }
  return .graded(report, texts)
}
