/// The line of a finding, with a mark under what was found and below it what to write instead.
struct SourceExcerpt {
  private let place: Place
  private let replacement: String?
  private let width: Int

  /// Columns of a long line before the mark.
  private static let before = 30
  /// Columns for the number of the line.
  private static let numberWidth = 6
  /// Longer lines are no easier to read.
  private static let widest = 130

  /// - Parameter width: of the terminal, in columns.
  init(_ place: Place, replacement: String?, width: Int) {
    self.place = place
    self.replacement = replacement.flatMap { $0.isEmpty ? nil : CopyLint.printable($0) }
    self.width = width
  }

  func write(_ style: TextStyle, into output: inout [UInt8]) {
    let digits = countDigits(of: place.line)
    let margin = max(digits, Self.numberWidth)
    let room = max(20, min(width, Self.widest) - margin - 3)
    let line = ShownLine(place)
    let piece = line.piece(columns: room, before: Self.before)
    style.write(.faint, into: &output) {
      $0.append(0x20, count: margin - digits)
      appendDigits(of: place.line, to: &$0)
      $0.append(text: " | ")
    }
    line.write(piece, into: &output)
    output.append(0x0A)
    writeMargin(margin, piece.indent, style, into: &output)
    style.write(.warning, into: &output) { $0.append(UInt8(ascii: "^"), count: piece.markWidth) }
    output.append(0x0A)
    guard let replacement else { return }
    // A long text begins further left, and its end is left out.
    let shown = cutAtEnd(replacement, columns: room)
    writeMargin(margin, min(piece.indent, room - displayWidth(of: shown)), style, into: &output)
    style.write(.good, into: &output) { $0.append(text: shown) }
    output.append(0x0A)
  }

  private func writeMargin(
    _ margin: Int, _ indent: Int, _ style: TextStyle, into output: inout [UInt8]
  ) {
    style.write(.faint, into: &output) {
      $0.append(0x20, count: margin)
      $0.append(text: " | ")
    }
    output.append(0x20, count: indent)
  }
}
