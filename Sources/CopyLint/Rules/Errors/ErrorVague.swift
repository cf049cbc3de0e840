/// An error message that says neither what went wrong nor what to do.
struct ErrorVague: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-vague", group: .errors, severity: .warning, languages: ["en"],
      summary: "An error message says only that something went wrong.")
  }

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
    return isVague(phrase, isError: isError || saysError(subject.entry), isSure: isSure)
  }

  private func isVague(_ phrase: String, isError: Bool, isSure: Bool) -> Bool {
    var words = phrase.split(separator: " ")
    while let first = words.first, Self.fillers.contains(String(first)) { words.removeFirst() }
    if words.isEmpty { return isError }
    let rest = words.joined(separator: " ")
    return Self.causes.contains(rest) || isError && isSure && Self.states.contains(rest)
  }

  private func saysError(_ entry: Entry) -> Bool {
    let context = entry.key.lowercased() + " " + (entry.comment ?? "").lowercased()
    return ["error", "fail", "invalid"].contains { context.contains($0) }
  }

  /// Words that add nothing in front.
  private static let fillers: Set<String> = [
    "oops", "oh", "no", "whoops", "sorry", "uh", "ooh", "hmm", "ouch", "but",
  ]

  private static let causes: Set<String> = [
    "a problem has occurred", "a problem occurred", "an error has occurred", "an error occurred",
    "an internal error has occurred", "an internal error occurred", "an unexpected error has occurred",
    "an unexpected error occurred", "an unknown error has occurred", "an unknown error occurred",
    "error occurred",
    "internal error", "operation failed", "request failed", "something bad happened", "something didn't work",
    "something failed", "something has gone wrong", "something is wrong", "something unexpected happened",
    "something went wrong", "that didn't work", "the operation failed", "the request failed",
    "there has been an error", "there was a problem", "there was an error", "there was an unexpected error",
    "there was an unknown error", "unexpected error", "unexpected error occurred", "unknown error",
    "unknown error occurred", "we encountered an error", "we ran into a problem", "we're having problems",
    "your request could not be completed", "your request couldn't be completed",
  ]

  /// Too short to be an error message, fine as the state of something.
  private static let states: Set<String> = ["error", "failed", "failure", "problem"]
}
