import Readability

/// Tells that a translation is in another language than it should be. It is sure, or it says nothing: short texts, names and
/// quotations are in any language.
struct TranslationLanguage {
  /// The rows of `commonWords` that have a word, by its hash.
  private static let languages: HashTable<UInt32> = {
    var languages = HashTable<UInt32>()
    for (index, row) in commonWords.enumerated() {
      for word in row.words.split(separator: " ") {
        let hash = WordSet.hash(word.utf8Span.span)
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

  /// Of each language, how many different words of the text it has that the file's own lacks.
  private var counts = [Int](repeating: 0, count: commonWords.count)
  private var seen = HashTable<Void>()
  private var english = 0
  /// Different words.
  private var words = 0
  /// Those that the language of the file has.
  private var own = 0
  private let place: Int?
  private let language: String

  /// - Parameter subject: a translation.
  init(_ subject: Subject) {
    language = subject.entry.language == "no" ? "nb" : subject.entry.language
    let language = language
    place = commonWords.firstIndex { $0.language == language }
    for token in subject.analysis.tokens where token.kind == .word {
      add(subject.bytes.span.extracting(token.range))
    }
  }

  private mutating func add(_ word: Span<UInt8>) {
    let hash = WordSet.hash(word)
    guard seen.insert(hash) else { return }
    words += 1
    let mask = Self.languages[hash] ?? 0
    if let place, mask & 1 << UInt32(place) != 0 {
      own += 1
      return
    }
    if EnglishWords.contains(word) { english += 1 }
    var rest = mask
    while rest != 0 {
      counts[rest.trailingZeroBitCount] += 1
      rest &= rest - 1
    }
  }

  /// The language subtag of another language; nil when the text may be in the file's own.
  func other(lettersAreASCII: Bool) -> String? {
    guard words >= 3, own == 0 else { return nil }
    if language != "en", lettersAreASCII, english >= 2, english * 3 >= words { return "en" }
    // Of a language without a row, nobody knows which small words it has.
    let isKnown = place != nil || LanguageHabits.withoutLatinLetters.contains(language)
    guard isKnown else { return nil }
    let order = counts.indices.dropFirst().sorted { (counts[$1], $0) < (counts[$0], $1) }
    guard let best = order.first, counts[best] >= 3, counts[best] * 4 >= words else { return nil }
    let found = commonWords[best].language
    if Self.alike.contains(where: { $0.contains(found) && $0.contains(language) }) { return nil }
    return found
  }
}
