extension CatalogReader {
  /// What a key says in the source language.
  enum Source {
    /// Nothing: the key is the text.
    case key
    case unit(TextRef)
    case forms(VariedText)

    /// How many bytes it takes at least.
    var length: Int {
      switch self {
      case .key: 0
      case .unit(let text): text.length
      case .forms(let forms): forms.text(matching: "")?.utf8.count ?? 0
      }
    }
  }

  /// Adds the text of a key that has no forms in this language.
  func add(
    _ unit: CatalogUnit, in language: Language, source: Source, to string: CatalogString,
    _ strings: inout StringSink
  ) {
    guard strings.room.holds(string.length + source.length, at: unit.range) else { return }
    var row = row(of: string, text: unit.text, in: language, &strings)
    (row.range, row.map) = (unit.range, unit.map)
    if !string.isStale { row.state = unit.state }
    if language.locale != sourceLocale {
      row.source =
        switch source {
        case .key: string.key
        case .unit(let text): text
        case .forms(let forms): strings.keep(forms.text(matching: ""))
        }
      row.sourceLocale = strings.index(ofLocale: sourceLocale)
    }
    strings.add(row)
  }

  /// Adds each form, in its whole sentence.
  func add(
    _ text: VariedText, in language: Language, source: Source, to string: CatalogString,
    _ strings: inout StringSink
  ) {
    let shared = string.length + source.length
    guard strings.room.holds(shared, at: text.own.first?.range) else { return }
    let key = String(copying: strings.bytes(string.key))
    let comment = string.comment.isNone ? nil : String(copying: strings.bytes(string.comment))
    var room = strings.room
    text.forEachSentence(within: &room) { form, sentence in
      guard strings.room.holds(shared, at: form.range) else { return }
      var entry = StringDraft(
        key: key, text: form.piece.text, locale: language.locale, localeSource: .content,
        syntax: options.syntax ?? .apple, range: form.range)
      entry.comment = meaningfulComment(comment, for: entry.text)
      entry.isTranslatable = string.isTranslatable
      entry.sentence = sentence.text
      entry.map = sentence.map
      if sentence.text != form.piece.text { entry.textMap = form.piece.map }
      entry.variant = form.variant
      entry.state = string.isStale ? .stale : form.state
      if language.locale != sourceLocale {
        entry.source =
          switch source {
          case .key: key
          case .unit(let text): String(copying: strings.bytes(text))
          case .forms(let forms): forms.text(matching: form.variant)
          }
        entry.sourceLocale = sourceLocale
      }
      strings.add(entry)
    }
    strings.room.add(leftOutOf: room)
  }

  /// Without text in the source language, the key itself is what people read.
  func addKey(_ string: CatalogString, at range: Range<Int>, map: Int32, _ strings: inout StringSink) {
    let language = Language(locale: sourceLocale, index: strings.index(ofLocale: sourceLocale))
    var row = row(of: string, text: string.key, in: language, &strings)
    (row.range, row.map) = (range, map)
    row.flags.remove(.fixable)
    strings.add(row)
  }

  private func row(
    of string: CatalogString, text: TextRef, in language: Language, _ strings: inout StringSink
  ) -> StringRow {
    var row = StringRow(
      key: string.key, text: text, locale: language.index, localeSource: .content,
      syntax: options.syntax ?? .apple)
    if meaningfulComment(strings.bytes(string.comment), for: strings.bytes(text)) {
      row.comment = string.comment
    }
    if !string.isTranslatable { row.flags.remove(.translatable) }
    if string.isStale { row.state = .stale }
    return row
  }
}
