extension Checker {
  /// What stands beside a text on the screen and changes what is missing there: the button that tries again, beside an error, and
  /// the address of a link, beside its title.
  ///
  /// Told by the keys alone, close by, as with `sibling`.
  func companion(of index: Int, in table: StringTable) -> Sibling? {
    let role = table.rows[index].role
    if role == .error { return wayOn(from: index, in: table) }
    return role == .title ? address(of: index, in: table) : nil
  }

  /// `load_trips_error.retry`, or `loading_error.retry`, beside `load_trips_error.message`.
  private func wayOn(from index: Int, in table: StringTable) -> Sibling? {
    guard near(index, in: table).contains(where: { mayBe(Self.wayEnds, $0, in: table) }) else { return nil }
    let group = Self.words(of: table.bytes(table.rows[index].key)).dropLast()
    guard let first = group.first, let last = group.last else { return nil }
    for other in near(index, in: table) where mayBe(Self.wayEnds, other, in: table) {
      let words = Self.words(of: table.bytes(table.rows[other].key))
      guard let end = words.last, Self.ways.contains(end), let otherFirst = words.first,
        words.count > 1
      else { continue }
      // "try.again"
      let otherGroup = words.dropLast(end == "again" ? 2 : 1)
      let isAlike =
        group.count > 1 && otherGroup.count > 1 && otherGroup.last == last
        && first.utf8.prefix(4).elementsEqual(otherFirst.utf8.prefix(4))
      guard otherGroup.elementsEqual(group) || isAlike else { continue }
      return Sibling(text: table[other].sentence, role: .button)
    }
    return nil
  }

  /// `policy_url` beside `policy_title`.
  private func address(of index: Int, in table: StringTable) -> Sibling? {
    guard near(index, in: table).contains(where: { mayBe(Self.addressEnds, $0, in: table) }) else {
      return nil
    }
    let words = Self.words(of: table.bytes(table.rows[index].key))
    guard words.count > 1, words.last == "title" else { return nil }
    for other in near(index, in: table) where mayBe(Self.addressEnds, other, in: table) {
      let others = Self.words(of: table.bytes(table.rows[other].key))
      guard let end = others.last, Self.addresses.contains(end),
        others.dropLast().elementsEqual(words.dropLast())
      else { continue }
      return Sibling(text: table[other].sentence, role: .link)
    }
    return nil
  }

  /// Entries on either side that have another key, and the same language.
  private func near(_ index: Int, in table: StringTable) -> some Sequence<Int> {
    (max(0, index - Self.reach)..<min(table.count, index + Self.reach + 1)).lazy.filter {
      $0 != index && table.rows[$0].locale == table.rows[index].locale && !table.hasSameKey($0, index)
    }
  }

  /// Whether a key ends as one of the words does, whose last two letters these are: cutting all keys into words takes longer.
  private func mayBe(_ ends: [StaticString], _ index: Int, in table: StringTable) -> Bool {
    let key = table.bytes(table.rows[index].key)
    let last = (key.byte(key.count - 2) | 0x20, key.byte(key.count - 1) | 0x20)
    return ends.contains { $0.withUTF8Buffer { unsafe $0[0] == last.0 && $0[1] == last.1 } }
  }

  /// The words between the signs of a key, in small letters; none if it is a text.
  private static func words(of key: Span<UInt8>) -> [Substring] {
    guard key.firstControlOrSpace == key.count else { return [] }
    return String(copying: key).lowercased().split { "._-/:\\".contains($0) }
  }

  private static let ways: Set<Substring> = ["retry", "again", "reload", "tryagain", "resend"]
  private static let wayEnds: [StaticString] = ["ry", "in", "ad", "nd"]
  private static let addresses: Set<Substring> = ["url", "link", "href"]
  private static let addressEnds: [StaticString] = ["rl", "nk", "ef"]
}
