import CopyLint

extension FileSearch {
  /// Whether a file holds the strings of a language as code: `locales/de.js`, `lang/fr/messages.php`. Its place and its
  /// beginning tell.
  func isLanguageCode(_ location: String, shown: String) -> Bool {
    guard let ending = Self.codeOfLanguages.first(where: location.hasSuffix),
      Self.foldersOfLanguages.contains(where: { shown.firstRange(of: $0) != nil })
    else { return false }
    // As if it were JSON: what is in the place of the language is the same.
    let name = path(of: location, shown: shown).dropLast(ending.utf8.count) + ".json"
    guard let family = TranslationFamily(path: String(name)), family.locale != nil, family.isAmongLocales
    else { return false }
    var head: [UInt8] = []
    guard (try? environment.readPart(location, 0, 16 << 10, &head)) != nil else { return false }
    let starts =
      ending == ".php"
      ? ["return [", "return array("]
      : ["export default {", "export default{", "module.exports = {", "module.exports={"]
    return starts.contains { head.firstRange(of: Array($0.utf8)) != nil }
  }

  /// How their folders begin, for a quick look at all the code of a project.
  private static let foldersOfLanguages = ["local", "lang", "i18n", "l10n", "translations"]
  private static let codeOfLanguages = [".js", ".mjs", ".cjs", ".ts", ".php"]

  /// One line for the files of languages that no format reads, unless files that are read have those languages.
  var sentenceOnLanguageCode: String? {
    guard !languageCode.isEmpty else { return nil }
    let read = Set(files.lazy.filter { !Self.isCode($0.path) }.map(\.path))
    let places = languageCode.map(LanguageCodePlace.init).filter { place in
      !read.contains { place.isCovered(by: $0) }
    }
    guard let first = places.first else { return nil }
    return first.advice(others: places.count - 1)
  }
}
