import Readability

/// The lines that a file's findings are in, UTF-8. A long line is cut around each finding; pieces that overlap share their bytes,
/// so that a file in one line takes no more than its size.
struct FoundLines: Sendable {
  private var texts = FoundTexts()
  /// What was added last, if nothing was put after it: where it is in the document, and where it starts here.
  private var last: (document: Range<Int>, start: Int)?

  /// Bytes of all lines.
  var count: Int { texts.count }

  /// Adds a line of the one document that the findings are of, or a piece of a line.
  mutating func add(_ range: Range<Int>, of document: Span<UInt8>) -> TextRef {
    if let (known, first) = last, known.contains(range.lowerBound) {
      if range.upperBound > known.upperBound {
        _ = texts.add(document.extracting(known.upperBound..<range.upperBound))
        last = (known.lowerBound..<range.upperBound, first)
      }
      let start = first + range.lowerBound - known.lowerBound
      return TextRef(decoded: start..<start + range.count)
    }
    let end = texts.count
    let line = texts.addOnce(document.extracting(range))
    last = texts.count > end ? (range, end) : nil
    return line
  }

  /// Adds a line of any document, unless it is there already.
  mutating func addOnce(_ line: String) -> TextRef {
    last = nil
    return texts.addOnce(line)
  }

  /// Adds the lines of others.
  ///
  /// - Returns: how far they are from where they were.
  mutating func append(_ other: FoundLines) -> Int {
    last = nil
    return texts.append(other.texts)
  }

  func string(_ line: TextRef) -> String { texts.string(line) }
}
