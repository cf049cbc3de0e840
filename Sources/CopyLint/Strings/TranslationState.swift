/// How far a translation is.
public enum TranslationState: String, Sendable, BitwiseCopyable {
  case translated
  case new
  case needsReview = "needs-review"
  case stale
  case fuzzy
  case unknown

  /// False for a text of an app's past, and for a guess that gettext leaves out.
  var isShown: Bool { self != .stale && self != .fuzzy }
}
