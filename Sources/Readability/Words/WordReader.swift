/// Reads words and figures one by one: their form, their syllables, and whether most readers know them.
///
/// What it says of a word depends on its bytes alone, and is remembered: a text has far fewer different words than words.
struct WordReader: ~Copyable {
  /// What a project adds to the built-in familiar words.
  var vocabulary: Vocabulary {
    didSet {
      familiarity = Familiarity(language: language, vocabulary: vocabulary)
      memo = WordMemo(room: room)
    }
  }

  private let language: String
  private var syllables: SyllableCounter
  private var familiarity: Familiarity
  private var memo: WordMemo
  private let room: WordRoom?
  private let remembers: Bool
  /// nil in other languages than English, and where nothing is remembered.
  private let common: CommonWords?

  /// - Parameters:
  ///   - remembers: whether a word is read once only, and a common one not at all, which is faster and nothing else.
  ///   - room: where the words are remembered; nil when there is no bound but its own.
  init(language: String, vocabulary: Vocabulary, remembers: Bool, room: WordRoom?) {
    self.language = language
    self.vocabulary = vocabulary
    self.remembers = remembers
    self.room = room
    memo = WordMemo(room: room)
    common = remembers && language == "en" ? CommonWords() : nil
    syllables = SyllableCounter(language: language)
    familiarity = Familiarity(language: language, vocabulary: vocabulary)
  }

  /// What is known of a word; nil when it is not remembered.
  @inline(__always)
  func known(_ key: WordMemo.Key) -> WordReading? { memo[key] }

  /// What is known of `token`, whose range and kind are set.
  ///
  /// - Parameter inCapitals: whether its whole sentence is in capitals, so that they tell nothing.
  mutating func reading(_ text: Span<UInt8>, _ token: Token, inCapitals: Bool) throws(ICUError) -> WordReading
  {
    let key = WordMemo.Key(text, token, inCapitals: inCapitals)
    if let known = memo[key] { return known }
    return try read(text, token, key, inCapitals: inCapitals)
  }

  private mutating func read(
    _ text: Span<UInt8>, _ token: Token, _ key: WordMemo.Key, inCapitals: Bool
  ) throws(ICUError) -> WordReading {
    var token = token
    let form = WordForm(text, token.range)
    // All that is known from its segments; not whether it begins a sentence.
    token.traits = token.traits.intersection(.hyphenated).union(form.traits)
    let facts =
      form.isPlain && token.kind == .word ? common?.facts(WordSet.hash(text.extracting(token.range))) : nil
    if let facts {
      token.syllables = facts.syllables
    } else {
      try syllables.count(text, &token, inCapitals: inCapitals)
    }
    let name = familiarity.nameForm(text, token, inCapitals: inCapitals)
    var named = token
    familiarity.judge(text, &token, isName: name == .name, facts)
    var exceptions = WordReading.Exceptions()
    if token.traits.contains(.familiar) { exceptions.insert(.familiar) }
    if name == .capital {
      if token.traits.contains(.familiar) {
        // So it is as a name.
        named.traits = token.traits.union(.name)
      } else {
        familiarity.judge(text, &named, isName: true, facts)
      }
      if named.traits.contains(.name) {
        exceptions.insert(named.traits.contains(.familiar) ? .familiarName : .name)
      }
    }
    let style = CapitalStyle(token.kind, token.traits, letters: form.letters)
    let sums = WordSums(
      letters: form.letters, syllables: Int(token.syllables), kind: token.kind, capitals: style)
    if sums == nil { exceptions.insert(.large) }
    let marks = vocabulary.marks?(text.extracting(token.range), token.kind) ?? 0
    let reading = WordReading(
      sums: sums ?? WordSums(style), traits: token.traits, syllables: token.syllables, exceptions: exceptions,
      marks: marks)
    if remembers { memo.insert(reading, for: key) }
    return reading
  }
}
