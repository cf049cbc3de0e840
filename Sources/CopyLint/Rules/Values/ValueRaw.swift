internal import Readability

/// A spoken value that is the program's own spelling of a state.
struct ValueRaw: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "value-raw", group: .values, severity: .error, isFixable: true,
      summary: "A spoken value is a raw value of the program, such as “true”.")
  }

  var when: When { .role(.accessibilityValue, .announcement) && .bytes(...40) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    let value = subject.text(whole)
    if subject.entry.role == .announcement {
      if ProgramValue.isAssignment(value) { report(value, whole, subject, &findings) }
      return
    }
    if let word = shouted(value, subject) {
      findings.append(
        finding(
          "Write “\(word)”. \(quoted(value)) is how the program spells it.", at: whole, in: subject,
          replacement: word, applicability: .unsafe))
      return
    }
    if isShare(subject) {
      findings.append(
        finding(
          "Give the value in percent. People hear a share of a hundred more easily.", at: whole, in: subject,
          severity: .warning))
      return
    }
    // "0" and "1" can be the count of a plural form.
    if whole.count == 1, subject.bytes[whole.lowerBound].isASCIIDigit,
      !subject.entry.variant.isEmpty || subject.entry.mentions(Self.scales)
    {
      return
    }
    if isFlag(value) {
      findings.append(
        finding(
          "Write a word for each state, such as “Selected”. A screen reader says “true” or “false” here.",
          at: whole, in: subject))
      return
    }
    if let number = ProgramNumber(value, of: subject.entry) {
      findings.append(
        finding(
          "Write “\(number.words)”. \(number.reason)", at: whole, in: subject, severity: .warning,
          replacement: number.words, applicability: .unsafe))
      return
    }
    switch ProgramValue(value) {
    case .flag(let word):
      guard let meaning = Self.word(for: word, of: subject.entry) else {
        findings.append(
          finding(
            "Write a word for this state, such as “Selected” or “Not selected”. People don't say \(quoted(value)).",
            at: whole, in: subject))
        return
      }
      findings.append(
        finding(
          "Write a word for this state, such as “\(meaning)”. People don't say \(quoted(value)).", at: whole,
          in: subject, replacement: meaning, applicability: .shown))
    case .code: report(value, whole, subject, &findings)
    case .symbol:
      findings.append(
        finding(
          "Write a word for this state, such as “Selected”. \(quoted(value)) is the name of an icon.",
          at: whole, in: subject))
    case .sign:
      findings.append(
        finding(
          "Say this state in words. A screen reader skips \(quoted(value)) or says its name.", at: whole,
          in: subject))
    case nil: break
    }
  }

  private func report(_ value: String, _ whole: Range<Int>, _ subject: Subject, _ findings: inout [Finding]) {
    findings.append(
      finding(
        "Write words for this state, not \(quoted(value)). It is how the program spells it.", at: whole,
        in: subject))
  }

  /// “Expanded” for “EXPANDED”; “ON” and “OFF” stand on switches.
  private func shouted(_ value: String, _ subject: Subject) -> String? {
    guard subject.entry.language == "en", value.utf8.count > 4,
      value.utf8.allSatisfy({ $0.isASCIICapital || $0 == 0x20 }),
      subject.lists.contains(value.lowercased(), in: .states) || Self.conditions.contains(value)
    else { return nil }
    return value.prefix(1) + value.dropFirst().lowercased()
  }

  /// “%.2f” from 0 to 1, as the comment says.
  private func isShare(_ subject: Subject) -> Bool {
    guard subject.neutral.count == 1, subject.neutral[0].range == subject.trimmedRange,
      subject.bytes[subject.trimmedRange].last == UInt8(ascii: "f"),
      !subject.holds("%.0f", at: subject.trimmedRange.lowerBound)
    else { return false }
    return subject.entry.mentions(["from 0 to 1", "between 0 and 1", "0.0 to 1.0", "0 to 1"])
  }

  private static let conditions = ["ACTIVE", "INACTIVE", "PAUSED", "PLAYING", "RECORDING", "STOPPED"]

  /// “\(isExpanded)” in Swift, and nothing else: code is read for such a value only if it is true or false.
  private func isFlag(_ value: String) -> Bool {
    guard value.hasPrefix("\\("), value.hasSuffix(")") else { return false }
    let name = value.dropFirst(2).dropLast()
    return !name.isEmpty && name.utf8.allSatisfy(\.isASCIIAlphanumeric)
  }

  /// Whether `text` is a raw value.
  static func isRaw(_ text: String) -> Bool { ProgramValue(text) != nil }

  /// "Selected" in place of "On" where the key or the comment says what the two states are; nil where nothing tells.
  private static func word(for meaning: String, of entry: Entry) -> String? {
    guard entry.language == "en" else { return meaning }
    let isOn = meaning == "On"
    // "captions.value.off" = "nil"
    if meaning == "Not set", entry.key.hasSuffix(".off") { return "Off" }
    guard isOn || meaning == "Off" else { return meaning }
    // "message.collapsed.value" = "false"
    if entry.isNamedLike(["collapsed"]) { return "Collapsed" }
    let state = states.first { entry.isNamedLike([$0.sign]) } ?? states.first { entry.mentions([$0.sign]) }
    return state.map { isOn ? $0.on : $0.off } ?? (entry.mentions(switches) ? meaning : nil)
  }

  /// What is on or off.
  private static let switches: [StaticString] = ["switch", "toggle", "enabled", "mode", "setting"]

  private static let states: [(sign: StaticString, on: String, off: String)] = [
    ("expand", "Expanded", "Collapsed"), ("select", "Selected", "Not selected"),
    ("chip", "Selected", "Not selected"), ("collected", "Collected", "Not collected"),
    ("checkbox", "Checked", "Not checked"), ("like", "Liked", "Not liked"),
    ("bookmark", "Bookmarked", "Not bookmarked"), ("follow", "Following", "Not following"),
    ("mute", "Muted", "Not muted"), ("visited", "Visited", "Not visited"),
  ]

  /// What has numbers for values: the ends of a slider.
  private static let scales: [StaticString] = [
    "slider", "level", "sensitivity", "volume", "count", "number", "percent", "position", "progress", "speed",
    "rate", "zoom", "brightness",
  ]
}
