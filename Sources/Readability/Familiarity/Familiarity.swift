/// Tells which words are names, and which long words most readers know.
struct Familiarity: ~Copyable {
  private let language: String
  private var english: EnglishFamiliarity?

  init(language: String, vocabulary: Vocabulary) {
    self.language = language
    english = language == "en" ? EnglishFamiliarity(vocabulary: vocabulary) : nil
  }

  /// What the form of a word says about its being a name.
  ///
  /// - Parameter inCapitals: whether its whole sentence is in capitals, so that they tell nothing.
  mutating func nameForm(_ text: Span<UInt8>, _ token: Token, inCapitals: Bool) -> NameForm {
    guard token.kind == .word else { return .noName }
    if !token.traits.isDisjoint(with: [.digit, .camelCase, .acronym]) { return .name }
    if inCapitals { return .noName }
    if token.traits.contains(.allCapitals), token.range.count <= Self.longestAcronym {
      return english?.isKnown(text, token) ?? false ? .noName : .name
    }
    return token.traits.contains(.capitalized) && !capitalizesNouns ? .capital : .noName
  }

  /// Sets `name`, and `familiar` where the word has three or more syllables.
  ///
  /// - Parameter common: what is known of the word when it is a common one.
  mutating func judge(
    _ text: Span<UInt8>, _ token: inout Token, isName: Bool, _ common: CommonWords.Facts? = nil
  ) {
    if isName { token.traits.insert(.name) }
    guard token.syllables >= 3 else { return }
    if token.kind == .figure || english?.isFamiliar(text, token, common) ?? false {
      token.traits.insert(.familiar)
    } else if english != nil {
      token.traits.remove(.name)
    }
  }

  private static let longestAcronym = 5

  private var capitalizesNouns: Bool { language == "de" || language == "lb" }
}

/// What the form of a word says about its being a name.
enum NameForm {
  case name, noName
  /// A name in mid-sentence, where capitals are not the rule.
  case capital
}
