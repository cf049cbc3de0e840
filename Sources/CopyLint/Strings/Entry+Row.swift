extension Entry {
  /// What the string is in the app.
  public var role: Role {
    get { row.role }
    set { row.role = newValue }
  }
  /// Where `role` comes from.
  public var roleSource: RoleSource {
    get { row.roleSource }
    set { row.roleSource = newValue }
  }
  /// How far the translation is.
  public var state: TranslationState {
    get { row.state }
    set { row.state = newValue }
  }
  /// The grammar of the placeholders.
  public var syntax: Syntax {
    get { row.syntax }
    set { row.syntax = newValue }
  }
  /// Where `locale` comes from.
  public var localeSource: LocaleSource { row.localeSource }
  /// The raw value in the decoded document, without its quotes; nil when the file has no such place.
  public var range: Range<Int>? { row.range }
  /// Whether the string is shown to people at all.
  public var isTranslatable: Bool {
    get { row.flags.contains(.translatable) }
    set { if newValue { row.flags.insert(.translatable) } else { row.flags.remove(.translatable) } }
  }
  /// Whether a fix may be written: false when the value is also the key, or has no place.
  public var isFixable: Bool { row.flags.contains(.fixable) }
  /// Whether its last line end comes from how the file lays the text out, as in a block of YAML.
  var hasLooseEnd: Bool { row.flags.contains(.looseEnd) }
  /// Whether it is a paragraph of a manual or a note on a release, as the place that it was taken from shows.
  var isManual: Bool { row.flags.contains(.manual) }
  /// Whether code has it, and nothing in the code is seen to show it.
  var isUnshown: Bool { row.flags.contains(.unshown) }
  /// Whether lawyers chose its words, as its file or its key says.
  var isLegal: Bool { row.flags.contains(.legal) }
  /// Whether people get to see this text.
  var isShown: Bool { row.isShown }
  /// What the name of the file that the string was taken from tells of its role; nil when this is that file.
  var origin: RoleFile? { row.origin }
  /// From offsets in `text` to offsets in the decoded document; nil when `text` is the whole sentence.
  var textMap: ByteMap? { table.extras(of: row)?.textMap }
  /// Where `text` is in an ICU message; nil when it is none.
  var message: MessagePlace? { table.extras(of: row)?.message }
  /// Names of the values that the file declares for the text besides.
  var declaredValues: [String] { table.extras(of: row)?.declaredValues ?? [] }

  /// UTF-8.
  var keyBytes: Span<UInt8> {
    @_lifetime(borrow self)
    get { table.bytes(row.key) }
  }
  /// UTF-8.
  var textBytes: Span<UInt8> {
    @_lifetime(borrow self)
    get { table.bytes(row.text) }
  }
  /// UTF-8.
  var sentenceBytes: Span<UInt8> {
    @_lifetime(borrow self)
    get { table.bytes(row.sentence) }
  }
  /// UTF-8; empty where there is no comment.
  var commentBytes: Span<UInt8> {
    @_lifetime(borrow self)
    get { table.bytes(row.comment) }
  }
}

extension StringDraft {
  /// A string that may be changed.
  init(_ entry: Entry) {
    self.init(
      key: entry.key, text: entry.text, locale: entry.locale, localeSource: entry.localeSource,
      syntax: entry.syntax, range: entry.range)
    (sentence, comment, map) = (entry.sentence, entry.comment, entry.map)
    (role, roleSource, state, origin) = (entry.role, entry.roleSource, entry.state, entry.origin)
    (isTranslatable, isFixable, variant) = (entry.isTranslatable, entry.isFixable, entry.variant)
    (source, sourceLocale) = (entry.source, entry.sourceLocale)
    (hasLooseEnd, isManual, isUnshown) = (entry.hasLooseEnd, entry.isManual, entry.isUnshown)
    extras = entry.table.extras(of: entry.row) ?? StringExtras()
  }
}

extension Entry: Equatable {
  public static func == (left: Entry, right: Entry) -> Bool { StringDraft(left) == StringDraft(right) }
}
