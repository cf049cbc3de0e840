/// "Yes" and "No" as the answers of a dialog.
struct ButtonYesNo: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "button-yes-no", group: .confirmations, severity: .note,
      summary: "The buttons under a question say “Yes” and “No”.")
  }

  var when: When { .each(.term(.buttonYesNo)) && .reads([.key, .comment]) }

  func check(_ found: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    guard isInDialog(subject.entry) else { return }
    if let own = ownFinding(of: subject.matches[found.number], in: subject) { return findings.append(own) }
    findings.append(
      finding(
        "Name the action, such as “Delete” or “Keep”, not \(quoted(subject.text(found.range))).",
        at: found.range, in: subject))
  }

  private func isInDialog(_ entry: Entry) -> Bool {
    if entry.role.container == .alert || entry.role.container == .confirmation { return true }
    // In code, only the buttons of a question are there to cancel.
    if entry.role == .cancelButton, entry.roleSource == .source { return true }
    let context = entry.key.lowercased() + " " + (entry.comment ?? "").lowercased()
    return ["alert", "dialog", "confirm", "prompt", "sheet"].contains { context.contains($0) }
  }
}
