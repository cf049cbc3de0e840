import CopyLint

/// The baseline of a run: where it is, and what it lists.
struct BaselineFile {
  /// Absolute.
  var location: String
  /// As messages show it.
  var path: String
  /// nil when there is none, or when nobody wants it.
  var known: Baseline?

  /// Finds the file that `--baseline` names, else the one next to the configuration; says what is wrong with it.
  ///
  /// - Returns: nil when it can't be used.
  init?(_ options: Options, _ project: Project, _ environment: Environment) {
    location =
      options.baseline.map { absolutePath($0, in: project.workingFolder) }
      ?? absolutePath(Baseline.fileName, in: project.root)
    path = options.baseline ?? relativePath(location, in: project.workingFolder) ?? location
    if options.ignoresBaseline { return }
    guard options.baseline != nil || project.tree.holds(location) else {
      say(FileError.outside.message(path: path), environment)
      return nil
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try environment.read(location, Baseline.sizeLimit)
    } catch {
      if error == .missing, options.baseline == nil || options.writesBaseline { return }
      say(error.message(path: path), environment)
      return nil
    }
    let document = Document(path: path, bytes: bytes)
    let reading = Baseline.read(document)
    // Writing a damaged file again fixes it; one of another version is not ours to write.
    if reading.isOfOtherVersion || !options.writesBaseline, let problem = reading.problems.first {
      let place = document.place(of: problem.range)
      say("\(path):\(place.line):\(place.column): \(problem.message)", environment)
      return nil
    }
    known = reading.baseline
  }

  /// Has each missing translation told by itself: one finding for all of a file would be known, and hide what is deleted later.
  func prepare(_ configuration: inout Configuration, _ options: Options) {
    guard known != nil || options.writesBaseline else { return }
    configuration.translations.listsAllMissing = true
    // A run without the translations has the same baseline.
    configuration.notesAlone = configuration.checksTranslations
  }

  /// The files in the source language that it lists and that are gone: their translations may be left.
  func goneSources(_ project: Project, _ environment: Environment) -> [SourceFile] {
    guard project.configuration.checksTranslations, let known else { return [] }
    let patterns = project.configuration.translations.files
    var gone: [SourceFile] = []
    // Sorted by path.
    var last = ""
    for line in known.lines where line.path != last {
      last = line.path
      guard !line.path.contains("\u{FFFD}"),
        let family = TranslationFamily(path: line.path, patterns: patterns),
        family.isSource(project.configuration.sourceLocale)
      else { continue }
      let location = absolutePath(line.path, in: project.root)
      if environment.kind(location) == nil {
        gone.append(SourceFile(path: line.path, location: location, isNamed: false))
      }
    }
    return gone
  }

  /// Marks what is known in a report, and with `--write-baseline` writes the file.
  ///
  /// - Parameter mayWrite: false after a failure, when not everything was seen: writing then would forget findings.
  /// - Returns: whether everything could be written.
  func compare(
    _ report: inout Report, mayWrite: Bool, _ options: Options, _ project: Project, _ environment: Environment
  ) -> Bool {
    guard known != nil || options.writesBaseline else { return true }
    let mayWrite = mayWrite && project.isWhole
    let lines = known ?? Baseline()
    let scope = BaselineScope(report, of: lines, options, project, environment)
    report.addFingerprints()
    report.compare(with: lines, looksAt: scope.contains)
    if !scope.isWholeProject { report.unasked = 0 }
    guard options.writesBaseline else { return true }
    environment.removeLeftover(nil, parentFolder(of: location))
    guard mayWrite else {
      say("Fix the problems above, then write “\(path)” again. The file was not changed.", environment)
      return true
    }
    guard
      write(report, keeping: lines.filter { !scope.contains($0) }, options, environment)
    else { return false }
    report.compare(with: Baseline(of: report, takesNotes: options.showsNotes)) { _ in false }
    return true
  }

  /// Writes what is found now, and keeps the lines of what this run did not look at; says what changed.
  ///
  /// - Returns: whether it could be written.
  private func write(
    _ report: Report, keeping others: Baseline, _ options: Options, _ environment: Environment
  ) -> Bool {
    // A file that broke since would look clean with the next run, and all that it hides would be forgotten.
    let isTaken = { (found: ReportedFinding) in
      self.known == nil || found.age == .known || found.finding.rule != "syntax-error"
    }
    let new = Baseline(of: report, takesNotes: options.showsNotes, and: others, where: isTaken)
    if new != known || environment.kind(location) == nil {
      do throws(FileError) {
        try save(new.bytes, at: location, environment)
      } catch {
        say(error.message(path: path), environment)
        return false
      }
    }
    // A line that an older build wrote has another fingerprint now.
    let known = Set(known?.lines ?? [])
    let added = Baseline(
      of: report, takesNotes: options.showsNotes, where: { $0.age != .known && isTaken($0) }
    )
    .lines.count { !known.contains($0) }
    let dropped = known.count - (new.lines.count - added)
    let findings = new.lines.count == 1 ? "1 finding" : "\(new.lines.count) findings"
    // What was written before and is not found with these flags stays, so the next run tells fewer.
    let kept = others.lines.isEmpty ? "" : " This run doesn't look for \(others.lines.count) of them."
    say("Wrote “\(path)” with \(findings): \(added) new, \(dropped) gone.\(kept)", environment)
    return true
  }
}

/// Which lines of a baseline a run would find again if they still held.
struct BaselineScope {
  private let configuration: Configuration
  private let root: String
  private let environment: Environment
  private let checked: Set<String>
  private let failed: Set<String>
  /// Whether a file in the source language broke since: then nothing is known of its translations.
  private let isSourceBroken: Bool
  /// Rules that find less in this run than they could.
  private let quiet: Set<String>
  let isWholeProject: Bool
  private let isStaged: Bool

  /// - Parameter lines: the baseline.
  init(
    _ report: Report, of lines: Baseline, _ options: Options, _ project: Project, _ environment: Environment
  ) {
    configuration = project.configuration
    root = project.root
    self.environment = environment
    let known = Set(lines.lines.lazy.filter { $0.rule == "syntax-error" }.map(\.path))
    let broken = report.files.filter { file in
      !known.contains(file.path) && file.findings.contains { $0.finding.rule == "syntax-error" }
    }
    let source = configuration.sourceLocale
    isSourceBroken = broken.contains { file in
      TranslationFamily(path: file.path, patterns: project.configuration.translations.files)?.isSource(source)
        ?? false
    }
    checked = Set(report.files.map(\.path))
    failed = Set(report.skipped.map(\.path) + broken.map(\.path))
    quiet = Self.quietRules(options)
    isStaged = options.isStaged
    isWholeProject = options.operands.isEmpty && options.since == nil && !options.isStaged
  }

  func contains(_ line: Baseline.Line) -> Bool {
    guard configuration.onlyRules.isEmpty || configuration.onlyRules.contains(line.rule),
      !quiet.contains(line.rule), configuration.selects(line.locale), configuration.selectsKey(line.key)
    else { return false }
    if isSourceBroken, line.locale != configuration.sourceLocale { return false }
    if checked.contains(line.path), !failed.contains(line.path) { return true }
    // The path of a name that is not text leads nowhere, so nobody knows whether that file is there.
    if failed.contains(line.path) || line.path.contains("\u{FFFD}") && !isWholeProject { return false }
    // What is no longer there, nor among the files of the project, is gone with its findings.
    if isWholeProject { return true }
    // What is staged is not all there is.
    return !isStaged && environment.kind(absolutePath(line.path, in: root)) == nil
  }

  private static func quietRules(_ options: Options) -> Set<String> {
    var rules = Set(options.disabled)
    for about in allRules.map(\.about) {
      switch about.group {
      case .translation where !options.checksTranslations: rules.insert(about.name)
      case .readability where options.maxGrade != nil: rules.insert(about.name)
      default: break
      }
    }
    return rules
  }
}
