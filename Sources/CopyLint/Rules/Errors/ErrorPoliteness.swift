/// "Please" and "sorry" in error messages, for teams that leave them out.
struct ErrorPoliteness: Rule {
  var forbidsPlease = true
  var forbidsSorry = true

  var about: RuleDescription {
    RuleDescription(
      name: "error-politeness", group: .errors, severity: .warning, isDefault: false,
      summary: "An error message says “please” or “sorry”.",
      settings: [
        ("please", .text(forbidsPlease ? "forbid" : "allow")),
        ("sorry", .text(forbidsSorry ? "forbid" : "allow")),
      ])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "please" || setting == "sorry" else {
      throw SettingError("The settings are please and sorry.")
    }
    guard case .text(let text) = value, text == "allow" || text == "forbid" else {
      throw SettingError("\(setting) is forbid or allow.")
    }
    if setting == "please" { forbidsPlease = text == "forbid" } else { forbidsSorry = text == "forbid" }
  }

  var when: When { .each(.term(.errorPoliteness)) }

  func check(_ found: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let isPlease = subject.holds("please", at: found.range.lowerBound)
    guard isPlease ? forbidsPlease : forbidsSorry else { return }
    if let own = ownFinding(of: subject.matches[found.number], in: subject) { return findings.append(own) }
    findings.append(
      finding(
        "Leave out \(quoted(subject.text(found.range))). The message is shorter without it.",
        at: found.range, in: subject))
  }
}
