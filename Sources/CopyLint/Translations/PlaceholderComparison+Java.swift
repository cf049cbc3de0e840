extension PlaceholderComparison {
  /// Whether Java throws at a placeholder that C or NSString can read: `%i`.
  static func stopsJava(_ placeholder: Placeholder, _ bytes: [UInt8], _ syntax: Syntax) -> Bool {
    guard syntax == .android || syntax == .java, bytes[placeholder.range].first == UInt8(ascii: "%"),
      placeholder.type != .date, let conversion = bytes[placeholder.range].last
    else { return false }
    return PercentConversion.stopsJava(conversion)
  }

  /// The placeholders that stop Java in a text into which it puts values: one of the others is of Java. A text with the
  /// letters of `strftime` shows a date.
  static func stoppingJava(in placeholders: [Placeholder], _ bytes: [UInt8], _ syntax: Syntax)
    -> [Placeholder]
  {
    let stopping = placeholders.filter { stopsJava($0, bytes, syntax) }
    guard !stopping.isEmpty else { return [] }
    let others = placeholders.filter {
      $0.type != .literal && bytes[$0.range].first == UInt8(ascii: "%") && !stopsJava($0, bytes, syntax)
    }
    let isFormatted = !others.isEmpty && others.allSatisfy { known.contains(bytes[$0.range].last ?? 0) }
    return isFormatted ? stopping : []
  }

  /// Whether a placeholder such as `%1$ s` has a space that only a number may have: it is for the sign of `%1$ d` and `%1$ e`.
  static func isSpaced(_ text: [UInt8], _ placeholder: Placeholder) -> Bool {
    guard [.string, .object, .character, .boolean, .hash].contains(placeholder.type),
      text[placeholder.range].first == UInt8(ascii: "%")
    else { return false }
    return text[placeholder.range].contains(0x20)
  }

  /// What apps use; `%H` and `%b` are mostly a time and a month.
  private static let known = Array("dsfxXcegoS".utf8)
}
