internal import Readability

/// What stands around a term in a text.
struct Surroundings {
  /// A word or figure, one space away.
  struct Neighbor {
    /// In small letters; empty for a placeholder.
    var text: String
    var range: Range<Int>
    var isCapitalized: Bool
  }

  let previous: Neighbor?
  let next: Neighbor?
  let startsSentence: Bool
  let isTitleCase: Bool
  let isAllCapitals: Bool
  /// Between quotation marks of its own: something that people type or see.
  let isQuoted: Bool
  /// Nothing but white space and punctuation stands behind it in the sentence.
  let endsSentence: Bool

  init(_ hit: Glossary.Hit, in subject: Subject) {
    let (first, last) = (hit.tokens.lowerBound, hit.tokens.upperBound)
    let tokens = subject.analysis.tokens
    previous =
      first > 0
      ? Self.neighbor(first - 1, subject, gap: tokens[first - 1].range.upperBound..<hit.range.lowerBound)
      : nil
    next =
      last + 1 < tokens.count
      ? Self.neighbor(
        last + 1, subject,
        gap: hit.range.upperBound..<max(hit.range.upperBound, tokens[last + 1].range.lowerBound)) : nil
    startsSentence = subject.startsClause(first)
    isTitleCase = subject.isTitleCase(inSentenceOf: first)
    isAllCapitals = subject.isAllCapitals(inSentenceOf: first)
    endsSentence = last + 1 == tokens.count || tokens[last + 1].sentence != tokens[last].sentence
    isQuoted =
      Self.quotes.contains {
        subject.bytes[..<hit.range.lowerBound].suffix($0.utf8.count).elementsEqual($0.utf8)
      }
      && Self.quotes.contains { subject.bytes[hit.range.upperBound...].starts(with: $0.utf8) }
  }

  private static let quotes = ["\"", "'", "“", "”", "‘", "’", "«", "»", "`"]

  private static func neighbor(_ number: Int, _ subject: Subject, gap: Range<Int>) -> Neighbor? {
    guard subject.bytes[gap].elementsEqual([0x20]) else { return nil }
    let token = subject.analysis.tokens[number]
    return Neighbor(
      text: token.kind == .neutral ? "" : subject.foldedText(token.range),
      range: token.range, isCapitalized: token.traits.contains(.capitalized))
  }
}

extension Subject {
  /// The text at `range` in small letters, with straight apostrophes.
  func foldedText(_ range: Range<Int>) -> String {
    let text = bytes.span
    var folded = String.UnicodeScalarView()
    var index = range.lowerBound
    while index < range.upperBound {
      folded.append(Unicode.Scalar(foldedScalar(of: text, at: &index)) ?? "\u{FFFD}")
    }
    return String(folded)
  }
}
