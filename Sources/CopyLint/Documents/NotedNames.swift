import Readability

/// Names as they come, by their hashes, and the one question at the end: which of them were there before?
///
/// To ask it of each name at once is a far look into memory every time; most files have none.
struct NotedNames {
  private var hashes: [UInt64] = []
  private var places: [Int32] = []

  /// - Parameter place: by which the reader finds the name again.
  mutating func add(_ hash: UInt64, at place: Int) {
    hashes.append(hash)
    places.append(Int32(truncatingIfNeeded: place))
  }

  /// The places of names that were there before, in their order.
  func duplicates() -> [Int] {
    guard hashes.count > 1, holdsDuplicates(hashes) else { return [] }
    var seen = HashTable<Void>()
    seen.reserve(hashes.count, like: ())
    return hashes.indices.filter { !seen.insert(hashes[$0]) }.map { Int(places[$0]) }
  }
}
