/// The columns of a glossary file.
enum GlossaryColumn: Int, CaseIterable {
  case term, replacement, partOfSpeech, match, `case`, roles, rule, mode, note, source
  case notAfter, notBefore, after, before, platform

  /// - Parameter name: as spreadsheets write it, too: “Term”, “Part of speech”.
  init?(name: String) {
    let names = Self.names
    let name = name.lowercased().replacing(" ", with: "_")
    guard let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }

  static var names: [String] {
    [
      "term", "replacement", "part_of_speech", "match", "case", "roles", "rule", "mode", "note", "source",
      "not_after", "not_before", "after", "before", "platform",
    ]
  }
}

/// A field of a record: its bytes in the file, without the quotes around them.
struct CSVField {
  var start: Int32 = 0
  var end: Int32 = 0
  /// Whether it has `""` for `"`.
  var hasDoubledQuotes = false

  var range: Range<Int> { Int(start)..<Int(end) }
  var isEmpty: Bool { start == end }
}

/// One record of a glossary file (RFC 4180), by column.
struct CSVRecord {
  /// How the records of a file are cut.
  struct Layout: Sendable {
    /// For each column of the file, the column of a glossary that it is; nil for one that is unknown.
    var columns: [GlossaryColumn?]
    /// Between fields: a comma, or what a spreadsheet writes where numbers have commas.
    var separator = UInt8(ascii: ",")

    init(_ columns: [GlossaryColumn?], separator: UInt8 = UInt8(ascii: ",")) {
      self.columns = columns
      self.separator = separator
    }
  }

  private var fields: [15 of CSVField] = .init(repeating: CSVField())
  /// Fields in it, the unknown ones too.
  private(set) var count = 0
  /// Where a quoted field begins that never ends; nil when all end.
  private(set) var openQuote: Int?

  subscript(column: GlossaryColumn) -> CSVField { fields[column.rawValue] }

  /// Reads the record at `index` and steps over it and its line end.
  init(_ bytes: Span<UInt8>, at index: inout Int, layout: Layout) {
    while true {
      let field = readField(bytes, at: &index, layout.separator)
      if count < layout.columns.count, let column = layout.columns[count] { fields[column.rawValue] = field }
      count += 1
      guard index < bytes.count, bytes[index] == layout.separator else { break }
      index += 1
    }
    if index < bytes.count, bytes[index] == 0x0D { index += 1 }
    if index < bytes.count, bytes[index] == 0x0A { index += 1 }
  }

  /// Reads to the separator or line end after a field. What comes after a closing quote is left out.
  private mutating func readField(
    _ bytes: Span<UInt8>, at index: inout Int, _ separator: UInt8
  ) -> CSVField {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      let start = index
      while index < bytes.count, !Self.ends(bytes[index], separator) { index += 1 }
      return Self.trimmed(bytes, start..<index)
    }
    let quote = index
    index += 1
    var field = CSVField(start: Int32(index))
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "\"") {
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") {
        field.hasDoubledQuotes = true
        index += 2
      } else {
        break
      }
    }
    field.end = Int32(index)
    if index == bytes.count { openQuote = quote }
    while index < bytes.count, !Self.ends(bytes[index], separator) { index += 1 }
    return field
  }

  private static func ends(_ byte: UInt8, _ separator: UInt8) -> Bool {
    byte == separator || byte == 0x0A || byte == 0x0D
  }

  private static func trimmed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> CSVField {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return CSVField(start: Int32(start), end: Int32(end))
  }
}
