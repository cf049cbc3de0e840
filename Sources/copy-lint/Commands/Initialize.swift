import CopyLint

/// `copy-lint init`: writes a commented configuration that fits what is found.
func initialize(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  let folder = environment.workingFolder()
  let project = Project(root: folder, workingFolder: folder, environment)
  var search = FileSearch(project, environment: environment)
  search.add(".", from: folder, isGiven: true)
  search.finish()
  let language = SourceLanguage(of: search.files, in: project, environment)
  let text = firstConfiguration(
    paths: tops(of: search.files), sourceLocale: language.locale, platform: platform(of: search.files),
    appWords: appWords(of: search.files, language.locale, project, environment))
  let path = absolutePath(configurationName, in: folder)
  do throws(FileError) {
    try environment.create(path, Array(text.utf8))
  } catch {
    say(error.message(path: configurationName), environment)
    return .unusable
  }
  output.write("Wrote “\(configurationName)”. Read it over, then run “copy-lint”.\n")
  output.write(printable(language.evidence.sentence(language.locale)) + "\n")
  return .clear
}

/// The files and folders at the top that hold them all.
private func tops(of files: [SourceFile]) -> [String] {
  var tops: [String] = []
  for file in files {
    let top = file.path.split(separator: "/").first.map(String.init) ?? file.path
    if tops.last != top { tops.append(top) }
  }
  return tops
}

/// The platform of the first file whose name tells one.
private func platform(of files: [SourceFile]) -> String? {
  for file in files {
    if [".strings", ".stringsdict", ".xcstrings"].contains(where: file.path.hasSuffix) { return "ios" }
    let folder = file.path.split(separator: "/").dropLast().last ?? ""
    if file.path.hasSuffix(".xml"), folder == "values" || folder.hasPrefix("values-") { return "android" }
  }
  return nil
}

/// The words that the app is about, as `check` would name them. Translations tell nothing, and of a large app some files tell
/// enough.
private func appWords(
  of files: [SourceFile], _ locale: String, _ project: Project, _ environment: Environment
) -> [String] {
  var project = project
  project.configuration.sourceLocale = locale
  project.configuration.onlyRules = ["app-word"]
  let sources = files.filter { TranslationFamily(path: $0.path)?.isSource(locale) ?? true }
    .prefix(mostFilesForWords)
  let progress = Progress(total: sources.count, isQuiet: true, environment: environment)
  var report = Report()
  for case .checked(let checked) in checkFiles(Array(sources), Options(), project, progress, environment) {
    report.files.append(checked.report)
  }
  report.foldRepeats()
  report.findAppWords()
  return report.appWords.map(\.word)
}

private let mostFilesForWords = 50
