import CopyLint
import Readability

/// Says so where translations were to be compared, and nothing is known to be in the source language: such a run would
/// find nothing forever.
///
/// - Returns: whether the settings can be used.
func sayUncompared(
  _ report: Report, _ files: [SourceFile], in project: Project, _ options: Options, _ environment: Environment
) -> Bool {
  let configuration = project.configuration
  guard options.checksTranslations, report.files.allSatisfy(\.coverage.isEmpty) else { return true }
  var languages: [String: Set<String>] = [:]
  for file in files {
    guard let family = TranslationFamily(path: file.path, patterns: configuration.translations.files) else {
      continue
    }
    languages[family.template, default: []].insert(family.locale ?? configuration.sourceLocale)
  }
  let source = Locale(configuration.sourceLocale)
  let found = languages.values.reduce(into: Set<String>()) { $0.formUnion($1) }
  guard languages.values.contains(where: { $0.count > 1 }),
    !found.contains(where: { Locale($0).isSameLanguage(as: source) })
  else { return true }
  let isSet = project.origins.contains { $0.name == "sourceLocale" }
  let meant =
    otherName(source.name).flatMap { found.contains($0) ? $0 : nil }
    ?? found.filter { Locale($0).language == "en" }.min() ?? "…"
  let shown = found.sorted().map { "“\($0)”" }.joined(separator: ", ")
  say(
    "\(isSet ? project.place(of: "sourceLocale") : configurationName): Write “sourceLocale: \(meant)”. No file is in "
      + "“\(source.name)”, so no translation was compared. The languages here: \(shown).", environment)
  return !isSet
}
