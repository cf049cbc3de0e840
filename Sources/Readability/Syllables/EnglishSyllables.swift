/// Syllables of English words and figures.
struct EnglishSyllables: ~Copyable {
  mutating func count(_ text: Span<UInt8>, _ token: inout Token, inCapitals: Bool) {
    var count = 0
    var inVowels = false
    for index in token.range {
      let isVowel = "aeiouy".utf8.contains(lowercased(text[index]))
      if isVowel, !inVowels { count += 1 }
      inVowels = isVowel
    }
    token.syllables = UInt8(clamping: max(1, count))
  }
}
