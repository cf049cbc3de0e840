import CopyLint

/// `copy-lint init`: writes a commented configuration that fits what is found.
func initialize(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  let folder = environment.workingFolder()
  let project = Project(root: folder, workingFolder: folder, environment)
  var search = FileSearch(project, environment: environment)
  search.add(".", from: folder, isGiven: true)
  search.finish()
  let found = look(at: search.files, project, environment)
  let path = absolutePath(configurationName, in: folder)
  do throws(FileError) {
    try environment.create(path, Array(configurationText(found).utf8))
  } catch {
    say(error.message(path: configurationName), environment)
    return .unusable
  }
  output.write("Wrote “\(configurationName)”. Read it over, then run “copy-lint”.\n")
  return .clear
}

private struct Findings {
  var paths: [String] = []
  var sourceLocale = "en"
  var platform: String?
}

/// More files say nothing new about languages and platform.
private let mostFilesLookedAt = 100

private func look(at files: [SourceFile], _ project: Project, _ environment: Environment) -> Findings {
  var found = Findings()
  let checker = project.checker()
  var locales: [String: Int] = [:]
  var tops: [String] = []
  for file in files {
    let top = file.path.split(separator: "/").first.map(String.init) ?? file.path
    if !tops.contains(top) { tops.append(top) }
  }
  for file in files.prefix(mostFilesLookedAt) {
    guard let bytes = try? environment.read(file.location, fileSizeLimit),
      let (reading, format) = checker.entries(
        of: Document(path: file.path, bytes: bytes, isNamed: file.isNamed))
    else { continue }
    if platforms[format.name] != nil, found.platform == nil { found.platform = platforms[format.name] }
    for entry in reading.entries where entry.localeSource != .default {
      locales[entry.locale, default: 0] += 1
    }
  }
  found.paths = tops
  let english = locales.keys.filter { $0 == "en" || $0.hasPrefix("en-") }.min()
  let most = locales.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  found.sourceLocale = english ?? most ?? "en"
  return found
}

/// The platform that a format belongs to.
private let platforms = [
  "apple-strings": "ios", "stringsdict": "ios", "xcstrings": "ios", "android-xml": "android",
]

private func configurationText(_ found: Findings) -> String {
  let paths = found.paths.isEmpty ? ["Strings"] : found.paths
  let platform = found.platform.map { "platform: \($0)" } ?? "# platform: web"
  return """
    # What copy-lint checks here, and how. “copy-lint rules” lists the rules.

    # Files and folders that a bare “copy-lint” checks.
    paths:
    \(paths.map { "  - \(yamlText($0))" }.joined(separator: "\n"))

    # Files to leave out.
    # exclude: ["**/Debug*.strings"]

    # The language of files that do not say it.
    sourceLocale: \(yamlText(found.sourceLocale))

    # ios, macos, android, web or desktop.
    \(platform)

    # A school grade above “max” fails. Write for “target”.
    grade: {target: 6, max: 8}

    # Your own words in place of jargon. One row a term.
    # glossary: [Glossary/*.csv]

    # Names that stay as they are.
    # brands: [Face ID]

    # Words that your readers know.
    # familiar: [dashboard]

    # Change a rule, or switch it off.
    # rules:
    #   hard-word: off

    # Other limits for some files or keys.
    # overrides:
    #   - {paths: ["Legal/**"], grade: {max: 10}}

    """
}

/// In quotes where plain text would be read as something else.
private func yamlText(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789_-./".unicodeScalars.contains(scalar))
  }
  // “no” is Norwegian, and off in YAML 1.1.
  let isWord = !["no", "on", "off", "yes", "true", "false", "null", "y", "n"].contains(text.lowercased())
  if isPlain, isWord, text.unicodeScalars.first?.properties.isAlphabetic == true { return text }
  var quoted = ""
  for character in text {
    if character == "\"" || character == "\\" { quoted += "\\" }
    quoted.append(character)
  }
  return "\"\(quoted)\""
}
