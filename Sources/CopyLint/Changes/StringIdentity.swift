/// What makes a string the same as before, wherever in a file it stands.
package struct StringIdentity: Sendable, Hashable {
  package var key: String
  /// BCP 47.
  package var locale: String
  /// Which form of the string; empty when there is one only.
  package var variant: String
  package var text: String

  package init(key: String, locale: String, variant: String = "", text: String) {
    self.key = key
    self.locale = locale
    self.variant = variant
    self.text = text
  }

  /// The same for another text.
  var name: StringIdentity { StringIdentity(key: key, locale: locale, variant: variant, text: "") }
}

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
