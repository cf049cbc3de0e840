/// The words that an English word may be a form of: "planned" of "plan", "unavailable" of "available".
///
/// Spelling alone decides, so that some are no words; a list of words tells which are.
enum BaseForms {
  enum Scope {
    /// -s, -es, -ed, -ing: the same word.
    case inflections
    /// Also -ly, -er, -able, -ion, -ment and the like, and un-, re-, non-, pre-, auto-, sub-: a word that is known with its
    /// base.
    case all
  }

  /// Whether `isKnown` is true of a base form of `word`, which has lowercase ASCII letters; the word itself is not one.
  static func contain(_ word: Span<UInt8>, _ scope: Scope, _ isKnown: (WordHash) -> Bool) -> Bool {
    let whole = 0..<word.count
    if isInflected(word, whole, isKnown) { return true }
    guard scope == .all else { return false }
    if isDerived(word, whole, isKnown) { return true }
    guard let length = prefixLength(word) else { return false }
    let rest = length..<word.count
    return isKnown(WordHash(word, rest)) || isInflected(word, rest, isKnown) || isDerived(word, rest, isKnown)
  }

  /// Whether `isKnown` is true of what a prefix comes before, or of a base form of it: "authentication" of
  /// "reauthentication".
  static func prefixStandsBefore(_ word: Span<UInt8>, _ isKnown: (WordHash) -> Bool) -> Bool {
    guard let length = prefixLength(word) else { return false }
    let rest = length..<word.count
    return isKnown(WordHash(word, rest)) || isInflected(word, rest, isKnown)
  }

  private static func isInflected(
    _ word: Span<UInt8>, _ range: Range<Int>, _ isKnown: (WordHash) -> Bool
  ) -> Bool {
    // The last letters of the endings below: most words have none of them.
    switch word[range.upperBound - 1] {
    case UInt8(ascii: "s"), UInt8(ascii: "d"), UInt8(ascii: "g"): break
    default: return false
    }
    if ends(word, range, "ies"), isBase(word, range, cutting: 3, adding: "y", isKnown) { return true }
    if ends(word, range, "s"), !ends(word, range, "ss") {
      if isBase(word, range, cutting: 1, isKnown) { return true }
      if ends(word, range, "es"), isBase(word, range, cutting: 2, isKnown) { return true }
    }
    if ends(word, range, "ied"), isBase(word, range, cutting: 3, adding: "y", isKnown) { return true }
    if ends(word, range, "ed") {
      if isBase(word, range, cutting: 1, isKnown) || isStem(word, range, cutting: 2, isKnown) { return true }
    }
    return ends(word, range, "ing") && isStem(word, range, cutting: 3, isKnown)
  }

  private static func isDerived(
    _ word: Span<UInt8>, _ range: Range<Int>, _ isKnown: (WordHash) -> Bool
  ) -> Bool {
    switch word[range.upperBound - 1] {
    case UInt8(ascii: "y"), UInt8(ascii: "s"), UInt8(ascii: "r"), UInt8(ascii: "e"), UInt8(ascii: "t"),
      UInt8(ascii: "n"), UInt8(ascii: "l"):
      break
    default: return false
    }
    if ends(word, range, "ly") {
      if isBase(word, range, cutting: 2, isKnown) { return true }
      if ends(word, range, "ily"), isBase(word, range, cutting: 3, adding: "y", isKnown) { return true }
      // "comfortably", "automatically"
      if isBase(word, range, cutting: 1, adding: "e", isKnown) { return true }
      if ends(word, range, "ally"), isBase(word, range, cutting: 4, isKnown) { return true }
    }
    // "trackers", "payments": the plural of the endings below.
    let isPlural = ends(word, range, "s") && !ends(word, range, "ss")
    let singular = isPlural ? range.lowerBound..<range.upperBound - 1 : range
    if ends(word, singular, "er") {
      if isBase(word, singular, cutting: 1, isKnown) || isStem(word, singular, cutting: 2, isKnown) {
        return true
      }
      if ends(word, singular, "ier"), isBase(word, singular, cutting: 3, adding: "y", isKnown) { return true }
    }
    if ends(word, singular, "able"), isStem(word, singular, cutting: 4, isKnown) { return true }
    if ends(word, singular, "ment"), isBase(word, singular, cutting: 4, isKnown) { return true }
    return isNoun(word, singular, isKnown) || isAdjective(word, singular, isKnown)
  }

  /// "collection", "customization", "brightness".
  private static func isNoun(
    _ word: Span<UInt8>, _ range: Range<Int>, _ isKnown: (WordHash) -> Bool
  ) -> Bool {
    if ends(word, range, "ion"), isStem(word, range, cutting: 3, isKnown) { return true }
    if ends(word, range, "ation"), isStem(word, range, cutting: 5, isKnown) { return true }
    guard ends(word, range, "ness") else { return false }
    if isBase(word, range, cutting: 4, isKnown) { return true }
    return ends(word, range, "iness") && isBase(word, range, cutting: 5, adding: "y", isKnown)
  }

  /// "easiest", "powerless", "wonderful", "powerfully".
  private static func isAdjective(
    _ word: Span<UInt8>, _ range: Range<Int>, _ isKnown: (WordHash) -> Bool
  ) -> Bool {
    if ends(word, range, "est") {
      if isStem(word, range, cutting: 3, isKnown) { return true }
      if ends(word, range, "iest"), isBase(word, range, cutting: 4, adding: "y", isKnown) { return true }
    }
    if ends(word, range, "less"), isBase(word, range, cutting: 4, isKnown) { return true }
    if ends(word, range, "ful"), isBase(word, range, cutting: 3, isKnown) { return true }
    return ends(word, range, "fully") && isBase(word, range, cutting: 5, isKnown)
  }

  /// As `isBase`, with a final "e" or without one of two final consonants as well: "sav-ing", "plann-ing".
  private static func isStem(
    _ word: Span<UInt8>, _ range: Range<Int>, cutting count: Int, _ isKnown: (WordHash) -> Bool
  ) -> Bool {
    if isBase(word, range, cutting: count, isKnown) { return true }
    if isBase(word, range, cutting: count, adding: "e", isKnown) { return true }
    let end = range.upperBound - count
    guard end - range.lowerBound > 2, word[end - 1] == word[end - 2] else { return false }
    return isBase(word, range, cutting: count + 1, isKnown)
  }

  private static func isBase(
    _ word: Span<UInt8>, _ range: Range<Int>, cutting count: Int, adding letter: Unicode.Scalar? = nil,
    _ isKnown: (WordHash) -> Bool
  ) -> Bool {
    guard range.count - count >= shortestBase else { return false }
    var key = WordHash(word, range.lowerBound..<range.upperBound - count)
    if let letter { key.add(UInt8(ascii: letter)) }
    return isKnown(key)
  }

  private static func ends(_ word: Span<UInt8>, _ range: Range<Int>, _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard range.count > count else { return false }
    let start = range.upperBound - count
    return ending.withUTF8Buffer { letters in
      for offset in 0..<count where unsafe word[start + offset] != letters[offset] { return false }
      return true
    }
  }

  /// The length of a prefix that leaves a word as easy as it was.
  private static func prefixLength(_ word: Span<UInt8>) -> Int? {
    guard word.count > 5 else { return nil }
    for prefix in prefixes where begins(word, prefix) { return prefix.utf8CodeUnitCount }
    return nil
  }

  private static func begins(_ word: Span<UInt8>, _ prefix: StaticString) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard word.count > count else { return false }
    return prefix.withUTF8Buffer { letters in
      for index in 0..<count where unsafe word[index] != letters[index] { return false }
      return true
    }
  }

  private static let prefixes: [StaticString] = ["un", "re", "non", "pre", "auto", "sub"]

  /// Whether a word of three syllables has the third from -es, -ed or -ing, so that it is no harder than its base.
  ///
  /// R. Gunning: The Technique of Clear Writing, 1952, leaves such words out of the hard ones.
  static func isMadeLongByEnding(_ word: Span<UInt8>) -> Bool {
    let whole = 0..<word.count
    return ends(word, whole, "ing") || ends(word, whole, "ed") || ends(word, whole, "es")
  }

  private static let shortestBase = 3
}
