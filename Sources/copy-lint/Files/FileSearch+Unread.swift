import CopyLint
import Readability

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

  /// One line for the files of languages that no format reads.
  var sentenceOnLanguageCode: String? {
    guard let first = languageCode.first else { return nil }
    let more = languageCode.count - 1
    let others = more == 0 ? "" : more == 1 ? " and 1 file like it" : " and \(more) files like it"
    let kind = first.hasSuffix(".php") ? "PHP" : first.hasSuffix(".ts") ? "TypeScript" : "JavaScript"
    return "Export “\(first)”\(others) as JSON to check \(more == 0 ? "it" : "them"). "
      + "Strings in \(kind) are not read."
  }
}
