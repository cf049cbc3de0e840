internal import Readability

/// The first sentence of a Spanish text that ends in “?” and doesn't begin with “¿”, or that has “¿” at its end, and the same of
/// “!” and “¡”.
struct SpanishMarks {
  struct Fault {
    /// The first word of the sentence, or the mark at its end.
    var range: Range<Int>
    /// What belongs at the start and at the end.
    var start: String
    var end: String
    /// Whether the mark of the start is at the end.
    var isReversed: Bool
  }

  private(set) var faults: [Fault] = []

  /// Looks for the marks that the source has, too.
  init(in subject: Subject, of source: SourceText) {
    for (start, end) in [("¿", "?"), ("¡", "!")] {
      guard let mark = end.utf8.first, source.bytes.contains(mark) else { continue }
      if let fault = Self.fault(in: subject, start, end, mark) { faults.append(fault) }
    }
  }

  private static func fault(in subject: Subject, _ start: String, _ end: String, _ mark: UInt8) -> Fault? {
    // A mark may be before a tag, where no sentence begins.
    var before = 0
    for sentence in subject.analysis.sentences {
      let bytes = subject.bytes[before..<sentence.range.upperBound]
      let last = sentence.range.upperBound
      if sentence.words > 0 { before = last }
      guard sentence.words > 1 else { continue }
      if bytes.suffix(start.utf8.count).elementsEqual(start.utf8), !bytes.contains(mark) {
        return Fault(range: last - start.utf8.count..<last, start: start, end: end, isReversed: true)
      }
      // “… the signs & and !”
      let isSign = bytes.dropLast().last.map(\.isASCIISpace) ?? true
      guard bytes.last == mark, !isSign, !hasOpening(bytes), !subject.isNeutral(last - 1..<last),
        let word = subject.analysis.tokens.first(where: { $0.range.lowerBound >= sentence.range.lowerBound })
      else { continue }
      return Fault(range: word.range, start: start, end: end, isReversed: false)
    }
    return nil
  }

  /// “¡¿Qué?!” and “¿Qué!” have a mark at their start.
  private static func hasOpening(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == 0xC2 && ($1 == 0xBF || $1 == 0xA1) }
  }
}
