/// A line of a file as a terminal shows it: without the white space before it, a tab as one space.
struct ShownLine {
  /// What is shown of a line.
  struct Piece {
    /// Of the scalars.
    var range: Range<Int>
    /// Columns before the mark.
    var indent: Int
    /// Columns of the mark, one at least.
    var markWidth: Int
    var isCutBefore: Bool
    var isCutAfter: Bool
  }

  private var scalars: [Unicode.Scalar] = []
  private var widths: [UInt8] = []
  /// Of the scalars: what was found.
  private var mark: Range<Int>

  init(_ place: Place) {
    let text = place.lineText
    let holdsCommand = holdsRunnerCommand(text.utf8.span)
    scalars.reserveCapacity(text.utf8.count)
    widths.reserveCapacity(text.utf8.count)
    // A long line is cut before it gets here.
    let first = max(0, place.column - place.lineTextColumn)
    let end = place.endLine == place.line ? max(first, place.endColumn - place.lineTextColumn) : .max
    var index = 0
    var skipped = 0
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer {
        index += 1
        last = scalar
      }
      if scalars.isEmpty, index < first, scalar == " " || scalar == "\t" {
        skipped += 1
        continue
      }
      let isSecondHash = holdsCommand && scalar == "#" && last == "#"
      let shown = isSecondHash ? hashInPlace : scalar == "\t" ? " " : printable(scalar)
      scalars.append(shown)
      widths.append(0x20..<0x7F ~= shown.value ? 1 : UInt8(displayWidth(of: shown)))
    }
    let start = min(first - skipped, scalars.count)
    mark = start..<max(start, min(end == .max ? end : end - skipped, scalars.count))
  }

  /// The whole line if it is no wider than `columns`, else what is around the mark.
  ///
  /// - Parameter before: how many columns of a cut line are before the mark.
  func piece(columns: Int, before: Int) -> Piece {
    var range = 0..<scalars.count
    if width(of: range) > columns {
      if width(of: 0..<mark.upperBound) >= columns {
        // A mark that fits is shown whole.
        let spare = max(0, columns - 2 - width(of: mark))
        let wanted = min(columns / 2, max(before, 0), max(spare, 8))
        var start = mark.lowerBound
        var used = 0
        while start > 0, used + Int(widths[start - 1]) <= wanted {
          start -= 1
          used += Int(widths[start])
        }
        while start < mark.lowerBound, widths[start] == 0 { start += 1 }
        range = start..<scalars.count
      }
      var end = range.lowerBound
      var left = columns - (range.lowerBound > 0 ? 2 : 1)
      while end < scalars.count, left >= Int(widths[end]) {
        left -= Int(widths[end])
        end += 1
      }
      range = range.lowerBound..<end
    }
    let isCutBefore = range.lowerBound > 0
    return Piece(
      range: range,
      indent: (isCutBefore ? 1 : 0) + width(of: range.lowerBound..<max(range.lowerBound, mark.lowerBound)),
      markWidth: max(1, width(of: mark.clamped(to: range))), isCutBefore: isCutBefore,
      isCutAfter: range.upperBound < scalars.count)
  }

  func write(_ piece: Piece, into output: inout [UInt8]) {
    if piece.isCutBefore { output.append(text: "…") }
    for scalar in scalars[piece.range] {
      if scalar.value < 0x80 {
        output.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let encoded = UTF8.encode(scalar) {
        output.append(contentsOf: encoded)
      }
    }
    if piece.isCutAfter { output.append(text: "…") }
  }

  private func width(of range: Range<Int>) -> Int {
    var sum = 0
    for index in range { sum += Int(widths[index]) }
    return sum
  }
}
