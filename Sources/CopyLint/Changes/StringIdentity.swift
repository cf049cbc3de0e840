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

extension Checker {
  /// The strings of a file that people get to see, in its order; none when no format recognizes it.
  public func strings(of document: Document) -> [StringIdentity] {
    var strings: [StringIdentity] = []
    read(document)?.forEach { entry in
      guard entry.isShown else { return }
      strings.append(
        StringIdentity(key: entry.key, locale: entry.locale, variant: entry.variant, text: entry.text))
    }
    return strings
  }
}
