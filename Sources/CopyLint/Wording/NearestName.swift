/// The name that a person most likely meant: the one of `names` with the fewest changed, missing, added or swapped
/// letters; nil when all are too far off. On a tie, the first wins.
///
/// - Parameter most: how many letters may be wrong, however long the word.
package func nearestName(to word: String, in names: [String], within most: Int = .max) -> String? {
  let word = Array(word.lowercased().unicodeScalars.prefix(64))
  var best: (name: String, distance: Int)?
  for name in names {
    let scalars = Array(name.lowercased().unicodeScalars)
    // A third of the letters may be wrong; in a short word, one.
    let limit = min(most, max(1, min(word.count, scalars.count) / 3), (best?.distance ?? .max) - 1)
    guard limit >= 0, abs(word.count - scalars.count) <= limit else { continue }
    let distance = editDistance(word, scalars)
    if distance <= limit { best = (name, distance) }
  }
  return best?.name
}

/// Names that share a word with an unknown name, as “term-translation” does with “term-mismatch”. Those that begin with the
/// same word come first, then those with the fewest changed letters.
package func namesSharingWord(with name: String, in names: [String], most: Int) -> [String] {
  let words = name.lowercased().split { $0 == "-" || $0 == "_" }
  guard words.count > 1 else { return [] }
  let scalars = Array(name.lowercased().unicodeScalars.prefix(64))
  let sharing = names.compactMap { other -> (name: String, starts: Int, distance: Int)? in
    let others = other.split(separator: "-")
    guard words.contains(where: others.contains) else { return nil }
    return (other, others.first == words.first ? 0 : 1, editDistance(scalars, Array(other.unicodeScalars)))
  }
  let order = sharing.sorted { ($0.starts, $0.distance, $0.name) < ($1.starts, $1.distance, $1.name) }
  return order.prefix(most).map(\.name)
}

/// Optimal string alignment distance (Damerau 1964, without edits inside a swap).
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for row in 1...left.count {
    var current = [row]
    for column in 1...right.count {
      let isSame = left[row - 1] == right[column - 1]
      var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      let isSwap =
        row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1]
      if isSwap { cost = min(cost, beforeLast[column - 2] + 1) }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
