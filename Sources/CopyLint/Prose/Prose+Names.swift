internal import Readability

extension Prose {
  /// Whether more than half of a text are names: words with a digit, with capitals inside, of two to five capitals, or
  /// with a capital in mid-sentence, and what the program puts in.
  static func isNames(_ neutral: Span<NeutralRange>, _ tokens: Span<Token>) -> Bool {
    let showsNames = !isTitle(tokens)
    var names = 0
    var words = 0
    for index in tokens.indices where tokens[index].kind != .neutral {
      words += 1
      if isName(tokens[index], showsNames) { names += 1 }
    }
    var marks = 0
    for index in neutral.indices {
      switch neutral[index].kind {
      case .placeholder, .url, .email: marks += 1
      case .markup, .entity: break
      }
    }
    return 2 * (names + marks) > words + marks
  }

  private static func isName(_ token: Token, _ showsNames: Bool) -> Bool {
    let traits = token.traits
    if token.kind == .figure || !traits.isDisjoint(with: [.digit, .camelCase, .name]) { return true }
    if traits.contains(.allCapitals) { return (2...5).contains(token.range.count) }
    return showsNames && traits.contains(.capitalized) && !traits.contains(.sentenceStart)
  }

  /// Whether all words but the short ones have a capital, so that it marks no name.
  private static func isTitle(_ tokens: Span<Token>) -> Bool {
    let shortest = 4
    var smallWords = 0
    for index in tokens.indices {
      let token = tokens[index]
      guard token.kind == .word, token.range.count >= shortest else { continue }
      if token.traits.isDisjoint(with: [.capitalized, .camelCase, .digit]) { smallWords += 1 }
    }
    return smallWords == 0
  }
}
