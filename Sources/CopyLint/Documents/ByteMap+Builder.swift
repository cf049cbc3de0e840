extension ByteMap {
  /// Puts a map together piece by piece, in the order of the text.
  struct Builder {
    private var runs: [Run] = []
    private var count = 0

    /// Adds text that appears in the document verbatim.
    mutating func append(count length: Int, document: Int) {
      guard length > 0 else { return }
      if let last = runs.last, last.textLength == last.documentLength,
        Int(last.document) + Int(last.documentLength) == document
      {
        runs[runs.count - 1].textLength += Int32(length)
        runs[runs.count - 1].documentLength += Int32(length)
      } else {
        runs.append(Run(text: count, textLength: length, document: document, documentLength: length))
      }
      count += length
    }

    /// Adds text that is one unit in the document, such as an escape; without `documentCount` it is there as it
    /// is.
    mutating func append(count length: Int, document: Int, documentCount: Int?) {
      guard let documentCount else { return append(count: length, document: document) }
      guard length > 0 else { return }
      runs.append(Run(text: count, textLength: length, document: document, documentLength: documentCount))
      count += length
    }

    /// Extends the last character of the text up to `end` in the document: what is there makes no text.
    mutating func extendLast(to end: Int, of text: [UInt8]) {
      guard let last = runs.last else { return }
      let documentEnd = Int(last.document) + Int(last.documentLength)
      guard end > documentEnd else { return }
      var length = 1
      while length < Int(last.textLength), text[count - length] & 0xC0 == 0x80 { length += 1 }
      if last.textLength == last.documentLength, length < Int(last.textLength) {
        runs[runs.count - 1].textLength -= Int32(length)
        runs[runs.count - 1].documentLength -= Int32(length)
        runs.append(
          Run(
            text: count - length, textLength: length, document: documentEnd - length,
            documentLength: length + end - documentEnd))
      } else {
        runs[runs.count - 1].documentLength = Int32(end - Int(last.document))
      }
    }

    /// Adds the text of `range` in `map`.
    mutating func append(_ range: Range<Int>, of map: ByteMap) {
      guard !range.isEmpty else { return }
      if map.runs.isEmpty {
        return append(count: range.count, document: map.start + range.lowerBound)
      }
      for run in map.runs[map.index(of: range.lowerBound)...] {
        let text = Int(run.text)..<Int(run.text) + Int(run.textLength)
        if text.lowerBound >= range.upperBound { break }
        let part = text.clamped(to: range)
        guard !part.isEmpty else { continue }
        if run.textLength == run.documentLength {
          append(count: part.count, document: Int(run.document) + part.lowerBound - text.lowerBound)
        } else {
          append(count: part.count, document: Int(run.document), documentCount: Int(run.documentLength))
        }
      }
    }

    /// The map; `start` is the place of an empty text.
    func finish(at start: Int) -> ByteMap {
      guard let first = runs.first else { return ByteMap(start: start) }
      if runs.count == 1, first.textLength == first.documentLength {
        return ByteMap(start: Int(first.document))
      }
      return ByteMap(start: Int(first.document), runs: runs)
    }
  }
}
