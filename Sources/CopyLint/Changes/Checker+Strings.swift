extension Checker {
  /// The strings of a file that people get to see, in its order; none when no format recognizes it.
  package func strings(of document: Document) -> [StringIdentity] {
    guard let format = format(of: document) else { return [] }
    // Another line before it makes no other string of a line.
    let hasKeys = !format.keysArePositions
    var strings: [StringIdentity] = []
    FileRun(document, format, configuration).forEach { entry in
      guard entry.isShown else { return }
      strings.append(
        StringIdentity(
          key: hasKeys ? entry.key : "", locale: entry.locale, variant: entry.variant, text: entry.text))
    }
    return strings
  }
}
