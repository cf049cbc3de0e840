import Readability

extension StringTable {
  /// Whether two of its strings have the same key, byte by byte.
  func hasSameKey(_ index: Int, _ other: Int) -> Bool {
    rows[index].key == rows[other].key || bytes(rows[index].key).equals(bytes(rows[other].key))
  }

  /// Whether a rule could tell the string at `index` from that at `other` of `right`: all but the place in the file, and
  /// the role.
  func isSame(at index: Int, as other: Int, of right: StringTable) -> Bool {
    let (mine, theirs) = (rows[index], right.rows[other])
    guard mine.localeSource == theirs.localeSource, mine.state == theirs.state, mine.syntax == theirs.syntax,
      mine.flags == theirs.flags, mine.origin == theirs.origin,
      locale(mine.locale) == right.locale(theirs.locale),
      isSame(mine.text, as: theirs.text, of: right), isSame(mine.key, as: theirs.key, of: right),
      isSame(mine.sentence, as: theirs.sentence, of: right),
      isSame(mine.comment, as: theirs.comment, of: right),
      isSame(mine.source, as: theirs.source, of: right),
      isSame(mine.variant, as: theirs.variant, of: right)
    else { return false }
    return sourceLocale(of: mine) == right.sourceLocale(of: theirs)
      && hasSameExtras(extras(of: mine), right.extras(of: theirs))
  }

  private func isSame(_ text: TextRef, as other: TextRef, of right: StringTable) -> Bool {
    text.isNone == other.isNone && bytes(text).equals(right.bytes(other))
  }

  /// BCP 47; nil where no source is known.
  func sourceLocale(of row: StringRow) -> String? {
    row.sourceLocale == StringRow.noLocale ? nil : locale(row.sourceLocale).name
  }

  private func hasSameExtras(_ left: StringExtras?, _ right: StringExtras?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.maxLength == right.maxLength && left.message == right.message
      && left.neutral == right.neutral && left.declaredValues == right.declaredValues
  }
}
