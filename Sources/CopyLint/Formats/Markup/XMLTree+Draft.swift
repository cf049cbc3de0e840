extension XMLTree {
  /// An entry for the text in `element`, tags and all.
  ///
  /// - Parameter isProtected: whether what stands in an element of the text is no language.
  func entry(
    _ key: String, of element: Int, locale: (name: String, source: LocaleSource), syntax: Syntax,
    isProtected: (Int) -> Bool = { _ in false }
  ) -> StringDraft {
    if let plain = plainValue(of: element) {
      return StringDraft(
        key: key, text: String(decoding: bytes[plain], as: UTF8.self), locale: locale.name,
        localeSource: locale.source, syntax: syntax, range: plain)
    }
    let value = value(of: element)
    var entry = StringDraft(
      key: key, text: String(decoding: value.text, as: UTF8.self), locale: locale.name,
      localeSource: locale.source, syntax: syntax, range: value.range)
    entry.map = value.map
    entry.isFixable = !isHollow(element)
    if !value.marks.isEmpty { entry.neutral = neutralRanges(of: value, isProtected: isProtected) }
    return entry
  }

  /// The text in `element`, for those whose place does not matter; nil when there is none.
  func text(of element: Int) -> String? {
    if let plain = plainValue(of: element) {
      return plain.isEmpty ? nil : String(decoding: bytes[plain], as: UTF8.self)
    }
    let text = value(of: element).text
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
