/// A list of a translation that has fewer items than that of its source.
struct LackingItems {
  var count: Int
  var wanted: Int

  func message(_ key: String, in format: String) -> String {
    let lacking = wanted - count
    let some = lacking == 1 ? "1 item" : "\(lacking) items"
    let why = format == "android-xml" ? " An app that looks for it there stops." : ""
    return "Add \(some) to \(quotedKey(key)). The source has \(wanted), and this has \(count).\(why)"
  }

  /// In JSON, nothing says that each item has its counterpart.
  func severity(in format: String) -> Severity { format == "android-xml" ? .error : .warning }
}

extension LackingItems {
  /// The lists of one language in a file that are there, but end before those of the source, by key.
  static func all(
    in entries: StringTable, _ locale: String, format: String, sources: SourceStrings
  ) -> [String: LackingItems] {
    guard format == "android-xml" || format == "json" || format == "i18next" else { return [:] }
    var counts: [String: Int] = [:]
    for index in entries.indices where entries.rows[index].variant.count > 0 {
      let entry = entries[index]
      guard entry.locale == locale, let number = SourceForms.itemNumber(of: entry.variant) else { continue }
      counts[entry.key] = max(counts[entry.key] ?? 0, number + 1)
    }
    var lacking: [String: LackingItems] = [:]
    for (name, count) in counts {
      guard let key = sources.key(name), key.isTranslatable, key.forms.items.count > count else { continue }
      lacking[name] = LackingItems(count: count, wanted: key.forms.items.count)
    }
    return lacking
  }
}

extension SourceForms {
  /// The texts of a list, in its order; none for a string that is no list.
  var items: [String] {
    let numbers = all.map { Self.itemNumber(of: $0.variant) }
    guard numbers.enumerated().allSatisfy({ $0.offset == $0.element }) else { return [] }
    return all.map(\.text)
  }

  /// `item.3` is the fourth of a list.
  static func itemNumber(of variant: String) -> Int? {
    variant.hasPrefix("item.") ? Int(variant.dropFirst(5)) : nil
  }
}
