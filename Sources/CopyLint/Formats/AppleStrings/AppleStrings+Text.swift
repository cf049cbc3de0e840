extension AppleStrings {
  /// Old-style text.
  func readText(
    _ document: Document, locale: (name: String, source: LocaleSource), options: ReadingOptions
  ) -> Reading {
    var scanner = StringsScanner(document: document)
    scanner.scan()
    var reading = Reading()
    reading.entries.reserveCapacity(scanner.statements.count)
    var duplicates = DuplicateKeys()
    for statement in scanner.statements {
      let key = scanner.decode(statement.key).text
      let value = statement.value ?? statement.key
      let (text, map) = scanner.decode(value)
      if let problem = duplicates.add(key, at: statement.key.range, locale: locale.name) {
        reading.problems.append(problem)
      }
      var entry = Entry(
        key: key, text: text, locale: locale.name, localeSource: locale.source,
        syntax: options.syntax ?? .apple, range: value.range)
      entry.map = map
      entry.isFixable = statement.value != nil
      entry.comment = comment(of: statement, in: document, for: text)
      reading.entries.append(entry)
    }
    reading.problems += scanner.problems
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return reading
  }

  private func comment(
    of statement: StringsScanner.Statement, in document: Document, for text: String
  ) -> String? {
    var whole: String?
    for content in statement.comments {
      let part = commentText(document.bytes[content])
      guard let part = meaningfulComment(part, for: text) else { continue }
      whole = whole.map { $0 + "\n" + part } ?? part
    }
    return whole
  }
}
