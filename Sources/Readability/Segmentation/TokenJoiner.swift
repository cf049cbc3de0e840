/// Puts ICU's segments together to tokens. One segment is looked at a time, in text order.
struct TokenJoiner {
  /// The token under construction; nil between tokens.
  private var open: Token?
  /// Whether the last letter or digit of the open token is a digit.
  private var endsWithDigit = false
  /// A symbol after the open token that may join it with the next word.
  private var connector: (symbol: Symbol, end: Int)?
  /// A currency or plus sign that may begin a figure.
  private var prefix: Range<Int>?
  /// Where the last neutral range ended.
  private(set) var neutralEnd = -1

  /// Takes a segment with letters or digits.
  mutating func addWord(
    _ text: Span<UInt8>, _ segment: Range<Int>, isNumber: Bool, into tally: inout Tally
  ) {
    guard let word = trim(text, segment), !isKeycap(text, word) else {
      return addOther(text, into: &tally)
    }
    if isEndingOfNeutral(text, word) { return }
    if let connector, var token = open, connector.end == segment.lowerBound,
      connects(connector.symbol, text, token, word)
    {
      token.end = Int32(word.upperBound)
      if connector.symbol == .hyphen { token.traits.insert(.hyphenated) }
      open = token
      self.connector = nil
    } else {
      finish(text, into: &tally)
      var start = word.lowerBound
      let isFigure = isDigit(text[start]) || isNumber && !isLetter(text[start])
      if isFigure, let prefix, prefix.upperBound == segment.lowerBound { start = prefix.lowerBound }
      open = Token(start: Int32(start), end: Int32(word.upperBound), kind: isFigure ? .figure : .word)
    }
    prefix = nil
    endsWithDigit = isNumber || isDigit(text[word.upperBound - 1])
  }

  /// Takes a segment without letters and digits: white space, punctuation, a symbol.
  mutating func addSymbol(_ text: Span<UInt8>, _ segment: Range<Int>, into tally: inout Tally) {
    let symbol = Symbol(text, segment)
    if var token = open, connector == nil, token.end == segment.lowerBound, let symbol {
      if isSuffix(symbol, text, token, segment) {
        token.end = Int32(segment.upperBound)
        open = token
        if symbol == .degree { connector = (symbol, segment.upperBound) }
        return
      }
      if symbol.isConnector {
        connector = (symbol, segment.upperBound)
        return
      }
    }
    finish(text, into: &tally)
    if let symbol, symbol.isPrefix {
      let glued = prefix.map { $0.upperBound == segment.lowerBound } ?? false
      prefix = (glued ? prefix?.lowerBound ?? segment.lowerBound : segment.lowerBound)..<segment.upperBound
    } else {
      prefix = nil
    }
  }

  /// Takes a neutral range.
  mutating func addNeutral(_ text: Span<UInt8>, _ range: Range<Int>, into tally: inout Tally) {
    addOther(text, into: &tally)
    tally.append(text, Token(start: Int32(range.lowerBound), end: Int32(range.upperBound), kind: .neutral))
    neutralEnd = range.upperBound
  }

  /// Ends the open token, if there is one.
  mutating func finish(_ text: Span<UInt8>, into tally: inout Tally) {
    if let token = open { tally.append(text, token) }
    open = nil
    connector = nil
  }

  private mutating func addOther(_ text: Span<UInt8>, into tally: inout Tally) {
    finish(text, into: &tally)
    prefix = nil
  }

  private func isSuffix(_ symbol: Symbol, _ text: Span<UInt8>, _ token: Token, _ segment: Range<Int>) -> Bool
  {
    switch symbol {
    case .unit, .degree, .currency: endsWithDigit
    case .plus: segment.upperBound == text.count || !isWordByte(text[segment.upperBound])
    case .number: token.range.count == 1 && token.kind == .word
    case .hyphen, .dash, .colon, .slash, .ampersand, .times, .invisible, .minus, .stop, .apostrophe: false
    }
  }

  private func connects(_ symbol: Symbol, _ text: Span<UInt8>, _ token: Token, _ word: Range<Int>) -> Bool {
    let beginsWithDigit = isDigit(text[word.lowerBound])
    switch symbol {
    // "Ctrl+S", "1+1"
    case .hyphen, .plus: return true
    case .dash, .minus, .colon, .times: return endsWithDigit && beginsWithDigit
    case .ampersand: return !endsWithDigit && !beginsWithDigit
    case .slash: return token.kind == .figure || token.range.count == 1 || word.count == 1
    // "H.264"; ICU joins all else with a stop inside.
    case .stop: return token.kind == .word && token.range.count == 1 && beginsWithDigit
    // "the 80's"
    case .apostrophe: return endsWithDigit && word.count == 1 && text[word.lowerBound] == UInt8(ascii: "s")
    // "20°C"
    case .degree: return word.count == 1 && !beginsWithDigit
    // Between Latin letters it only allows a line break; in Thai and Khmer it divides words.
    case .invisible: return text[word.lowerBound] < 0xE0
    case .number, .unit, .currency: return false
    }
  }

  /// "@team" and "_draft_" without the signs around, which ICU 72 takes for letters; nil when nothing is left.
  private func trim(_ text: Span<UInt8>, _ segment: Range<Int>) -> Range<Int>? {
    var lower = segment.lowerBound
    var upper = segment.upperBound
    while lower < upper, !isWordByte(text[lower]) { lower += 1 }
    while upper > lower, !isWordByte(text[upper - 1]) { upper -= 1 }
    return lower < upper ? lower..<upper : nil
  }

  /// "%@'s" and "%ds": an ending on a placeholder belongs to it.
  private func isEndingOfNeutral(_ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard neutralEnd >= 0 else { return false }
    let gap = word.lowerBound - neutralEnd
    if gap == 0 { return word.count == 1 && text[word.lowerBound] | 0x20 == UInt8(ascii: "s") }
    let isApostrophe =
      gap == 1 && text[neutralEnd] == UInt8(ascii: "'")
      || gap == 3 && text[neutralEnd] == 0xE2 && text[neutralEnd + 1] == 0x80 && text[neutralEnd + 2] == 0x99
    return isApostrophe && Self.clitics.contains(text, word)
  }

  private static let clitics = WordList("s d m ll re ve")

  /// "1️⃣": a digit under U+20E3 is an emoji.
  private func isKeycap(_ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    let end = word.upperBound
    return word.count > 3 && text[end - 3] == 0xE2 && text[end - 2] == 0x83 && text[end - 1] == 0xA3
  }

  private func isWordByte(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte >= 0x80 }
}
