/// A string that a reader puts together piece by piece, before it is a row of a table.
struct StringDraft: Sendable, Equatable {
  /// The key in the file; nested keys are joined by dots, a dot inside a part is `\.`.
  var key: String
  /// The form as it is in the file, decoded, placeholders verbatim.
  var text: String
  /// The whole sentence that the form makes; equal to `text` unless the form is part of a larger one.
  var sentence: String
  /// The developer's comment, without comment marks; nil when there is none or it says nothing.
  var comment: String?
  /// BCP 47.
  var locale: String
  var localeSource: LocaleSource
  var role = Role.unknown
  var roleSource = RoleSource.none
  var state = TranslationState.translated
  /// The grammar of the placeholders.
  var syntax: Syntax
  /// Whether the string is shown to people at all.
  var isTranslatable = true
  /// The raw value in the document, without its quotes; nil when the file has no such place.
  var range: Range<Int>?
  /// Whether a fix may be written: false when the value is also the key, or has no place.
  var isFixable: Bool
  /// Whether a last line end comes from how the file lays the text out.
  var hasLooseEnd = false
  /// Whether it is a paragraph of a manual, or a note on a release.
  var isManual = false
  /// Whether code has it, and nothing in the code is seen to show it.
  var isUnshown = false
  /// From offsets in `sentence` to offsets in the document.
  var map: ByteMap
  /// What the name of the file that the string was taken from tells of its role; nil when this is that file.
  var origin: RoleFile?
  /// Which form of the string this is, as Xcode spells it in XLIFF; empty when there is one form only.
  var variant = ""
  /// The text in the source language, when this is a translation, and its locale.
  var source: String?
  var sourceLocale: String?
  var extras = StringExtras()

  /// A draft whose text is its whole sentence.
  init(
    key: String, text: String, locale: String, localeSource: LocaleSource = .default,
    syntax: Syntax = .none, range: Range<Int>? = nil
  ) {
    self.key = key
    self.text = text
    sentence = text
    self.locale = locale
    self.localeSource = localeSource
    self.syntax = syntax
    self.range = range
    isFixable = range != nil
    map = ByteMap(start: range?.lowerBound ?? 0)
  }

  /// How many bytes it has besides its text: others may have them, too. See `StringRow.ownBytes`.
  var ownBytes: Int {
    let others = key.utf8.count + variant.utf8.count + (comment?.utf8.count ?? 0) + (source?.utf8.count ?? 0)
    return isWhole ? others : others + sentence.utf8.count
  }

  /// Whether the text is its whole sentence. The length tells it fast, and a sentence that only looks like the text is as long.
  private var isWhole: Bool { sentence.utf8.count == text.utf8.count }

  /// The limit that the file states, in characters.
  var maxLength: Int? {
    get { extras.maxLength }
    set { extras.maxLength = newValue }
  }

  /// From offsets in `text` to offsets in the document; nil when `text` is the whole sentence.
  var textMap: ByteMap? {
    get { extras.textMap }
    set { extras.textMap = newValue }
  }

  /// Where `text` is in an ICU message; nil when it is none.
  var message: MessagePlace? {
    get { extras.message }
    set { extras.message = newValue }
  }

  /// What in `sentence` the file itself marks as no language, such as tags of its own; ordered, disjoint.
  var neutral: [Range<Int>] {
    get { extras.neutral }
    set { extras.neutral = newValue }
  }

  /// Names of the values that the file declares for the text besides.
  var declaredValues: [String] {
    get { extras.declaredValues }
    set { extras.declaredValues = newValue }
  }
}
