internal import Readability

/// The keys of a string file.
package struct HeldKeys: Sendable {
  /// Without a table, each once or more often.
  private(set) var names: [KeyName] = []
  /// Hashes of what comes before the first dot or underline of a key that is a name.
  private(set) var beginnings: [UInt64] = []
  /// What code may call the keys, as Xcode names them.
  private(set) var symbols: [KeyName] = []
  /// How many keys are names, such as `home.title`.
  private(set) var nameCount = 0
  /// BCP 47.
  private(set) var locales: [String] = []
  /// Whether a mistake may hide some of them.
  private(set) var isBroken: Bool

  package init(_ strings: StringTable, of table: KeyTable, isBroken: Bool) {
    self.isBroken = isBroken
    var last = TextRef.none
    for row in strings.rows where row.key != last {
      last = row.key
      let key = strings.bytes(row.key)
      names.append(.key(key, of: KeyName.noTable))
      if let symbol = table.names(of: key).2 { symbols.append(symbol) }
      guard case .name = KeyShape(key) else { continue }
      nameCount += 1
      beginnings.append(Self.beginning(of: key))
    }
    for locale in strings.sides.locales where !locales.contains(locale.name) { locales.append(locale.name) }
  }

  /// The keys in a language that are names, each once.
  package static func literals(in strings: StringTable, locale: String, path: String) -> [CodeLiteral] {
    let table = ProjectKeys.tableName(of: path)
    var found: [CodeLiteral] = []
    var last = TextRef.none
    for row in strings.rows where row.key != last && strings.locale(row.locale).name == locale {
      last = row.key
      guard case .name = KeyShape(strings.bytes(row.key)), let range = row.range else { continue }
      found.append(CodeLiteral(kind: .held, text: strings.string(row.key), range: range, table: table))
    }
    return found
  }

  /// A hash of what comes before the first dot or underline.
  static func beginning(of key: Span<UInt8>) -> UInt64 {
    var end = 0
    while end < key.count, key[end] != UInt8(ascii: "."), key[end] != UInt8(ascii: "_") { end += 1 }
    return max(1, byteHash(key.extracting(0..<end)))
  }
}
