extension Glossary {
  /// Adds a layer from a CSV file (RFC 4180, in UTF-8). Rows that cannot be read come back as problems; the rest is
  /// added.
  ///
  /// A row with the same term as one that is there replaces it; one with the mode `off` removes it. Only the column
  /// `term` is needed: see `Glossary/README.md`.
  ///
  /// - Parameter document: the file; problem ranges are into its `bytes`.
  public mutating func add(_ document: Document) -> [Problem] {
    // The default glossary's own file, found among the project's: it is there already.
    guard !index.holds(document.bytes) else { return [] }
    var reader = GlossaryReader(document)
    reader.read(into: &index)
    return reader.problems
  }
}

/// Reads a glossary file row by row, and says what is wrong with it.
struct GlossaryReader {
  private(set) var problems: [Problem] = []
  private let bytes: [UInt8]
  private let start: Int

  /// Largest file in bytes: thousands of times a language's jargon.
  static let largestFile = 64 << 20

  init(_ document: Document) {
    bytes = document.bytes
    start = document.textStart
  }

  mutating func read(into index: inout GlossaryIndex) {
    guard bytes.count <= Self.largestFile else {
      return report("Split this glossary: it is larger than 64 MB.", start..<start)
    }
    var position = start
    guard let layout = readHeader(at: &position) else { return }
    guard let layer = index.addLayout(layout) else { return }
    let base = index.append(bytes[...])
    // So that the last record ends before what is added behind it.
    index.append([0x0A])
    while position < bytes.count {
      let record = position
      let row = CSVRecord(bytes.span, at: &position, layout: layout)
      if let quote = row.openQuote {
        report("Close this quote with “\"”. The rest of the file is one field.", quote..<quote + 1)
        continue
      }
      guard !isBlank(record..<position), isValid(row, at: record..<position, columns: layout.count) else {
        continue
      }
      if names(row[.mode], "off") {
        index.remove(term(row))
      } else if !index.replace(term(row), record: base + record, layout: layer) {
        report("Write a term with a letter or a digit, of 1,000 bytes at most.", row[.term].range)
      }
    }
  }

  /// The columns of the file; nil when there is none for the term.
  private mutating func readHeader(at position: inout Int) -> CSVRecord.Layout? {
    let first = position
    var layout: CSVRecord.Layout = []
    var fields: [Range<Int>] = []
    var end = position
    _ = CSVRecord(bytes.span, at: &end, layout: [])
    while position < end {
      let field = nextName(at: &position, before: end)
      fields.append(field)
      layout.append(GlossaryColumn(name: text(field)))
    }
    guard layout.contains(.term) else {
      if !isBlank(first..<bytes.count) {
        let place = fields.first ?? first..<first
        report("Begin with a line that names the columns, such as “term,replacement”.", place)
      }
      return nil
    }
    for number in layout.indices {
      if let column = layout[number], layout[..<number].contains(column) {
        report("Remove the second column \(quoted(text(fields[number]))).", fields[number])
        layout[number] = nil
      } else if layout[number] == nil, !fields[number].isEmpty {
        let known = GlossaryColumn.names.joined(separator: ", ")
        report(
          "Rename or remove the column \(quoted(text(fields[number]))). A glossary has: \(known).",
          fields[number])
      }
    }
    return layout
  }

  /// The next name of the header, without quotes and spaces.
  private func nextName(at position: inout Int, before end: Int) -> Range<Int> {
    let ends: (UInt8) -> Bool = { $0 == UInt8(ascii: ",") || $0 == 0x0A || $0 == 0x0D }
    var field = position..<(bytes[position..<end].firstIndex(where: ends) ?? end)
    position = field.upperBound
    while position < end, ends(bytes[position]) {
      position += 1
      if bytes[position - 1] == UInt8(ascii: ",") { break }
    }
    let isPadding: (UInt8) -> Bool = { $0 == 0x20 || $0 == UInt8(ascii: "\"") }
    while let first = bytes[field].first, isPadding(first) { field = field.lowerBound + 1..<field.upperBound }
    while let last = bytes[field].last, isPadding(last) { field = field.lowerBound..<field.upperBound - 1 }
    return field
  }

  private mutating func isValid(_ row: CSVRecord, at range: Range<Int>, columns: Int) -> Bool {
    let problemsBefore = problems.count
    if row.count > columns {
      report(
        "Put quotes around a field with a comma in it. This row has \(row.count) fields for \(columns) columns.",
        lineEnd(range))
    }
    if row[.term].isEmpty { report("Write a term in this row, or remove the row.", lineEnd(range)) }
    check(row[.mode], "mode", Mode.allCases.map(\.rawValue))
    check(row[.match], "match", ["any", "whole"])
    check(row[.case], "case", ["fold", "sensitive"])
    check(row[.rule], "rule", Glossary.Rule.allCases.map(\.rawValue))
    check(row[.partOfSpeech], "part_of_speech", Glossary.PartOfSpeech.allCases.map(\.rawValue))
    for role in text(row[.roles].range).split(whereSeparator: { $0 == "|" || $0 == " " })
    where Role(identifier: String(role)) == nil {
      report("Use a known role instead of \(quoted(String(role))), such as “button”.", row[.roles].range)
    }
    return problems.count == problemsBefore
  }

  private typealias Mode = Glossary.Mode

  private mutating func check(_ field: CSVField, _ column: String, _ values: [String]) {
    guard !field.isEmpty, !values.contains(where: { names(field, $0) }) else { return }
    report(
      "Write \(values.joined(separator: ", ")) in the column “\(column)”, not \(quoted(text(field.range))).",
      field.range)
  }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    problems.append(Problem(rule: "syntax-error", message: message, range: range))
  }

  private func names(_ field: CSVField, _ value: String) -> Bool {
    bytes[field.range].elementsEqual(value.utf8)
  }

  private func term(_ row: CSVRecord) -> [UInt8] {
    let term = row[.term]
    guard term.hasDoubledQuotes else { return Array(bytes[term.range]) }
    return Array(text(term.range).split(separator: "\"\"").joined(separator: "\"").utf8)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 <= 0x20 || $0 == 0x2C } }

  /// A row without its line end.
  private func lineEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return range.lowerBound..<end
  }
}
