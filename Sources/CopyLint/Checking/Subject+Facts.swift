internal import Readability

extension Subject {
  /// Reads what is true of the entry and its text, once both are loaded.
  func readFacts() -> SubjectFacts {
    let facts = ownFacts()
    return hasSource ? facts.union(pairFacts(with: sources[0])) : facts
  }

  private func ownFacts() -> SubjectFacts {
    var facts = SubjectFacts(entry.role)
    if !isTranslation { facts.insert(.sourceText) }
    if sibling != nil { facts.insert(.sibling) }
    if entry.maxLength != nil { facts.insert(.limited) }
    if !entry.variant.isEmpty { facts.insert(.form) }
    if plural != nil { facts.insert(.plural) }
    if !matches.isEmpty { facts.insert(.term) }
    if measure.value != nil, measure.gates || measure.adjusted ?? 0 > limit.max { facts.insert(.overGrade) }
    if holdsPlaceholder(neutral) { facts.insert(.placeholder) }
    facts.formUnion(byteFacts())
    facts.formUnion(wordFacts())
    return facts
  }

  private func byteFacts() -> SubjectFacts {
    guard let first = bytes.first, let last = bytes.last else { return .blank }
    var facts: SubjectFacts = first <= 0x20 && trimmedRange.isEmpty ? .blank : []
    let (all, doubled) = ByteClasses.read(bytes.span)
    if doubled.contains(.dot) { facts.insert(.dots) }
    if doubled.contains(.mark) { facts.insert(.marks) }
    if doubled.contains(.space) || first == 0x20 || last == 0x20 { facts.insert(.looseSpaces) }
    if GenericLinkText.mayBePhrase(bytes, lists) { facts.insert(.linkWord) }
    let isKey = all.isSubset(of: [.small, .capital, .digit, .dot, .underscore])
    if isKey, !all.isDisjoint(with: [.dot, .underscore]) { facts.insert(.keyShape) }
    if all.isSubset(of: [.small, .capital, .space, .digit]) { return facts }
    if all.contains(.bracket) { facts.insert(.bracket) }
    if all.contains(.pairMark) || doubled.contains(.mark) { facts.insert(.pairMark) }
    if all.contains(.percent) { facts.insert(.percent) }
    if all.contains(.frenchSign) { facts.insert(.frenchSign) }
    if all.contains(.hidden) { facts.insert(.hidden) }
    if all.contains(.nonASCII) { facts.insert(.nonASCII) }
    if all.contains(.generalPunctuation) { facts.insert(.generalPunctuation) }
    if all.contains(.quotation) { facts.insert(.quotation) }
    let end = trimmedRange.upperBound
    if end > 0, bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] >= 0x80 { facts.insert(.stop) }
    return facts
  }

  private func wordFacts() -> SubjectFacts {
    let tokens = analysis.tokens.span
    guard let first = analysis.tokens.first else { return .wordless }
    var facts: SubjectFacts = analysis.counts.words > SubjectFacts.many ? .manyWords : []
    var marks = first.marks
    var traits = first.traits
    // Only words of three and more syllables are hard.
    if analysis.counts.polysyllables > 0, analysis.tokens.contains(where: \.isHard) {
      facts.insert(.hardWord)
    }
    for index in tokens.indices.dropFirst() {
      let (before, token) = (tokens[index - 1], tokens[index])
      marks |= token.marks
      traits.formUnion(token.traits)
      if token.end &- token.start == before.end &- before.start, token.start == before.end &+ 1,
        (bytes[Int(token.start)] ^ bytes[Int(before.start)]) & ~0x20 == 0
      {
        facts.insert(.likeNeighbors)
      }
    }
    if traits.contains(.allCapitals) { facts.insert(.capitals) }
    facts.formUnion(WordMarks(rawValue: marks).facts)
    return facts
  }
}

extension Subject {
  private func pairFacts(with source: SourceText) -> SubjectFacts {
    var facts: SubjectFacts = []
    if source.maxLength != nil { facts.insert(.limited) }
    if source.measure != nil { facts.insert(.sourceMeasure) }
    if bytes == source.bytes { facts.insert(.sameAsSource) }
    if !(placeholders.isEmpty && source.placeholders.isEmpty) { facts.insert(.pairPlaceholder) }
    for piece in source.neutral {
      switch piece.kind {
      case .markup: facts.insert(.pairMarkup)
      case .url, .email: facts.insert(.sourceAddress)
      case .placeholder, .entity: break
      }
    }
    if neutral.contains(where: { $0.kind == .markup }) { facts.insert(.pairMarkup) }
    let theirs = ByteClasses.read(source.bytes.span).all
    if theirs.contains(.digit) { facts.insert(.sourceDigit) }
    if theirs.contains(.ampersand) { facts.insert(.sourceAmpersand) }
    guard let last = bytes.last, let theirLast = source.bytes.last else { return facts }
    if last != theirLast || !last.isASCIILetter { facts.insert(.otherEnd) }
    let hasEdge =
      last.isASCIISpace || theirLast.isASCIISpace || bytes[0].isASCIISpace || source.bytes[0].isASCIISpace
    if hasEdge || theirs.contains(.lineEnd) || holdsLineEnd(bytes) { facts.insert(.pairSpace) }
    return facts
  }

  private func holdsLineEnd(_ text: [UInt8]) -> Bool {
    text.span.firstIndex(of: 0x0A, from: 0) != nil || text.span.firstIndex(of: 0x0D, from: 0) != nil
  }
}
