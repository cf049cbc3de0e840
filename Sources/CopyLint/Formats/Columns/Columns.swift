/// CSV and TSV with named columns.
struct Columns: DraftingFormat, Format {
  var name: String { "csv" }
  var extensions: [String] { ["csv", "tsv"] }

  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".csv") || document.path.hasSuffix(".tsv") else { return false }
    // A project's own terms are no translations.
    if !document.isNamed,
      document.path.hasPrefix("Glossary/") || document.path.utf8Span.span.contains("/Glossary/")
    {
      return false
    }
    return document.isNamed || Self.columns(of: CSVTable(document, limit: 1), document)?.areCertain ?? false
  }

  private static func columns(of table: CSVTable, _ document: Document) -> CSVColumns? {
    guard let head = table.rows.first else { return nil }
    return CSVColumns(table.cells[head].map { trimmed(table.decode($0, document.bytes).text) })
  }

  private static func trimmed(_ name: String) -> String {
    let bytes = name.utf8.drop { $0.isASCIISpace }
    return String(
      decoding: bytes.prefix(bytes.count - bytes.reversed().prefix { $0.isASCIISpace }.count), as: UTF8.self)
  }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard !document.isBlank else { return Drafts(of: document) }
    let table = CSVTable(document)
    var reading = Drafts(of: document, problems: table.problems)
    guard let columns = Self.columns(of: table, document), let head = table.rows.first else { return reading }
    guard !columns.texts.isEmpty || columns.source != nil else {
      let range =
        table.cells[head.lowerBound].range.lowerBound..<table.cells[head.upperBound - 1].range.upperBound
      reading.problems.append(
        Problem(
          rule: "syntax-error", message: "Name the columns in the first line, such as “key,text,comment”.",
          range: range))
      return reading
    }
    var rows = CSVRows(table: table, columns: columns, document: document, options: options)
    for row in table.rows.dropFirst() { rows.read(row) }
    reading = rows.reading
    reading.problems.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return reading
  }

  /// Quotes are doubled; a cell without quotes gets some when it needs them.
  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.flatMap { encode(text, replacing: $0, in: entry, of: document) }
  }

  func encode(
    _ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document
  ) -> [UInt8]? {
    guard let value = entry.range else { return nil }
    let bytes = Array(text.utf8)
    // A file with such a byte is taken for binary data.
    if bytes.contains(0) { return nil }
    // A spreadsheet would take it for a formula, and run it.
    if range.lowerBound == value.lowerBound, let first = bytes.first, Self.startsFormula(first),
      !(document.bytes[value].first.map(Self.startsFormula) ?? false)
    {
      return nil
    }
    let isQuoted =
      value.lowerBound > 0 && document.bytes[value.lowerBound - 1] == UInt8(ascii: "\"")
      && value.upperBound < document.bytes.count && document.bytes[value.upperBound] == UInt8(ascii: "\"")
    let needsQuotes = bytes.contains {
      $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ",")
        || $0 == UInt8(ascii: ";")
        || $0 == 0x09 || $0 == UInt8(ascii: "|")
    }
    if !isQuoted, !needsQuotes { return bytes }
    let doubled = bytes.flatMap { $0 == UInt8(ascii: "\"") ? [$0, $0] : [$0] }
    if isQuoted { return doubled }
    // Only a whole cell can get quotes.
    return range == value ? [UInt8(ascii: "\"")] + doubled + [UInt8(ascii: "\"")] : nil
  }

  private static func startsFormula(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "@")
      || byte == 0x09 || byte == 0x0D
  }
}
