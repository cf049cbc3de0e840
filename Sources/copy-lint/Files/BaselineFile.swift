import CopyLint
import Readability

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
    if options.writesBaseline {
      configuration.translations.listsAllMissing = true
    } else if let known {
      let missing = known.lines.lazy.filter { $0.rule == "translation-missing" && !$0.key.isEmpty }
      configuration.translations.listedLanguages = Set(missing.map { Locale($0.locale).language })
    }
    // A run without the translations has the same baseline.
    configuration.notesAlone = configuration.checksTranslations
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
    let scope = BaselineScope(
      report, of: lines, gone: goneSources(project, environment), options, project, environment)
    report.addFingerprints()
    report.compare(with: lines, looksAt: scope.contains)
    // What the run could not read may still be there, and a baseline can't be written then.
    if !mayWrite { report.gone = [] }
    report.goneFiles = goneFiles(report.gone, project, environment)
    if !mayWrite || !scope.isWholeProject { report.unasked = 0 }
    guard options.writesBaseline else { return true }
    environment.removeLeftover(nil, parentFolder(of: location))
    guard mayWrite else {
      say("Fix the problems above, then write “\(path)” again. The file was not changed.", environment)
      return true
    }
    guard
      write(report, keeping: lines.filter { !scope.contains($0) }, options, environment)
    else { return false }
    report.compare(with: Baseline(of: report, takesNotes: options.showsNotes, where: isTaken)) { _ in false }
    return true
  }

  /// Whether a finding is written down. A file that broke or went since would look clean with the next run, and all that
  /// it hides would be forgotten.
  private func isTaken(_ found: ReportedFinding) -> Bool {
    known == nil || found.age == .known || !found.isOfBrokenProject
  }

  /// Writes what is found now, and keeps the lines of what this run did not look at; says what changed.
  ///
  /// - Returns: whether it could be written.
  private func write(
    _ report: Report, keeping others: Baseline, _ options: Options, _ environment: Environment
  ) -> Bool {
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
    let findings = new.lines.count == 1 ? "1 finding" : "\(grouped(new.lines.count)) findings"
    // What was written before and is not found with these flags stays, so the next run tells fewer.
    let kept =
      others.lines.isEmpty ? "" : " This run didn't check \(grouped(others.lines.count)) of them."
    say(
      "Wrote “\(path)” with \(findings): \(grouped(added)) new, \(grouped(dropped)) gone.\(kept)\(Self.adviceOnSize(new))",
      environment)
    return true
  }

  /// Strings without a translation each take a line, so that one that is deleted later is new.
  ///
  /// - Returns: empty for a list that is not large because of them.
  private static func adviceOnSize(_ baseline: Baseline) -> String {
    let missing = baseline.lines.count { $0.rule == "translation-missing" && !$0.key.isEmpty }
    guard missing >= 1000, missing * 2 > baseline.lines.count else { return "" }
    return
      " \(grouped(missing)) are missing translations. “rules: {translation-missing: off}” or “--locale” keeps them out."
  }
}
