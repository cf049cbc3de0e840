/// What a file says of a string besides its key and its text, while the file is walked through.
///
/// It is lent for each string anew. Nothing is made for it before somebody asks.
public struct EntryFacts: Sendable {
  /// BCP 47.
  public var locale: String
  /// Where `locale` comes from.
  public var localeSource: LocaleSource
  /// Which form of the string this is, as Xcode spells it in XLIFF; empty when there is one form only.
  public var variant = ""
  /// How far the translation is.
  public var state: TranslationState = .translated
  /// The grammar of the placeholders.
  public var syntax: Syntax
  /// Whether the string is shown to people at all.
  public var isTranslatable = true
  /// The developer's comment, where the reader has decoded it; nil when it says nothing.
  var comment: String?
  /// The text in the source language, and its locale, when this is a translation.
  var source: String?
  var sourceLocale: String?
  /// Where that text stands in the document, where nobody has made a string of it.
  var sourcePlace: Range<Int>?
  /// What the name of the file that the string was taken from tells of its role; nil when this is that file.
  var origin: RoleFile?
  /// The entry, where the reader has it anyway; behind a reference, because facts are passed on for each string.
  private var made: MadeEntry?
  /// The document, and what is between the marks of each comment in it, where the reader has no entry.
  private var bytes: [UInt8] = []
  var comments: [Range<Int>] = []
  /// The hash of the sentence, where it is known; else 0.
  var sentenceHash: UInt64 = 0

  /// Facts of strings that stand in a document with their comments.
  init(locale: String, localeSource: LocaleSource, syntax: Syntax) {
    self.locale = locale
    self.localeSource = localeSource
    self.syntax = syntax
  }

  init(_ entry: Entry) {
    locale = entry.locale
    localeSource = entry.localeSource
    variant = entry.variant
    state = entry.state
    syntax = entry.syntax
    isTranslatable = entry.isTranslatable
    made = MadeEntry(entry)
  }

  /// What follows stands in `document`.
  mutating func change(to document: Document) { change(to: document.bytes) }

  mutating func change(to bytes: [UInt8]) { self.bytes = bytes }

  mutating func setComments(_ places: ArraySlice<Range<Int>>) {
    if !comments.isEmpty { comments.removeAll(keepingCapacity: true) }
    if !places.isEmpty { comments += places }
  }

  /// Whether the string has a role, whatever its words say.
  var hasRole: Bool {
    if case .identifiers = made?.entry.origin ?? origin { return true }
    return if let made { made.entry.roleSource != .none } else { false }
  }

  /// The whole entry; of one that is made here, without its place in the file.
  public func entry(key: Span<UInt8>, sentence: Span<UInt8>) -> Entry {
    if let made { return made.entry }
    var entry = Entry(
      key: String(copying: key), text: String(copying: sentence), locale: locale, localeSource: localeSource,
      syntax: syntax)
    entry.variant = variant
    entry.state = state
    entry.isTranslatable = isTranslatable
    entry.comment =
      comments.isEmpty ? comment : meaningfulComment(comments, in: bytes, for: entry.text)
    entry.source = source ?? sourcePlace.map { String(decoding: bytes[$0], as: UTF8.self) }
    entry.sourceLocale = sourceLocale
    entry.origin = origin
    return entry
  }

  /// Whether a comment holds for `condition`; `isOnly` when there is no other.
  func hasComment(where condition: (_ comment: Span<UInt8>, _ isOnly: Bool) -> Bool) -> Bool {
    if let comment = comment ?? made?.entry.comment { return condition(comment.utf8.span, true) }
    for range in comments where condition(bytes.span.extracting(range), comments.count == 1) { return true }
    return false
  }
}

private final class MadeEntry: Sendable {
  let entry: Entry

  init(_ entry: Entry) {
    self.entry = entry
  }
}
