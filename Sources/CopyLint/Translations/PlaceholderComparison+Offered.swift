/// Values that a framework offers or a language needs, of which each translation uses those it wants.
extension PlaceholderComparison {
  /// Whether the framework gives the value, asked or not: Rails does in messages of validation.
  static func isGiven(_ placeholder: Placeholder, _ entry: Entry) -> Bool {
    if isOfTerm(placeholder, entry) { return true }
    guard entry.syntax == .ruby, entry.key.utf8.count < 200, entry.key.contains("errors"),
      case .name(let name) = placeholder.reference
    else { return false }
    return ["attribute", "model", "value", "count"].contains(name)
  }

  /// Whether the messages that show a term of Fluent give the value, each in its own language.
  static func isOfTerm(_ placeholder: Placeholder, _ entry: Entry) -> Bool {
    guard entry.isFluentTerm, case .name(let name) = placeholder.reference else { return false }
    return name.utf8.first == UInt8(ascii: "$")
  }

  /// Whether Rails offers the value, and each language uses it as it likes: "登録する" for "Create %{model}".
  static func isOffered(_ placeholder: Placeholder, _ entry: Entry, _ syntax: Syntax) -> Bool {
    if isOfTerm(placeholder, entry) { return true }
    guard syntax == .ruby, entry.key.utf8.count < 200,
      entry.key.contains("errors") || entry.key.contains("helpers.submit"),
      case .name(let name) = placeholder.reference
    else { return false }
    return name == "attribute" || name == "model"
  }

  /// A value that only one language needs: "’s", "a" or "an".
  static func isGrammar(_ placeholder: Placeholder) -> Bool {
    guard case .name(let name) = placeholder.reference else { return false }
    return ["apostrophe", "possessive", "article", "plural", "suffix", "day_period", "s"].contains(name)
  }

  /// Whether Fluent takes in another message, `{ trash }`, and not a value, `{ $items }`. A language that inflects words writes
  /// it out.
  static func isMessage(_ placeholder: Placeholder, _ bytes: [UInt8]) -> Bool {
    !bytes[placeholder.range].contains(UInt8(ascii: "$"))
  }
}
