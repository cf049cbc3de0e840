/// An error message that says neither what went wrong nor what to do.
struct ErrorVague: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-vague", group: .errors, severity: .note,
      summary: "An error message says only that something went wrong.")
  }

  var when: When {
    .role(.error, .alertMessage, .announcement, .toast) && .reads([.key, .comment, .roleSource])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard isVague(subject) else { return }
    findings.append(
      finding(
        "Say what went wrong and what to do next. This text doesn't help anyone.", at: subject.trimmedRange,
        in: subject, severity: subject.entry.isLastResort ? .note : nil))
  }

  /// Whether the whole text says only that something did not work.
  func isVague(_ subject: Subject) -> Bool {
    // After a colon comes what happened.
    guard !subject.ends(in: UInt8(ascii: ":")),
      let phrase = subject.phrase(limit: 80, of: wordsWithoutCode(subject))
    else { return false }
    // A key says no more than the word itself: "Error" can be a filter, a column or a state.
    let isSure = subject.entry.roleSource > .key
    let text = phrase.utf8.span
    let start = subject.lists.end(ofWordsIn: .vagueFillers, of: text)
    guard start < text.count else { return isError(subject.entry) }
    let rest = text.extracting(start..<text.count)
    return subject.lists.contains(rest, in: .vagueErrors)
      || isSure && subject.lists.contains(rest, in: .vagueStates) && isError(subject.entry)
  }

  /// “Something went wrong (AVError -11800)”: the code helps nobody, either.
  private func wordsWithoutCode(_ subject: Subject) -> Range<Int> {
    let whole = subject.trimmedRange
    guard let start = subject.bytes[whole].lastIndex(of: UInt8(ascii: "(")), start > whole.lowerBound,
      [")", ")."].contains(where: { subject.text(start..<whole.upperBound).hasSuffix($0) }),
      subject.bytes[start..<whole.upperBound].contains(where: \.isASCIIDigit)
    else { return whole }
    return whole.lowerBound..<start
  }

  private func isError(_ entry: Entry) -> Bool {
    entry.role == .error || entry.mentions(["error", "fail", "invalid"])
  }
}
