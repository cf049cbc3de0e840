internal import Readability

/// What the entry at `index` translates; nil when it is not a translation, or its source is unknown.
func source(of index: Int, in entries: StringTable, sources: SourceStrings?) -> SourceForms? {
  guard let source = statedSource(of: index, in: entries, sources: sources) else { return nil }
  // “LNG_00069” in a `.ts` file says nothing of the text.
  if source.all.count == 1, isName(source.all[0].text), !isName(entries[index].sentence) { return nil }
  return source
}

/// The file in the source language comes first: some files of gettext have names where others have the text. Readers of
/// files in two languages put the entries of one string in a row.
private func statedSource(of index: Int, in entries: StringTable, sources: SourceStrings?) -> SourceForms? {
  guard sources != nil || !entries.rows[index].source.isNone else { return nil }
  if let sources, entries[index].locale != sources.locale, let key = sources.key(entries[index].key),
    !isText(entries.rows[index], in: entries)
  {
    return key.forms.all.isEmpty ? nil : key.forms
  }
  if let text = entries[index].source { return sourceInFile(at: index, in: entries, text: text) }
  guard let sources, entries[index].locale != sources.locale else { return nil }
  return sourceInKey(of: entries[index], locale: sources.locale)
}

// By rows: a string with hundreds of languages looks at each of the others, so nothing is made for one that is not kept.
private func sourceInFile(at index: Int, in entries: StringTable, text: String) -> SourceForms? {
  // A row of more entries than languages and forms is a row of equal keys.
  let reach = 512
  var first = index
  var end = index + 1
  while first > 0, index - first < reach, entries.hasSameKey(first - 1, index) { first -= 1 }
  while end < entries.count, end - index < reach, entries.hasSameKey(end, index) { end += 1 }
  let locale = entries[index].sourceLocale ?? ""
  let row = entries.rows[index]
  if end - first > 1 {
    var forms: [SourceForms.Form] = []
    for place in first..<end where entries.rows[place].isSource(of: row) {
      let other = entries[place]
      forms.append(.init(variant: other.variant, text: other.sentence, maxLength: other.maxLength))
    }
    if forms.count == 1, isIdentifier(entries[index].key),
      forms[0].text == entries[index].key
    {
      return nil
    }
    if !forms.isEmpty { return SourceForms(locale: locale, syntax: entries[index].syntax, all: forms) }
    // Without entries of their own, the sources are with the translations.
    for place in first..<end
    where entries.rows[place].isBeside(row) && (place == index || !entries.hasSameSource(place, index)) {
      let other = entries[place]
      forms.append(.init(variant: other.variant, text: other.source ?? ""))
    }
    if forms.count > 1 { return SourceForms(locale: locale, syntax: entries[index].syntax, all: forms) }
  }
  return SourceForms(locale: locale, syntax: entries[index].syntax, all: [.init(variant: "", text: text)])
}

extension StringTable {
  /// Whether two translations are of the same form with the same text: a catalog may have one string in many languages that
  /// nobody knows.
  fileprivate func hasSameSource(_ index: Int, _ other: Int) -> Bool {
    isSame(rows[index].source, rows[other].source) && isSame(rows[index].variant, rows[other].variant)
  }

  private func isSame(_ text: TextRef, _ other: TextRef) -> Bool {
    text == other || bytes(text).equals(bytes(other))
  }
}

extension StringRow {
  /// Whether it has the text in the source language that `row` translates.
  @inline(__always)
  fileprivate func isSource(of row: StringRow) -> Bool { locale == row.sourceLocale && source.isNone }

  /// Whether both are translations into one language.
  @inline(__always)
  fileprivate func isBeside(_ row: StringRow) -> Bool { locale == row.locale && !source.isNone }
}

/// A name where the text would be: `home.title`, or `J5U-5w-g23.title` of Interface Builder, whose text is elsewhere.
private func isIdentifier(_ key: String) -> Bool {
  !key.utf8.contains(0x20) && key.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    && key.utf8.last != UInt8(ascii: ".")
}

/// Whether the key is the source, a sentence: another file may have the guess of a tool beside it, as `en.po` does.
private func isText(_ row: StringRow, in entries: StringTable) -> Bool {
  guard !row.source.isNone, entries.bytes(row.source).contains(" ") else { return false }
  return entries.bytes(row.key).equals(entries.bytes(row.source))
}

/// A name of parts, with a figure: `LNG_00069`, `msg.12`. “config_file” may be what people see.
private func isName(_ text: String) -> Bool {
  isIdentifier(text) && text.utf8.contains(where: \.isASCIIDigit)
    && text.utf8.first.map(\.isASCIILetter) ?? false
    && text.utf8.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
}

/// A key that is the text itself, as Apple's tools write them. “[Error/Title] Not found” says where the text is used, so
/// the text is in the code.
private func sourceInKey(of entry: Entry, locale: String) -> SourceForms? {
  guard entry.syntax == .apple, entry.key.utf8.contains(0x20), entry.key.utf8.first != UInt8(ascii: "["),
    !entry.key.contains("|==|")
  else { return nil }
  return SourceForms(locale: locale, syntax: entry.syntax, all: [.init(variant: "", text: entry.key)])
}
