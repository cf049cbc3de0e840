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

  /// - Parameter limit: columns of the terminal. Where all cells are too wide for it, the first of each row is cut.
  func lines(style: TextStyle, width limit: Int? = nil) -> [PrintableText] {
    var table = self
    if let limit { table.narrow(to: limit) }
    return table.lines(style)
  }

  private func lines(_ style: TextStyle) -> [PrintableText] {
    let width = widths.reduce(0, +) + 2 * (widths.count - 1)
    var lines = [style(line(columns.map(\.title)), .strong)]
    lines += rows.map(line)
    if !totals.isEmpty { lines.append(style(PrintableText(String(repeating: "─", count: width)), .faint)) }
    lines += totals.map { style(line($0), .strong) }
    return lines
  }

  private mutating func narrow(to limit: Int) {
    let excess = widths.reduce(0, +) + 2 * (widths.count - 1) - limit
    guard excess > 0, let first = widths.first else { return }
    widths[0] = max(first - excess, min(first, Self.narrowestFirst))
    for row in rows.indices { rows[row][0] = cutAtStart(rows[row][0], columns: widths[0]) }
  }

  private static let narrowestFirst = 8

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
