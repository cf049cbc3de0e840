/// How words use capitals, which tells what a capital in their sentence means. The style of a sentence is the union of
/// those of its words.
struct CapitalStyle: OptionSet {
  let rawValue: UInt8

  /// A word without a digit.
  static let word = CapitalStyle(rawValue: 1)
  /// One that is not all in capitals.
  static let smallWord = CapitalStyle(rawValue: 2)
  /// One that has a capital in a title.
  static let titleWord = CapitalStyle(rawValue: 4)
  /// One that would, but has none.
  static let smallTitleWord = CapitalStyle(rawValue: 8)

  @inline(__always)
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The style of a word or figure.
  init(_ kind: Token.Kind, _ traits: Token.Traits, letters: Int) {
    guard kind == .word, !traits.contains(.digit) else {
      self = []
      return
    }
    self = .word
    if !traits.contains(.allCapitals), letters != 1 || !traits.contains(.capitalized) { insert(.smallWord) }
    guard letters >= Self.shortest else { return }
    insert(.titleWord)
    if traits.isDisjoint(with: [.capitalized, .camelCase]) { insert(.smallTitleWord) }
  }

  /// "TURN IT OFF": all words are in capitals; only when there is more than one they tell nothing.
  var isAllCapitals: Bool { contains(.word) && !contains(.smallWord) }

  /// "Turn Off Notifications": all but the short words have a capital, so that a capital marks no name.
  var isTitle: Bool { contains(.titleWord) && !contains(.smallTitleWord) }

  /// Shorter words (of, to, and, for) stay small in titles.
  private static let shortest = 4
}
