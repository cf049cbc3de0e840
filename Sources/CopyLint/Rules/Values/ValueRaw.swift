/// A spoken value that is the program's own spelling of a state.
struct ValueRaw: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "value-raw", group: .values, severity: .error, isFixable: true,
      summary: "A spoken value is a raw value of the program, such as “true”.")
  }

  var when: When { .role(.accessibilityValue) && .bytes(...40) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    let value = subject.text(whole)
    // "0" and "1" can be the count of a plural form.
    if whole.count == 1, subject.bytes[whole.lowerBound].isASCIIDigit,
      !subject.entry.variant.isEmpty || subject.entry.mentions(Self.scales)
    {
      return
    }
    if let meaning = Self.meaning(of: value) {
      findings.append(
        finding(
          "Write a word for this state, such as “\(meaning)”, not \(quoted(value)).", at: whole,
          in: subject, replacement: meaning, applicability: .shown))
    } else if Self.isCode(value) {
      findings.append(
        finding(
          "Write words for this state, not \(quoted(value)). It is how the program spells it.", at: whole,
          in: subject))
    }
  }

  /// Whether `text` is a raw value.
  static func isRaw(_ text: String) -> Bool { meaning(of: text) != nil || isCode(text) }

  /// "NO" in capitals is a flag; "No" is an answer.
  private static func meaning(of text: String) -> String? { flags[text] ?? meanings[text.lowercased()] }

  /// "isFollowing", ".expanded", `Optional("12")`.
  private static func isCode(_ text: String) -> Bool {
    if text.hasPrefix("Optional("), text.hasSuffix(")") { return true }
    if CodeName.isOne(text) || SymbolName.isOne(text) || AssetName.isFile(text) { return true }
    let letters = text.utf8.drop { $0 == UInt8(ascii: ".") }
    let dots = text.utf8.count - letters.count
    guard dots <= 1, letters.count > 1, letters.allSatisfy(\.isASCIILetter),
      letters.first?.isASCIISmall == true
    else { return false }
    if dots == 1 { return true }
    return prefixes.contains { prefix in
      text.hasPrefix(prefix) && text.utf8.dropFirst(prefix.utf8.count).first?.isASCIICapital == true
    }
  }

  /// What has numbers for values: the ends of a slider.
  private static let scales: [StaticString] = [
    "slider", "level", "sensitivity", "volume", "count", "number", "percent", "position", "progress", "speed",
    "rate", "zoom", "brightness",
  ]
  private static let flags = ["YES": "On", "NO": "Off"]
  private static let prefixes = ["is", "has", "should", "can", "did", "was"]
  private static let meanings = [
    "true": "On", "false": "Off", "1": "On", "0": "Off", "nil": "Not set", "null": "Not set",
    "(null)": "Not set", "undefined": "Not set", "nan": "Not known", "[object object]": "Not set",
  ]
}
