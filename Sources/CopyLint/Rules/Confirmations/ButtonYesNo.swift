/// "Yes" and "No" as the answers of a dialog.
struct ButtonYesNo: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "button-yes-no", group: .confirmations, severity: .warning,
      summary: "The buttons under a question say “Yes” and “No”.")
  }

  var when: When { .term(.buttonYesNo) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    for match in subject.matches where match.rule == .buttonYesNo && isInDialog(subject.entry) {
      findings.append(
        finding(
          "Use the action as the answer, such as “Delete” and “Keep”, not \(quoted(subject.text(match.found))).",
          at: match.found, in: subject))
    }
  }

  private func isInDialog(_ entry: Entry) -> Bool {
    if entry.role.container == .alert || entry.role.container == .confirmation { return true }
    let context = entry.key.lowercased() + " " + (entry.comment ?? "").lowercased()
    return ["alert", "dialog", "confirm", "prompt", "sheet"].contains { context.contains($0) }
  }
}
