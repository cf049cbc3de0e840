internal import CReadabilityData

/// What is known of the most common English words, worked out before the program is built and read in place: to look one up
/// takes a fraction of the time that it takes to count its syllables.
package struct CommonWords {
  /// Of a word in lowercase letters, or with a capital at its beginning.
  struct Facts {
    fileprivate(set) var bits: UInt8

    /// As read aloud.
    var syllables: UInt8 { bits & 15 }

    /// Whether most readers know the word, as long as the project says nothing of it. Only asked about words of three or
    /// more syllables.
    func isFamiliar(_ traits: Token.Traits) -> Bool { bits & Self.bit(for: traits) != 0 }

    fileprivate static func bit(for traits: Token.Traits) -> UInt8 {
      traits.contains(.name) ? 64 : traits.contains(.capitalized) ? 32 : 16
    }
  }

  private let table: HashTable<UInt8>

  /// The table that the program carries; nil where it was made for another machine.
  package init?() {
    let file = unsafe creadability_common_words_en()
    var reader = unsafe CarriedFile.Reader(file.bytes, count: file.count)
    guard let table = HashTable<UInt8>(&reader) else { return nil }
    self.table = table
  }

  /// - Parameter hash: `WordSet.hash` of the word.
  /// - Returns: nil when it is none of the most common words.
  func facts(_ hash: UInt64) -> Facts? { table[hash].map { Facts(bits: $0) } }

  /// Whether a word is one of the most common words, in any case.
  package func contains(_ word: Span<UInt8>) -> Bool { facts(WordSet.hash(word)) != nil }
}

extension CommonWords {
  /// The table of `words`, which have lowercase ASCII letters only, as the program carries it.
  package static func compile(_ words: [String]) -> [UInt8] {
    var table = HashTable<UInt8>()
    table.reserve(words.count, like: 0)
    var syllables = EnglishSyllables()
    var familiarity = EnglishFamiliarity(vocabulary: Vocabulary())
    for word in words {
      let small = Array(word.utf8)
      var token = Token(start: 0, end: Int32(small.count), kind: .word)
      syllables.count(small.span, &token, inCapitals: false)
      // What is spelled out has a trait more, and more than 15 syllables are no word.
      guard token.traits.isEmpty, token.syllables < 16 else { continue }
      var facts = Facts(bits: token.syllables)
      if token.syllables >= 3 {
        for traits in [[], .capitalized, [.capitalized, .name]] as [Token.Traits] {
          token.traits = traits
          if familiarity.isFamiliar(small.span, token, nil) { facts.bits |= Facts.bit(for: traits) }
        }
      }
      table.set(facts.bits, for: WordSet.hash(small.span))
    }
    var file = CarriedFile()
    file.append(table)
    return file.bytes
  }
}
