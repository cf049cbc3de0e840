internal import Readability

/// What a row says about its term, read when the term turns up.
struct GlossaryFacts {
  var partOfSpeech: Glossary.PartOfSpeech
  var rule: Glossary.Rule
  var mode: Glossary.Mode
  var isWholeString: Bool
  var isCaseSensitive: Bool
  var replacement: CSVField
  var roles: CSVField
  var platforms: CSVField
  var neighbors: NeighborFields

  /// Whether the row does anything.
  var isActive: Bool { mode != .off }
}

/// The columns of a row that tell what may be next to its term.
struct NeighborFields {
  var notAfter: CSVField
  var notBefore: CSVField
  var after: CSVField
  var before: CSVField

  var isEmpty: Bool { notAfter.isEmpty && notBefore.isEmpty && after.isEmpty && before.isEmpty }
}

/// A value that a glossary field names.
protocol GlossaryKeyword: CaseIterable, Sendable {
  /// All values with their names in bytes: rows that lie dormant turn up often, and are compared in place.
  static var names: [(value: Self, name: [UInt8])] { get }
}

extension GlossaryKeyword where Self: RawRepresentable, RawValue == String {
  fileprivate static var spelled: [(value: Self, name: [UInt8])] {
    allCases.map { ($0, Array($0.rawValue.utf8)) }
  }
}

extension Glossary.Mode: GlossaryKeyword { static let names = spelled }
extension Glossary.Rule: GlossaryKeyword { static let names = spelled }
extension Glossary.PartOfSpeech: GlossaryKeyword { static let names = spelled }

extension GlossaryIndex {
  /// Reads a row. By default, a row is a phrase, anywhere and in any case, that `jargon` suggests replacing.
  func facts(ofRow row: Int) -> GlossaryFacts {
    let record = record(ofRow: row)
    return GlossaryFacts(
      partOfSpeech: value(record[.partOfSpeech]) ?? .phrase, rule: value(record[.rule]) ?? .jargon,
      mode: value(record[.mode]) ?? .suggest, isWholeString: begins(record[.match], with: UInt8(ascii: "w")),
      isCaseSensitive: begins(record[.case], with: UInt8(ascii: "s")), replacement: record[.replacement],
      roles: record[.roles], platforms: record[.platform],
      neighbors: NeighborFields(
        notAfter: record[.notAfter], notBefore: record[.notBefore], after: record[.after],
        before: record[.before]))
  }

  func record(ofRow row: Int) -> CSVRecord {
    var index = Int(rows[row].record)
    return CSVRecord(bytes.span, at: &index, layout: layout(ofRow: row))
  }

  private func value<Value: GlossaryKeyword>(_ field: CSVField) -> Value? {
    let length = field.range.count
    for (value, name) in Value.names where name.count == length {
      var same = 0
      while same < length, bytes[field.range.lowerBound + same] == name[same] { same += 1 }
      if same == length { return value }
    }
    return nil
  }

  /// The first letter distinguishes the two values of a column: the reader accepts no others.
  private func begins(_ field: CSVField, with letter: UInt8) -> Bool {
    !field.isEmpty && bytes[field.range.lowerBound] == letter
  }

  /// The text of a field.
  func text(_ field: CSVField) -> String {
    let text = String(copying: bytes.span.extracting(field.range))
    guard field.hasDoubledQuotes else { return text }
    return text.split(separator: "\"\"", omittingEmptySubsequences: false).joined(separator: "\"")
  }

  func text(ofTerm row: Int) -> String {
    let start = Int(rows[row].term)
    return String(copying: bytes.span.extracting(start..<start + Int(rows[row].termLength)))
  }

  /// Whether the term of a row has a capital letter at this offset.
  func isCapital(_ row: Int, at offset: Int) -> Bool {
    guard 0..<Int(rows[row].termLength) ~= offset else { return false }
    let start = Int(rows[row].term) + offset
    let end = Int(rows[row].term) + Int(rows[row].termLength)
    let scalar = String(copying: bytes.span.extracting(start..<min(start + 4, end))).unicodeScalars.first
    return scalar?.properties.isUppercase ?? false
  }

  /// The alternatives of a row, the default first.
  func replacements(of facts: GlossaryFacts) -> [String] {
    if facts.replacement.hasDoubledQuotes {
      return text(facts.replacement).split(separator: "|").map(String.init)
    }
    var alternatives: [String] = []
    let field = facts.replacement.range
    var start = field.lowerBound
    while start < field.upperBound {
      var end = start
      while end < field.upperBound, bytes[end] != UInt8(ascii: "|") { end += 1 }
      var (lower, upper) = (start, end)
      while lower < upper, bytes[lower] == 0x20 { lower += 1 }
      while upper > lower, bytes[upper - 1] == 0x20 { upper -= 1 }
      if start < end { alternatives.append(String(copying: bytes.span.extracting(lower..<upper))) }
      start = end + 1
    }
    return alternatives
  }

  /// Whether a field has names of which none is `name`, as the roles of a row.
  func excludes(_ name: String, _ field: CSVField) -> Bool {
    guard !field.isEmpty else { return false }
    let identifier = name.utf8.span
    let field = bytes.span.extracting(field.range)
    var start = 0
    while start < field.count {
      var end = start
      while end < field.count, field[end] != UInt8(ascii: "|"), field[end] != 0x20 { end += 1 }
      if end - start == identifier.count {
        var same = 0
        while same < identifier.count, field[start + same] == identifier[same] { same += 1 }
        if same == identifier.count { return false }
      }
      start = end + 1
    }
    return true
  }

  /// The roles that a row is limited to.
  func roles(of facts: GlossaryFacts) -> [Role] {
    names(in: facts.roles).compactMap { Role(identifier: $0) }
  }

  func names(in field: CSVField) -> [String] { field.isEmpty ? [] : listedNames(text(field)) }
}

/// What a field has with `|` or a space between.
func listedNames(_ field: String) -> [String] {
  field.split { $0 == "|" || $0 == " " }.map(String.init)
}
