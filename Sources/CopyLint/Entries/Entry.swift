/// One string of a file, in one language and one form.
public struct Entry: Sendable, Equatable {
  /// Where `locale` comes from.
  public var localeSource: LocaleSource
  /// What the string is in the app.
  public var role: Role = .unknown
  /// Where `role` comes from.
  public var roleSource: RoleSource = .none
  /// How far the translation is.
  public var state: TranslationState = .translated
  /// The grammar of the placeholders.
  public var syntax: Syntax
  /// Whether the string is shown to people at all.
  public var isTranslatable = true
  /// The raw value in the decoded document, without its quotes; nil when the file has no such place.
  public var range: Range<Int>?
  /// Whether a fix may be written: false when the value is also the key, or has no place.
  public var isFixable = true
  /// What holds texts, exactly one. An array, because to copy an entry is to count one reference then, and the texts are
  /// copied only when one is changed.
  private var contents: [Contents]

  private struct Contents: Sendable, Equatable {
    var key: String
    var text: String
    var sentence: String
    var comment: String?
    var locale: String
    var map: ByteMap
    var details: [Details] = []
  }

  /// An entry whose text is its whole sentence.
  public init(
    key: String, text: String, locale: String, localeSource: LocaleSource = .default,
    syntax: Syntax = .none, range: Range<Int>? = nil
  ) {
    self.localeSource = localeSource
    self.syntax = syntax
    self.range = range
    self.isFixable = range != nil
    contents = [
      Contents(
        key: key, text: text, sentence: text, locale: locale, map: ByteMap(start: range?.lowerBound ?? 0))
    ]
  }

  /// The key in the file; nested keys are joined by dots, a dot inside a part is `\.`.
  public var key: String {
    get { contents[0].key }
    set { contents[0].key = newValue }
  }

  /// The form as it stands in the file, decoded, placeholders verbatim.
  public var text: String {
    get { contents[0].text }
    set { contents[0].text = newValue }
  }

  /// The whole sentence that the form makes; equal to `text` unless the form is part of a larger one.
  public var sentence: String {
    get { contents[0].sentence }
    set { contents[0].sentence = newValue }
  }

  /// The developer's comment, without comment marks; nil when there is none or it says nothing.
  public var comment: String? {
    get { contents[0].comment }
    set { contents[0].comment = newValue }
  }

  /// BCP 47.
  public var locale: String {
    get { contents[0].locale }
    set { contents[0].locale = newValue }
  }

  /// From offsets in `sentence` to offsets in the decoded document.
  public var map: ByteMap {
    get { contents[0].map }
    set { contents[0].map = newValue }
  }

  /// What most strings of most files lack; empty, or one.
  var details: [Details] { contents[0].details }

  /// Changes `details` where they are.
  mutating func changeDetails(_ body: (inout [Details]) -> Void) { body(&contents[0].details) }

  /// Whether people get to see this text.
  var isShown: Bool { isTranslatable && state.isShown }

  /// The language subtag of `locale`, in small letters: `pt` for `pt-BR`.
  public var language: String {
    // Most are the subtag alone.
    if locale.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) { return locale }
    return String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}

/// Where the locale of an entry comes from.
public enum LocaleSource: String, Sendable {
  /// The file says so itself.
  case content
  /// The folder or the name of the file.
  case path
  /// Nothing says it; the configuration's `sourceLocale`.
  case `default`
}

/// How far a translation is.
public enum TranslationState: String, Sendable {
  case translated
  case new
  case needsReview = "needs-review"
  case stale
  case fuzzy
  case unknown

  /// False for a text of an app's past, and for a guess that gettext leaves out.
  var isShown: Bool { self != .stale && self != .fuzzy }
}

/// The grammar of the placeholders in a text.
public enum Syntax: String, Sendable, CaseIterable {
  case apple, printf, android, java, icu, formatjs, flutter, i18next, ruby
  case pythonBrace = "python-brace"
  case dotnet, qt, vue, laravel, js, fluent, chrome
  case none
}
