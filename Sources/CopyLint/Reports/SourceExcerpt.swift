/// The line of a finding, with a mark under what was found and below it what to write instead.
struct SourceExcerpt {
  private let number: Int
  /// The shown piece of the line.
  private let source: String
  /// As wide as the piece before the mark, tabs kept.
  private let indent: String
  private let markWidth: Int
  private let replacement: String?

  /// Columns of a line that is longer than that, of which so many stand before the mark.
  private static let widest = 110
  private static let before = 40

  init(_ place: Place, replacement: String?) {
    number = place.line
    self.replacement = replacement.flatMap { $0.isEmpty ? nil : CopyLint.printable($0) }
    if Self.isPlain(place.lineText) {
      // A byte a column.
      let line = place.lineText.utf8
      let piece = Piece(of: line.count, place)
      let shown = line.dropFirst(piece.range.lowerBound).prefix(piece.range.count)
      source =
        (piece.range.lowerBound > 0 ? "…" : "") + (String(shown) ?? "")
        + (piece.range.upperBound < line.count ? "…" : "")
      let indent = max(min(piece.first, piece.range.upperBound) - piece.range.lowerBound, 0)
      self.indent = spaces(indent + (piece.range.lowerBound > 0 ? 1 : 0))
      markWidth = max(min(piece.end, piece.range.upperBound) - piece.first, 1)
      return
    }
    let scalars = Array(place.lineText.unicodeScalars)
    let piece = Piece(of: scalars.count, place)
    let (first, end) = (piece.first, piece.end)
    let (lower, upper) = (piece.range.lowerBound, piece.range.upperBound)

    var source = lower > 0 ? "…" : ""
    var indent = lower > 0 ? " " : ""
    var markWidth = 0
    for index in lower..<upper {
      let scalar = printable(scalars[index])
      let width = displayWidth(of: scalar)
      source.unicodeScalars.append(scalar)
      if index < first {
        indent += scalar == "\t" ? "\t" : spaces(width)
      } else if index < end {
        markWidth += max(width, scalar == "\t" ? 1 : 0)
      }
    }
    if upper < scalars.count { source += "…" }
    self.source = source
    self.indent = indent
    self.markWidth = max(markWidth, 1)
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

  /// Whether it is all letters and signs of ASCII.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where bytes[index] < 0x20 || bytes[index] >= 0x7F { return false }
    return true
  }

  func write(_ style: TextStyle, into output: inout [UInt8]) {
    let digits = String(number)
    let width = max(digits.utf8.count, 4)
    writeMargin(spaces(width - digits.utf8.count) + digits, style, into: &output)
    output.append(contentsOf: source.utf8)
    output.append(0x0A)
    let empty = spaces(width)
    writeMargin(empty, style, into: &output)
    output.append(contentsOf: indent.utf8)
    style.write(.warning, into: &output) {
      $0.append(contentsOf: repeatElement(UInt8(ascii: "^"), count: markWidth))
    }
    output.append(0x0A)
    guard let replacement else { return }
    writeMargin(empty, style, into: &output)
    output.append(contentsOf: indent.utf8)
    style.write(.good, into: &output) { $0.append(contentsOf: replacement.utf8) }
    output.append(0x0A)
  }

  private func writeMargin(_ text: String, _ style: TextStyle, into output: inout [UInt8]) {
    style.write(.faint, into: &output) {
      $0.append(contentsOf: text.utf8)
      $0.append(contentsOf: " | ".utf8)
    }
  }
}

/// `String(repeating:count:)` appends one at a time, which shows where there are many findings.
private func spaces(_ count: Int) -> String {
  String(decoding: repeatElement(UInt8(ascii: " "), count: max(0, count)), as: UTF8.self)
}
