import CopyLint
import Readability

/// `copy-lint init`: writes a commented configuration that fits what is found.
func initialize(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  let folder = environment.workingFolder()
  let project = Project(root: folder, workingFolder: folder, environment)
  let kept = KeptOverrides(in: folder, environment)
  for name in configurationNames where environment.kind(absolutePath(name, in: folder)) != nil {
    if kept != nil, name == configurationName { continue }
    say(FileError.exists.message(path: name), environment)
    return .unusable
  }
  var search = FileSearch(project, readsCode: true, environment: environment)
  search.add(".", from: folder, isGiven: true)
  search.finish()
  let identifierFiles = search.leaveOutIdentifiers()
  let stringFiles = search.files.filter { !FileSearch.isCode($0.path) }
  let language = SourceLanguage(
    of: StringFolders.withoutSamples(stringFiles), code: search.files.filter { FileSearch.isCode($0.path) },
    in: project, environment)
  let strings = StringFiles(among: search.files, language.locale, project, environment)
  let folders = StringFolders(of: strings)
  // Files without a text yet are still the app's.
  let paths = folders.kept.isEmpty ? tops(of: strings.empty) : folders.kept
  let sources = strings.sources(in: paths)
  let own = strings.members.map(\.file).filter { file in paths.contains { isInside(file.path, $0) } }
  let platform = platform(of: own.isEmpty ? search.files : own, in: folder, environment)
  let names = AppNames(in: strings).names
  let words = appWords(of: sources, language.locale, project, environment)
    .filter { word in !names.contains { $0.text.lowercased() == word.lowercased() } }
  let copies = strings.copies().filter { copy in paths.contains { isInside(copy.path, $0) } }
  let lists = strings.languageLists.filter { list in paths.contains { isInside(list, $0) } }
  let identifiers = identifierFiles.filter { file in paths.contains { isInside(file, $0) } }
  let samples = folders.samples.map { "**/\($0)/**" }
  let languages = strings.languages(in: paths).count
  let text = firstConfiguration(
    paths: paths, samples: samples, copies: copies.map(\.path), languageLists: lists,
    identifiers: identifiers, languages: languages,
    sourceLocale: language.locale, platform: platform?.name,
    names: names.map(\.text), appWords: words, overrides: kept?.text)
  do throws(FileError) {
    let location = absolutePath(configurationName, in: folder)
    if let kept {
      if try environment.exchange(location, kept.bytes, Array(text.utf8)) {
        say(otherNames(of: configurationName), environment)
      }
    } else {
      try environment.create(location, Array(text.utf8))
    }
  } catch {
    say(error.message(path: configurationName), environment)
    return .unusable
  }
  guard !paths.isEmpty else {
    output.write("Wrote “\(configurationName)”. No file here has strings: set “paths” when there is one.\n")
    output.write(language.sentence + "\n")
    let advice = search.sentenceOnLanguageCode ?? search.wordsInCode.sentence(beside: Report())
    if let advice { say(advice, environment) }
    // As a check of this app: one that looks at nothing would pass forever.
    return .unusable
  }
  output.write("Wrote “\(configurationName)”. Check it, then run “copy-lint”.\n")
  var found = [language.sentence]
  if let sentence = pathsSentence(paths, folders.left, strings) { found.append(sentence) }
  if !strings.wordLists.isEmpty { found.append("Left out, as lists of words: \(list(strings.wordLists)).") }
  for copy in copies { found.append("exclude: “\(copy.path)” has the strings of “\(copy.original)” again.") }
  for path in lists { found.append("exclude: “\(path)” only tells what languages are called.") }
  for path in identifiers {
    found.append("exclude: “\(path)” is hardly Indonesian: no file beside it has another language.")
  }
  if !samples.isEmpty {
    found.append("exclude: \(list(samples)) \(samples.count == 1 ? "is" : "are") for tests or examples.")
  }
  if languages > 0 {
    let other = languages == 1 ? "1 other language" : "\(languages) other languages"
    found.append("translations: \(other). “copy-lint --translations” compares them with the source.")
  }
  if let platform {
    found.append("platform: \(platform.name), because of “\(platform.file)”.")
  }
  if !names.isEmpty { found.append(namesSentence(names)) }
  if !words.isEmpty {
    found.append("familiar: many strings have \(list(words)). Keep the words that your readers know.")
  }
  if let kept { found.append(kept.sentence) }
  for line in found { output.write(printable(line) + "\n") }
  if !sources.isEmpty { output.write(firstCheck(of: sources, among: strings, language.locale, environment)) }
  if languages > mostOwnLanguages {
    output.write("To check only your languages, name them: “copy-lint --locale de,fr --translations”.\n")
  }
  return .clear
}

/// Nobody speaks more of the languages of an app.
private let mostOwnLanguages = 10

/// `paths: 84 files with strings, in “app/src/main/res”. A few strings are left out: “gradle.properties”.`
private func pathsSentence(_ paths: [String], _ left: [String], _ strings: StringFiles) -> String? {
  let files = strings.members.count { member in paths.contains { isInside(member.file.path, $0) } }
  if files == 0 { return nil }
  let rest = left.isEmpty ? "" : " Left out, with few strings: \(list(left))."
  return "paths: \(files == 1 ? "1 file" : "\(files) files") with strings, in \(list(paths)).\(rest)"
}

/// `brands: “Tusky” (31 strings, the same in 5 languages), “Mastodon” (12 strings).`
func namesSentence(_ names: [AppNames.Name]) -> String {
  let shown = names.prefix(5).map { name in
    let languages =
      name.languages == 0
      ? "" : ", the same in \(name.languages == 1 ? "1 language" : "\(name.languages) languages")"
    return "“\(name.text)” (\(name.strings) strings\(languages))"
  }
  let more = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
  return "brands: \(shown.joined(separator: ", "))\(more). They are capitalized in mid-sentence."
}

/// Five names at most.
private func list(_ names: [String]) -> String {
  let more = names.count - 5
  return names.prefix(5).map { "“\($0)”" }.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
}

/// What “copy-lint --locale” with the new settings says of the source language.
///
/// - Parameter sources: its files; those of gettext may have their texts in no language but that of the translation.
private func firstCheck(
  of sources: [SourceFile], among strings: StringFiles, _ locale: String, _ environment: Environment
) -> String {
  var options = Options()
  options.isQuiet = true
  // Files may hold their translations too.
  options.locales = [locale]
  guard var project = loadProject(options, environment) else { return "" }
  var search = FileSearch(project, readsCode: true, environment: environment)
  search.addDefaults(of: project)
  search.finish()
  // As the run will: these settings name the folders of the strings, and the code is beside them.
  search.askAround(project, environment)
  let all = Set(search.files.map(\.path))
  let members = strings.members.filter { member in
    all.contains(member.file.path)
      && member.entries.localeNames.contains(where: project.configuration.selects)
  }
  if members.isEmpty {
    return report(on: sources, project, environment).firstCheckSentence(locale: nil) + "\n"
  }
  project.configuration.literalsAreKeys = search.literalsMayBeKeys
  project.configuration.findsKeyUses = search.joinsKeys
  project.joinMembers(of: search, options, environment)
  let shown = Set(members.map(\.file.path))
  let isAlone = strings.members.allSatisfy { shown.contains($0.file.path) }
  // Code without a text may still ask for strings of the others.
  let files = search.files.filter { shown.contains($0.path) || $0.isWalkedCode }
  let asking = search.joinsKeys ? keyUses(of: search.askingFiles, in: project, options, environment) : []
  let report = report(on: files, asking: asking, project, environment)
  return report.firstCheckSentence(locale: isAlone ? nil : locale) + "\n"
}

private func report(
  on files: [SourceFile], asking: [(path: String, uses: KeyUses)] = [], _ project: Project,
  _ environment: Environment
) -> Report {
  let progress = Progress(total: files.count, isQuiet: false, environment: environment)
  var report = Report()
  for case .checked(let checked) in checkFiles(
    files, Options(), project, asking: asking, progress, environment)
  {
    report.files.append(checked.report)
  }
  progress.finish()
  report.files.removeAll { $0.locales.isEmpty && $0.findings.isEmpty }
  report.foldRepeats()
  report.foldCode()
  report.findAcrossFiles()
  return report
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

/// The words that the app is about, as `check` would name them.
private func appWords(
  of files: [SourceFile], _ locale: String, _ project: Project, _ environment: Environment
) -> [String] {
  var project = project
  project.configuration.sourceLocale = locale
  project.configuration.onlyRules = ["app-word"]
  project.configuration.onlyLocales = [locale]
  // A word of the dictionary may be hard, and who puts it among the app's own would never hear of it again.
  let common = isSameLanguage(locale, "en") ? CommonWords() : nil
  return report(on: files, project, environment).appWords.map(\.word).filter { word in
    word.utf8.count >= 3 && !(common?.contains(word.lowercased().utf8.span) ?? false)
  }
}
