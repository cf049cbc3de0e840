/// Rows in columns as wide as their widest cell; words to the left, numbers to the right.
struct TextTable {
  struct Column {
    var title: String
    var isNumber: Bool

    init(_ title: String, isNumber: Bool = true) {
      self.title = printable(title)
      self.isNumber = isNumber
    }
  }

  private let columns: [Column]
  private var rows: [[String]] = []
  private var totals: [[String]] = []
  private var widths: [Int]

  init(_ columns: [Column]) {
    self.columns = columns
    widths = columns.map { displayWidth(of: $0.title) }
  }

  mutating func add(_ row: [String]) { rows.append(printed(row)) }

  mutating func addTotal(_ row: [String]) { totals.append(printed(row)) }

  func lines(style: TextStyle) -> [PrintableText] {
    let width = widths.reduce(0, +) + 2 * (widths.count - 1)
    var lines = [style(line(columns.map(\.title)), .strong)]
    lines += rows.map(line)
    if !totals.isEmpty { lines.append(style(PrintableText(String(repeating: "─", count: width)), .faint)) }
    lines += totals.map { style(line($0), .strong) }
    return lines
  }

  /// The cells as they are printed, for which the columns are made wide enough.
  private mutating func printed(_ row: [String]) -> [String] {
    var row = row.map(printable)
    if let first = row.first { row[0] = lineStart(first) }
    for index in widths.indices where index < row.count {
      widths[index] = max(widths[index], displayWidth(of: row[index]))
    }
    return row
  }

  private func line(_ row: [String]) -> PrintableText {
    var text = ""
    for (index, cell) in row.enumerated() where index < columns.count {
      let space = String(repeating: " ", count: max(0, widths[index] - displayWidth(of: cell)))
      if index > 0 { text += "  " }
      text += columns[index].isNumber ? space + cell : cell + space
    }
    while text.hasSuffix(" ") { text.removeLast() }
    return PrintableText(text)
  }
}
