internal import Readability

extension HeldKeys {
  /// - Parameter sourceLocale: BCP 47.
  package init(_ strings: StringTable, of table: KeyTable, sourceLocale: String, isBroken: Bool) {
    self.isBroken = isBroken
    let source = Locale(sourceLocale)
    let isSource = strings.sides.locales.map { Locale($0.name).isSameLanguage(as: source) }
    var last = TextRef.none
    for row in strings.rows where row.key != last {
      last = row.key
      let key = strings.bytes(row.key)
      names.append(.key(key, of: KeyName.noTable))
      if let symbol = table.names(of: key).2 { symbols.append(symbol) }
      guard case .name = KeyShape(key) else { continue }
      nameCount += 1
      styles[KeyStyle(key).rawValue] += 1
      beginnings.append(Self.beginning(of: key))
    }
    last = .none
    for row in strings.rows where isSource[Int(row.locale)] && row.key != last {
      last = row.key
      answered.append(.key(strings.bytes(row.key), of: KeyName.noTable))
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
}
