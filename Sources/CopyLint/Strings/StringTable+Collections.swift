internal import Readability

/// Collections: texts that the app is about, and not its own, such as rules of a game, or what each policy of a server does.
///
/// They are known by their sheer number: many long texts under keys with the same ending, as in `alert.description`, or under keys
/// that only their numbers tell apart, as in `quote17`.
extension StringTable {
  /// Gives the texts of collections the flag of a manual's.
  mutating func markCollections() {
    // Few files have that many long texts. In the others, each row is read once.
    guard rows.count(where: \.isLong) >= Int(Self.fewestLongTexts) else { return }
    let endings = rows.map { endingOfKey($0) }
    var sizes = HashTable<Size>()
    for (row, ending) in zip(rows, endings) {
      var size = sizes[ending] ?? Size(isNumbered: isNumbered(row))
      size.texts += 1
      if row.isLong { size.longTexts += 1 }
      sizes.set(size, for: ending)
    }
    for (index, ending) in endings.enumerated() where sizes[ending]?.isCollection ?? false {
      rows[index].flags.insert(.manual)
    }
  }

  fileprivate static let fewestLongTexts: Int32 = 40

  private struct Size: BitwiseCopyable {
    var texts: Int32 = 0
    var longTexts: Int32 = 0
    let isNumbered: Bool

    /// Three in five texts are long. Of 300 apps, three had such collections, and no texts of views were among them.
    var isCollection: Bool {
      // No app numbers that many texts of its views.
      longTexts >= StringTable.fewestLongTexts
        && (longTexts * 5 >= texts * 3 || isNumbered && longTexts * 5 >= texts)
    }
  }

  private func isNumbered(_ row: StringRow) -> Bool { endOfName(bytes(row.key)) < Int(row.key.length) }

  /// Where the number at the end of a key begins; the end of the key without one, or without a name before it.
  private func endOfName(_ key: Span<UInt8>) -> Int {
    var end = key.count
    while end > 0, key[end - 1] >= UInt8(ascii: "0"), key[end - 1] <= UInt8(ascii: "9") { end -= 1 }
    return end > 0 && key[end - 1].isASCIILetter ? end : key.count
  }

  /// A hash of the language, and of what follows the last dot of a key, or comes before the number at its end; all keys that are
  /// texts have one.
  private func endingOfKey(_ row: StringRow) -> UInt64 {
    let key = bytes(row.key)
    let name = key.extracting(0..<endOfName(key))
    if name.count < key.count {
      return Swift.max(1, mixed(byteHash(name) ^ UInt64(row.locale), 0x9E37_79B9_7F4A_7C15))
    }
    var start = key.count
    while start > 0, key[start - 1] != UInt8(ascii: "."), key[start - 1] != 0x20 { start -= 1 }
    let isName = start > 0 && start < key.count && key[start - 1] == UInt8(ascii: ".")
    let ending = isName ? byteHash(key.extracting(start...)) : 1
    return Swift.max(1, mixed(ending ^ UInt64(row.locale), 0x9E37_79B9_7F4A_7C15))
  }
}

extension StringRow {
  /// Whether a text has twenty words or so.
  fileprivate var isLong: Bool { text.length >= 110 }
}
