internal import Readability

extension Glossary {
  /// Whether a hit is plain text: not part of a name, not an acronym that only looks like the term, not a count.
  ///
  /// A capital in mid-sentence makes a name, unless the term has it too or the whole sentence is in title case. A
  /// project that wants its own row to have one case only says so in the row.
  func isInFreeText(_ hit: Hit, in subject: Subject, _ memo: GlossaryMemo) -> Bool {
    let tokens = subject.analysis.tokens
    for number in hit.tokens {
      // Of "afin d'Alice" only the first letter of the name's token is in the term.
      if number > hit.tokens.lowerBound, isElided(subject.bytes, before: hit.range.upperBound),
        tokens[number].range.upperBound > hit.range.upperBound
      {
        continue
      }
      let traits = tokens[number].traits
      guard !traits.isDisjoint(with: [.capitalized, .allCapitals, .camelCase]), !hit.facts.isCaseSensitive
      else {
        continue
      }
      if isOwn(hit.row), !traits.contains(.camelCase) { continue }
      if traits.contains(.allCapitals) {
        // RAM is not ram, and a command that people have to type stays as it is.
        guard memo.isAllCapitals(sentenceOf: number, in: subject) else { return false }
      } else if traits.contains(.camelCase) {
        return false
      } else if !subject.startsClause(number), !memo.isTitleCase(sentenceOf: number, in: subject),
        !(language != "en" && isCapital(hit, token: number, in: subject))
      {
        return false
      }
    }
    return !isCount(hit, in: subject)
  }

  /// Whether the term has a capital where this token begins: a noun of German.
  private func isCapital(_ hit: Hit, token number: Int, in subject: Subject) -> Bool {
    index.isCapital(hit.row, at: subject.analysis.tokens[number].range.lowerBound - hit.range.lowerBound)
  }

  /// "A number of 5 digits" counts something: it is not "some 5 digits".
  private func isCount(_ hit: Hit, in subject: Subject) -> Bool {
    let next = hit.tokens.upperBound + 1
    guard next < subject.analysis.tokens.count, subject.analysis.tokens[next].kind != .word else {
      return false
    }
    let row = index.rows[hit.row]
    let end = Int(row.term) + Int(row.termLength)
    let ending = "number of".utf8
    return row.termLength >= ending.count && index.bytes.span.holds("number of", at: end - ending.count)
  }
}

extension Subject {
  /// Whether a token is the first of its sentence, of a line or of what follows a colon.
  func startsClause(_ number: Int) -> Bool {
    let token = analysis.tokens[number]
    if token.traits.contains(.sentenceStart) || number == 0 { return true }
    let gap = bytes.span.extracting(analysis.tokens[number - 1].range.upperBound..<token.range.lowerBound)
    for index in gap.indices {
      if gap[index] == UInt8(ascii: ":") || gap[index] == 0x0A || gap.holds("•", at: index) { return true }
    }
    return false
  }
}
