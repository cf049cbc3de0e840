/// Cells of a table in RFC 4180's form, by row, with their places.
struct CSVTable {
  struct Cell {
    /// Without quotes.
    var range: Range<Int>
    var isQuoted = false
    /// Whether `""` stands in it for `"`.
    var hasDoubledQuotes = false
  }

  /// Where the cells of each row are in `cells`.
  private(set) var rows: [Range<Int>] = []
  private(set) var cells: [Cell] = []
  private(set) var problems: [Problem] = []
  let separator: UInt8

  /// - Parameter limit: rows to read at most.
  init(_ document: Document, limit: Int = .max) {
    separator = Self.separator(of: document)
    let bytes = document.bytes.span
    var at = document.textStart
    while at < bytes.count, rows.count < limit {
      let first = cells.count
      readRow(bytes, &at)
      // A blank line is no row.
      if cells.count == first + 1, cells[first].range.isEmpty, !cells[first].isQuoted {
        cells.removeLast()
      } else {
        rows.append(first..<cells.count)
      }
    }
  }

  /// The sign that stands most often in the first row, outside of quotes.
  private static func separator(of document: Document) -> UInt8 {
    let bytes = document.bytes.span
    var counts: [(sign: UInt8, count: Int)] = [",", ";", "\t", "|"].map { (UInt8(ascii: $0), 0) }
    if document.path.hasSuffix(".tsv") { counts = [(0x09, 0)] }
    var isQuoted = false
    for index in document.textStart..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      for column in counts.indices where counts[column].sign == byte { counts[column].count += 1 }
    }
    return counts.max { $0.count < $1.count || $0.count == $1.count && $0.sign != UInt8(ascii: ",") }?.sign
      ?? UInt8(ascii: ",")
  }

  private mutating func readRow(_ bytes: Span<UInt8>, _ at: inout Int) {
    while true {
      readCell(bytes, &at)
      guard at < bytes.count, bytes[at] == separator else { break }
      at += 1
    }
    if at < bytes.count, bytes[at] == 0x0D { at += 1 }
    if at < bytes.count, bytes[at] == 0x0A { at += 1 }
  }

  private mutating func readCell(_ bytes: Span<UInt8>, _ at: inout Int) {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
      let start = at
      while at < bytes.count, !ends(bytes[at]) { at += 1 }
      cells.append(Cell(range: start..<at))
      return
    }
    let quote = at
    at += 1
    var cell = Cell(range: at..<at, isQuoted: true)
    while at < bytes.count {
      if bytes[at] != UInt8(ascii: "\"") {
        at += 1
      } else if bytes.byte(at + 1) == UInt8(ascii: "\""), at + 1 < bytes.count {
        cell.hasDoubledQuotes = true
        at += 2
      } else {
        break
      }
    }
    cell.range = quote + 1..<at
    cells.append(cell)
    if at == bytes.count {
      problems.append(
        Problem(
          rule: "syntax-error", message: "Close this text with a double quote. All text after it is lost.",
          range: quote..<quote + 1))
      return
    }
    at += 1
    let behind = at
    while at < bytes.count, !ends(bytes[at]) { at += 1 }
    if at > behind {
      problems.append(
        Problem(
          rule: "syntax-error", message: "Double the quote before this, or remove this. It is lost.",
          range: behind..<at))
    }
  }

  private func ends(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

  /// What a cell stands for, with the way back to the document.
  func decode(_ cell: Cell, _ bytes: [UInt8]) -> (text: String, map: ByteMap) {
    guard cell.hasDoubledQuotes else {
      return (String(decoding: bytes[cell.range], as: UTF8.self), ByteMap(start: cell.range.lowerBound))
    }
    var text: [UInt8] = []
    var map = ByteMap.Builder()
    var at = cell.range.lowerBound
    while at < cell.range.upperBound {
      let start = at
      while at < cell.range.upperBound, bytes[at] != UInt8(ascii: "\"") { at += 1 }
      text.append(contentsOf: bytes[start..<at])
      map.append(count: at - start, document: start)
      guard at < cell.range.upperBound else { break }
      text.append(UInt8(ascii: "\""))
      map.append(count: 1, document: at, documentCount: 2)
      at += 2
    }
    return (String(decoding: text, as: UTF8.self), map.finish(at: cell.range.lowerBound))
  }
}
