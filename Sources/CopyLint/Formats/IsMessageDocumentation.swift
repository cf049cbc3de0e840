/// Whether a file has no texts for people: it explains messages to translators, as those of translatewiki.net do
/// (“i18n/qqq.json”, “values-qq/strings.xml”), or tries the layout with letters of all kinds (“qps-ploc/Resources.resw”), or
/// is in odd English (“en@pirate.po”).
///
/// ISO 639-2 leaves the codes from “qaa” to “qtz” for private use; “qps” is Windows' pseudo-language.
package func isMessageDocumentation(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  guard let name = parts.last else { return false }
  return name.prefix { $0 != "." } == "qqq"
    || parts.dropLast().contains { $0 == "values-qq" || $0 == "values-qqq" || $0.hasPrefix("qps-plo") }
    || isOddEnglish(path)
}
