extension Checker {
  /// The strings of a file that people get to see, in its order; none when no format recognizes it.
  package func strings(of document: Document) -> [StringIdentity] {
    var strings: [StringIdentity] = []
    read(document)?.forEach { entry in
      guard entry.isShown else { return }
      strings.append(
        StringIdentity(key: entry.key, locale: entry.locale, variant: entry.variant, text: entry.text))
    }
    return strings
  }
}
