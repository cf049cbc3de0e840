/// `German (de), French (fr) and Japanese (ja)`; of many, the first eight and how many more.
func languageList(_ locales: [String]) -> String {
  let shown = locales.sorted().prefix(8).map(languageName)
  let rest = locales.count - shown.count
  if rest > 0 {
    return shown.joined(separator: ", ") + " and \(rest) more \(rest == 1 ? "language" : "languages")"
  }
  return listed(Array(shown))
}
