/// The line of a finding, with a mark under what was found and below it what to write instead.
struct SourceExcerpt {
  private let number: Int
  /// The shown piece of the line.
  private var source: [UInt8] = []
  /// As wide as the piece before the mark, tabs kept.
  private var indent: [UInt8] = []
  private var markWidth = 0
  private let replacement: String?

  /// Columns of a line that is longer than that, of which so many stand before the mark.
  private static let widest = 110
  private static let before = 40

  init(_ place: Place, replacement: String?) {
    number = place.line
    self.replacement = replacement.flatMap { $0.isEmpty ? nil : CopyLint.printable($0) }
    let isCut: (before: Bool, after: Bool)
    if Self.isPlain(place.lineText) {
      // A byte a column.
      let count = place.lineText.utf8.count
      let piece = Piece(of: count, place)
      isCut = (piece.range.lowerBound > 0, piece.range.upperBound < count)
      begin(isCut.before)
      source.append(text: place.lineText, piece.range)
      indent.append(0x20, count: min(piece.first, piece.range.upperBound) - piece.range.lowerBound)
      markWidth = min(piece.end, piece.range.upperBound) - piece.first
    } else {
      let count = place.lineText.utf8.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
      let piece = Piece(of: count, place)
      isCut = (piece.range.lowerBound > 0, piece.range.upperBound < count)
      begin(isCut.before)
      source.reserveCapacity(place.lineText.utf8.count + 8)
      var index = 0
      for scalar in place.lineText.unicodeScalars where index < piece.range.upperBound {
        if index >= piece.range.lowerBound { add(printable(scalar), at: index, piece) }
        index += 1
      }
    }
    if isCut.after { source.append(text: "…") }
    markWidth = max(markWidth, 1)
  }

  private mutating func begin(_ isCut: Bool) {
    guard isCut else { return }
    source.append(text: "…")
    indent.append(0x20)
  }

  private mutating func add(_ scalar: Unicode.Scalar, at index: Int, _ piece: Piece) {
    let width = displayWidth(of: scalar)
    if let encoded = UTF8.encode(scalar) { source.append(contentsOf: encoded) }
    if index < piece.first {
      if scalar == "\t" { indent.append(0x09) } else { indent.append(0x20, count: width) }
    } else if index < piece.end {
      markWidth += max(width, scalar == "\t" ? 1 : 0)
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

  /// Whether it is all letters and signs of ASCII.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where bytes[index] < 0x20 || bytes[index] >= 0x7F { return false }
    return true
  }

  func write(_ style: TextStyle, into output: inout [UInt8]) {
    var digits: [UInt8] = []
    appendDigits(of: number, to: &digits)
    let width = max(digits.count, 4)
    writeMargin(digits, width, style, into: &output)
    output.append(contentsOf: source)
    output.append(0x0A)
    writeMargin([], width, style, into: &output)
    output.append(contentsOf: indent)
    style.write(.warning, into: &output) { $0.append(UInt8(ascii: "^"), count: markWidth) }
    output.append(0x0A)
    guard let replacement else { return }
    writeMargin([], width, style, into: &output)
    output.append(contentsOf: indent)
    style.write(.good, into: &output) { $0.append(text: replacement) }
    output.append(0x0A)
  }

  private func writeMargin(_ digits: [UInt8], _ width: Int, _ style: TextStyle, into output: inout [UInt8]) {
    style.write(.faint, into: &output) {
      $0.append(0x20, count: width - digits.count)
      $0.append(contentsOf: digits)
      $0.append(text: " | ")
    }
  }
}
