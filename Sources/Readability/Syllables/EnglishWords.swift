internal import CReadabilityData

/// Syllables of an English word of lowercase letters and apostrophes, from tables learned from CMUdict.
///
/// Words that the rules get wrong are in a table of exceptions. For all others each group of vowels gives the
/// syllables of the longest context that was learned. Scripts/tables/syllable_rules.py learns them; its function
/// `count` and this type are the same, and Scripts/measure-syllables compares them.
struct EnglishWords {
  private let contexts: WordTable
  private let exceptions: WordTable

  init() {
    contexts = unsafe WordTable(creadability_contexts_en())
    exceptions = unsafe WordTable(creadability_exceptions_en())
  }

  /// Syllables of `word`, at least one.
  func syllables(_ word: Span<UInt8>) -> Int {
    if word.isEmpty { return 1 }
    var end = word.count
    var added = 0
    // "shouldn't've" has two; more are no English.
    for _ in 0...Self.mostClitics {
      if let known = exceptions.value(WordHash(word, 0..<end)) { return known + added }
      guard let clitic = Clitic(word, end: end), clitic.length < end else { break }
      end -= clitic.length
      added += clitic.syllables(after: word, 0..<end)
    }
    let stem = word.extracting(0..<end)
    if stem.count == 1 || isSpelled(stem) { return added + spelled(stem) }
    return added + max(1, vowelGroups(stem))
  }

  /// Whether a word is read letter by letter: "html", but neither "hmm" nor "rhythm". Without the exceptions.
  func isSpelled(_ word: Span<UInt8>) -> Bool {
    for index in word.indices where isEnglishVowel(word[index]) || slotIsEmpty(word, at: index) {
      return false
    }
    return word.count > 1 && !isInterjection(word)
  }

  /// Syllables of the names of the letters.
  func spelled(_ word: Span<UInt8>) -> Int {
    var count = 0
    for index in word.indices where isLetter(word[index]) {
      count += word[index] == UInt8(ascii: "w") ? 3 : 1
    }
    return count
  }

  private func vowelGroups(_ word: Span<UInt8>) -> Int {
    var count = 0
    var index = 0
    while index < word.count {
      var end = index
      while end < word.count, isEnglishVowel(word[end]) { end += 1 }
      if end > index || slotIsEmpty(word, at: index) { count += syllables(word, slot: index..<end) }
      index = max(end, index + 1)
    }
    return count
  }

  /// Syllables of a slot, by the longest context that is in the table.
  private func syllables(_ word: Span<UInt8>, slot: Range<Int>) -> Int {
    var key = WordHash(word, slot)
    key.add(UInt8(ascii: "|"))
    // A group that was never seen: vowels in pairs.
    guard var made = contexts.value(key) else { return min(2, slot.count) }
    var left = slot.lowerBound - 1
    var right = slot.upperBound
    for step in 0..<Self.deepest {
      if step % 2 == 0 {
        key.add(letter(word, right))
        right += 1
      } else {
        key.add(letter(word, left))
        left -= 1
      }
      guard let longer = contexts.value(key) else { break }
      made = longer
    }
    return made
  }

  /// The letter at `index`, with marks at both ends of the word and nothing beyond.
  private func letter(_ word: Span<UInt8>, _ index: Int) -> UInt8 {
    switch index {
    case -1: UInt8(ascii: "^")
    case word.count: UInt8(ascii: "$")
    case 0..<word.count: word[index]
    default: 0
    }
  }

  /// Whether a consonant at `index` may be a syllable of its own: "rhyth|m", "Mc|Coy", "dirnd|l".
  private func slotIsEmpty(_ word: Span<UInt8>, at index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = word[index - 1]
    if index == 1, before == UInt8(ascii: "m"), word[1] == UInt8(ascii: "c") { return true }
    let left = word.count - index
    guard left == 1 || left == 2 && word[index + 1] == UInt8(ascii: "s") else { return false }
    switch word[index] {
    case UInt8(ascii: "m"):
      return before == UInt8(ascii: "s")
        || before == UInt8(ascii: "h") && index > 1 && word[index - 2] == UInt8(ascii: "t")
    case UInt8(ascii: "l"):
      return Self.beforeSyllabicL.contains(before)
    default:
      return false
    }
  }

  /// Sounds and words without a vowel that are said as one syllable.
  private func isInterjection(_ word: Span<UInt8>) -> Bool {
    if Self.interjections.contains(word, 0..<word.count) { return true }
    // Nothing is left of "ıɩ", which has no letters of the English alphabet.
    guard word.count > 0 else { return false }
    // "shhh", "hmmm", "brrr", "zzz": one or two letters, then the last one drawn out.
    guard !word.isEmpty else { return false }
    let last = word[word.count - 1]
    var drawn = word.count - 1
    while drawn > 0, word[drawn - 1] == last { drawn -= 1 }
    guard word.count - drawn >= 2 else { return false }
    return Self.drawnOut.contains(word, 0..<drawn + 1)
  }

  private static let mostClitics = 2
  private static let deepest = 12
  private static let beforeSyllabicL: [UInt8] = Array("bcdfgkptz".utf8)
  private static let interjections = WordList("hm sh pst psst tsk pft pfft nth")
  private static let drawnOut = WordList("m hm mhm sh br gr z")
}

/// Whether a lowercase letter is a vowel, or "y".
func isEnglishVowel(_ letter: UInt8) -> Bool {
  switch letter {
  case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
    UInt8(ascii: "y"):
    true
  default: false
  }
}
