/// The parts of a token that are read one by one: runs of letters, runs of digits, signs.
///
/// A capital after a lowercase letter begins a part ("One|Drive"), and so does the last capital of several before a
/// lowercase letter ("HTTP|Server"), but a plural "s" stays with its capitals ("PDFs").
struct TokenParts {
  enum Part {
    case letters, digits
    case sign(Unicode.Scalar)
  }

  /// What becomes of letters.
  enum Alphabet {
    /// Small ASCII letters without accents; letters of other scripts than Latin are left out.
    case english
    /// Small letters of any script, UTF-8, NFC.
    case native
  }

  /// The letters of the last part in the alphabet, apostrophes straight; or its digits with the "." and "," between.
  private(set) var letters: [UInt8] = []
  /// Whether the last part is two or more capitals, with or without a plural "s", which `letters` then lacks.
  private(set) var isCapitals = false
  /// Where the next part starts.
  private(set) var index = 0
  private var end = 0
  private let alphabet: Alphabet
  /// Whether `letters` may have to be composed.
  private var hasMarks = false

  init(alphabet: Alphabet = .english) {
    self.alphabet = alphabet
  }

  /// Starts with the token at `range`.
  mutating func start(_ range: Range<Int>) {
    index = range.lowerBound
    end = range.upperBound
  }

  /// Reads the next part; nil at the end of the token.
  mutating func next(_ text: Span<UInt8>) -> Part? {
    while index < end {
      let (scalar, length) = decodeScalar(text, at: index)
      switch CharacterClass(scalar) {
      case .lowercase, .uppercase, .uncased:
        readLetters(text)
        if hasMarks { letters = Array(nfc(String(decoding: letters, as: UTF8.self)).utf8) }
        return .letters
      case .digit:
        readDigits(text)
        return .digits
      case .other:
        index += length
        return .sign(scalar)
      case .mark, .invisible:
        index += length
      }
    }
    return nil
  }

  private mutating func readLetters(_ text: Span<UInt8>) {
    if readPlainLetters(text) { return }
    letters.removeAll(keepingCapacity: true)
    isCapitals = false
    hasMarks = false
    var capitals = 0
    var all = 0
    var isAfterSmall = false
    // The capitals without a break up to here, and the last of them.
    var run = 0
    var lastCapital = index
    var lettersBeforeLast = 0
    while index < end {
      let (scalar, length) = decodeScalar(text, at: index)
      switch CharacterClass(scalar) {
      case .uppercase:
        if isAfterSmall { return }
        lastCapital = index
        lettersBeforeLast = letters.count
        run += 1
        capitals += 1
      case .lowercase, .uncased:
        if run >= 2, all == capitals {
          // "PDFs" or "PDF's", "SMSes", and "HTTPServer".
          if isPluralEnding(text, at: index) {
            index = end
          } else if !isLongPluralEnding(text, at: index) {
            index = lastCapital
            letters.removeLast(letters.count - lettersBeforeLast)
            capitals -= 1
          }
          isCapitals = capitals >= 2
          return
        }
        run = 0
        isAfterSmall = true
      case .mark:
        index += length
        if alphabet == .native {
          append(scalar)
          hasMarks = true
        }
        continue
      case .invisible:
        index += length
        continue
      case .digit, .other:
        guard isApostrophe(scalar), all > 0, isLetter(text, at: index + length) else {
          isCapitals = capitals >= 2 && capitals == all
          return
        }
        if capitals >= 2, capitals == all, isPluralEnding(text, at: index + length) {
          index = end
          isCapitals = true
          return
        }
        letters.append(UInt8(ascii: "'"))
        index += length
        isAfterSmall = false
        run = 0
        continue
      }
      append(scalar)
      all += 1
      index += length
    }
    isCapitals = capitals >= 2 && capitals == all
  }

  /// Reads what nearly all tokens are: lowercase ASCII letters, the first of which may be a capital, up to the end.
  private mutating func readPlainLetters(_ text: Span<UInt8>) -> Bool {
    guard Readability.isLetter(text[index]) else { return false }
    for place in index &+ 1..<end where text[place] < 0x61 || text[place] > 0x7A { return false }
    letters.removeAll(keepingCapacity: true)
    unsafe text.extracting(index..<end).withUnsafeBufferPointer { unsafe letters.append(contentsOf: $0) }
    letters[0] |= 0x20
    isCapitals = false
    hasMarks = false
    index = end
    return true
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch alphabet {
    case .english: if let letter = plainLetter(scalar) { letters.append(letter) }
    case .native: letters.append(contentsOf: UTF8.encode(lowercased(scalar))?.lazy.map { $0 } ?? [])
    }
  }

  private mutating func readDigits(_ text: Span<UInt8>) {
    letters.removeAll(keepingCapacity: true)
    while index < end, isDigit(text[index]) || isSeparator(text, at: index) {
      letters.append(text[index])
      index += 1
    }
    // Digits beyond ASCII: one after the other.
    if letters.isEmpty { index += decodeScalar(text, at: index).length }
  }

  private func isSeparator(_ text: Span<UInt8>, at index: Int) -> Bool {
    (text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ",")) && index + 1 < end
      && isDigit(text[index + 1])
  }

  private func isPluralEnding(_ text: Span<UInt8>, at index: Int) -> Bool {
    text[index] == UInt8(ascii: "s") && index + 1 == end
  }

  /// The "es" of "SMSes", which has a syllable of its own.
  private func isLongPluralEnding(_ text: Span<UInt8>, at index: Int) -> Bool {
    text[index] == UInt8(ascii: "e") && index + 2 == end && text[index + 1] == UInt8(ascii: "s")
      && text[index - 1] == UInt8(ascii: "S")
  }

  private func isLetter(_ text: Span<UInt8>, at index: Int) -> Bool {
    index < end && CharacterClass(decodeScalar(text, at: index).scalar).isLetter
  }

  private func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}" || scalar == "\u{2BC}"
  }
}
