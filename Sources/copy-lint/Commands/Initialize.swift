import CopyLint

/// `copy-lint init`: writes a commented configuration that fits what is found.
func initialize(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  let folder = environment.workingFolder()
  let project = Project(root: folder, workingFolder: folder, environment)
  var search = FileSearch(project, environment: environment)
  search.add(".", from: folder, isGiven: true)
  search.finish()
  let language = SourceLanguage(of: search.files, in: project, environment)
  let platform = platform(of: search.files)
  let words = appWords(of: search.files, language.locale, project, environment)
  let paths = tops(of: search.files)
  let text = firstConfiguration(
    paths: paths, sourceLocale: language.locale, platform: platform?.name, appWords: words)
  for name in configurationNames where environment.kind(absolutePath(name, in: folder)) != nil {
    say(FileError.exists.message(path: name), environment)
    return .unusable
  }
  do throws(FileError) {
    try environment.create(absolutePath(configurationName, in: folder), Array(text.utf8))
  } catch {
    say(error.message(path: configurationName), environment)
    return .unusable
  }
  output.write("Wrote “\(configurationName)”. Check it, then run “copy-lint”.\n")
  var found = [language.evidence.sentence(language.locale)]
  if !search.files.isEmpty {
    let files = search.files.count == 1 ? "1 file" : "\(search.files.count) files"
    found.append("paths: \(files) that may have strings, in \(list(paths)).")
  }
  if let platform {
    found.append("platform: \(platform.name), because of “\(platform.file)”.")
  }
  if !words.isEmpty {
    found.append(
      "familiar, brands: the app has many strings with \(list(words)). Add the ones your readers know.")
  }
  for line in found { output.write(printable(line) + "\n") }
  if !search.files.isEmpty { output.write(firstCheck(language.locale, environment)) }
  return .clear
}

/// Five names at most.
private func list(_ names: [String]) -> String {
  let more = names.count - 5
  return names.prefix(5).map { "“\($0)”" }.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
}

/// What a check with the new settings would say of the source language; of a large app, of its first files.
private func firstCheck(_ locale: String, _ environment: Environment) -> String {
  var options = Options()
  options.isQuiet = true
  guard let project = loadProject(options, environment) else { return "" }
  var search = FileSearch(project, environment: environment)
  for path in project.defaultPaths(environment) { search.add(path, from: project.root, isGiven: false) }
  search.finish()
  let files = sources(among: search.files, locale)
  let progress = Progress(total: files.count, isQuiet: false, environment: environment)
  var report = Report()
  for case .checked(let checked) in checkFiles(files, options, project, progress, environment) {
    report.files.append(checked.report)
  }
  progress.finish()
  report.foldRepeats()
  report.findAcrossFiles()
  return report.firstCheckSentence + "\n"
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
private func platform(of files: [SourceFile]) -> (name: String, file: String)? {
  for file in files {
    if [".strings", ".stringsdict", ".xcstrings"].contains(where: file.path.hasSuffix) {
      return ("ios", file.path)
    }
    let folder = file.path.split(separator: "/").dropLast().last ?? ""
    if file.path.hasSuffix(".xml"), folder == "values" || folder.hasPrefix("values-") {
      return ("android", file.path)
    }
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
  let own = sources(among: files, locale)
  let progress = Progress(total: own.count, isQuiet: true, environment: environment)
  var report = Report()
  for case .checked(let checked) in checkFiles(own, Options(), project, progress, environment) {
    report.files.append(checked.report)
  }
  report.foldRepeats()
  report.findAcrossFiles()
  return report.appWords.map(\.word)
}

/// Translations tell nothing of how an app is written, and some files are enough.
private func sources(among files: [SourceFile], _ locale: String) -> [SourceFile] {
  Array(files.filter { TranslationFamily(path: $0.path)?.isSource(locale) ?? true }.prefix(mostFiles))
}

private let mostFiles = 50
