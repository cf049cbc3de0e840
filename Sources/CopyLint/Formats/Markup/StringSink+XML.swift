extension StringSink {
  /// Keeps what the value of an attribute at `range` says.
  mutating func keep(attribute range: Range<Int>, of xml: XMLTree) -> TextRef {
    xml.isPlainAttribute(range) ? TextRef(document: range) : keep(xml.attributeText(range))
  }

  /// Keeps the text in `element`, for texts whose place does not matter; it may be empty.
  mutating func keep(textOf element: Int, of xml: XMLTree) -> TextRef {
    if let plain = xml.plainValue(of: element) { return TextRef(document: plain) }
    return keep(xml.value(of: element).text.span)
  }

  /// The row of the text in `element`, tags and all.
  ///
  /// - Parameters:
  ///   - decoding: what the tags in the value stand for.
  ///   - isProtected: whether the content of an element in the text is not language.
  mutating func row(
    _ key: TextRef, of element: Int, in xml: XMLTree, locale: (name: String, source: LocaleSource),
    syntax: Syntax, maxLength: Int? = nil, decoding: (XMLValue) -> XMLValue = { $0 },
    isProtected: (Int) -> Bool = { _ in false }
  ) -> StringRow {
    var extras = StringExtras(maxLength: maxLength)
    let locale = (index: index(ofLocale: locale.name), source: locale.source)
    if let plain = xml.plainValue(of: element) {
      var row = StringRow(
        key: key, text: TextRef(document: plain), locale: locale.index, localeSource: locale.source,
        syntax: syntax)
      row.range = plain
      if xml.isUnclosed(element) { row.flags.remove(.translatable) }
      if maxLength != nil { row.extras = keep(extras) }
      return row
    }
    let value = decoding(xml.value(of: element))
    var row = StringRow(
      key: key, text: keep(value.text.span), locale: locale.index, localeSource: locale.source,
      syntax: syntax)
    row.range = value.range
    row.map = keep(value.map, at: value.range)
    if xml.isHollow(element) { row.flags.remove(.fixable) }
    // What it swallowed is not its text.
    if xml.isUnclosed(element) { row.flags.remove(.translatable) }
    if !value.marks.isEmpty { extras.neutral = xml.neutralRanges(of: value, isProtected: isProtected) }
    if maxLength != nil || !extras.neutral.isEmpty { row.extras = keep(extras) }
    return row
  }
}
