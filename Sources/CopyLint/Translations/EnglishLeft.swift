import Readability

/// Signs that a translation was left in English, word for word.
///
/// Names, single words and short labels are often the same in many languages.
struct EnglishLeft {
  /// Words of ASCII letters, without the team's names.
  private var words = 0
  private var smallWords = 0
  private var longSmallWords = 0
  /// Those that only English has, in lowercase letters or at the beginning, and in capitals elsewhere.
  private var telling = 0
  private var tellingInCapitals = 0
  private var hasSmallFunctionWord = false
  private var areAllCommon = true
  /// Whether the first word has lowercase letters, as in a sentence, and not “ZIP”.
  private var beginsSmall = false
  private let counted: Int
  private let isSameScript: Bool

  /// - Parameters:
  ///   - subject: a translation that is its source.
  ///   - names: in lowercase.
  init(_ subject: Subject, names: [String]) {
    counted = subject.analysis.counts.words
    isSameScript = !LanguageHabits.withoutLatinLetters.contains(subject.entry.language)
    for token in subject.analysis.tokens where token.kind == .word {
      let word = subject.text(token.range)
      let isPlain = word.unicodeScalars.allSatisfy {
        $0.value < 0x80 && $0.properties.isAlphabetic || $0 == "'" || $0 == "’"
      }
      if !isPlain || names.contains(word.lowercased()) {
        areAllCommon = false
        continue
      }
      add(word)
    }
  }

  private mutating func add(_ word: String) {
    let bytes = word.utf8Span.span
    let isSmall = word.utf8.allSatisfy { $0.isASCIISmall || $0 == UInt8(ascii: "'") }
    words += 1
    if words == 1 { beginsSmall = word.utf8.contains(where: \.isASCIISmall) }
    if Subject.common?.contains(bytes) != true { areAllCommon = false }
    if isSmall {
      if WordLists.english.contains(word, in: .functionWords) { hasSmallFunctionWord = true }
      if word.utf8.count > 2 { smallWords += 1 }
      if word.utf8.count > 3 { longSmallWords += 1 }
    }
    guard EnglishWords.contains(bytes) else { return }
    if isSmall || words == 1 { telling += 1 } else { tellingInCapitals += 1 }
  }

  /// Whether the text can't be a name, or a text in the other language.
  var isSure: Bool {
    if hasSmallFunctionWord, words > 1 || counted > 2 { return true }
    if longSmallWords >= 3 || smallWords >= 3 && words > 3 { return true }
    guard words > 1 else { return false }
    // “Show password”, “Reset search”.
    if telling > 0, smallWords > 0 { return true }
    // “Delete Account”: in capitals, a name of common words looks the same.
    guard areAllCommon else { return false }
    let all = telling + tellingInCapitals
    return isSameScript ? all >= 2 : all > 0 || beginsSmall && smallWords > 0 && smallWords < words
  }
}
