/// How far a translation is.
public enum TranslationState: String, Sendable, BitwiseCopyable {
  /// It is done.
  case translated
  /// Nothing is translated yet.
  case new
  /// It is translated, and a person has to look at it.
  case needsReview = "needs-review"
  /// The app has this string no longer.
  case stale
  /// A guess of gettext, from a text like it.
  case fuzzy
  /// The file does not say.
  case unknown

  /// False for a text of an app's past, and for a guess that gettext leaves out.
  var isShown: Bool { self != .stale && self != .fuzzy }
}

/// What i18next-scanner writes where a translation is to be.
let untranslatedMarker = "__STRING_NOT_TRANSLATED__"
