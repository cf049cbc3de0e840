import Readability

/// Hashes of strings, 64 bits, never 0: for all that a rule may look at in one.
struct StringHashing: Sendable {
  /// What most strings of a file have in common.
  private struct Kind: Hashable {
    var locale: UInt32
    var sourceLocale: UInt32
    var role: Role
    var roleSource: RoleSource
    var state: TranslationState
    var syntax: Syntax
    var localeSource: LocaleSource
    var origin: RoleFile?
    var flags: UInt16

    init(_ row: StringRow) {
      (locale, sourceLocale, role, roleSource) = (row.locale, row.sourceLocale, row.role, row.roleSource)
      (state, syntax, localeSource, origin) = (row.state, row.syntax, row.localeSource, row.origin)
      flags = row.flags.rawValue
    }
  }

  /// Those of the locales of the table.
  private var locales: [UInt64] = []
  // What the last string had in common with most others of its file, and a hash of it.
  private var kind: (value: Kind, hash: UInt64)?
  private var place = (locale: StringRow.noLocale, syntax: Syntax.none, hash: UInt64(0))

  mutating func enter(_ table: StringTable) {
    locales = table.sides.locales.map { byteHash($0.name.utf8.span) }
    kind = nil
    place.hash = 0
  }

  static func joined(_ hash: UInt64, _ other: UInt64) -> UInt64 {
    max(1, mixed(hash ^ other, 0x9E37_79B9_7F4A_7C15))
  }

  /// All that a reader says about a string, except its place in the file.
  mutating func hash(ofAll row: StringRow, in table: StringTable) -> UInt64 {
    var hash = Self.joined(hash(of: Kind(row)), byteHash(table.bytes(row.text)))
    hash = Self.joined(hash, byteHash(table.bytes(row.key)))
    hash = Self.joined(hash, row.sentence == row.text ? 0 : byteHash(table.bytes(row.sentence)))
    hash = Self.joined(hash, row.comment.isNone ? 0 : byteHash(table.bytes(row.comment)))
    hash = Self.joined(hash, row.source.isNone ? 0 : byteHash(table.bytes(row.source)))
    if row.isForm { hash = Self.joined(hash, byteHash(table.bytes(row.variant))) }
    guard let extras = table.extras(of: row) else { return hash }
    var hasher = Hasher()
    hasher.combine(extras.maxLength)
    hasher.combine(extras.message)
    hasher.combine(extras.neutral)
    for value in extras.declaredValues { hasher.combine(byteHash(value.utf8Span.span)) }
    for rule in extras.ignoredRules { hasher.combine(byteHash(rule.utf8Span.span)) }
    return Self.joined(hash, UInt64(bitPattern: Int64(hasher.finalize())))
  }

  private mutating func hash(of kind: Kind) -> UInt64 {
    if let known = self.kind, known.value == kind { return known.hash }
    var hasher = Hasher()
    // By name: the numbers of locales are valid for one reading only.
    var plain = kind
    (plain.locale, plain.sourceLocale) = (0, 0)
    hasher.combine(plain)
    hasher.combine(locales[Int(kind.locale)])
    hasher.combine(kind.sourceLocale == StringRow.noLocale ? 0 : locales[Int(kind.sourceLocale)])
    let hash = UInt64(bitPattern: Int64(hasher.finalize()))
    self.kind = (kind, hash)
    return hash
  }

  /// What a rule may look at if it looks only at the text; 0 for a string with more to look at: forms, limits,
  /// values.
  mutating func hash(
    ofText row: StringRow, in table: StringTable, translating forms: SourceForms?
  ) -> UInt64 {
    guard row.isShown, row.state == .translated, !row.isForm, row.extras == StringRow.nothing
    else { return 0 }
    if place.hash == 0 || place.syntax != row.syntax || place.locale != row.locale {
      let hash = Self.joined(locales[Int(row.locale)], byteHash(row.syntax.rawValue.utf8.span))
      place = (row.locale, row.syntax, hash)
    }
    var hash = Self.joined(byteHash(table.bytes(row.sentence)), place.hash)
    let hasSource = !row.source.isNone || row.sourceLocale != StringRow.noLocale || row.origin != nil
    let isTranslation: UInt64 = hasSource ? 1 : 0
    hash = Self.joined(
      hash, isTranslation << 16 | UInt64(row.role.container.rawValue) << 8 | UInt64(row.role.part.rawValue))
    guard let forms else { return hash }
    guard forms.all.count == 1, forms.all[0].maxLength == nil, forms.all[0].variant.isEmpty,
      !forms.all[0].text.isEmpty
    else { return 0 }
    return Self.hash(forms, hash)
  }

  /// What is around a string.
  func hash(_ sibling: Sibling?, _ source: SourceForms?) -> UInt64 {
    var hash: UInt64 = 1
    if let sibling {
      hash = Self.joined(hash, byteHash(sibling.text.utf8Span.span))
      hash = Self.joined(
        hash, UInt64(sibling.role.container.rawValue) << 8 | UInt64(sibling.role.part.rawValue))
    }
    return source.map { Self.hash($0, Self.joined(hash, 2)) } ?? hash
  }

  private static func hash(_ forms: SourceForms, _ start: UInt64) -> UInt64 {
    var hash = start
    for form in forms.all {
      hash = joined(hash, byteHash(form.text.utf8.span))
      if !form.variant.isEmpty { hash = joined(hash, byteHash(form.variant.utf8.span)) }
      if let maxLength = form.maxLength { hash = joined(hash, UInt64(truncatingIfNeeded: maxLength)) }
    }
    hash = joined(hash, byteHash(forms.locale.utf8.span))
    return joined(hash, byteHash(forms.syntax.rawValue.utf8.span))
  }
}
