extension Glob {
  /// Whether the pattern means this key. A key that somebody copied from a report means itself, whatever its signs mean in a
  /// pattern, and though the report shows “␊” for a line end and cuts a long key with “…”.
  package func names(key: String) -> Bool {
    if pattern == key || matches(key: key) { return true }
    // A dot in a key has a backslash, where dots are between the parts of keys.
    if key.utf8.contains(UInt8(ascii: "\\")) {
      let plain = shownKey(key)
      if pattern == plain || matches(key: plain) { return true }
    }
    guard pattern.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    let shown = printable(key)
    if pattern == shown { return true }
    return pattern.hasSuffix("…") && pattern.count > Self.shortestCut && shown.hasPrefix(pattern.dropLast())
  }

  /// Reports never cut keys that are as short as this.
  private static let shortestCut = 7

  /// Whether the pattern is a key as it is written, without signs that mean something else.
  package var isLiteral: Bool { pattern.utf8.allSatisfy { $0 < 0x80 && !"*?[{\\".utf8.contains($0) } }
}
