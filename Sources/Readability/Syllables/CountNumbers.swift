/// The table of `NumberSyllables` for a language whose syllables are counted by rules.
package func tableOfNumbers(language: String) throws(ICUError) -> [UInt8] {
  NumberSyllables.packed(try countSyllables(ofNumbers: 0..<10_000, language: language))
}

/// The syllables of numbers, as ICU spells them and the rules of the language count; empty where it has no rules.
func countSyllables(ofNumbers numbers: some Sequence<Int>, language: String) throws(ICUError) -> [UInt8] {
  guard let speech = Language(locale: language)?.speech else { return [] }
  let speller = try NumberSpeller(locale: language)
  var spoken = SpokenSyllables(language: language, speech: speech)
  var spelling: [UInt8] = []
  var counts: [UInt8] = []
  for number in numbers {
    try speller.spell(Int64(number), into: &spelling)
    counts.append(UInt8(clamping: try spoken.syllables(ofWordsIn: spelling)))
  }
  return counts
}

extension SpokenSyllables {
  fileprivate mutating func syllables(ofWordsIn spelling: [UInt8]) throws(ICUError) -> Int {
    var total = 0
    var start = 0
    while start < spelling.count {
      var end = start
      while end < spelling.count, isLetter(spelling[end]) || spelling[end] >= 0x80 { end += 1 }
      if end > start { total += try syllables(of: spelling.span.extracting(start..<end), isWhole: false) }
      start = end + 1
    }
    return total
  }
}
