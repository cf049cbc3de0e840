import Readability

/// The text of a string, as the sums need it.
struct CountedText {
  /// Index of the string in its table.
  var index: Int
  var hash: UInt64
  var counts: Counts
  var isProse: Bool
}

/// Picks the form of a key that counts: the first one, or the general one. The forms of a key are consecutive.
struct FormChoice {
  private var held: (key: UInt64, isOther: Bool, form: CountedText)?

  var isHolding: Bool { held != nil }

  /// Whether a string is one of several forms. The items of an array are texts of their own.
  static func isForm(_ row: StringRow, in table: StringTable) -> Bool {
    row.isForm && !table.bytes(row.variant).holds("item.", at: 0)
  }

  /// Adds a form with words in it.
  ///
  /// - Returns: the form that counts of the key before.
  mutating func take(_ form: CountedText, of table: StringTable) -> CountedText? {
    let row = table.rows[form.index]
    let key = byteHash(table.bytes(row.key))
    let isOther = Self.isOther(table.string(row.variant))
    if let held, held.key == key {
      if !held.isOther, isOther { self.held = (key, true, form) }
      return nil
    }
    let chosen = finish()
    held = (key, isOther, form)
    return chosen
  }

  /// The form that counts of the last key. Asked whenever a text comes that is not a form, and at the end.
  mutating func finish() -> CountedText? {
    guard let held else { return nil }
    self.held = nil
    return held.form
  }

  /// Whether every choice in the variant is the general one: `device.other.plural.other`, but not `plural.one`.
  private static func isOther(_ variant: String) -> Bool {
    let parts = variant.split(separator: ".")
    return parts.indices.allSatisfy { index in
      switch parts[index] {
      case "plural", "selectordinal", "device", "select":
        index + 1 < parts.count && parts[index + 1] == "other"
      default: true
      }
    }
  }
}
