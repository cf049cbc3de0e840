/// Tells which words are names, and which long words most readers know.
struct Familiarity: ~Copyable {
  private let language: String
  private var english: EnglishFamiliarity?

  init(language: String, vocabulary: Vocabulary) {
    self.language = language
    english = language == "en" ? EnglishFamiliarity(vocabulary: vocabulary) : nil
  }

  /// Sets `name`, and `familiar` where the word has three or more syllables.
  ///
  /// - Parameters:
  ///   - previous: the token before it in the sentence.
  ///   - style: how the sentence uses capitals.
  mutating func judge(_ text: Span<UInt8>, _ token: inout Token, after previous: Token?, style: CapitalStyle)
  {
    if isName(text, token, after: previous, style: style) { token.traits.insert(.name) }
    guard token.syllables >= 3 else { return }
    if token.kind == .figure || english?.isFamiliar(text, token) ?? false {
      token.traits.insert(.familiar)
    } else if english != nil {
      token.traits.remove(.name)
    }
  }

  /// Whether its form marks a name: a digit, capitals inside or throughout, a capital in mid-sentence.
  private mutating func isName(
    _ text: Span<UInt8>, _ token: Token, after previous: Token?, style: CapitalStyle
  )
    -> Bool
  {
    guard token.kind == .word else { return false }
    if !token.traits.isDisjoint(with: [.digit, .camelCase, .acronym]) { return true }
    if token.traits.contains(.allCapitals), !style.isAllCapitals, token.range.count <= Self.longestAcronym {
      return !(english?.isKnown(text, token) ?? false)
    }
    guard token.traits.contains(.capitalized), !style.isTitle, !style.isAllCapitals else { return false }
    guard let previous, previous.kind != .neutral, !capitalizesNouns else { return false }
    return isGap(text, Int(previous.end)..<Int(token.start))
  }

  /// Whether nothing between two words gives the second a capital: no colon, quote, bracket or bullet.
  private func isGap(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where text[index] != UInt8(ascii: " ") && text[index] != UInt8(ascii: ",") {
      return false
    }
    return true
  }

  private static let longestAcronym = 5

  private var capitalizesNouns: Bool { language == "de" || language == "lb" }
}
