import CopyLint

/// The app's own words in the files that are to be fixed, as hashes. The report has no finding with a fix on them, so none
/// may be fixed.
///
/// Only all files together show which words these are, and a file is fixed before the last one is read. So they are read
/// twice.
///
/// - Parameters:
///   - all: the files of the project, where only some are checked.
///   - asking: the strings that files ask for that are not checked.
func appWords(
  in files: [SourceFile], among all: [SourceFile]?, _ options: Options, _ project: Project,
  asking: [(path: String, uses: KeyUses)], _ environment: Environment
) -> Set<UInt64> {
  guard options.fixes || options.showsDiff, !options.addsSuppressions,
    project.configuration.keepsAppWords
  else { return [] }
  var (options, project) = (options, project)
  (options.fixes, options.showsDiff, options.since) = (false, false, nil)
  options.checksTranslations = false
  project.configuration.checksTranslations = false
  project.configuration.onlyRules = ["app-word"]
  let progress = Progress(total: 0, isQuiet: true, environment: environment)
  let outcomes = checkFiles(
    files, among: all, options, project, asking: asking, progress, environment)
  var report = Report()
  for case .checked(let checked) in outcomes { report.files.append(checked.report) }
  return report.findAppWords()
}
