/// What rows say of their terms, of those that turned up lately: the words of a few rows are in every other text.
///
/// A class, because the glossary that fills it belongs to several threads, and each has one of its own.
final class GlossaryMemo {
  private var rows = [Int](repeating: -1, count: size)
  private var facts = [GlossaryFacts?](repeating: nil, count: size)

  /// A power of two.
  private static let size = 512

  /// What `index` says of a row.
  func facts(ofRow row: Int, in index: GlossaryIndex) -> GlossaryFacts {
    let slot = row & (Self.size - 1)
    if rows[slot] == row, let known = facts[slot] { return known }
    let read = index.facts(ofRow: row)
    rows[slot] = row
    facts[slot] = read
    return read
  }
}
