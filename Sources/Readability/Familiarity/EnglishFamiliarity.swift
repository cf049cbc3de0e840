internal import CReadabilityData

/// Tells which English words most readers know: a project's own, those of SCOWL up to size 20, those of user
/// interfaces, and names; but not jargon.
struct EnglishFamiliarity: ~Copyable {
  private let vocabulary: Vocabulary
  private var own: ProjectWords?
  private let table: WordTable
  private let words = EnglishWords()
  private var parts = TokenParts()

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    let table = unsafe creadability_words_en()
    self.table = unsafe WordTable(table.slots, bytes: Int(table.bytes))
  }

  /// Whether a word of three or more syllables is familiar: of a hyphenated one each part has to be.
  mutating func isFamiliar(_ text: Span<UInt8>, _ token: Token) -> Bool {
    let own = projectWords()
    let whole = WordHash(folding: text, token.range)
    if own.familiar.contains(whole) { return true }
    if own.unfamiliar.contains(whole) { return false }
    parts.start(token.range)
    while let part = parts.next(text) {
      guard case .letters = part, !isFamiliar(parts.letters.span, token.traits, own) else { continue }
      return false
    }
    return true
  }

  private func isFamiliar(_ letters: Span<UInt8>, _ traits: Token.Traits, _ own: ProjectWords) -> Bool {
    let word = letters.extracting(0..<stemEnd(letters))
    let key = WordHash(word, 0..<word.count)
    if own.familiar.contains(key) { return true }
    let flags = table.value(key) ?? 0
    if own.unfamiliar.contains(key) || flags & Self.jargon != 0 { return false }
    if BaseForms.contain(word, .inflections, { own.familiar.contains($0) }) { return true }
    let isJargon = BaseForms.contain(word, .inflections) { base in
      own.unfamiliar.contains(base) || (table.value(base) ?? 0) & Self.jargon != 0
    }
    if isJargon { return false }
    if traits.contains(.name) || flags & Self.familiar != 0 || words.syllables(word) < 3 { return true }
    if flags & Self.name != 0, traits.contains(.capitalized) { return true }
    return BaseForms.contain(word, .all) { base in
      own.familiar.contains(base) || (table.value(base) ?? 0) & Self.familiar != 0
    }
  }

  /// The words of the vocabulary by their hashes, made when the first long word asks.
  private mutating func projectWords() -> ProjectWords {
    if let own { return own }
    let made = ProjectWords(vocabulary)
    own = made
    return made
  }

  /// Where "computer's" ends without its clitic.
  private func stemEnd(_ letters: Span<UInt8>) -> Int {
    Clitic(letters, end: letters.count).map { letters.count - $0.length } ?? letters.count
  }

  private static let familiar = Int(CReadabilityFamiliar)
  private static let jargon = Int(CReadabilityJargon)
  private static let name = Int(CReadabilityName)
}

/// A vocabulary, ready to be asked.
struct ProjectWords {
  let familiar: Set<WordHash>
  let unfamiliar: Set<WordHash>

  init(_ vocabulary: Vocabulary) {
    familiar = Self.hashes(vocabulary.familiar)
    unfamiliar = Self.hashes(vocabulary.unfamiliar)
  }

  private static func hashes(_ words: Set<String>) -> Set<WordHash> {
    var hashes = Set<WordHash>(minimumCapacity: words.count)
    for word in words {
      let bytes = word.utf8Span.span
      hashes.insert(WordHash(folding: bytes, 0..<bytes.count))
    }
    return hashes
  }
}

extension WordHash {
  /// The hash of the text at `range`, in small letters without accents and with straight apostrophes.
  init(folding text: Span<UInt8>, _ range: Range<Int>) {
    self.init()
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = decodeScalar(text, at: index)
      if let letter = plainLetter(scalar) {
        add(letter)
      } else if scalar == "\u{2019}" {
        add(UInt8(ascii: "'"))
      } else if CharacterClass(scalar) != .invisible {
        for offset in index..<index + length { add(text[offset]) }
      }
      index += length
    }
  }
}
