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
  /// Small words that say something: not “of”.
  private var saying = 0
  private var beginsWithCommand = false
  private var endsInFunctionWord = false
  private var longest = 0
  /// Whether the first word has lowercase letters, as in a sentence, and not “ZIP”.
  private var beginsSmall = false
  private let counted: Int
  private let isSameScript: Bool
  /// Whether it may be a line that all languages share: `(date,format)`, `Images (*.png)`, a copyright.
  private let isShared: Bool
  private let endsInLetter: Bool

  /// - Parameters:
  ///   - subject: a translation that is its source.
  ///   - names: in lowercase.
  init(_ subject: Subject, names: [String]) {
    counted = subject.analysis.counts.words
    isSameScript = !LanguageHabits.withoutLatinLetters.contains(subject.entry.language)
    endsInLetter = subject.bytes.last?.isASCIIAlphanumeric ?? false
    let isCopyright = counted < Self.longestCopyright && subject.entry.text.unicodeScalars.contains("©")
    let isFilter = subject.bytes.span.contains("(*.")
    isShared = isCopyright || isFilter || !subject.bytes.contains(0x20)
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
    endsInFunctionWord = false
    longest = max(longest, word.utf8.count)
    if words == 1 {
      beginsSmall = word.utf8.contains(where: \.isASCIISmall)
      beginsWithCommand = WordLists.english.contains(word.lowercased(), in: .commandVerbs)
    }
    if Subject.common?.contains(bytes) != true { areAllCommon = false }
    if isSmall {
      endsInFunctionWord = WordLists.english.contains(word, in: .functionWords)
      if endsInFunctionWord {
        hasSmallFunctionWord = true
      } else {
        saying += 1
      }
      if word.utf8.count > 2 { smallWords += 1 }
      if word.utf8.count > 3 { longSmallWords += 1 }
    }
    guard EnglishWords.contains(bytes) else { return }
    if isSmall || words == 1 { telling += 1 } else { tellingInCapitals += 1 }
  }

  private static let longestCopyright = 8
  private static let longestName = 6
  private static let longestLoan = 6

  /// How sure it is that somebody forgot the text; nil where it may be right.
  var severity: Severity? {
    if isSure { return isShared || isLikeName ? .note : .warning }
    return isLikely ? .note : nil
  }

  /// “King of the Hill”, “Bed and Breakfast”.
  private var isLikeName: Bool {
    hasSmallFunctionWord && saying == 0 && !beginsWithCommand && counted <= Self.longestName
      && endsInLetter && !endsInFunctionWord
  }

  /// Whether all words are common English ones in a text that is hardly a name.
  private var isLikely: Bool {
    guard areAllCommon, beginsSmall, !isShared || words == 1 else { return false }
    // “Preferences”; short ones, such as “Web”, are the same in many languages.
    if words == 1 { return !isSameScript && counted == 1 && longest > Self.longestLoan }
    return telling > 0 || beginsWithCommand || saying > 0 && words > 2
  }

  /// Whether the text can't be a text in the other language.
  private var isSure: Bool {
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
