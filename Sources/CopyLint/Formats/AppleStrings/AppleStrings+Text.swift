extension AppleStrings {
  /// Old-style text.
  func readText(
    _ document: Document, locale: (name: String, source: LocaleSource), options: ReadingOptions
  ) -> Reading {
    var entries: [Entry] = []
    let problems = walk(document, locale: locale.name) { scanner, key in
      let value = scanner.value ?? scanner.key
      let (text, map) = scanner.decode(value)
      var entry = Entry(
        key: String(copying: key), text: text, locale: locale.name, localeSource: locale.source,
        syntax: options.syntax ?? .apple, range: value.range)
      entry.map = map
      entry.isFixable = scanner.value != nil
      entry.comment = meaningfulComment(scanner.ownComments, in: document.bytes, for: text)
      entries.append(entry)
    }
    return Reading(entries: entries, problems: problems)
  }

  /// Old-style text, without entries: nothing is kept of a statement, and nothing is made for one without escapes.
  func visitText(
    _ document: Document, locale: (name: String, source: LocaleSource), options: ReadingOptions,
    _ body: EntryVisitor
  ) -> [Problem] {
    var facts = EntryFacts(
      locale: locale.name, localeSource: locale.source, syntax: options.syntax ?? .apple, document: document)
    var decoded: [UInt8] = []
    let bytes = document.bytes
    return walk(document, locale: locale.name) { scanner, key in
      let value = scanner.value ?? scanner.key
      scanner.exchangeComments(with: &facts.comments)
      if value.hasEscapes {
        scanner.decode(value, into: &decoded)
        body(key, decoded.span, facts)
      } else {
        body(key, bytes.span.extracting(value.range), facts)
      }
      scanner.exchangeComments(with: &facts.comments)
    }
  }

  /// Goes over the statements.
  ///
  /// - Parameter body: gets the scanner at a statement with a text, and the key.
  /// - Returns: the problems in file order.
  private func walk(
    _ document: Document, locale: String, _ body: (inout StringsScanner, _ key: Span<UInt8>) -> Void
  ) -> [Problem] {
    let bytes = document.bytes
    var scanner = StringsScanner(document: document)
    var keys = DuplicateKeys()
    var decoded: [UInt8] = []
    var problems: [Problem] = []
    func take(_ key: Span<UInt8>) {
      if !keys.insert(key) {
        problems.append(
          DuplicateKeys.problem(String(copying: key), at: scanner.key.range, locale: locale))
      }
      body(&scanner, key)
    }
    while scanner.next() {
      if scanner.key.hasEscapes {
        scanner.decode(scanner.key, into: &decoded)
        take(decoded.span)
      } else {
        take(bytes.span.extracting(scanner.key.range))
      }
    }
    problems += scanner.faults
    problems += scanner.unknownEscapes
    problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return problems
  }
}
