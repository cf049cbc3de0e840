/// A row of a glossary that comes from a term base.
struct TermRow: Sendable, Equatable {
  var term: String
  /// Alternatives, the default first.
  var replacements: [String] = []
  var partOfSpeech: Glossary.PartOfSpeech = .phrase
  var isCaseSensitive = false
  var mode: Glossary.Mode
  var note = ""
  var source = ""

  /// Combines the rows of one term. What one concept deprecates and another one prefers is only shown: it is unknown
  /// which of the two is meant.
  static func joined(_ rows: [TermRow]) -> [TermRow] {
    var joined: [TermRow] = []
    var places: [String: Int] = [:]
    for row in rows {
      let key = row.isCaseSensitive ? row.term : row.term.lowercased()
      guard let place = places[key] else {
        places[key] = joined.count
        joined.append(row)
        continue
      }
      joined[place].join(row)
    }
    return joined
  }

  private mutating func join(_ other: TermRow) {
    let isDisputed = mode != other.mode
    if mode == .note, isDisputed { self = other }
    for replacement in isDisputed ? ["(reword)"] : other.replacements
    where !replacements.contains(replacement) {
      replacements.append(replacement)
    }
    if note.isEmpty { note = other.note }
  }

  /// As a record with the columns of a glossary.
  var record: [UInt8] {
    let fields = [
      term, replacements.joined(separator: "|"), partOfSpeech.rawValue, "any",
      isCaseSensitive ? "sensitive" : "fold", "", Glossary.Rule.jargon.rawValue, mode.rawValue, note, source,
    ]
    var record: [UInt8] = []
    for field in fields {
      if !record.isEmpty { record.append(UInt8(ascii: ",")) }
      record.append(UInt8(ascii: "\""))
      for byte in field.utf8 {
        if byte == UInt8(ascii: "\"") { record.append(byte) }
        record.append(byte)
      }
      record.append(UInt8(ascii: "\""))
    }
    return record
  }
}

extension GlossaryIndex {
  /// Adds rows as a layer of their own.
  mutating func add(_ rows: [TermRow]) {
    guard !rows.isEmpty, let layer = addLayout(CSVRecord.Layout(GlossaryColumn.allCases)) else { return }
    var earlier: Int?
    for row in rows {
      _ = replace(Array(row.term.utf8), at: nil, record: append(row.record), layout: layer, earlier: &earlier)
    }
  }
}
