/// The line of a finding, with a mark under what was found and below it what to write instead.
struct SourceExcerpt {
  private let number: Int
  /// The shown piece of the line.
  private let source: String
  /// As wide as the piece before the mark, tabs kept.
  private let indent: String
  private let mark: String
  private let replacement: String?

  /// Columns of a line that is longer than that, of which so many stand before the mark.
  private static let widest = 110
  private static let before = 40

  init(_ place: Place, replacement: String?) {
    number = place.line
    let scalars = Array(place.lineText.unicodeScalars)
    let first = min(max(place.column - 1, 0), scalars.count)
    let end =
      place.endLine == place.line ? min(max(place.endColumn - 1, first), scalars.count) : scalars.count
    let isLong = scalars.count > Self.widest
    let lower = isLong && first > Self.before ? first - Self.before : 0
    let upper = isLong ? min(scalars.count, lower + Self.widest) : scalars.count

    var source = lower > 0 ? "…" : ""
    var indent = lower > 0 ? " " : ""
    var markWidth = 0
    for index in lower..<upper {
      let scalar = printable(scalars[index])
      let width = displayWidth(of: scalar)
      source.unicodeScalars.append(scalar)
      if index < first {
        indent += scalar == "\t" ? "\t" : String(repeating: " ", count: width)
      } else if index < end {
        markWidth += max(width, scalar == "\t" ? 1 : 0)
      }
    }
    if upper < scalars.count { source += "…" }
    self.source = source
    self.indent = indent
    mark = String(repeating: "^", count: max(markWidth, 1))
    self.replacement = replacement.flatMap { $0.isEmpty ? nil : CopyLint.printable($0) }
  }

  func lines(style: TextStyle) -> [String] {
    let digits = String(number)
    let width = max(digits.count, 4)
    let margin = String(repeating: " ", count: width - digits.count) + digits + " | "
    let empty = String(repeating: " ", count: width) + " | "
    var lines = [
      style(margin, .faint) + source,
      style(empty, .faint) + indent + style(mark, .warning),
    ]
    if let replacement { lines.append(style(empty, .faint) + indent + style(replacement, .good)) }
    return lines
  }
}
