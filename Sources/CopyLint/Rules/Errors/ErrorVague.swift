/// An error message that says neither what went wrong nor what to do.
struct ErrorVague: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-vague", group: .errors, severity: .warning,
      summary: "An error message says only that something went wrong.")
  }

  var needs: SubjectFacts { .message }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard isVague(subject) else { return }
    findings.append(
      finding(
        "Say what went wrong and what to do next. This text helps no one go on.", at: subject.trimmedRange,
        in: subject))
  }

  /// Whether the whole text says only that it did not work.
  func isVague(_ subject: Subject) -> Bool {
    let role = subject.entry.role
    let isError = role == .error
    guard isError || role == .alertMessage || role == .announcement || role == .toast,
      let phrase = subject.phrase(limit: 80)
    else { return false }
    // A key says no more than the word itself: "Error" can be a filter, a column or a state.
    let isSure = subject.entry.roleSource > .key
    return isVague(phrase, isError: isError || saysError(subject.entry), isSure: isSure, subject.lists)
  }

  private func isVague(_ phrase: String, isError: Bool, isSure: Bool, _ lists: WordLists) -> Bool {
    var words = phrase.split(separator: " ")
    while let first = words.first, lists.contains(String(first), in: .vagueFillers) { words.removeFirst() }
    if words.isEmpty { return isError }
    let rest = words.joined(separator: " ")
    return lists.contains(rest, in: .vagueErrors)
      || isError && isSure && lists.contains(rest, in: .vagueStates)
  }

  private func saysError(_ entry: Entry) -> Bool {
    entry.mentions(["error", "fail", "invalid"])
  }
}
