/// What can be said of a token from its letters alone.
struct WordForm {
  /// Letters and digits, in scalars.
  private(set) var letters = 0
  private(set) var traits: Token.Traits = []
  /// Whether all are lowercase ASCII letters, but the first may be a capital.
  private(set) var isPlain = false

  /// Looks at the token at `range` of `text`.
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    if readPlainLetters(text, range) { return }
    var capitals = 0
    var digits = 0
    var previous = CharacterClass.other
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = decodeScalar(text, at: index)
      index += length
      let kind = CharacterClass(scalar)
      switch kind {
      case .uppercase:
        if letters == digits { traits.insert(.capitalized) }
        if previous == .lowercase { traits.insert(.camelCase) }
        capitals += 1
        letters += 1
      case .lowercase, .uncased:
        letters += 1
      case .digit:
        traits.insert(.digit)
        digits += 1
        letters += 1
      case .mark, .invisible:
        continue
      case .other:
        break
      }
      previous = kind
    }
    if capitals >= 2, capitals == letters - digits { traits.insert(.allCapitals) }
  }

  /// Reads what nearly all tokens are: lowercase ASCII letters, the first of which may be a capital.
  private mutating func readPlainLetters(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard isLetter(text[range.lowerBound]) else { return false }
    for index in range.lowerBound &+ 1..<range.upperBound where text[index] < 0x61 || text[index] > 0x7A {
      return false
    }
    isPlain = true
    letters = range.count
    if text[range.lowerBound] & 0x20 == 0 { traits = .capitalized }
    return true
  }
}
