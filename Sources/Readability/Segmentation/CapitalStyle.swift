/// How a sentence uses capitals, which tells what a capital in it means.
struct CapitalStyle {
  private var words = 0
  private var capitalized = 0
  private var allCapitals = 0
  private var letterWords = 0

  /// "TURN IT OFF": more than one word, and all of them in capitals.
  var isAllCapitals: Bool { letterWords > 1 && allCapitals == letterWords }

  /// "Turn Off Notifications": all but the short words have a capital, so that a capital marks no name.
  var isTitle: Bool { words > 0 && capitalized == words }

  /// Takes a token of the sentence, which is none that is neutral.
  @inline(__always)
  mutating func add(_ kind: Token.Kind, _ traits: Token.Traits, letters: Int) {
    guard kind == .word, !traits.contains(.digit) else { return }
    letterWords += 1
    if traits.contains(.allCapitals) || letters == 1 && traits.contains(.capitalized) { allCapitals += 1 }
    guard letters >= Self.shortest else { return }
    words += 1
    if !traits.isDisjoint(with: [.capitalized, .camelCase]) { capitalized += 1 }
  }

  /// Shorter words (of, to, and, for) stay small in titles.
  private static let shortest = 4
}
