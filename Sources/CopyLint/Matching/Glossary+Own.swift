internal import Readability

extension Glossary {
  /// Whether a row is of the project, not of the built-in glossary.
  func isOwn(_ row: Int) -> Bool { index.rows[row].layout != 0 }

  /// Whether a hit is of a project's row that doesn't say what part of speech its term is.
  func isOwnPhrase(_ hit: Hit) -> Bool {
    hit.facts.partOfSpeech == .phrase && isOwn(hit.row)
      && index.record(ofRow: hit.row)[.partOfSpeech].isEmpty
  }

  /// Whether a term, as it is written, has a row of a rule that finds it in other places.
  func hasRow(for term: String, of rule: String) -> Bool {
    let term = Array(term.utf8)
    var row = index.rows.isEmpty ? -1 : index.firstRow(near: term)
    while row >= 0 {
      if index.holds(row, term.span) {
        let facts = index.facts(ofRow: row)
        if facts.rule.rawValue == rule, facts.mode != .note { return true }
      }
      row = Int(index.rows[row].next)
    }
    return false
  }

  /// Why a project doesn't want a word: what its row notes, or that the row is there.
  ///
  /// - Returns: a sentence; nil for a row of the built-in glossary, whose rule knows why.
  func ownReason(ofRow row: Int) -> String? {
    guard isOwn(row) else { return nil }
    let words = index.text(index.record(ofRow: row)[.note]).split(separator: " ")
    guard let first = words.first, let last = words.last else { return "Your glossary says so." }
    // “iOS” keeps its small letter.
    let keepsCase = first.dropFirst().contains(where: \.isUppercase)
    let note = words.joined(separator: " ")
    let isClosed = last.unicodeScalars.last.map { ".!?…".unicodeScalars.contains($0) } ?? false
    return (keepsCase ? note : capitalized(note)) + (isClosed ? "" : ".")
  }
}
