internal import Readability

extension Condition {
  /// Whether a string meets it, worked out from the string alone.
  func isMet(by subject: Subject) -> Bool {
    switch self {
    case .role(let roles): roles.contains(subject.entry.role)
    case .sign, .run, .word, .term: !occurrences(in: subject).isEmpty
    case .fact(let fact): subject.isTrue(fact)
    case .phrase(let list):
      subject.analysis.tokens.indices.contains { subject.phraseBegins(at: $0, in: list) }
    case .opening(let list): subject.opening(in: list) != nil
    case .whole(let list, let most): subject.isWhole(in: list, atMost: most)
    case .words(let range): range.contains(subject.analysis.counts.words)
    case .bytes(let range): range.contains(subject.bytes.count)
    case .sentence(let limit): subject.analysis.sentences.contains { Double($0.words) > limit }
    case .ending(let signs): subject.lastScalar.map { signs.contains($0) } ?? false
    case .syntax(let syntaxes): syntaxes.contains(subject.entry.syntax)
    case .knows(let list): !subject.lists.isEmpty(list)
    case .sourceSign(let signs):
      subject.isTrue(.pair) && subject.sources[0].text.unicodeScalars.contains { signs.contains($0) }
    case .reads: true
    }
  }
}

extension Subject {
  /// Whether all of the text, punctuation aside, is a phrase of the list.
  func isWhole(in list: WordLists.Name, atMost limit: Int) -> Bool {
    guard let hash = phraseHash(limit: limit) else { return false }
    return lists.contains(hash: hash, in: list)
  }

  /// The last character, white space aside.
  var lastScalar: Unicode.Scalar? { scalar(of: bytes, before: trimmedRange.upperBound)?.scalar }

  /// Whether one fact is true of the string.
  fileprivate func isTrue(_ fact: SubjectFacts) -> Bool {
    let tokens = analysis.tokens
    switch fact {
    case .sourceText: return !isTranslation
    case .translated: return hasSource
    case .pair: return hasSource && !bytes.isEmpty
    case .form: return !entry.variant.isEmpty
    case .plural: return plural != nil
    case .sibling: return sibling != nil
    case .limited: return entry.maxLength != nil || isTrue(.pair) && sources[0].maxLength != nil
    case .blank: return trimmedRange.isEmpty
    case .spaceAtEdge: return bytes.first == 0x20 || bytes.last == 0x20
    case .keyShape:
      return bytes.contains(where: Self.joinsKey)
        && bytes.allSatisfy { $0.isASCIIAlphanumeric || Self.joinsKey($0) }
    case .placeholder: return holdsPlaceholder(neutral)
    case .wordless: return tokens.isEmpty
    case .manyWords: return analysis.counts.words > SubjectFacts.many
    case .likeNeighbors:
      return tokens.indices.dropFirst().contains { areAlike(tokens[$0 - 1].range, tokens[$0].range) }
    case .capitals: return tokens.contains { $0.traits.contains(.allCapitals) }
    case .hardWord: return tokens.contains(where: \.isHard)
    case .overGrade: return gradeSeverity != nil
    case .negative: return tokens.contains { isWord($0, in: .negatives) }
    case .secondNegative: return tokens.contains { isWord($0, in: .secondNegatives) }
    case .instructionVerb: return tokens.contains { isWord($0, in: .instructionVerbs) }
    case .controlNoun: return tokens.contains { isWord($0, in: .controlNouns) }
    case .senseWord: return tokens.contains { isWord($0, in: .senseWords) }
    case .color: return tokens.contains { isWord($0, in: .colors) }
    case .linkWord:
      return tokens.indices.contains { phraseBegins(at: $0, in: .genericLinkParts) }
    default: return hasSource && !bytes.isEmpty && isTrueOfPair(fact, sources[0])
    }
  }

  private func isTrueOfPair(_ fact: SubjectFacts, _ source: SourceText) -> Bool {
    switch fact {
    case .sameAsSource: return bytes == source.bytes
    case .otherEnd: return bytes.last != source.bytes.last || !(bytes.last?.isASCIILetter ?? false)
    case .pairSpace:
      return [bytes, source.bytes].contains { text in
        text.first?.isASCIISpace ?? false || text.last?.isASCIISpace ?? false || text.contains(0x0A)
          || text.contains(0x0D)
      }
    case .pairPlaceholder: return !(placeholders.isEmpty && source.placeholders.isEmpty)
    case .pairMarkup: return (neutral + source.neutral).contains { $0.kind == .markup }
    case .sourceAddress: return source.neutral.contains { $0.kind == .url || $0.kind == .email }
    case .sourceMeasure: return source.measure != nil
    default: return false
    }
  }

  private static func joinsKey(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  private func areAlike(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.count == second.count && second.lowerBound == first.upperBound + 1
      && (bytes[first.lowerBound] ^ bytes[second.lowerBound]) & ~0x20 == 0
  }
}
