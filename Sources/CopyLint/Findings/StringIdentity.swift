/// What makes a string the same as before, wherever in a file it stands.
public struct StringIdentity: Sendable, Hashable {
  public var key: String
  /// BCP 47.
  public var locale: String
  /// Which form of the string; empty when there is one only.
  public var variant: String
  public var text: String

  public init(key: String, locale: String, variant: String = "", text: String) {
    self.key = key
    self.locale = locale
    self.variant = variant
    self.text = text
  }

  /// The same for another text.
  var name: StringIdentity { StringIdentity(key: key, locale: locale, variant: variant, text: "") }
}
