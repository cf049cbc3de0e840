/// How many times a file writes each of its names, by hash, so that a changed string changes them.
struct NameCounts: Sendable {
  private var counts: [UInt64: Int] = [:]

  /// Takes `old` out and `new` in.
  ///
  /// - Returns: the words that are names now and were none, or the other way round.
  mutating func replace(_ old: Slice<StringTable>, with new: Slice<StringTable>) -> Set<UInt64> {
    var changes: [UInt64: Int] = [:]
    for entry in old { FileNames.forEachName(in: entry) { changes[$0, default: 0] -= 1 } }
    for entry in new { FileNames.forEachName(in: entry) { changes[$0, default: 0] += 1 } }
    var turned: Set<UInt64> = []
    for (name, change) in changes where change != 0 {
      let before = counts[name] ?? 0
      counts[name] = before + change == 0 ? nil : before + change
      if (before == 0) != (before + change == 0) { turned.insert(name) }
    }
    return turned
  }

  var names: FileNames { FileNames(hashes: counts.keys) }
}
