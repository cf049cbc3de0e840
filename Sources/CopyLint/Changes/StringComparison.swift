/// Compares the strings of files with those of another time. A string that only moved, within its file or to another,
/// is the same.
struct StringComparison {
  /// By path; for a file that is gone, by the path that its strings went to, or else by its own.
  private(set) var counts: [String: Changes.Strings] = [:]
  /// Where most strings of a file that was not there before came from.
  private(set) var oldPaths: [String: String] = [:]
  /// The languages of the strings that differ.
  private(set) var locales: Set<String> = []

  /// The strings that have no counterpart, by path.
  private typealias Rest = [String: [StringIdentity]]

  /// - Parameters:
  ///   - old: the strings by path.
  ///   - new: the strings of now, by path.
  init(old: [String: [StringIdentity]], new: [String: [StringIdentity]]) {
    var oldRest: Rest = [:]
    var newRest: Rest = [:]
    for (path, strings) in new {
      let (left, right) = Self.withoutPairs(old[path] ?? [], strings)
      oldRest[path] = left
      newRest[path] = right
    }
    for (path, strings) in old where new[path] == nil { oldRest[path] = strings }
    let moves = Self.takeMoved(&oldRest, &newRest)
    for (path, origins) in moves where old[path] == nil {
      oldPaths[path] = origins.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    count(oldRest, newRest, isThere: { new[$0] != nil })
    for strings in [oldRest, newRest].flatMap(\.values) { locales.formUnion(strings.lazy.map(\.locale)) }
  }

  /// What is left when each string is taken away with one that is the same.
  private static func withoutPairs(
    _ old: [StringIdentity], _ new: [StringIdentity]
  ) -> (old: [StringIdentity], new: [StringIdentity]) {
    if old == new { return ([], []) }
    var there: [StringIdentity: Int] = [:]
    for string in new { there[string, default: 0] += 1 }
    var kept: [StringIdentity] = []
    for string in old {
      if let count = there[string], count > 0 { there[string] = count - 1 } else { kept.append(string) }
    }
    let rest = new.reversed().filter { string in
      guard let count = there[string], count > 0 else { return false }
      there[string] = count - 1
      return true
    }
    return (kept, rest.reversed())
  }

  /// Takes away what went from one file to another.
  ///
  /// - Returns: how many strings came from where, by path.
  private static func takeMoved(_ old: inout Rest, _ new: inout Rest) -> [String: [String: Int]] {
    var places: [StringIdentity: [String]] = [:]
    for path in old.keys.sorted().reversed() {
      for string in old[path] ?? [] { places[string, default: []].append(path) }
    }
    var moves: [String: [String: Int]] = [:]
    var taken: Rest = [:]
    for path in new.keys.sorted() {
      new[path]?.removeAll { string in
        guard let origin = places[string]?.popLast() else { return false }
        moves[path, default: [:]][origin, default: 0] += 1
        taken[origin, default: []].append(string)
        return true
      }
    }
    for (path, strings) in taken { old[path] = withoutPairs(old[path] ?? [], strings).old }
    return moves
  }

  private mutating func count(_ old: Rest, _ new: Rest, isThere: (String) -> Bool) {
    var waiting = old.mapValues { strings in
      strings.reduce(into: [StringIdentity: Int]()) { $0[$1.name, default: 0] += 1 }
    }
    for path in new.keys.sorted() {
      let origins = [path] + (oldPaths[path].map { [$0] } ?? [])
      for string in new[path] ?? [] {
        let name = string.name
        let origin = origins.first { (waiting[$0]?[name] ?? 0) > 0 }
        if let origin {
          waiting[origin]?[name, default: 0] -= 1
          counts[path, default: .init()].changed += 1
        } else {
          counts[path, default: .init()].added += 1
        }
      }
    }
    for (path, names) in waiting {
      let left = names.values.reduce(0, +)
      guard left > 0 else { continue }
      let heir = isThere(path) ? nil : oldPaths.filter { $0.value == path }.keys.min()
      counts[heir ?? path, default: .init()].removed += left
    }
  }
}
