/// What was found in the strings of a file, so that only those that changed are checked when the file is read again.
///
/// Holds for one path and one checker; whoever changes the configuration or the sources of a translation begins with a
/// new one.
package struct FileMemory: Sendable {
  /// With their roles.
  package internal(set) var entries = StringTable()
  /// One for each entry.
  var strings: [CheckedString] = []
  var counts = NameCounts()
  var names = FileNames()
  /// How many strings the last reading had to check.
  package internal(set) var checkedStrings = 0

  package init() {}

  /// How many entries from the start, and how many from the end, are as they were, with all that is looked at around
  /// them.
  func kept(in new: StringTable) -> (first: Int, last: Int) {
    let most = min(entries.count, new.count)
    var first = 0
    while first < most, isSame(first, as: first, of: new) { first += 1 }
    if first == entries.count, first == new.count { return (first, 0) }
    var last = 0
    while last < most - first, isSame(entries.count - 1 - last, as: new.count - 1 - last, of: new) {
      last += 1
    }
    // A spoken string looks at its neighbors, a translation at the other entries of its key.
    first = max(0, first - Checker.reach)
    last = max(0, last - Checker.reach)
    while first > 0, Self.isInRow(first, of: new) || Self.isInRow(first, of: entries) { first -= 1 }
    while last > 0,
      Self.isInRow(new.count - last, of: new) || Self.isInRow(entries.count - last, of: entries)
    { last -= 1 }
    return (first, last)
  }

  /// Whether entry `index` as it was is entry `other` as it was just read.
  func isSame(_ index: Int, as other: Int, of new: StringTable) -> Bool {
    strings[index].readRole == new.rows[other].role
      && strings[index].readRoleSource == new.rows[other].roleSource
      && entries.isSame(at: index, as: other, of: new)
  }

  /// Whether the entries before and behind the boundary at `index` are of one key.
  private static func isInRow(_ index: Int, of table: StringTable) -> Bool {
    index > 0 && index < table.count && table.hasSameKey(index - 1, index)
  }
}
