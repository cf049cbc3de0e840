import CopyLint

/// `copy-lint check --add-suppressions`: keeps all quiet that would be shown, then shows what is left.
///
/// Strings get a comment where their format has one; the settings take the others.
func addSuppressions(
  to survey: Survey, _ options: Options, _ output: inout Output, _ environment: Environment
) -> ExitCode {
  guard survey.isUsable, survey.project.isWhole else { return .unusable }
  var plan = SuppressionPlan(
    reason: options.reason ?? "not reviewed yet",
    locales: survey.project.configuration.onlyLocales.sorted())
  for file in survey.files {
    guard let report = survey.report.files.first(where: { $0.path == file.path }) else { continue }
    let findings = Array(report.findings).accepted(takesNotes: options.fixesNotes)
    let alone = report.foundAlone.accepted(takesNotes: options.fixesNotes).filter {
      survey.project.configuration.selectsKey($0.key)
    }
    if findings.isEmpty, alone.isEmpty { continue }
    if report.mayNotBeChanged {
      say(brokenFile(file.path), environment)
      continue
    }
    do throws(FileError) {
      let bytes = try environment.read(file.location, fileSizeLimit)
      plan.add(findings, alone: alone, of: report, in: file, bytes, survey.project)
    } catch {
      say(error.message(path: file.path), environment)
      return .unusable
    }
  }
  let settings = SettingsChange(plan.switchedOff, survey.project, environment)
  if options.showsDiff {
    for file in plan.files {
      let diff = unifiedDiff(path: file.path, old: file.old, new: file.new)
      output.write(shownDiff(diff, environment))
    }
    if let settings { output.write(shownDiff(settings.diff, environment)) }
  } else {
    guard plan.write(environment), settings?.write(environment) ?? true else { return .unusable }
  }
  if settings == nil, !plan.switchedOff.isEmpty {
    say(
      "Write “overrides” in \(configurationName) one item per line, then try again. Strings of formats without "
        + "comments go there.", environment)
    return .unusable
  }
  if options.showsDiff { return exitCode(of: survey, options) }
  for sentence in plan.sentences(shown: survey.report.countAccepted(options)) { say(sentence, environment) }
  if let notes = survey.report.notesLeft(options) { say(notes, environment) }
  var rest = options
  rest.addsSuppressions = false
  return check(rest, &output, environment)
}

extension Report {
  /// How many of those that are accepted a check shows, which has one finding for a text of several files.
  fileprivate func countAccepted(_ options: Options) -> Int {
    var folded = self
    folded.foldRepeats()
    folded.foldCode()
    return folded.files.reduce(0) { $0 + Array($1.findings).accepted(takesNotes: options.fixesNotes).count }
  }

  /// What to do about the notes that “--rule” shows; nil if it shows no notes.
  fileprivate func notesLeft(_ options: Options) -> String? {
    guard options.showsNotes, !options.fixesNotes else { return nil }
    let notes = files.reduce(0) { sum, file in
      sum + Array(file.findings).accepted(takesNotes: true).count { $0.finding.severity == .note }
    }
    if notes == 0 { return nil }
    return
      "Add “--notes” to accept \(notes == 1 ? "1 note" : "\(notes) notes"), too. Notes are hidden by default."
  }
}

extension [ReportedFinding] {
  /// What a report shows and a person may accept. A suppression that does nothing has to go, and a file that can't be read
  /// has to be fixed.
  fileprivate func accepted(takesNotes: Bool) -> [ReportedFinding] {
    filter { reported in
      guard reported.isOpen, !reported.isAside, takesNotes || reported.finding.severity > .note else {
        return false
      }
      switch reported.finding.rule {
      case "unused-suppression", "unexplained-suppression", "invalid-encoding": return false
      case "syntax-error": return !reported.key.isEmpty
      default: return true
      }
    }
  }
}
