internal import Readability

extension Glossary {
  /// Whether a row is of the project, not of the built-in glossary.
  func isOwn(_ row: Int) -> Bool { index.rows[row].layout != 0 }

  /// Whether a hit is of a project's row that doesn't say what part of speech its term is.
  func isOwnPhrase(_ hit: Hit) -> Bool {
    hit.facts.partOfSpeech == .phrase && isOwn(hit.row)
      && index.record(ofRow: hit.row)[.partOfSpeech].isEmpty
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
