/// What makes a string the same as before, wherever in a file it is.
package struct StringIdentity: Sendable, Hashable {
  package var key: String
  /// BCP 47.
  package var locale: String
  /// Which form of the string; empty when there is one only.
  package var variant: String
  package var text: String

  package init(key: String, locale: String, variant: String = "", text: String) {
    self.key = key
    self.locale = locale
    self.variant = variant
    self.text = text
  }

  /// The same for another text.
  var name: StringIdentity { StringIdentity(key: key, locale: locale, variant: variant, text: "") }
}

extension ReportedFinding {
  /// The string that it is about. Another line before it makes no other string of a line.
  package var identity: StringIdentity {
    StringIdentity(key: keyIsPosition ? "" : key, locale: locale, variant: variant, text: text)
  }
}
