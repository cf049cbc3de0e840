/// A first configuration, with other settings that it may have in comments.
///
/// - Parameters:
///   - paths: files and folders with strings; empty if the app has no strings yet.
///   - samples: folders of samples and tests inside of them.
///   - copies: files that have the strings of others again.
///   - languageLists: files that tell what languages are called.
///   - identifiers: files whose names end in “id” for an identifier.
///   - languages: how many languages the app is translated into.
///   - names: of products and the like.
///   - appWords: words that the app is about.
///   - overrides: what “--add-suppressions” wrote before, with its heading.
func firstConfiguration(
  paths: [String], samples: [String] = [], copies: [String] = [], languageLists: [String] = [],
  identifiers: [String] = [], languages: Int = 0,
  sourceLocale: String, platform: String?, names: [String] = [],
  appWords: [String] = [], overrides: String? = nil
) -> String {
  // What its texts write with capitals only may be a name, or an abbreviation.
  let brands = appWords.filter { $0 != $0.lowercased() }
  let familiar = appWords.filter { $0 == $0.lowercased() }
  let list = paths.map { "\n  - \(yamlText($0))" }.joined()
  let platform = platform.map { "platform: \($0)" } ?? "# platform: web"
  let excluded = copies + languageLists + identifiers + samples
  let reasons =
    (copies.isEmpty ? [] : ["have the strings of others again"])
    + (languageLists.isEmpty ? [] : ["tell what languages are called"])
    + (identifiers.isEmpty ? [] : ["end in “id” for an identifier"])
    + (samples.isEmpty ? [] : ["are for tests or examples"])
  let why = ". These \(reasons.joined(separator: ", or ")):"
  let translations =
    languages == 0
    ? ""
    : "\n\n# Compare translations with their source in each run, as “--translations” does.\n# translations: {check: true}"
  return """
    # What copy-lint checks here, and how. “copy-lint rules” lists the rules.

    # Files and folders that a bare “copy-lint” checks.
    \(paths.isEmpty ? "# paths: [Strings]" : "paths:\(list)")

    # Files to leave out\(excluded.isEmpty ? "." : why)
    \(excluded.isEmpty ? "# exclude: [\"**/Debug*.strings\"]" : "exclude: [\(yamlList(excluded, or: ""))]")

    # The language that the app is written in, and that of files that do not name one.
    sourceLocale: \(yamlText(sourceLocale))\(translations)

    # ios, macos, android, web or desktop.
    \(platform)

    # A school grade above “max” fails. Write for “target”.
    grade: {target: 6, max: 8}

    # Your own words to use instead of jargon. One row per term.
    # glossary: [Glossary/*.csv]

    # Names that stay as they are\(names.isEmpty ? "." : ". These have capitals inside sentences:")
    \(names.isEmpty ? "# " : "")brands: [\(yamlList(names.isEmpty ? brands : names, or: "Face ID"))]

    # Words that your readers know\(appWords.isEmpty ? "." : ", or that the app explains. These are in many strings here:")
    # familiar: [\(yamlList(names.isEmpty ? familiar : appWords, or: "dashboard"))]

    # Change a rule, or turn it off.
    # rules:
    #   hard-word: off

    # Other limits for some files or keys.
    \(overrides ?? "# overrides:\n#   - {paths: [\"Legal/**\"], grade: {max: 10}}")

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

private func yamlList(_ words: [String], or example: String) -> String {
  words.isEmpty ? example : words.map(yamlText).joined(separator: ", ")
}
