/// Something wrong with a file itself: a rule of the group `file`, its place, and what to do.
public struct Problem: Sendable, Equatable {
  /// Rule name, such as `syntax-error`.
  public var rule: String
  /// What to do, then why. Plain words.
  public var message: String
  /// In the decoded document; nil when there is no place (line 0).
  public var range: Range<Int>?
  /// The key it concerns, if any.
  public var key: String
  /// The locale it concerns, if known.
  public var locale: String
  /// What the string of that key says, where the reader knows it.
  package var text = ""
  /// Whether it does no harm as it is, so that it is a note by default.
  package var isMinor = false
  /// Whether the app can't be built as it is, so that it is an error by default.
  package var isFatal = false

  package init(rule: String, message: String, range: Range<Int>?, key: String = "", locale: String = "") {
    self.rule = rule
    self.message = message
    self.range = range
    self.key = key
    self.locale = locale
  }
}
