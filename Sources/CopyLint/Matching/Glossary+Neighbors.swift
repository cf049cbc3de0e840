internal import Readability

extension Glossary {
  /// Whether what is next to a term makes it right, as its row says.
  func isRightHere(_ hit: Hit, in subject: Subject, _ memo: GlossaryMemo) -> Bool {
    let fields = hit.facts.neighbors
    if fields.isEmpty { return false }
    let before = subject.tokenBefore(hit)
    let behind = subject.tokenBehind(hit)
    if holds(fields.notAfter, before, subject, memo) || holds(fields.notBefore, behind, subject, memo) {
      return true
    }
    if fields.after.isEmpty, fields.before.isEmpty { return false }
    return !holds(fields.after, before, subject, memo) && !holds(fields.before, behind, subject, memo)
  }

  /// Whether a field names a neighbor.
  ///
  /// - Parameter token: its number; nil where the term is at an edge.
  private func holds(_ field: CSVField, _ token: Int?, _ subject: Subject, _ memo: GlossaryMemo) -> Bool {
    let text = index.bytes.span
    var start = field.range.lowerBound
    let fieldEnd = field.range.upperBound
    while start < fieldEnd {
      var end = start
      while end < fieldEnd, text[end] != UInt8(ascii: "|"), text[end] != 0x20 { end += 1 }
      if start < end {
        if text[start] == UInt8(ascii: "{") {
          let name = String(copying: text.extracting(start..<end))
          if let kind = NeighborClass(rawValue: name), isOf(kind, token, subject, memo) { return true }
        } else if let token {
          let word = subject.analysis.tokens[token].range
          if subject.isWord(word, text.extracting(start..<end)) { return true }
        }
      }
      start = end + 1
    }
    return false
  }

  private func isOf(
    _ kind: NeighborClass, _ number: Int?, _ subject: Subject, _ memo: GlossaryMemo
  ) -> Bool {
    guard let number else { return kind == .edge }
    let token = subject.analysis.tokens[number]
    switch kind {
    case .edge: return false
    case .number: return token.kind == .figure
    case .placeholder: return token.kind == .neutral
    case .word:
      return token.kind == .word && !isGrammarWord(subject.foldedText(token.range))
    case .name:
      guard token.kind == .word else { return false }
      if !token.traits.isDisjoint(with: [.camelCase, .name]) { return true }
      if token.traits.contains(.allCapitals) { return !memo.isAllCapitals(sentenceOf: number, in: subject) }
      return token.traits.contains(.capitalized) && !subject.startsClause(number)
        && !memo.isTitleCase(sentenceOf: number, in: subject)
    }
  }
}

extension Subject {
  /// The token right before a term; nil at the start of the sentence, or when there is more than a space, a hyphen, a slash
  /// or a quotation mark between the two.
  fileprivate func tokenBefore(_ hit: Glossary.Hit) -> Int? {
    let number = hit.tokens.lowerBound - 1
    guard number >= 0 else { return nil }
    let token = analysis.tokens[number]
    guard token.sentence == analysis.tokens[number + 1].sentence,
      isBeside(token.range.upperBound..<hit.range.lowerBound)
    else { return nil }
    return number
  }

  fileprivate func tokenBehind(_ hit: Glossary.Hit) -> Int? {
    let number = hit.tokens.upperBound + 1
    guard number < analysis.tokens.count else { return nil }
    let token = analysis.tokens[number]
    guard token.sentence == analysis.tokens[number - 1].sentence,
      isBeside(hit.range.upperBound..<token.range.lowerBound)
    else { return nil }
    return number
  }

  private func isBeside(_ gap: Range<Int>) -> Bool {
    // A space and a curly quotation mark.
    guard 0...4 ~= bytes.distance(from: gap.lowerBound, to: gap.upperBound) else { return false }
    for index in gap {
      switch bytes[index] {
      case 0x20, UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "`"), UInt8(ascii: "\\"), 0xE2, 0x80, 0x98, 0x99, 0x9C, 0x9D:
        continue
      default: return false
      }
    }
    return true
  }

  /// Whether a word is the one that a row names, or its plural.
  fileprivate func isWord(_ range: Range<Int>, _ name: Span<UInt8>) -> Bool {
    guard range.count == name.count || range.count == name.count + 1 else { return false }
    for offset in 0..<name.count {
      let byte = bytes[range.lowerBound + offset]
      if (byte.isASCIICapital ? byte | 0x20 : byte) != name[offset] { return false }
    }
    return range.count == name.count || bytes[range.upperBound - 1] | 0x20 == UInt8(ascii: "s")
  }
}
