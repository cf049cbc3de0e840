extension CatalogReader {
  /// Adds an entry for each form, in its whole sentence.
  mutating func add(_ text: VariedText, locale: String, source: VariedText?, to string: CatalogString) {
    text.forEachSentence { form, sentence in
      var entry = entry(of: string, text: form.piece.text, locale: locale, range: form.range)
      entry.sentence = sentence.text
      entry.map = sentence.map
      if sentence.text != form.piece.text { entry.textMap = form.piece.map }
      entry.variant = form.variant
      if !string.isStale { entry.state = form.state }
      if locale != sourceLocale {
        entry.source = source == nil ? string.key : source?.text(matching: form.variant)
        entry.sourceLocale = sourceLocale
      }
      reading.entries.append(entry)
    }
  }

  /// Without text in the source language, the key itself is what people read.
  mutating func addKey(_ string: CatalogString, at range: Range<Int>, map: ByteMap) {
    var entry = entry(of: string, text: string.key, locale: sourceLocale, range: range)
    entry.map = map
    entry.isFixable = false
    reading.entries.append(entry)
  }

  private func entry(of string: CatalogString, text: String, locale: String, range: Range<Int>?)
    -> StringDraft
  {
    var entry = StringDraft(
      key: string.key, text: text, locale: locale, localeSource: .content,
      syntax: options.syntax ?? .apple, range: range)
    entry.comment = meaningfulComment(string.comment, for: text)
    entry.isTranslatable = string.isTranslatable
    if string.isStale { entry.state = .stale }
    return entry
  }
}
