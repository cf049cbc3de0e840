internal import Readability

/// A spoken text that takes too long to listen to.
struct SpokenTooLong: Rule {
  /// The highest number of fixed characters, by role: what placeholders stand for is not counted.
  var label = 50.0
  var hint = 100.0
  var announcement = 80.0
  var value = 80.0
  var action = 60.0
  var rotor = 40.0

  var about: RuleDescription {
    RuleDescription(
      name: "spoken-too-long", group: .labels, severity: .note,
      summary: "A spoken text takes too long to listen to.",
      settings: [
        ("label", .number(label)), ("hint", .number(hint)), ("announcement", .number(announcement)),
        ("value", .number(value)), ("action", .number(action)), ("rotor", .number(rotor)),
      ])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard ["label", "hint", "announcement", "value", "action", "rotor"].contains(setting) else {
      throw SettingError("The settings are label, hint, announcement, value, action and rotor.")
    }
    guard case .number(let number) = value, number >= 1 else {
      throw SettingError("\(setting) is the highest number of characters allowed, 1 or more.")
    }
    switch setting {
    case "label": label = number
    case "hint": hint = number
    case "announcement": announcement = number
    case "value": self.value = number
    case "action": action = number
    default: rotor = number
    }
  }

  var when: When {
    (.role(.accessibilityLabel) && .bytes(moreThan: label)
      || .role(.accessibilityHint) && .bytes(moreThan: hint)
      || .role(.announcement) && .bytes(moreThan: announcement)
      || .role(.accessibilityValue) && .bytes(moreThan: value)
      || .role(.accessibilityAction) && .bytes(moreThan: action)
      || .role(.rotor) && .bytes(moreThan: rotor)) && .reads([.key, .comment])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let limit = limit(of: subject.entry.role) else { return }
    let whole = subject.trimmedRange
    let length = fixedCharacters(of: subject, whole)
    // A text with links or tags is on the screen, whatever its key says.
    guard Double(length) >= limit * leeway(of: subject.entry), !saysImage(subject.entry),
      !subject.entry.mentions(["chart"]), !isState(subject.entry),
      !subject.neutral.contains(where: { $0.kind == .markup }), !subject.namesKeys(),
      !isInstruction(subject)
    else { return }
    findings.append(
      finding(
        "Cut this to \(Int(limit)) characters. People have to listen to all \(length).", at: whole,
        in: subject,
        severity: Double(length) > limit * Self.excess ? nil : .note))
  }

  /// An announcement of several sentences may tell what to do step by step, one in another language may do so in one, and a label that is a sentence is on the screen:
  /// cutting it takes something away.
  private func isInstruction(_ subject: Subject) -> Bool {
    let hasSeveral = subject.analysis.sentences.count > 1
    guard subject.entry.role == .accessibilityLabel else {
      guard subject.entry.role == .announcement else { return false }
      let isLittle =
        Double(fixedCharacters(of: subject, subject.trimmedRange)) <= announcement * Self.excess
      return hasSeveral ? isLittle || givesSteps(subject) : isLittle && subject.entry.language != "en"
    }
    let end = subject.analysis.tokens.last?.range.upperBound ?? 0
    return hasSeveral || !subject.text(end..<max(end, subject.trimmedRange.upperBound)).isEmpty
  }

  /// "Your phone is upright. Turn it to the side."
  private func givesSteps(_ subject: Subject) -> Bool {
    subject.entry.language != "en"
      || subject.analysis.tokens.indices.contains { number in
        subject.isClauseStart(number) && subject.isWord(subject.analysis.tokens[number], in: .nextStepVerbs)
      }
  }

  /// "action_required" names a state, not an action.
  private func isState(_ entry: Entry) -> Bool {
    entry.role == .accessibilityAction && entry.isNamedLike(["required"])
  }

  /// How many times the limit is still fine: another language may need more letters for the same words.
  private func leeway(of entry: Entry) -> Double { entry.language == "en" ? 1.5 : Self.excess }

  /// From how many times the limit nearly everyone would shorten it.
  private static let excess = 2.0

  private func limit(of role: Role) -> Double? {
    switch role {
    case .accessibilityLabel: label
    case .accessibilityHint: hint
    case .announcement: announcement
    case .accessibilityValue: value
    case .accessibilityAction: action
    case .rotor: rotor
    default: nil
    }
  }

  /// Characters outside placeholders, markup and addresses.
  private func fixedCharacters(of subject: Subject, _ whole: Range<Int>) -> Int {
    var count = 0
    var start = whole.lowerBound
    for piece in subject.neutral
    where piece.range.lowerBound >= start && piece.range.upperBound <= whole.upperBound {
      count += subject.text(start..<piece.range.lowerBound).count
      start = piece.range.upperBound
    }
    return count + subject.text(start..<whole.upperBound).count
  }
}
