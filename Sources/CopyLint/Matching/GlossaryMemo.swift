/// What rows say of their terms, of those that turned up lately: the words of a few rows are in every other text.
///
/// A class, because the glossary that fills it belongs to several threads, and each has one of its own.
final class GlossaryMemo {
  /// By the low bits of the row.
  private var facts = [(row: Int, facts: GlossaryFacts)?](repeating: nil, count: size)
  /// The alternatives of rows, and their forms, by row and form.
  private var replacements: [Int: [String]] = [:]
  private var casing = SentenceCasing()

  /// A power of two.
  private static let size = 512

  /// What `index` says of a row.
  func facts(ofRow row: Int, in index: GlossaryIndex) -> GlossaryFacts {
    let slot = row & (Self.size - 1)
    if let known = facts[slot], known.row == row { return known.facts }
    let read = index.facts(ofRow: row)
    facts[slot] = (row, read)
    return read
  }

  /// The alternatives of a row as they are in it, the default first.
  func replacements(ofRow row: Int, _ facts: GlossaryFacts, in index: GlossaryIndex) -> [String] {
    recalled(row << Self.formBits) { index.replacements(of: facts) }
  }

  /// The alternatives of a row, notes left out, in a form of the verb.
  func verbs(_ alternatives: [String], ofRow row: Int, _ form: WordForm) -> [String] {
    if form == .base { return alternatives }
    return recalled(row << Self.formBits | Int(form.rawValue) + 1) {
      alternatives.map { EnglishInflection.verb($0, form) }
    }
  }

  /// Whether the sentence of a token is in title case.
  func isTitleCase(sentenceOf number: Int, in subject: Subject) -> Bool {
    casing.isTitleCase(sentenceOf: number, in: subject)
  }

  /// Whether the sentence of a token is in capitals.
  func isAllCapitals(sentenceOf number: Int, in subject: Subject) -> Bool {
    casing.isAllCapitals(sentenceOf: number, in: subject)
  }

  /// Another text follows: its sentences have the same numbers.
  func forgetSentence() { casing = SentenceCasing() }

  private func recalled(_ key: Int, or make: () -> [String]) -> [String] {
    if let known = replacements[key] { return known }
    let made = make()
    replacements[key] = made
    return made
  }

  private static let formBits = 4
}
