internal import CReadabilityData

/// Syllables of English words and figures.
///
/// Of several pronunciations the first in CMUdict counts. Where that only adds a vowel before R (“fire”, “hour”), the one with
/// fewer syllables counts (R. Flesch: How to Write Plain English, 1979).
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
    var previous = Previous.nothing
    var runs = 0
    while let part = parts.next(text) {
      switch part {
      case .letters:
        total += letters(text, &token, after: previous, isJoined: isJoined, inCapitals: inCapitals)
        previous = .letters
        runs += 1
      case .digits:
        total += min(numbers.syllables(parts.letters), Self.mostOfFigure)
        previous = .digits
      case .sign(let sign):
        total += syllables(sign, after: previous, isBeforeLetter: isLetterNext(text, token))
        // The "s" of "80's" is an ending.
        if sign != "'", sign != "\u{2019}" { previous = .sign }
      }
    }
    if token.kind == .figure || runs == 1 && isNumbered(text, token) { total = min(total, Self.mostOfFigure) }
    token.syllables = UInt8(clamping: max(1, total))
  }

  /// What comes before a part of a token.
  private enum Previous {
    case nothing, letters, digits, sign
  }

  /// The syllables of the letters of the last part, as what is before them has it.
  private func letters(
    _ text: Span<UInt8>, _ token: inout Token, after previous: Previous, isJoined: Bool, inCapitals: Bool
  ) -> Int {
    switch previous {
    case .digits:
      if let ending = numbers.ending(parts.letters) { return ending }
    case .letters:
      // The letter before "Hz" is read "giga", "mega" or "kilo".
      if Self.hertz.contains(parts.letters.span, 0..<parts.letters.count) { return 2 }
    case .nothing:
      // "w/o" is "without".
      if parts.letters == Self.with, parts.index < Int(token.end), text[parts.index] == UInt8(ascii: "/") {
        return 1
      }
    case .sign: break
    }
    return count(&token, isJoined: isJoined, inCapitals: inCapitals)
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

  /// Whether a letter comes before digits: "v2.0.1", "H.264".
  private func isNumbered(_ text: Span<UInt8>, _ token: Token) -> Bool {
    guard token.traits.contains(.digit), token.range.count > 1, isLetter(text[Int(token.start)]) else {
      return false
    }
    let second = text[Int(token.start) + 1]
    return isDigit(second) || second == UInt8(ascii: ".")
  }

  private func isLetterNext(_ text: Span<UInt8>, _ token: Token) -> Bool {
    parts.index < Int(token.end) && isLetter(text[parts.index])
  }

  /// A sign read aloud: "and", "percent", "dollars", "minus", "to".
  private func syllables(_ sign: Unicode.Scalar, after previous: Previous, isBeforeLetter: Bool) -> Int {
    switch sign {
    case "&", "×", "£", "¥", "¢", "₩", "₫": 1
    // The keys of "Ctrl+S" are read one after the other.
    case "+": previous == .letters && isBeforeLetter ? 0 : 1
    // "C sharp", "number one"
    case "#": previous == .letters ? 1 : 2
    case "-", "\u{2212}": previous == .nothing ? 2 : 0
    case "\u{2013}": previous == .digits ? 1 : 0
    case "%", "$", "°", "\u{20A0}"..."\u{20CF}": 2
    default: 0
    }
  }

  /// A longer figure is read by its look.
  private static let mostOfFigure = 4
  private static let hertz = WordList("hz")
  private static let with = [UInt8(ascii: "w")]
}
