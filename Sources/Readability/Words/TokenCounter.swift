/// Completes tokens and counts them, a sentence at a time.
struct TokenCounter {
  /// All but the sentences.
  var counts = Counts()
  /// Whether a capital made a name of a word of the last sentence.
  private var hasNamed = false

  /// Completes and counts the tokens of one sentence.
  mutating func count(
    _ text: Span<UInt8>, _ tokens: inout MutableSpan<Token>, _ range: Range<Int>, _ reader: inout WordReader
  ) throws(ICUError) {
    let before = counts
    hasNamed = false
    var style = CapitalStyle()
    // Seldom anything else, so at first.
    try add(text, &tokens, range, CapitalUse.marksNames, &reader, &style)
    let use = style.isAllCapitals ? CapitalUse.throughout : style.isTitle ? .title : .marksNames
    // No word of a title was taken for a name.
    if use == .marksNames || use == .title && !hasNamed { return }
    counts = before
    try add(text, &tokens, range, use, &reader, &style)
  }

  private mutating func add(
    _ text: Span<UInt8>, _ tokens: inout MutableSpan<Token>, _ range: Range<Int>, _ use: CapitalUse,
    _ reader: inout WordReader, _ style: inout CapitalStyle
  ) throws(ICUError) {
    for index in range where tokens[index].kind != .neutral {
      var token = tokens[index]
      let reading = try reader.reading(text, token, inCapitals: use == .throughout)
      let place = token.traits.intersection(.sentenceStart)
      let isNamed =
        reading.capital != .nothing && use == .marksNames && index > range.lowerBound
        && Self.isMidSentence(text, tokens[index - 1], token)
      if isNamed { hasNamed = true }
      token.traits = place.union(isNamed ? reading.namedTraits : reading.traits)
      token.syllables = reading.syllables
      style.add(token.kind, token.traits, letters: Int(reading.letters))
      add(token, letters: Int(reading.letters))
      tokens[index] = token
    }
  }

  @inline(__always)
  private mutating func add(_ token: Token, letters: Int) {
    let spoken = Int(token.syllables)
    counts.letters += letters
    counts.words += 1
    counts.syllables += spoken
    if letters > 6, token.kind == .word { counts.longWords += 1 }
    if spoken == 1 { counts.monosyllables += 1 }
    if spoken >= 3 { counts.polysyllables += 1 }
    if spoken >= 4 { counts.fourSyllables += 1 }
    counts.adjustedSyllables += token.traits.contains(.familiar) ? min(spoken, 2) : spoken
  }

  /// Whether nothing between two words gives the second a capital: no colon, quote, bracket or bullet.
  @inline(__always)
  private static func isMidSentence(_ text: Span<UInt8>, _ previous: Token, _ token: Token) -> Bool {
    guard previous.kind != .neutral else { return false }
    for index in Int(previous.end)..<Int(token.start)
    where text[index] != UInt8(ascii: " ") && text[index] != UInt8(ascii: ",") {
      return false
    }
    return true
  }
}

/// What capitals mean in a sentence.
private enum CapitalUse {
  case marksNames
  /// Each word has one, but for the short ones.
  case title
  case throughout
}
