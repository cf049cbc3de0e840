extension Checker {
  /// The strings of a file that people get to see, in its order; none when no format recognizes it.
  package func strings(of document: Document) -> [StringIdentity] {
    guard let format = format(of: document) else { return [] }
    let options = ReadingOptions(sourceLocale: configuration.sourceLocale)
    return format.read(document, options: options).entries.compactMap { entry in
      guard entry.isShown, configuration.selects(entry.locale) else { return nil }
      return StringIdentity(key: entry.key, locale: entry.locale, variant: entry.variant, text: entry.text)
    }
  }
}
