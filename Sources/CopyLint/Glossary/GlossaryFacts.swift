/// What a row says of its term, read when the term turns up.
struct GlossaryFacts {
  var record: CSVRecord
  var partOfSpeech: Glossary.PartOfSpeech
  var rule: Glossary.Rule
  var mode: Glossary.Mode
  var isWholeString: Bool
  var isCaseSensitive: Bool

  /// Whether the row does anything.
  var isActive: Bool { rule.isBuilt && mode != .off }
}

extension GlossaryIndex {
  /// Reads a row. Where a row says nothing, it is a phrase, anywhere in any case, that `jargon` suggests to replace.
  func facts(ofRow row: Int) -> GlossaryFacts {
    var index = Int(rows[row].record)
    return facts(of: CSVRecord(bytes.span, at: &index, layout: layout(ofRow: row)))
  }

  private func facts(of record: CSVRecord) -> GlossaryFacts {
    GlossaryFacts(
      record: record,
      partOfSpeech: value(record[.partOfSpeech], of: Glossary.PartOfSpeech.self) ?? .phrase,
      rule: value(record[.rule], of: Glossary.Rule.self) ?? .jargon,
      mode: value(record[.mode], of: Glossary.Mode.self) ?? .suggest,
      isWholeString: holds(record[.match], "whole"),
      isCaseSensitive: holds(record[.case], "sensitive"))
  }

  /// The case that a field names, compared in place: rows that lie dormant turn up often.
  private func value<Value>(_ field: CSVField, of type: Value.Type) -> Value?
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    for value in type.allCases where holds(field, value.rawValue) { return value }
    return nil
  }

  private func holds(_ field: CSVField, _ text: String) -> Bool {
    bytes[field.range].elementsEqual(text.utf8)
  }

  /// The text of a field.
  func text(_ field: CSVField) -> String {
    let text = String(decoding: bytes[field.range], as: UTF8.self)
    guard field.hasDoubledQuotes else { return text }
    return text.split(separator: "\"\"", omittingEmptySubsequences: false).joined(separator: "\"")
  }

  func text(ofTerm row: Int) -> String {
    let start = Int(rows[row].term)
    return String(decoding: bytes[start..<start + Int(rows[row].termLength)], as: UTF8.self)
  }

  /// The alternatives of a row, the default first.
  func replacements(of facts: GlossaryFacts) -> [String] {
    text(facts.record[.replacement]).split(separator: "|").map { alternative in
      String(alternative.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The roles that a row is limited to.
  func roles(of facts: GlossaryFacts) -> [Role] {
    let field = facts.record[.roles]
    guard !field.isEmpty else { return [] }
    return text(field).split { $0 == "|" || $0 == " " }.compactMap { Role(identifier: String($0)) }
  }
}
