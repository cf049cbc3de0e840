internal import Readability

/// What stands around a term in a text.
struct Surroundings {
  /// A word or figure, one space away.
  struct Neighbor {
    /// In lowercase letters; empty for a placeholder.
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
  /// Nothing but white space and punctuation comes after it in the sentence.
  let endsSentence: Bool

  /// The token at `number` when one space and nothing else is between it and `range`.
  fileprivate static func neighbor(_ number: Int, _ subject: Subject, _ range: Range<Int>) -> Neighbor? {
    let token = subject.analysis.tokens[number]
    let gap = token.range.lowerBound < range.lowerBound ? token.range.upperBound : range.upperBound
    let end = token.range.lowerBound < range.lowerBound ? range.lowerBound : token.range.lowerBound
    guard end - gap == 1, subject.bytes[gap] == 0x20 else { return nil }
    return Neighbor(
      text: token.kind == .neutral ? "" : subject.foldedText(token.range),
      range: token.range, isCapitalized: token.traits.contains(.capitalized))
  }

  fileprivate static func isQuoted(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    // A space, a letter or a common sign on either side settles it.
    guard range.lowerBound > 0, range.upperBound < bytes.count, bytes[range.lowerBound - 1] != 0x20,
      bytes[range.upperBound] != 0x20
    else { return false }
    let quotes = ["\"", "'", "“", "”", "‘", "’", "«", "»", "`"]
    return quotes.contains { bytes[..<range.lowerBound].suffix($0.utf8.count).elementsEqual($0.utf8) }
      && quotes.contains { bytes[range.upperBound...].starts(with: $0.utf8) }
  }
}

extension Subject {
  /// What stands around a term. No initializer of `Surroundings`, which would take a copy of the subject.
  func surroundings(of hit: Glossary.Hit, _ memo: GlossaryMemo) -> Surroundings {
    let (first, last) = (hit.tokens.lowerBound, hit.tokens.upperBound)
    let tokens = analysis.tokens
    let hasCapital = tokens[first].traits.contains(.capitalized)
    return Surroundings(
      previous: first > 0 ? Surroundings.neighbor(first - 1, self, hit.range) : nil,
      next: last + 1 < tokens.count ? Surroundings.neighbor(last + 1, self, hit.range) : nil,
      startsSentence: startsClause(first),
      // Only English writes titles so; in German all nouns have capitals.
      isTitleCase: hasCapital && entry.language == "en" && memo.isTitleCase(sentenceOf: first, in: self),
      isAllCapitals: hasCapital && memo.isAllCapitals(sentenceOf: first, in: self),
      isQuoted: Surroundings.isQuoted(hit.range, in: bytes),
      endsSentence: last + 1 == tokens.count || tokens[last + 1].sentence != tokens[last].sentence)
  }

  /// The text at `range` in lowercase letters, with straight apostrophes.
  func foldedText(_ range: Range<Int>) -> String {
    let text = bytes.span
    var isASCII = true
    for index in range where text[index] >= 0x80 { isASCII = false }
    if isASCII {
      // A word fits into the string itself.
      return unsafe String(unsafeUninitializedCapacity: range.count) { folded in
        for (place, index) in range.enumerated() {
          let byte = text[index]
          unsafe folded[place] = byte.isASCIICapital ? byte | 0x20 : byte
        }
        return range.count
      }
    }
    var folded = String.UnicodeScalarView()
    var index = range.lowerBound
    while index < range.upperBound {
      folded.append(Unicode.Scalar(foldedScalar(of: text, at: &index)) ?? "\u{FFFD}")
    }
    return String(folded)
  }
}
