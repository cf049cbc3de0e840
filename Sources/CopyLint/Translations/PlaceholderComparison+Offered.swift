/// Values that a framework offers or a language needs, of which each translation uses those it wants.
extension PlaceholderComparison {
  /// Whether the framework gives the value even if the source doesn't use it: Rails does in validation messages.
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

  /// Whether Rails offers the value, so that each language may use it or not: "登録する" for "Create %{model}".
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

  /// Whether Fluent includes another message, `{ trash }`, and not a value, `{ $items }`. A language that inflects words writes
  /// it out.
  static func isMessage(_ placeholder: Placeholder, _ bytes: [UInt8]) -> Bool {
    !bytes[placeholder.range].contains(UInt8(ascii: "$"))
  }

  /// Whether a text names a variable of a shell, `%command%`, or of the app, `%UNIT%` and `%N%`: then not each sign begins a
  /// value.
  static func holdsVariable(_ bytes: [UInt8]) -> Bool {
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "%") {
        if let start, isVariable(bytes[start + 1..<index]) { return true }
        start = index
      } else if !byte.isASCIILetter, byte != UInt8(ascii: "_") {
        start = nil
      }
    }
    return false
  }

  /// A few small letters, or one in capitals that formats numbers and texts, may be values before a percent sign.
  private static func isVariable(_ name: ArraySlice<UInt8>) -> Bool {
    if name.allSatisfy({ $0.isASCIISmall || $0 == UInt8(ascii: "_") }) {
      // “%max%”, but “%lld%” is a value.
      return name.count > 3 || name.count == 3 && !name.allSatisfy { "acdefghijlopqstuxz".utf8.contains($0) }
    }
    return name.allSatisfy { $0.isASCIICapital || $0 == UInt8(ascii: "_") }
      && (name.count > 1 || name.first == UInt8(ascii: "N"))
  }
}
