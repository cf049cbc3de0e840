/// A word that fits one kind of device only.
struct InputSpecificWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "input-specific-word", group: .actions, severity: .note, isFixable: true,
      summary: "A word fits only one way to use a device, such as “click”.")
  }

  var when: When { .each(.term(.inputSpecificWord)) && .role(in: .all(but: .accessKey)) }

  func check(_ found: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let match = subject.matches[found.number]
    // `hint-gesture` says what to do with “Click …”.
    if subject.entry.role == .accessibilityHint,
      let gesture = subject.openingGesture() ?? subject.anyGesture(), gesture.overlaps(found.range)
    {
      return
    }
    guard hasTouch(subject.platform) || !isTouch(match.replacements.first) else { return }
    findings.append(finding(of: match, reason: "People use touch, keys and voice.", in: subject))
  }

  /// "Tap" is wrong where people have a pointer, and nobody says where this app runs.
  private func hasTouch(_ platform: Configuration.Platform?) -> Bool {
    platform == .ios || platform == .android
  }

  private func isTouch(_ replacement: String?) -> Bool {
    guard let replacement = replacement?.lowercased() else { return false }
    return ["tap", "double-tap", "touch"].contains { replacement.hasPrefix($0) }
  }
}
