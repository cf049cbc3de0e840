/// A word that fits one kind of device only.
struct InputSpecificWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "input-specific-word", group: .actions, severity: .warning, isFixable: true,
      summary: "A word fits only one way to use a device, such as “click”.")
  }

  var when: When { .term(.inputSpecificWord) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    findTerms(
      of: .inputSpecificWord, reason: "People use touch, keys and voice.", in: subject, into: &findings,
      where: { hasTouch(subject.platform) || !isTouch($0.replacements.first) })
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
