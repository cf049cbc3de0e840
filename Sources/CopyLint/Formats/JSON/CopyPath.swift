/// Whether a path says that a file holds the texts of an app: it names a language, or one of its parts is a word for texts.
///
/// Most JSON is program data: schemas, fixtures, settings. Nearly every finding in it would be wrong.
func holdsCopy(_ path: String) -> Bool {
  if PathLocale(path: path) != nil { return true }
  var word = ""
  for scalar in path.unicodeScalars {
    let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    if !isLetter || scalar.properties.isUppercase && word.unicodeScalars.last?.properties.isLowercase ?? false
    {
      if copyWords.contains(word.lowercased()) { return true }
      word = ""
    }
    if isLetter { word.unicodeScalars.append(scalar) }
  }
  return copyWords.contains(word.lowercased())
}

private let copyWords: Set<String> = [
  "i18n", "l10n", "g11n", "intl", "locale", "locales", "localization", "localizations", "localisation",
  "lang",
  "langs", "language", "languages", "translation", "translations", "string", "strings", "message", "messages",
  "copy", "text", "texts", "label", "labels", "wording",
]
