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

  /// Takes a token of the sentence.
  mutating func add(_ token: Token, letters: Int) {
    guard token.kind == .word, !token.traits.contains(.digit) else { return }
    letterWords += 1
    if token.traits.contains(.allCapitals) || letters == 1 && token.traits.contains(.capitalized) {
      allCapitals += 1
    }
    guard letters >= Self.shortest else { return }
    words += 1
    if token.traits.contains(.capitalized) || token.traits.contains(.camelCase) { capitalized += 1 }
  }

  /// Shorter words (of, to, and, for) stay small in titles.
  private static let shortest = 4
}
