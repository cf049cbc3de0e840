extension AppleStrings {
  /// Old-style text.
  func readText(
    _ document: Document, locale: (name: String, source: LocaleSource), options: ReadingOptions,
    into strings: inout StringSink
  ) {
    var scanner = StringsScanner(document: document)
    var rows = StringsRows(locale, options, &strings)
    var keys = DuplicateKeys(documentSize: document.bytes.count)
    var problems: [Problem] = []
    while scanner.next() {
      let key = rows.add(&scanner, to: &strings)
      guard !keys.insert(byteHash(strings.bytes(key))) else { continue }
      let name = String(copying: strings.bytes(key))
      problems.append(DuplicateKeys.problem(name, at: scanner.key.range, locale: locale.name))
    }
    problems += scanner.faults + scanner.unknownEscapes
    strings.problems += problems.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }
}
