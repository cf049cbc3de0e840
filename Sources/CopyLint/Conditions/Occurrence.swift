internal import Readability

/// A place in a text that meets a condition.
public struct Occurrence: Sendable, Equatable {
  /// UTF-8 offsets in the sentence.
  public var range: Range<Int>
  /// The number of the token or the match that is there; 0 where there is neither.
  public var number = 0
}

extension Condition {
  /// The places that meet it, in order; none for what is true of a text as a whole.
  func occurrences(in subject: Subject) -> [Occurrence] {
    switch self {
    case .sign(let signs): return subject.places(of: signs).map { Occurrence(range: $0) }
    case .run(let signs, let length):
      return subject.runs(of: signs, atLeast: length).map { Occurrence(range: $0) }
    case .word(let list): return subject.tokens { subject.isWord($0, in: list) }
    case .fact(.hardWord): return subject.tokens(where: \.isHard)
    case .fact(.capitals): return subject.tokens { $0.traits.contains(.allCapitals) }
    case .fact(.placeholder):
      return subject.neutral.compactMap { $0.kind == .placeholder ? Occurrence(range: $0.range) : nil }
    case .phrase(let list):
      return subject.analysis.tokens.indices.compactMap { index in
        subject.phrase(at: index, in: list).map { Occurrence(range: $0, number: index) }
      }
    case .term(let rule):
      return subject.matches.indices.compactMap {
        subject.matches[$0].rule == rule ? Occurrence(range: subject.matches[$0].found, number: $0) : nil
      }
    default: return []
    }
  }
}

extension Subject {
  /// The places of the tokens for which `condition` holds.
  fileprivate func tokens(where condition: (Token) -> Bool) -> [Occurrence] {
    analysis.tokens.indices.compactMap {
      condition(analysis.tokens[$0]) ? Occurrence(range: analysis.tokens[$0].range, number: $0) : nil
    }
  }

  /// The places of single characters.
  func places(of signs: Signs) -> [Range<Int>] {
    var places: [Range<Int>] = []
    forEachSign(signs) { places.append($0) }
    return places
  }

  /// The places where at least that many are in a row.
  func runs(of signs: Signs, atLeast length: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var run = 0..<0
    var count = 0
    forEachSign(signs) { place in
      if count > 0, place.lowerBound == run.upperBound {
        (run, count) = (run.lowerBound..<place.upperBound, count + 1)
      } else {
        if count >= length { runs.append(run) }
        (run, count) = (place, 1)
      }
    }
    if count >= length { runs.append(run) }
    return runs
  }

  private func forEachSign(_ signs: Signs, _ body: (Range<Int>) -> Void) {
    let hasOthers = !signs.ranges.isEmpty
    var index = 0
    while index < bytes.count {
      var end = index + 1
      if bytes[index] < 0x80 {
        if signs.contains(ascii: bytes[index]) { body(index..<end) }
      } else if hasOthers {
        let (scalar, length) = scalar(of: bytes, at: index)
        end = index + length
        if length > 1, signs.contains(scalar) { body(index..<end) }
      }
      index = end
    }
  }
}
