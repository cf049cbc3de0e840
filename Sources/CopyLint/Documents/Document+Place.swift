extension Document {
  /// No more of a line is shown, in bytes: one line of a file may be a megabyte long.
  static let maximumLineText = 1000

  /// Where `range` of `bytes` is on disk; nil stands for the whole file, and has no line.
  public func place(of range: Range<Int>?) -> Place {
    let spot = spot(of: range)
    return Place(
      start: spot.disk.lowerBound, end: spot.disk.upperBound, line: spot.line, column: spot.column,
      endLine: spot.endLine, endColumn: spot.endColumn,
      lineText: String(decoding: bytes[spot.lineText], as: UTF8.self), lineTextColumn: spot.lineTextColumn)
  }

  /// A place that has its line as a range of `bytes`.
  struct Spot {
    var disk = 0..<0
    var line = 0
    var column = 0
    var endLine = 0
    var endColumn = 0
    var lineText = 0..<0
    var lineTextColumn = 1
  }

  func spot(of range: Range<Int>?) -> Spot {
    guard let range = range?.clamped(to: 0..<bytes.count), encoding != .binary else { return Spot() }
    let lines = lineIndex
    let start = lineAndColumn(of: range.lowerBound, in: lines)
    let end =
      range.isEmpty
      ? start : lineAndColumn(of: range.upperBound, from: start, at: range.lowerBound, in: lines)
    let text = lineText(of: start.line, in: lines, around: range)
    return Spot(
      disk: originalRange(of: range), line: start.line + 1, column: start.column, endLine: end.line + 1,
      endColumn: end.column, lineText: text,
      lineTextColumn: text.lowerBound == lines.start(of: start.line)
        ? 1 : lineAndColumn(of: text.lowerBound, in: lines).column)
  }

  /// 0-based line, 1-based column.
  func lineAndColumn(of offset: Int) -> (line: Int, column: Int) { lineAndColumn(of: offset, in: lineIndex) }

  private func lineAndColumn(of offset: Int, in lines: LineIndex) -> (line: Int, column: Int) {
    let line = lines.line(of: offset)
    return (line, lines.scalars(from: lines.start(of: line), to: offset, in: bytes) + 1)
  }

  /// As above, of an offset after one whose place is known: most ranges end in the line that they begin in.
  private func lineAndColumn(
    of offset: Int, from known: (line: Int, column: Int), at start: Int, in lines: LineIndex
  ) -> (line: Int, column: Int) {
    guard offset < lines.end(of: known.line, in: bytes) else { return lineAndColumn(of: offset, in: lines) }
    return (known.line, known.column + lines.scalars(from: start, to: offset, in: bytes))
  }

  /// The line without its end; a very long one is cut to what is around `range`, between characters.
  private func lineText(of line: Int, in lines: LineIndex, around range: Range<Int>) -> Range<Int> {
    var lower = lines.start(of: line)
    var upper = lines.end(of: line, in: bytes)
    while upper > lower, bytes[upper - 1] == 0x0A || bytes[upper - 1] == 0x0D { upper -= 1 }
    guard upper - lower > Self.maximumLineText else { return lower..<upper }
    lower = max(lower, range.lowerBound - Self.maximumLineText / 4)
    while lower < range.lowerBound, bytes[lower] & 0xC0 == 0x80 { lower += 1 }
    let end = min(upper, lower + Self.maximumLineText)
    guard end < upper else { return lower..<upper }
    upper = end
    while upper > lower, bytes[upper] & 0xC0 == 0x80 { upper -= 1 }
    return lower..<upper
  }
}
