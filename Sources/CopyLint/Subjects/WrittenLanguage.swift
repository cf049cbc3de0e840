import Readability

/// Recognizes a translation in the wrong language. It is sure, or it says nothing: short texts, names and
/// quotations can be in any language.
struct WrittenLanguage {
  /// The rows of `commonWords` whose language has a word, by its hash.
  private static let languages: HashTable<UInt32> = {
    var languages = HashTable<UInt32>()
    for (index, row) in commonWords.enumerated() {
      let more = frequentWords.first { $0.language == row.language }?.words ?? ""
      let space = UInt8(ascii: " ")
      for word in row.words.utf8.split(separator: space) + more.utf8.split(separator: space) {
        let hash = WordSet.hash(Substring(word).utf8Span.span)
        languages.set((languages[hash] ?? 0) | 1 << UInt32(index), for: hash)
      }
    }
    return languages
  }()

  /// Languages that share so many small words that a sentence of one may pass for the other.
  private static let alike = [
    ["da", "nb", "nn", "no", "sv", "fo", "is"], ["es", "pt", "ca", "gl", "ast", "oc", "an"],
    ["fr", "oc", "ca"],
    ["cs", "sk"], ["id", "ms", "jv", "su"], ["nl", "af", "li", "fy"],
  ]

  /// The mask of a word that only English has: its row is the first.
  private static let englishAlone: UInt32 = 1
  private static let fewestForEachAgainst = 4

  /// For each different word, the languages that have it.
  private var masks: [UInt32] = []
  private var seen = HashTable<Void>()
  private var english = 0
  /// Words that are not common English words.
  private var rare = 0
  private let language: String

  /// - Parameter subject: a translation.
  init(_ subject: borrowing Subject) {
    self.init(subject.bytes.span, subject.analysis.tokens.span, in: subject.entry.language)
  }

  /// - Parameters:
  ///   - text: UTF-8.
  ///   - tokens: of the text.
  ///   - language: that of the file, a subtag.
  private init(_ text: Span<UInt8>, _ tokens: Span<Token>, in language: String) {
    self.language = language == "no" ? "nb" : language
    for index in tokens.indices {
      let token = tokens[index]
      guard token.kind == .word, token.range.count > 1, !Self.isInFlection(token.range, text) else {
        continue
      }
      add(text.extracting(token.range))
    }
  }

  /// Whether a text in a file of English texts is in another language.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - tokens: of the text.
  ///   - orInNone: whether words of no known language count. In a short text, they may be names and abbreviations.
  static func isNotEnglish(_ text: Span<UInt8>, _ tokens: Span<Token>, orInNone: Bool = true) -> Bool {
    // Letters of English have one byte, and its signs are few.
    var others = 0
    for index in text.indices where text[index] >= 0x80 { others += 1 }
    if others * 2 > text.count { return true }
    if isSurelyEnglish(text, tokens) { return false }
    let language = WrittenLanguage(text, tokens, in: "en")
    return orInNone && language.isHardlyEnglish || language.other(lettersAreASCII: false) != nil
  }

  /// “Bloquejat/da”: what is short beside a slash may be an ending, which says nothing.
  private static func isInFlection(_ word: Range<Int>, _ text: Span<UInt8>) -> Bool {
    word.count < 5
      && (text.byte(word.upperBound) == UInt8(ascii: "/")
        || text.byte(word.lowerBound - 1) == UInt8(ascii: "/"))
  }

  private mutating func add(_ word: Span<UInt8>) {
    let hash = WordSet.hash(word)
    guard seen.insert(hash) else { return }
    masks.append(Self.languages[hash] ?? 0)
    if EnglishWords.contains(word) { english += 1 }
    if Subject.common?.contains(word) != true { rare += 1 }
  }

  /// The language subtag of another language; nil when the text may be in the file's own.
  ///
  /// - Parameter lettersAreASCII: whether all letters of the text are.
  func other(lettersAreASCII: Bool) -> String? {
    let words = masks.count
    guard words >= 3 else { return nil }
    let isEnglish = english >= 3 && rare * 3 < words || english >= 2 && rare == 0
    if lettersAreASCII, isEnglish, english * 4 >= words, !LanguageHabits.hasEnglishWords(language) {
      return "en"
    }
    // For a language without a row, the small words are unknown.
    let language = language
    guard let own = commonWords.firstIndex(where: { $0.language == language }) else { return nil }
    var counts = [Int](repeating: 0, count: commonWords.count)
    for mask in masks {
      for index in counts.indices where mask & 1 << UInt32(index) != 0 { counts[index] += 1 }
    }
    guard let best = counts.indices.dropFirst().max(by: { (counts[$0], $1) < (counts[$1], $0) }), best != own
    else { return nil }
    let bit = (best: UInt32(1) << UInt32(best), own: UInt32(1) << UInt32(own))
    let telling = masks.count { $0 & bit.best != 0 && $0 & bit.own == 0 }
    // A word of the file's own language that the other one lacks is a sign that nothing is wrong; a few may be names of
    // buttons, as in “clicca su cancel”.
    let against = masks.count { $0 & bit.own != 0 && $0 & bit.best == 0 }
    guard against == 0 || language == "en" && against * Self.fewestForEachAgainst <= telling else {
      return nil
    }
    guard telling >= (counts[best] * 2 >= words ? 2 : 3),
      // A text without a single small word that only English has isn't English if four of its words are from another language.
      counts[best] * 7 >= words * 2 || language == "en" && telling >= 4 && counts[best] * 5 >= words
    else { return nil }
    let found = commonWords[best].language
    return Self.alike.contains { $0.contains(found) && $0.contains(language) } ? nil : found
  }

  /// Whether a text of an English file has two small words that no other language has. Then neither `isHardlyEnglish` nor `other`
  /// is true of it; most texts have such words near their beginning.
  private static func isSurelyEnglish(_ text: Span<UInt8>, _ tokens: Span<Token>) -> Bool {
    var first: UInt64?
    for index in tokens.indices {
      let token = tokens[index]
      guard token.kind == .word, token.range.count > 1 else { continue }
      let word = text.extracting(token.range)
      let hash = WordSet.hash(word)
      guard languages[hash] == englishAlone, hash != first, EnglishWords.contains(word) else { continue }
      if first != nil { return true }
      first = hash
    }
    return false
  }

  /// Whether a word is among the most common ones of a language, and not among those of English.
  static func isOwn(_ word: Span<UInt8>, of language: String) -> Bool {
    guard let own = commonWords.firstIndex(where: { $0.language == language }),
      let english = commonWords.firstIndex(where: { $0.language == "en" })
    else { return false }
    let mask = languages[WordSet.hash(word)] ?? 0
    return mask & 1 << UInt32(own) != 0 && mask & 1 << UInt32(english) == 0
  }

  /// Whether hardly any word is English, for a text in a file of English texts: in another language, or in no language.
  var isHardlyEnglish: Bool {
    let words = masks.count
    return words >= 3 && english == 0 && rare * 3 >= words * 2
  }

  /// Whether more of its words are the file's own language's than English: somebody wrote the source in this language.
  var isOwnRatherThanEnglish: Bool {
    let language = language
    guard let own = commonWords.firstIndex(where: { $0.language == language }),
      let en = commonWords.firstIndex(where: { $0.language == "en" })
    else { return isHardlyEnglish }
    let ownBit = UInt32(1) << UInt32(own)
    let englishBit = UInt32(1) << UInt32(en)
    let owned = masks.count { $0 & ownBit != 0 && $0 & englishBit == 0 }
    let foreign = masks.count { $0 & englishBit != 0 && $0 & ownBit == 0 }
    return owned > foreign || isHardlyEnglish
  }

  /// Whether a text without any letter of the language has more words in lowercase letters than names do, which the source
  /// lacks.
  ///
  /// - Parameters:
  ///   - subject: a translation into a language without Latin letters.
  ///   - source: what it translates.
  static func isForeign(_ subject: Subject, translating source: SourceText) -> Bool {
    guard source.bytes.contains(0x20), subject.analysis.counts.words >= 3 else { return false }
    let known = source.text.lowercased()
    var found = 0
    var last = ""
    for token in subject.analysis.tokens
    where token.kind == .word && token.traits.isDisjoint(with: [.digit, .camelCase])
      && token.range.count > 1
    {
      let word = subject.text(token.range)
      guard word.unicodeScalars.first?.properties.isLowercase == true, word != last, !known.contains(word)
      else {
        continue
      }
      last = word
      found += 1
    }
    return found >= 2
  }
}
