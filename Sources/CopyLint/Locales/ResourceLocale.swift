/// The locale that the folder of an Android resource names: `values-pt-rBR`, `values-b+sr+Latn`.
///
/// `values` itself holds the source language. Source: the table of qualifiers in “App resources overview”, Android.
func resourceLocale(of path: String, options: ReadingOptions) -> (name: String, source: LocaleSource) {
  let folders = path.split(separator: "/").dropLast()
  guard let folder = folders.last(where: { $0 == "values" || $0.hasPrefix("values-") }) else {
    return locale(of: path, options: options)
  }
  let qualifiers = folder.split(separator: "-").dropFirst()
  // Codes of countries and networks come before the language.
  let rest = qualifiers.drop { $0.hasPrefix("mcc") || $0.hasPrefix("mnc") }
  guard let first = rest.first else { return (options.sourceLocale, .default) }
  if first.hasPrefix("b+") {
    let tag = first.dropFirst(2).split(separator: "+").joined(separator: "-")
    return canonicalLocale(tag).map { ($0, .path) } ?? (options.sourceLocale, .default)
  }
  guard let language = resourceLanguage(first) else { return (options.sourceLocale, .default) }
  if let region = rest.dropFirst().first, region.hasPrefix("r"), (3...4).contains(region.utf8.count),
    let locale = canonicalLocale("\(language)-\(region.dropFirst())")
  {
    return (locale, .path)
  }
  return (language, .path)
}

/// The language of a qualifier such as `pt` or `apc`: no other qualifier has two or three letters, except `car`.
private func resourceLanguage(_ qualifier: Substring) -> String? {
  guard (2...3).contains(qualifier.utf8.count), qualifier != "car",
    qualifier.utf8.allSatisfy({ $0.isASCIISmall })
  else { return nil }
  return canonicalLocale(qualifier)
}
