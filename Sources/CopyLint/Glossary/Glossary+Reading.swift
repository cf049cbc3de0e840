extension Glossary {
  /// Adds a layer from a CSV file (RFC 4180, in UTF-8). Rows that cannot be read come back as problems; the rest is
  /// added.
  ///
  /// A row with the same term as one that is there replaces it; one with the mode `off` removes it. Only the column
  /// `term` is needed, and of two columns without a header the first is the term: see `Documentation/Glossary.md`.
  ///
  /// - Parameter document: the file; problem ranges are into its `bytes`.
  public mutating func add(_ document: Document) -> [Problem] {
    // The default glossary's own file, found among the project's: it is there already.
    guard !index.holds(document.bytes) else { return [] }
    var reader = GlossaryReader(document)
    reader.read(into: &index)
    return reader.problems
  }

  /// Whether a CSV file has two columns without names of a glossary: the term, and what to write instead.
  package static func isPlainList(_ document: Document) -> Bool {
    GlossaryHeader(document.bytes, at: document.textStart).isPlain
  }
}

/// Reads a glossary file row by row, and says what is wrong with it.
struct GlossaryReader {
  private(set) var problems: [Problem] = []
  private let bytes: [UInt8]
  private let start: Int
  /// Made where a message names a line.
  private lazy var lines = LineIndex(bytes, from: start)

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
    let header = GlossaryHeader(bytes, at: start)
    problems += header.problems
    guard let layout = header.layout, let layer = index.addLayout(layout) else { return }
    let base = index.append(bytes)
    index.reserve(bytes.count { $0 == 0x0A })
    var position = header.end
    while position < bytes.count {
      let record = position
      let row = CSVRecord(bytes.span, at: &position, layout: layout)
      if let quote = row.openQuote {
        report("Close this quote with “\"”. The rest of the file is one field.", quote..<quote + 1)
        continue
      }
      guard !isBlank(record..<position), isValid(row, at: record..<position, columns: layout.columns.count)
      else {
        continue
      }
      if names(row[.mode], "off") {
        index.remove(term(row))
        continue
      }
      var earlier: Int?
      if !index.replace(
        term(row), at: row[.term].hasDoubledQuotes ? nil : base + row[.term].range.lowerBound,
        record: base + record, layout: layer, earlier: &earlier)
      {
        report("Write a term that has a letter or digit and is at most 1,000 bytes long.", row[.term].range)
      }
      if let earlier { reportTwice(row[.term], earlier: earlier - base) }
    }
  }

  private mutating func isValid(_ row: CSVRecord, at range: Range<Int>, columns: Int) -> Bool {
    let problemsBefore = problems.count
    if row.count > columns {
      report(
        "Put quotes around a field with a comma in it. This row has \(row.count) fields for \(columns) columns.",
        lineEnd(range))
    }
    if row[.term].isEmpty { report("Write a term in this row, or remove the row.", lineEnd(range)) }
    check(row[.mode], "mode", Self.modes)
    check(row[.match], "match", Self.matches)
    check(row[.case], "case", Self.cases)
    check(row[.rule], "rule", Self.rules)
    check(row[.partOfSpeech], "part_of_speech", Self.partsOfSpeech)
    for role in names(in: row[.roles]) where Role(identifier: role) == nil {
      report("Use a known role instead of \(quoted(role)), such as “button”.", row[.roles].range)
    }
    for platform in names(in: row[.platform]) where !Glossary.platforms.contains(platform) {
      let known = Glossary.platforms.joined(separator: ", ")
      report("Write \(known) in the column “platform”, not \(quoted(platform)).", row[.platform].range)
    }
    checkNeighbors(of: row)
    return problems.count == problemsBefore
  }

  private mutating func checkNeighbors(of row: CSVRecord) {
    for column in [GlossaryColumn.notAfter, .notBefore, .after, .before] {
      for name in names(in: row[column]) where name.contains("{") && NeighborClass(rawValue: name) == nil {
        let known = NeighborClass.allCases.map(\.rawValue).joined(separator: ", ")
        report("Write a word, or one of \(known), not \(quoted(name)).", row[column].range)
      }
    }
  }

  private func names(in field: CSVField) -> [String] {
    field.isEmpty ? [] : listedNames(text(field.range))
  }

  // Made once: a large glossary asks for them in each row.
  private static let modes = Glossary.Mode.allCases.map(\.rawValue)
  private static let rules = Glossary.Rule.allCases.map(\.rawValue)
  private static let partsOfSpeech = Glossary.PartOfSpeech.allCases.map(\.rawValue)
  private static let matches = ["any", "whole"]
  private static let cases = ["fold", "sensitive"]

  private mutating func check(_ field: CSVField, _ column: String, _ values: [String]) {
    guard !field.isEmpty, !values.contains(where: { names(field, $0) }) else { return }
    report(
      "Write \(values.joined(separator: ", ")) in the column “\(column)”, not \(quoted(text(field.range))).",
      field.range)
  }

  /// The rows may be from two people who want different things, so nobody should have to find out which one counts.
  private mutating func reportTwice(_ term: CSVField, earlier: Int) {
    let line = lines.line(of: earlier) + 1
    report(
      "Keep one row for \(quoted(text(term.range))). This one counts, and the one in line \(line) doesn't.",
      term.range)
    problems[problems.count - 1].isMinor = true
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

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
  }

  /// A row without its line end.
  private func lineEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return range.lowerBound..<end
  }
}
