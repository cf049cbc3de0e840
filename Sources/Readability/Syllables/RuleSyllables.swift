internal import CReadabilityData

/// Syllables by the break rules of a language and its list of exceptions.
struct RuleSyllables: ~Copyable {
  private var breaks: BreakIterator
  private let exceptions: SyllableExceptions
  private var marked: [UInt8] = []

  init(language: String) throws(ICUError) {
    breaks = try unsafe BreakIterator(
      compiled: creadability_compiled_syllable_rules(language), rules: creadability_syllable_rules(language))
    exceptions = unsafe SyllableExceptions(creadability_syllable_exceptions(language))
  }

  /// - Parameter word: in lowercase letters, UTF-8, NFC.
  mutating func syllables(of word: Span<UInt8>) throws(ICUError) -> Int {
    if exceptions.isEmpty { return try counted(word) }
    if let known = exceptions.syllables(of: word) { return known }
    // "l'argent": a short word before an apostrophe leans on the exception.
    if let start = wordAfterApostrophe(word),
      let known = exceptions.syllables(of: word.extracting(start..<word.count))
    {
      return try counted(word.extracting(0..<start)) + known
    }
    return try counted(word)
  }

  private mutating func counted(_ word: Span<UInt8>) throws(ICUError) -> Int {
    marked.removeAll(keepingCapacity: true)
    marked.append(UInt8(ascii: "<"))
    for index in word.indices { marked.append(word[index]) }
    marked.append(UInt8(ascii: ">"))
    let text = marked
    try breaks.segment(text.span)
    var total = 0
    for index in 0..<breaks.count { total += Int(breaks.status(index).rawValue) }
    return total
  }

  private func wordAfterApostrophe(_ word: Span<UInt8>) -> Int? {
    var index = word.count - 1
    while index > 0, word[index] != UInt8(ascii: "'") { index -= 1 }
    return index > 0 ? index + 1 : nil
  }
}
