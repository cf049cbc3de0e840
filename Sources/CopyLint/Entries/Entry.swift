/// One string of a file, in one language and one form.
public struct Entry: Sendable, Equatable {
  /// The key in the file; nested keys are joined by dots, a dot inside a part is `\.`.
  public var key: String
  /// The form as it stands in the file, decoded, placeholders verbatim.
  public var text: String
  /// The whole sentence that the form makes; equal to `text` unless the form is part of a larger one.
  public var sentence: String
  /// The developer's comment, without comment marks; nil when there is none or it says nothing.
  public var comment: String?
  /// BCP 47.
  public var locale: String
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
  /// From offsets in `sentence` to offsets in the decoded document.
  public var map = ByteMap()
  /// Whether a fix may be written: false when the value is also the key, or has no place.
  public var isFixable = true
  /// What most strings of most files lack; empty, or one. An array, because it is one word, and copied when changed.
  var details: [Details] = []

  /// An entry whose text is its whole sentence.
  public init(
    key: String, text: String, locale: String, localeSource: LocaleSource = .default,
    syntax: Syntax = .none, range: Range<Int>? = nil
  ) {
    self.key = key
    self.text = text
    self.sentence = text
    self.locale = locale
    self.localeSource = localeSource
    self.syntax = syntax
    self.range = range
    self.map = ByteMap(start: range?.lowerBound ?? 0)
    self.isFixable = range != nil
  }

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
