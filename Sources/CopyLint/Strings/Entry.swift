import Readability

/// One string of a file, in one language and one form: a row of a table, with the table.
public struct Entry: Sendable {
  var table: StringTable
  var row: StringRow

  init(_ table: StringTable, at index: Int) {
    self.table = table
    row = table.rows[index]
  }

  init(_ draft: StringDraft) {
    var sink = StringSink(bytes: [], room: .forOne)
    sink.add(draft)
    self.init(sink.table(), at: 0)
  }

  /// A string by itself, whose text is its whole sentence.
  ///
  /// - Parameters:
  ///   - key: its name in the app.
  ///   - text: what people read.
  ///   - locale: BCP 47.
  ///   - localeSource: where `locale` comes from.
  ///   - syntax: the grammar of the placeholders.
  ///   - range: the raw value in its document; nil for a string that is in none.
  public init(
    key: String = "", text: String, locale: String = "en", localeSource: LocaleSource = .default,
    syntax: Syntax = .none, range: Range<Int>? = nil
  ) {
    self.init(
      StringDraft(
        key: key, text: text, locale: locale, localeSource: localeSource, syntax: syntax, range: range))
  }

  /// The same string in a table of its own, so that it keeps nothing else alive.
  var alone: Entry { Entry(StringDraft(self)) }

  /// Another row of the same table.
  mutating func move(to index: Int) { row = table.rows[index] }

  /// The key in the file; nested keys are joined by dots, a dot inside a part is `\.`.
  public var key: String { table.string(row.key) }
  /// What `keys` of the settings name it by: its text where its key is only a place.
  package var nameInSettings: String { table.keysArePositions ? text : key }
  /// The form as it is in the file, decoded, placeholders verbatim.
  public var text: String { table.string(row.text) }
  /// The whole sentence that the form makes; equal to `text` unless the form is part of a larger one.
  public var sentence: String { table.string(row.sentence) }
  /// The developer's comment, without comment marks; nil when there is none or it says nothing.
  public var comment: String? {
    get { table.optionalString(row.comment) }
    set { change { $0.comment = newValue } }
  }
  /// Which form of the string this is, as Xcode spells it in XLIFF; empty when there is one form only.
  public var variant: String {
    get { row.variant.count == 0 ? "" : table.string(row.variant) }
    set { change { $0.variant = newValue } }
  }
  /// The text in the source language, when this is a translation.
  public var source: String? {
    get { table.optionalString(row.source) }
    set { change { $0.source = newValue } }
  }
  /// BCP 47 of `source`.
  public var sourceLocale: String? {
    get { row.sourceLocale == StringRow.noLocale ? nil : table.locale(row.sourceLocale).name }
    set { change { $0.sourceLocale = newValue } }
  }
  /// Limit that the file states, in characters.
  public var maxLength: Int? {
    get { table.extras(of: row)?.maxLength }
    set { change { $0.maxLength = newValue } }
  }
  /// BCP 47.
  public var locale: String { table.locale(row.locale).name }
  /// The language subtag of `locale`, in lowercase letters: `pt` for `pt-BR`.
  public var language: String { table.locale(row.locale).language }
  /// Whether spaces separate the words of its language.
  var writesSpaces: Bool { table.locale(row.locale).writesSpaces }
  /// From offsets in `sentence` to offsets in the decoded document.
  package var map: ByteMap { table.map(of: row) }
  /// What in `sentence` the file itself marks as no language, such as tags of its own; ordered, disjoint.
  public var neutral: [Range<Int>] { table.extras(of: row)?.neutral ?? [] }

  /// Changes the string by making it anew.
  private mutating func change(_ body: (inout StringDraft) -> Void) {
    var draft = StringDraft(self)
    body(&draft)
    self = Entry(draft)
  }
}
