/// The line of a finding, with a mark under what was found and below it what to write instead.
struct SourceExcerpt {
  private let place: Place
  private let replacement: String?

  /// Columns of a line that is longer than that, of which so many stand before the mark.
  private static let widest = 110
  private static let before = 40

  init(_ place: Place, replacement: String?) {
    self.place = place
    self.replacement = replacement.flatMap { $0.isEmpty ? nil : CopyLint.printable($0) }
  }

  /// What stands under the line, up to the mark, and how wide the mark is.
  private struct Mark {
    /// As wide as the piece before the mark, tabs kept.
    var indent: [UInt8] = []
    /// More columns of space before it.
    var spaces = 0
    var width = 0
  }

  func write(_ style: TextStyle, into output: inout [UInt8]) {
    let digits = countDigits(of: place.line)
    let width = max(digits, 4)
    style.write(.faint, into: &output) {
      $0.append(0x20, count: width - digits)
      appendDigits(of: place.line, to: &$0)
      Self.addBar(to: &$0)
    }
    let mark = writeLine(into: &output)
    output.append(0x0A)
    writeMargin(width, mark, style, into: &output)
    style.write(.warning, into: &output) { $0.append(UInt8(ascii: "^"), count: max(mark.width, 1)) }
    output.append(0x0A)
    guard let replacement else { return }
    writeMargin(width, mark, style, into: &output)
    style.write(.good, into: &output) { $0.append(text: replacement) }
    output.append(0x0A)
  }

  /// Adds the shown piece of the line.
  private func writeLine(into output: inout [UInt8]) -> Mark {
    let line = place.lineText.utf8.span
    var mark = Mark()
    let (isPlain, count) = Self.measure(line)
    let piece = Piece(of: count, place)
    if piece.range.lowerBound > 0 {
      output.append(text: "…")
      mark.spaces = 1
    }
    if isPlain {
      // A byte a column.
      output.append(text: place.lineText, piece.range)
      mark.spaces += min(piece.first, piece.range.upperBound) - piece.range.lowerBound
      mark.width = min(piece.end, piece.range.upperBound) - piece.first
    } else {
      let holdsCommand = holdsRunnerCommand(line)
      var index = 0
      var last: Unicode.Scalar = " "
      for scalar in place.lineText.unicodeScalars where index < piece.range.upperBound {
        let shown = holdsCommand && scalar == "#" && last == "#" ? hashInPlace : printable(scalar)
        if index >= piece.range.lowerBound { Self.add(shown, at: index, piece, &mark, &output) }
        index += 1
        last = scalar
      }
    }
    if piece.range.upperBound < count { output.append(text: "…") }
    return mark
  }

  private static func add(
    _ scalar: Unicode.Scalar, at index: Int, _ piece: Piece, _ mark: inout Mark, _ output: inout [UInt8]
  ) {
    // Most of a line is ASCII, whatever its language.
    if 0x20..<0x7F ~= scalar.value {
      output.append(UInt8(truncatingIfNeeded: scalar.value))
      if index < piece.first { mark.indent.append(0x20) } else if index < piece.end { mark.width += 1 }
      return
    }
    let width = displayWidth(of: scalar)
    if let encoded = UTF8.encode(scalar) {
      output.append(contentsOf: encoded)
    }
    if index < piece.first {
      if scalar == "\t" { mark.indent.append(0x09) } else { mark.indent.append(0x20, count: width) }
    } else if index < piece.end {
      mark.width += max(width, scalar == "\t" ? 1 : 0)
    }
  }

  /// Which columns of a line are shown, and which of them are marked.
  private struct Piece {
    let first: Int
    let end: Int
    let range: Range<Int>

    init(of count: Int, _ place: Place) {
      first = min(max(place.column - 1, 0), count)
      end = place.endLine == place.line ? min(max(place.endColumn - 1, first), count) : count
      let isLong = count > SourceExcerpt.widest
      let lower = isLong && first > SourceExcerpt.before ? first - SourceExcerpt.before : 0
      range = lower..<(isLong ? min(count, lower + SourceExcerpt.widest) : count)
    }
  }

  /// Whether it is all letters and signs of ASCII that may be printed, and how many scalars it has.
  private static func measure(_ line: Span<UInt8>) -> (isPlain: Bool, count: Int) {
    var isPlain = true
    var count = 0
    var index = 0
    while index < line.count {
      if index &+ 8 <= line.count, ByteWord.isPlain(line.word(at: index)) {
        count &+= 8
        index &+= 8
        continue
      }
      if line[index] & 0xC0 != 0x80 { count &+= 1 }
      if line[index] < 0x20 || line[index] >= 0x7F { isPlain = false }
      index &+= 1
    }
    return (isPlain && !holdsRunnerCommand(line), count)
  }

  private static func addBar(to output: inout [UInt8]) {
    output.append(0x20)
    output.append(UInt8(ascii: "|"))
    output.append(0x20)
  }

  private func writeMargin(_ width: Int, _ mark: Mark, _ style: TextStyle, into output: inout [UInt8]) {
    style.write(.faint, into: &output) {
      $0.append(0x20, count: width)
      Self.addBar(to: &$0)
    }
    output.append(0x20, count: mark.spaces)
    output.append(contentsOf: mark.indent)
  }
}
