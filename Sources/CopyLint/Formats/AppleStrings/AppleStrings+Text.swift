extension AppleStrings {
  /// Old-style text.
  func readText(
    _ document: Document, locale: (name: String, source: LocaleSource), options: ReadingOptions
  ) -> Reading {
    var walk = StringsWalk(document, locale: locale.name)
    var entries: [Entry] = []
    // A guess that most files stay below: what grows is copied each time.
    entries.reserveCapacity(document.bytes.count / 64)
    while walk.next() {
      let (text, map) = walk.decodeText()
      entries.append(
        Entry(
          key: walk.key, text: text, locale: locale.name, localeSource: locale.source,
          syntax: options.syntax ?? .apple, range: walk.text.range))
      // In its place, since an entry is large and would be copied.
      let last = entries.count - 1
      entries[last].map = map
      entries[last].isFixable = walk.scanner.value != nil
      if !walk.scanner.ownComments.isEmpty {
        entries[last].comment = meaningfulComment(walk.scanner.ownComments, in: document.bytes, for: text)
      }
    }
    return Reading(entries: entries, problems: walk.problems())
  }

  /// Old-style text, without entries: nothing is kept of a statement, and nothing is made for one without escapes.
  func visitText(
    _ document: Document, locale: (name: String, source: LocaleSource), options: ReadingOptions,
    _ body: EntryVisitor
  ) -> [Problem] {
    let bytes = document.bytes
    var walk = StringsWalk(document, locale: locale.name)
    var facts = EntryFacts(
      locale: locale.name, localeSource: locale.source, syntax: options.syntax ?? .apple)
    facts.change(to: document)
    var decoded: [UInt8] = []
    while walk.next() {
      walk.exchangeComments(with: &facts.comments)
      if let start = walk.decode(into: &decoded) {
        body(decoded.span.extracting(..<start), decoded.span.extracting(start...), facts)
      } else {
        body(
          bytes.span.extracting(walk.scanner.key.range), bytes.span.extracting(walk.text.range), facts)
      }
      walk.exchangeComments(with: &facts.comments)
    }
    return walk.problems()
  }
}
