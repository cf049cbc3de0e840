extension AppleStrings {
  /// Old-style text.
  func readText(
    _ document: Document, locale: (name: String, source: LocaleSource), options: ReadingOptions,
    into strings: inout StringSink
  ) {
    var scanner = StringsScanner(document: document)
    var rows = StringsRows(locale, options, &strings)
    var keys: [UInt64] = []
    while scanner.next() {
      let key = rows.add(&scanner, to: &strings)
      keys.append(byteHash(strings.bytes(key)))
    }
    var problems = holdsDuplicates(keys) ? duplicates(keys, in: document, locale: locale.name) : []
    problems += scanner.faults + scanner.unknownEscapes
    strings.problems += problems.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  /// The keys that come twice. Few files have any, and these are scanned again for them.
  ///
  /// - Parameter hashes: of all keys, in their order.
  private func duplicates(_ hashes: [UInt64], in document: Document, locale: String) -> [Problem] {
    var scanner = StringsScanner(document: document)
    var keys = DuplicateKeys()
    var problems: [Problem] = []
    for hash in hashes {
      _ = scanner.next()
      guard !keys.insert(hash) else { continue }
      var key: [UInt8] = []
      scanner.decode(scanner.key, into: &key)
      problems.append(
        DuplicateKeys.problem(
          String(decoding: key, as: UTF8.self), at: scanner.key.range, locale: locale))
    }
    return problems
  }
}
