internal import CReadabilityData

/// Syllables by the break rules of a language and its list of exceptions.
struct RuleSyllables: ~Copyable {
  private var breaks: BreakIterator
  private let exceptions: SyllableExceptions
  private var marked: [UInt8] = []

  init(language: String) throws(ICUError) {
    breaks = try unsafe BreakIterator(rules: creadability_syllable_rules(language))
    exceptions = unsafe SyllableExceptions(creadability_syllable_exceptions(language))
  }

  /// - Parameter word: in small letters, UTF-8, NFC.
  mutating func syllables(of word: Span<UInt8>) throws(ICUError) -> Int {
    if let known = exceptions.syllables(of: word) { return known }
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
}
