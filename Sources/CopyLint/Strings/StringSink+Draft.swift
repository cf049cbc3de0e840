extension StringSink {
  /// Adds what a reader put together of its own, in file order.
  mutating func add(_ drafts: Drafts) {
    problems += drafts.problems
    keyUses = drafts.keyUses
    room.add(leftOutOf: drafts.room)
    rows.reserveCapacity(rows.count + drafts.entries.count)
    for draft in drafts.entries { add(draft) }
  }

  mutating func add(_ draft: StringDraft) {
    guard room.holds(draft.ownBytes, at: draft.range) else { return }
    var draft = draft
    if draft.maxLength == nil, let comment = draft.comment { draft.maxLength = limitInWords(comment) }
    let text = place(of: draft) ?? keep(draft.text)
    var row = StringRow(
      key: hasSameBytes(draft.key, draft.text) ? text : keep(draft.key, orLast: rows.last?.key), text: text,
      locale: index(ofLocale: draft.locale), localeSource: draft.localeSource, syntax: draft.syntax)
    if !hasSameBytes(draft.sentence, draft.text) { row.sentence = keep(draft.sentence) }
    row.comment = draft.comment.map { keep($0, orLast: rows.last?.comment) } ?? .none
    row.source = draft.source.map { keep($0, orLast: rows.last?.source) } ?? .none
    if !draft.variant.isEmpty { row.variant = keep(draft.variant) }
    if let locale = draft.sourceLocale { row.sourceLocale = index(ofLocale: locale) }
    row.range = draft.range
    if draft.map != ByteMap(start: draft.range?.lowerBound ?? 0) { row.map = keep(draft.map) }
    if draft.extras != StringExtras() { row.extras = keep(draft.extras) }
    (row.role, row.roleSource, row.state, row.origin) = (
      draft.role, draft.roleSource, draft.state, draft.origin
    )
    row.flags = []
    if draft.isTranslatable { row.flags.insert(.translatable) }
    if draft.isFixable { row.flags.insert(.fixable) }
    if draft.hasLooseEnd { row.flags.insert(.looseEnd) }
    if draft.isManual { row.flags.insert(.manual) }
    if draft.isUnshown { row.flags.insert(.unshown) }
    add(row)
  }

  /// Keeps a text once where the row before has the same.
  private mutating func keep(_ text: String, orLast last: TextRef?) -> TextRef {
    guard let last, !last.isNone, text.utf8.span.equals(bytes(last)) else { return keep(text) }
    return last
  }

  /// Where the text of a draft is in the document; nil where it is not the raw value itself.
  private func place(of draft: StringDraft) -> TextRef? {
    guard let range = draft.range, range.upperBound <= document.count,
      draft.text.utf8.span.equals(document.span.extracting(range))
    else { return nil }
    return TextRef(document: range)
  }
}
