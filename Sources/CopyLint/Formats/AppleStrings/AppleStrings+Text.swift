extension AppleStrings {
  /// Old-style text.
  func readText(
    _ document: Document, locale: (name: String, source: LocaleSource), options: ReadingOptions,
    into strings: inout StringSink
  ) {
    var walk = StringsWalk(document, locale: locale.name)
    var rows = StringsRows(locale, options, &strings)
    // A guess that most files stay below: an array that grows is copied each time.
    strings.rows.reserveCapacity(document.bytes.count / 64)
    while walk.next() { rows.add(&walk.scanner, decodedKey: walk.decodedKey, to: &strings) }
    strings.problems += walk.problems()
  }
}
