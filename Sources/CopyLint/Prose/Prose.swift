internal import Readability

/// Which texts are running text. The formulas were made for it: a notice, a list or a line of code has a grade that says
/// nothing about how hard it is to read.
enum Prose {
  /// What a text is instead, in the order of the tests.
  enum Exception: CaseIterable {
    /// A notice of copyright, or the words of a license.
    case license
    /// A clause of a contract.
    case legal
    /// A text that only fills a page.
    case sample
    /// Somebody's words.
    case quotation
    /// A command, a setting or a line of a program.
    case code
    case list
    /// Mostly names, figures, and what the program puts in.
    case names
  }

  /// Whether a text is prose.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - neutral: the parts that are not language, in text order.
  ///   - tokens: of the text.
  ///   - words: how many of them are words or figures.
  ///   - language: the subtag of the language whose formula measures it.
  static func holds(
    _ text: Span<UInt8>, neutral: Span<NeutralRange>, tokens: Span<Token>, words: Int, lists: WordLists,
    language: String
  ) -> Bool {
    guard words >= Measure.fewestWords, words - identifiers(tokens) >= Measure.fewestWords else {
      return false
    }
    return exception(text, neutral: neutral, tokens: tokens, lists: lists) == nil
      && !(language == "en" && WrittenLanguage.isNotEnglish(text, tokens))
  }

  /// "ReadProcessMemory", "OpenStreetMap": long words that tell nothing of how hard the others are, so that they don't
  /// make a text long enough.
  private static func identifiers(_ tokens: Span<Token>) -> Int {
    var count = 0
    for index in tokens.indices where tokens[index].traits.contains(.camelCase) { count += 1 }
    return count
  }

  /// What a text of ten words or more is instead of prose; nil when it is prose.
  static func exception(
    _ text: Span<UInt8>, neutral: Span<NeutralRange>, tokens: Span<Token>, lists: WordLists
  ) -> Exception? {
    let signs = ProseSigns(in: text)
    if isLicense(text, tokens, signs) { return .license }
    if isLegal(text, tokens) { return .legal }
    if isSample(text, tokens) { return .sample }
    if isQuotation(text) { return .quotation }
    if isCode(text, neutral, signs) { return .code }
    if isList(text, tokens, lists, signs) { return .list }
    return isNames(neutral, tokens) ? .names : nil
  }
}
