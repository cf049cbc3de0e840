/// The text of an open document, and where its lines begin.
///
/// Lines end with a line feed, a carriage return or both, as the protocol has it.
struct TextBuffer: Sendable {
  /// Well-formed UTF-8.
  private(set) var bytes: [UInt8]
  /// Ascending; the first is 0.
  private var starts: [Int] = [0]

  init(_ text: String) {
    bytes = Array(text.utf8)
    addStarts(1, bytes.count, to: &starts)
  }

  var lineCount: Int { starts.count }

  /// The first byte of the 0-based `line`.
  func start(of line: Int) -> Int { starts[line] }

  /// The 0-based line that holds the byte at `offset`.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The byte after the last of the 0-based `line`, not counting its line end.
  func end(of line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = starts[line + 1] - 1
    if bytes[end] == 0x0A, end > starts[line], bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The byte at `position`; beyond a line it is the end of the line, beyond the text the end of the text, and within
  /// a character its start.
  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = end(of: position.line)
    var at = starts[position.line]
    var left = max(0, position.character)
    while left > 0, at < end {
      let units = encoding.units(of: bytes[at])
      guard units <= left else { break }
      left -= units
      at += byteCount(of: bytes[at])
    }
    return min(at, end)
  }

  /// The range in bytes, whichever end comes first.
  func range(from start: Position, to end: Position, _ encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: start, encoding)
    let end = offset(of: end, encoding)
    return min(start, end)..<max(start, end)
  }

  /// Puts `text` in place of `range`, which begins and ends between characters.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let new = Array(text.utf8)
    bytes.replaceSubrange(range, with: new)
    // Whether a carriage return ends a line depends on the byte after it, so the edges are looked at again.
    let first = firstStart(from: max(1, range.lowerBound))
    let behind = firstStart(from: range.upperBound + 1)
    var found: [Int] = []
    addStarts(max(1, range.lowerBound), range.lowerBound + new.count, to: &found)
    let shift = new.count - range.count
    if shift != 0 { for index in behind..<starts.count { starts[index] += shift } }
    starts.replaceSubrange(first..<max(first, behind), with: found)
  }

  /// The index in `starts` of the first that is `offset` or more.
  private func firstStart(from offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds those of the offsets `first` to `last` at which a line begins.
  private func addStarts(_ first: Int, _ last: Int, to found: inout [Int]) {
    guard first <= last else { return }
    let bytes = bytes.span
    for offset in first...last {
      let byte = bytes[offset - 1]
      guard byte <= 0x0D else { continue }
      if byte == 0x0A || byte == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A) {
        found.append(offset)
      }
    }
  }
}

/// Tells positions of offsets that mostly ascend, so that a very long line is walked through once.
struct PositionWalk {
  private let buffer: TextBuffer
  private let encoding: PositionEncoding
  // Where the walk is.
  private var line = 0
  private var at = 0
  private var character = 0

  init(_ buffer: TextBuffer, _ encoding: PositionEncoding) {
    self.buffer = buffer
    self.encoding = encoding
  }

  mutating func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), buffer.bytes.count)
    let line = buffer.line(of: offset)
    if line != self.line || offset < at {
      (self.line, at, character) = (line, buffer.start(of: line), 0)
    }
    let text = buffer.bytes
    let bytes = text.span
    while at < offset {
      // Each ASCII letter is one unit, and most letters are ASCII.
      if at + 8 <= offset, isASCII(bytes, at) {
        character += 8
        at += 8
        continue
      }
      character += encoding.units(of: bytes[at])
      at += byteCount(of: bytes[at])
    }
    return Position(line: line, character: character)
  }

  /// Whether the next eight bytes are ASCII.
  private func isASCII(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    var all: UInt8 = 0
    for offset in 0..<8 { all |= bytes[start + offset] }
    return all < 0x80
  }
}
