import Readability

/// Sums texts as if they were one, each text once.
struct PooledTexts {
  private(set) var counts = Counts()
  /// Hashes of the texts that are in the sums.
  private var texts = HashTable<Void>()

  /// Whether a text, given its hash, is in the sums.
  func contains(_ text: UInt64) -> Bool { texts.contains(text) }

  /// Adds a text that is not in the sums yet.
  ///
  /// - Returns: whether it was not.
  @discardableResult
  mutating func add(_ text: UInt64, counts: Counts) -> Bool {
    guard texts.insert(text) else { return false }
    self.counts += counts
    return true
  }
}

/// Picks the form of a key that counts: the first one, or the general one. The forms of a key come in a row.
struct FormChoice<Form> {
  private var held: (key: UInt64, isOther: Bool, form: Form)?

  var isHolding: Bool { held != nil }

  /// Whether a variant is one of several forms of a string. The items of an array are texts of their own.
  static func isForm(_ variant: String) -> Bool { isForm(variant.utf8.span) }

  /// As above, UTF-8.
  static func isForm(_ variant: Span<UInt8>) -> Bool { variant.count > 0 && !variant.holds("item.", at: 0) }

  /// Takes in a form with words in it.
  ///
  /// - Parameter key: its hash.
  /// - Returns: the form that counts of the key before.
  mutating func take(_ form: Form, key: UInt64, variant: String) -> Form? {
    let isOther = Self.isOther(variant)
    if let held, held.key == key {
      if !held.isOther, isOther { self.held = (key, true, form) }
      return nil
    }
    let chosen = finish()
    held = (key, isOther, form)
    return chosen
  }

  /// The form that counts of the last key. Asked whenever a text comes that is no form, and at the end.
  mutating func finish() -> Form? {
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
