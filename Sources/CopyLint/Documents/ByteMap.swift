/// From offsets in a decoded text to offsets in the document that holds it.
///
/// Most texts appear in the document verbatim: one start, no runs. Escapes, entities and joined pieces add runs.
package struct ByteMap: Sendable, Equatable {
  /// A piece of the text. Within a run of equal lengths, offsets go one to one; otherwise the run is one unit
  /// (an escape), and every offset inside it means its start.
  package struct Run: Sendable, Equatable {
    package var text: Int32
    package var textLength: Int32
    package var document: Int32
    package var documentLength: Int32

    package init(text: Int, textLength: Int, document: Int, documentLength: Int) {
      self.text = Int32(text)
      self.textLength = Int32(textLength)
      self.document = Int32(document)
      self.documentLength = Int32(documentLength)
    }
  }

  /// Document offset of the text's first byte, used when there are no runs.
  package var start: Int
  /// Ordered by `text`, without gaps, when the text does not appear in the document verbatim.
  package var runs: [Run]

  package init(start: Int = 0, runs: [Run] = []) {
    self.start = start
    self.runs = runs
  }

  /// The document bytes that make the text bytes of `range`; nil when they are not one piece of the document.
  package func documentRange(of range: Range<Int>) -> Range<Int>? {
    guard !runs.isEmpty else { return start + range.lowerBound..<start + range.upperBound }
    guard let lower = documentOffset(range.lowerBound, end: false) else { return nil }
    guard !range.isEmpty else { return lower..<lower }
    guard let upper = documentOffset(range.upperBound, end: true), lower <= upper,
      isOnePiece(range)
    else { return nil }
    return lower..<upper
  }

  private func isOnePiece(_ range: Range<Int>) -> Bool {
    var previous: Int32?
    for run in runs[index(of: range.lowerBound)...] {
      guard Int(run.text) < range.upperBound else { break }
      if let previous, run.document != previous { return false }
      previous = run.document + run.documentLength
    }
    return true
  }

  /// Whether the text byte at `offset` is in the middle of an escape, so that no byte of the document is its place.
  func cutsEscape(at offset: Int) -> Bool {
    guard !runs.isEmpty else { return false }
    let run = runs[index(of: offset)]
    let inside = offset - Int(run.text)
    return run.textLength != run.documentLength && inside > 0 && inside < Int(run.textLength)
  }

  /// The run that holds the byte at `offset`, or the last.
  func index(of offset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(runs[middle].text) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func documentOffset(_ offset: Int, end: Bool) -> Int? {
    guard !runs.isEmpty, offset >= 0 else { return nil }
    let run = runs[index(of: end ? max(offset - 1, 0) : offset)]
    let inside = offset - Int(run.text)
    guard inside >= 0, inside <= Int(run.textLength) else { return nil }
    if run.textLength == run.documentLength { return Int(run.document) + inside }
    let isAtEnd = end || inside == Int(run.textLength)
    return Int(run.document) + (isAtEnd && inside > 0 ? Int(run.documentLength) : 0)
  }
}
