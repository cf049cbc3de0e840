internal import Readability

/// A replacement in the making.
struct DropIn {
  /// What is replaced; grows over an article, a pronoun or a space.
  var range: Range<Int>
  /// The alternatives, the default first.
  var replacements: [String]
  private(set) var applicability: Applicability
  /// `GlossaryMatch.isNamedOnly`.
  var isNamedOnly = false
  /// The first byte that this replacement may touch: the end of the match before.
  let limit: Int

  /// Lowers the applicability, never raises it.
  mutating func hold(to most: Applicability) {
    switch (applicability, most) {
    case (_, .shown): applicability = .shown
    case (.safe, .unsafe): applicability = .unsafe
    default: break
    }
  }

  /// Leaves the term out, with one space or the commas around it; the sentence still starts with a capital.
  mutating func remove(from subject: Subject, _ surroundings: Surroundings) {
    if surroundings.startsSentence { return removeFirst(from: subject) }
    let bytes = subject.bytes
    let (start, end) = (range.lowerBound, range.upperBound)
    let isBetweenCommas =
      bytes[..<start].suffix(2).elementsEqual(", ".utf8) && bytes[end...].first == UInt8(ascii: ",")
    if isBetweenCommas, start - 2 >= limit {
      range = start - 2..<end + 1
    } else if start > limit, bytes[start - 1] == 0x20 {
      range = start - 1..<end
    } else if bytes[end...].first == 0x20 {
      range = start..<end + 1
    }
    replacements = [""]
    if surroundings.previous?.text == "a" || surroundings.previous?.text == "an" { hold(to: .shown) }
  }

  /// Whether the text would say something else without the word: “Mark all as read successfully” is not a command.
  func tellsReport(_ hit: Glossary.Hit, in subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    let last = hit.tokens.lowerBound
    if isWeighed(hit, in: subject) { return true }
    guard last > 1, let first = tokens.first else { return false }
    guard subject.isWord(first, in: .commandVerbs) || subject.isWord(first, in: .commandNouns) else {
      return false
    }
    let participle = tokens[last - 1].range
    return !subject.bytes[participle].suffix(2).elementsEqual("ed".utf8)
  }

  /// Whether the word tells one outcome from another: “was not imported successfully”, “sent successfully, but …”.
  private func isWeighed(_ hit: Glossary.Hit, in subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    let sentence = tokens[hit.tokens.lowerBound].sentence
    let next = hit.tokens.upperBound + 1
    if next < tokens.count, tokens[next].sentence == sentence,
      ["but", "however", "though"].contains(subject.foldedText(tokens[next].range))
    {
      return true
    }
    // Near by: a sentence may be as long as its file.
    for token in tokens[..<hit.tokens.lowerBound].suffix(40).reversed() {
      if token.sentence != sentence { return false }
      if isNegation(subject.foldedText(token.range)) { return true }
    }
    return false
  }

  private mutating func removeFirst(from subject: Subject) {
    replacements = []
    let bytes = subject.bytes
    var end = range.upperBound
    if bytes[end...].first == UInt8(ascii: ",") { end += 1 }
    let index = subject.tokenIndex(at: end + 1)
    guard bytes[end...].first == 0x20, index < subject.analysis.tokens.count else { return }
    let next = subject.analysis.tokens[index]
    guard next.range.lowerBound == end + 1, next.kind == .word else { return }
    let isCapital = bytes[range.lowerBound] >= 0x41 && bytes[range.lowerBound] <= 0x5A
    replacements = [isCapital ? capitalized(subject.text(next.range)) : ""]
    range = range.lowerBound..<(isCapital ? next.range.upperBound : end + 1)
  }
}
