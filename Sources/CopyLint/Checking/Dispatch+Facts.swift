internal import Readability

extension Dispatch {
  /// What is true of a string, read in one pass over its bytes and one over its words.
  func facts(of subject: Subject) -> UInt64 {
    var facts = entryFacts(subject)
    facts.formUnion(Self.wordFacts(subject))
    var found = facts.rawValue | textFacts(subject)
    if subject.hasSource { found |= pairFacts(subject, subject.sources[0]) }
    return found
  }

  /// The glossary's rules of which it has terms.
  func terms(of subject: Subject) -> UInt32 {
    var terms: UInt32 = 0
    for index in subject.matches.indices { terms |= subject.matches[index].rule.bit }
    return terms
  }

  private func entryFacts(_ subject: Subject) -> SubjectFacts {
    var facts: SubjectFacts = subject.isTranslation ? [] : .sourceText
    if subject.sibling != nil { facts.insert(.sibling) }
    if subject.entry.row.extras != StringRow.nothing, subject.entry.maxLength != nil {
      facts.insert(.limited)
    }
    if subject.entry.row.isForm { facts.insert(.form) }
    if subject.plural != nil { facts.insert(.plural) }
    if subject.gradeSeverity != nil { facts.insert(.overGrade) }
    if holdsPlaceholder(subject.neutral) { facts.insert(.placeholder) }
    return facts
  }

  private func textFacts(_ subject: Subject) -> UInt64 {
    guard let first = subject.bytes.first, let last = subject.bytes.last else {
      return SubjectFacts.blank.rawValue
    }
    var facts: SubjectFacts = first <= 0x20 && subject.trimmedRange.isEmpty ? .blank : []
    if first == 0x20 || last == 0x20 { facts.insert(.spaceAtEdge) }
    let (all, doubled, tripled) = signs.read(subject.bytes)
    if all & (Self.noKey | Self.joinsKey) == Self.joinsKey { facts.insert(.keyShape) }
    var found =
      facts.rawValue | all & ofText.all | doubled & ofText.doubled | tripled & ofText.tripled
    for (list, bit) in wholes where subject.mayBeWhole(in: list) { found |= bit }
    return found
  }

  private static func wordFacts(_ subject: Subject) -> SubjectFacts {
    let tokens = subject.analysis.tokens.span
    guard let first = subject.analysis.tokens.first else { return .wordless }
    var facts: SubjectFacts = subject.analysis.counts.words > SubjectFacts.many ? .manyWords : []
    var marks = first.marks
    var traits = first.traits
    // Only words of three and more syllables are hard.
    if subject.analysis.counts.polysyllables > 0, subject.analysis.tokens.contains(where: \.isHard) {
      facts.insert(.hardWord)
    }
    for index in tokens.indices.dropFirst() {
      let (before, token) = (tokens[index - 1], tokens[index])
      marks |= token.marks
      traits.formUnion(token.traits)
      if token.end &- token.start == before.end &- before.start, token.start == before.end &+ 1,
        (subject.bytes[Int(token.start)] ^ subject.bytes[Int(before.start)]) & ~0x20 == 0
      {
        facts.insert(.likeNeighbors)
      }
    }
    if traits.contains(.allCapitals) { facts.insert(.capitals) }
    facts.formUnion(WordMarks(rawValue: marks).facts)
    return facts
  }

  private func pairFacts(_ subject: Subject, _ source: SourceText) -> UInt64 {
    var facts: SubjectFacts = .translated
    guard let last = subject.bytes.last else { return facts.rawValue }
    facts.insert(.pair)
    if source.maxLength != nil { facts.insert(.limited) }
    if source.measure != nil { facts.insert(.sourceMeasure) }
    if subject.bytes == source.bytes { facts.insert(.sameAsSource) }
    if !(subject.placeholders.isEmpty && source.placeholders.isEmpty) { facts.insert(.pairPlaceholder) }
    for piece in source.neutral {
      switch piece.kind {
      case .markup: facts.insert(.pairMarkup)
      case .url, .email: facts.insert(.sourceAddress)
      case .placeholder, .entity: break
      }
    }
    if subject.neutral.contains(where: { $0.kind == .markup }) { facts.insert(.pairMarkup) }
    let first = subject.bytes[0]
    if let theirs = source.bytes.last {
      if last != theirs || !last.isASCIILetter { facts.insert(.otherEnd) }
      let hasEdge =
        last.isASCIISpace || theirs.isASCIISpace || first.isASCIISpace || source.bytes[0].isASCIISpace
      if hasEdge || holdsLineEnd(source.bytes) || holdsLineEnd(subject.bytes) { facts.insert(.pairSpace) }
    }
    let found = ofSource == 0 ? 0 : signs.read(source.bytes).all & ofSource
    return facts.rawValue | found
  }

  private func holdsLineEnd(_ text: [UInt8]) -> Bool {
    text.span.firstIndex(of: 0x0A, from: 0) != nil || text.span.firstIndex(of: 0x0D, from: 0) != nil
  }
}

extension Subject {
  /// Whether the text may be a phrase of the list, by how it begins and ends: most texts need no further look.
  fileprivate func mayBeWhole(in list: WordLists.Name) -> Bool {
    guard let first = bytes.first, lists.mayBegin(with: first, in: list) else { return false }
    var end = bytes.count
    while end > 1, bytes[end - 1] < 0x80, !bytes[end - 1].isASCIIAlphanumeric { end -= 1 }
    return lists.mayEnd(with: bytes[end - 1], in: list)
  }
}
