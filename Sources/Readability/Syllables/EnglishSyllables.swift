internal import CReadabilityData

/// Syllables of English words and figures.
///
/// Of several pronunciations the one with fewer syllables counts (R. Flesch: How to Write Plain English, 1979).
struct EnglishSyllables: ~Copyable {
  private var parts = TokenParts()
  private var numbers = EnglishNumbers()
  private let words = EnglishWords()
  private let acronyms = EnglishAcronyms()

  /// Sets the syllables of `token`, and `acronym` where it is spelled out.
  ///
  /// - Parameter inCapitals: whether its whole sentence is in capitals, so that they tell nothing.
  mutating func count(_ text: Span<UInt8>, _ token: inout Token, inCapitals: Bool) {
    parts.start(token.range)
    let isJoined = hasAmpersand(text, token)
    var total = 0
    var isAfterDigits = false
    while let part = parts.next(text) {
      switch part {
      case .letters:
        if isAfterDigits, let ending = numbers.ending(parts.letters) {
          total += ending
        } else {
          total += count(&token, isJoined: isJoined, inCapitals: inCapitals)
        }
        isAfterDigits = false
      case .digits:
        total += numbers.syllables(parts.letters)
        isAfterDigits = true
      case .sign(let sign):
        total += syllables(sign)
        isAfterDigits = false
      }
    }
    if token.kind == .figure { total = min(total, Self.mostOfFigure) }
    token.syllables = UInt8(clamping: max(1, total))
  }

  /// The syllables of the letters of the last part.
  private func count(_ token: inout Token, isJoined: Bool, inCapitals: Bool) -> Int {
    let letters = parts.letters.span
    if letters.isEmpty { return 1 }
    if letters.count == 1 { return words.spelled(letters) }
    guard parts.isCapitals else {
      let count = words.syllables(letters)
      if count >= 3, words.isSpelled(letters) { token.traits.insert(.acronym) }
      return count
    }
    switch acronyms.reading(of: letters, isJoined: isJoined, inCapitals: inCapitals) {
    case .spelled:
      token.traits.insert(.acronym)
      return words.spelled(letters)
    case .syllables(let count):
      token.traits.insert(.acronym)
      return count
    case .word:
      return words.syllables(letters)
    }
  }

  private func hasAmpersand(_ text: Span<UInt8>, _ token: Token) -> Bool {
    for index in token.range where text[index] == UInt8(ascii: "&") { return true }
    return false
  }

  /// A sign read aloud: "and", "percent", "dollars".
  private func syllables(_ sign: Unicode.Scalar) -> Int {
    switch sign {
    case "&", "+", "×", "£", "¥": 1
    case "%", "$", "€", "°", "#": 2
    default: 0
    }
  }

  /// A longer figure is read by its look.
  private static let mostOfFigure = 4
}
