/// Takes the tokens of a text in their order, completes and counts them, and puts them into their sentences.
struct Tally: ~Copyable {
  /// What is known of words.
  var reader: WordReader
  private(set) var counts = Counts()
  /// Why a word could not be read.
  private(set) var failure: ICUError?

  private var tokens = Buffer<Token>()
  private var sentences = SentenceBuffer()

  /// The number of the open sentence.
  private var number: Int32 = 0
  /// Its first token.
  private var first = 0
  /// What is to be added for its words so far.
  private var sums = WordSums()
  /// The words in `sums`.
  private var pending = 0
  /// Its words, those in `sums` left out.
  private var words = 0
  private var style = CapitalStyle()
  /// `sentenceStart` until it has a word.
  private var place = Token.Traits.sentenceStart
  /// Whether a capital made a name of one of its words.
  private var hasNamed = false
  /// The counts before it, if they have changed since.
  private var before: Counts?

  init(reader: consuming WordReader) {
    self.reader = reader
  }

  /// Starts with a text.
  mutating func begin() {
    failure = nil
    tokens.removeAll()
    sentences.removeAll()
    counts = Counts()
    number = 0
    beginSentence()
  }

  /// Takes the end of a sentence, white space included, before the tokens that come after it.
  @inline(__always)
  mutating func appendEnd(_ end: Int) {
    sentences.appendEnd(end)
  }

  /// Takes a word, whose first bytes are in `block`.
  @inline(__always)
  mutating func appendWord(_ text: Span<UInt8>, _ range: Range<Int>, _ block: ByteBlock) {
    let token = Token(
      start: Int32(truncatingIfNeeded: range.lowerBound), end: Int32(truncatingIfNeeded: range.upperBound),
      kind: .word)
    append(text, token, WordMemo.Key(text, word: range, block))
  }

  /// Takes a token, whose range and kind are set.
  mutating func append(_ text: Span<UInt8>, _ token: Token) {
    if token.kind == .neutral {
      if Int(token.start) >= sentences.nextEnd { endSentences(text, before: Int(token.start)) }
      var token = token
      token.sentence = number
      tokens.append(token)
    } else {
      append(text, token, WordMemo.Key(text, token, inCapitals: false))
    }
  }

  @inline(__always)
  private mutating func append(_ text: Span<UInt8>, _ token: Token, _ key: WordMemo.Key) {
    if Int(token.start) >= sentences.nextEnd { endSentences(text, before: Int(token.start)) }
    let reading = reader.known(key) ?? read(text, token, inCapitals: false)
    var token = token
    token.syllables = reading.syllables
    token.traits = reading.traits.union(place)
    token.marks = reading.marks
    token.sentence = number
    tokens.append(token)
    place = []
    sums &+= reading.sums
    style.formUnion(reading.sums.capitals)
    pending &+= 1
    // The first word of a sentence is not a name.
    if !reading.exceptions.isEmpty, reading.exceptions != .name || tokens.count &- 1 > first {
      add(text, reading, .marksNames)
    }
    if pending == WordSums.mostWords { addMany() }
  }

  /// Ends the text.
  mutating func finish(_ text: Span<UInt8>) {
    endSentences(text, before: text.count)
    // What is neutral and white space at the end is in no sentence.
    for index in first..<tokens.count { tokens[index].sentence = 0 }
  }

  /// What was found.
  @_lifetime(borrow self)
  func lend() -> LentAnalysis {
    LentAnalysis(counts: counts, tokens: tokens.span, sentences: sentences.span)
  }

  /// Replaces tokens, sentences and counts of `analysis`.
  func copy(to analysis: inout Analysis) {
    tokens.copy(to: &analysis.tokens)
    sentences.copy(to: &analysis.sentences)
    analysis.counts = counts
  }
}

extension Tally {
  private mutating func beginSentence() {
    first = tokens.count
    style = []
    place = .sentenceStart
    hasNamed = false
    words = 0
    before = nil
  }

  /// Ends the sentences that end at `offset` or before. Tokens in white space go on to the next one.
  @inline(never)
  private mutating func endSentences(_ text: Span<UInt8>, before offset: Int) {
    while offset >= sentences.nextEnd {
      if style.isAllCapitals, hasWords {
        readAgain(text, .throughout)
      } else if style.isTitle, hasNamed {
        readAgain(text, .title)
      }
      let all = words &+ pending
      guard sentences.endNext(text, words: all) else { continue }
      addSums()
      if all > 0 { counts.sentences &+= 1 }
      number &+= 1
      beginSentence()
    }
  }

  private mutating func addSums() {
    sums.add(to: &counts)
    counts.words &+= pending
    words &+= pending
    sums = WordSums()
    pending = 0
  }

  @inline(never)
  private mutating func addMany() {
    keepCounts()
    addSums()
  }

  /// Keeps the counts before the sentence, before they change in its midst.
  private mutating func keepCounts() {
    if before == nil { before = counts }
  }

  /// Completes and counts the tokens of the sentence again, now that its use of capitals is known.
  private mutating func readAgain(_ text: Span<UInt8>, _ use: CapitalUse) {
    if let before { counts = before }
    sums = WordSums()
    pending = 0
    words = 0
    for index in first..<tokens.count where tokens[index].kind != .neutral {
      var token = tokens[index]
      let reading = read(text, token, inCapitals: use == .throughout)
      token.syllables = reading.syllables
      token.traits = reading.traits.union(token.traits.intersection(.sentenceStart))
      token.marks = reading.marks
      tokens[index] = token
      sums &+= reading.sums
      pending &+= 1
      if !reading.exceptions.isEmpty { add(text, reading, use, index) }
      if pending == WordSums.mostWords { addSums() }
    }
  }

  @inline(never)
  private mutating func read(_ text: Span<UInt8>, _ token: Token, inCapitals: Bool) -> WordReading {
    do {
      return try reader.reading(text, token, inCapitals: inCapitals)
    } catch {
      failure = error
      return WordReading(sums: WordSums(), traits: [], syllables: 0, exceptions: [])
    }
  }

  /// Adds what is out of the ordinary with the last token.
  @inline(never)
  private mutating func add(_ text: Span<UInt8>, _ reading: WordReading, _ use: CapitalUse) {
    add(text, reading, use, tokens.count - 1)
  }

  private mutating func add(_ text: Span<UInt8>, _ reading: WordReading, _ use: CapitalUse, _ index: Int) {
    var token = tokens[index]
    let exceptions = reading.exceptions
    if use == .marksNames, index > first, !exceptions.isDisjoint(with: [.name, .familiarName]),
      Self.isMidSentence(text, tokens[index - 1], token)
    {
      hasNamed = true
      token.traits.insert(.name)
      if exceptions.contains(.familiarName) { token.traits.insert(.familiar) }
      tokens[index] = token
    }
    if token.traits.contains(.familiar), token.syllables > 2 {
      keepCounts()
      counts.adjustedSyllables &-= Int(token.syllables) &- 2
    }
    guard exceptions.contains(.large) else { return }
    keepCounts()
    counts.add(token, letters: WordForm(text, token.range).letters)
  }

  /// Whether the sentence has more than one word without a digit.
  private var hasWords: Bool {
    var words = 0
    for index in first..<tokens.count
    where tokens[index].kind == .word && !tokens[index].traits.contains(.digit) {
      words += 1
      if words == 2 { return true }
    }
    return false
  }

  /// Whether nothing between two words gives the second a capital: no colon, quote, bracket or bullet.
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
