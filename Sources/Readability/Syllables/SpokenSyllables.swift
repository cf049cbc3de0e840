/// Syllables of the words and figures of a language, as its `Speech` says.
struct SpokenSyllables: ~Copyable {
  private let language: String
  private let speech: Speech
  private var parts = TokenParts(alphabet: .native)
  private var rules: RuleSyllables?
  private let numbers: NumberSyllables
  private var number: [UInt8] = []

  init(language: String, speech: Speech) {
    self.language = language
    self.speech = speech
    numbers = NumberSyllables(language: language)
  }

  /// Sets the syllables of `token`, and `acronym` where it is spelled out.
  ///
  /// - Parameter inCapitals: whether its whole sentence is in capitals, so that they tell nothing.
  mutating func count(_ text: Span<UInt8>, _ token: inout Token, inCapitals: Bool) throws(ICUError) {
    parts.start(token.range)
    var total = 0
    var isSpoken = token.kind == .figure || !speech.hasWordsWithoutSyllable
    var isEnding = false
    while let part = parts.next(text) {
      switch part {
      case .letters:
        let letters = parts.letters
        if isEnding, isConsonant(letters.span) {
          // "EU:n", "URL-t": the ending of a case makes no syllable of its own.
        } else if parts.isCapitals, !inCapitals, isSpelledOut(letters.span) {
          token.traits.insert(.acronym)
          total += letterNames(letters.span)
        } else {
          total += try syllables(of: letters.span, isWhole: isOneLetter(text, token.range))
        }
      case .digits:
        number.removeAll(keepingCapacity: true)
        number.append(contentsOf: parts.letters)
        total += figure()
        isSpoken = true
      case .sign(let sign):
        total += Self.spokenSigns.contains(sign) ? 2 : 0
        isEnding = total > 0 && sign == speech.endingSign
      }
    }
    if token.kind == .figure { total = min(total, Self.mostOfFigure) }
    if isSpoken { total = max(total, 1) }
    token.syllables = UInt8(clamping: total)
  }

  private func isOneLetter(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count <= 2 && decodeScalar(text, at: range.lowerBound).length == range.count
  }

  /// Syllables of a word in lowercase letters, NFC.
  mutating func syllables(of word: Span<UInt8>, isWhole: Bool) throws(ICUError) -> Int {
    let count: Int
    switch speech.words {
    case .english: return 0
    case .code(let syllables): count = syllables(word)
    case .rules:
      if rules == nil { rules = try RuleSyllables(language: language) }
      count = try rules?.syllables(of: word) ?? 0
    }
    if count > 0 { return count }
    // A single consonant leans on the next word, or is the name of a letter; more are a sound or spelled out.
    return speech.hasWordsWithoutSyllable && isWhole ? 0 : max(1, letterNames(word))
  }

  /// Capitals are spelled out when there are up to three, or no vowel among them.
  private func isSpelledOut(_ letters: Span<UInt8>) -> Bool {
    var scalars = 0
    var hasVowel = false
    for index in letters.indices where letters[index] & 0xC0 != 0x80 {
      scalars += 1
      if letters[index] >= 0x80 || isEnglishVowel(letters[index]) { hasVowel = true }
    }
    return scalars <= 3 || !hasVowel
  }

  private func isConsonant(_ letters: Span<UInt8>) -> Bool {
    letters.count == 1 && !isEnglishVowel(letters[0])
  }

  private func letterNames(_ word: Span<UInt8>) -> Int {
    var count = 0
    for index in word.indices {
      let byte = word[index]
      if isLetter(byte) {
        count += speech.letterNames.withUTF8Buffer { unsafe Int($0[Int(byte | 0x20) - 0x61]) - 0x30 }
      } else if byte >= 0xC0 {
        count += 1
      }
    }
    return count
  }

  /// Syllables of the digits in `number`, with the "." and "," between them.
  private func figure() -> Int {
    var total = 0
    var start = 0
    while start < number.count {
      var end = start
      while end < number.count, isDigit(number[end]) { end += 1 }
      if end > start { total += spoken(start..<end) }
      start = end + 1
    }
    return max(total, 1)
  }

  private func spoken(_ digits: Range<Int>) -> Int {
    // From five digits on the cap of a figure is reached.
    guard digits.count < 5 else { return Self.mostOfFigure }
    var value = 0
    for index in digits { value = value * 10 + Int(number[index] - 0x30) }
    return numbers.syllables(of: value)
  }

  /// A longer figure is read by its look.
  private static let mostOfFigure = 4
  private static let spokenSigns: [Unicode.Scalar] = ["%", "$", "€", "£", "°"]
}
