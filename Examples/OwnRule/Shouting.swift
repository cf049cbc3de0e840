import CopyLint

/// A house rule: the app does not shout.
struct Shouting: Rule {
  /// How many exclamation marks in a row are fine.
  var most = 0

  var about: RuleDescription {
    RuleDescription(
      name: "shouting", group: .typography, severity: .warning, isFixable: true,
      summary: "A text has exclamation marks.", settings: [("most", .number(Double(most)))])
  }

  // No other string is shown to the rule, so it takes no time. With `.each`, it gets the places, too.
  var when: When { .each(.run(of: "!", atLeast: most + 1)) && .role(.button, .title, .alertTitle) }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "most" else { throw SettingError("The only setting is most.") }
    guard case .number(let number) = value, let most = Int(exactly: number), 0...9 ~= most else {
      throw SettingError("most is a number from 0 to 9.")
    }
    self.most = most
  }

  func check(_ place: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    findings.append(
      finding(
        "Leave out “\(subject.text(place.range))”. We keep calm.", at: place.range, in: subject,
        replacement: "", applicability: .unsafe))
  }
}
