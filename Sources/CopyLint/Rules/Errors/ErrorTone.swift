/// An error message that jokes or shouts.
struct ErrorTone: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-tone", group: .errors, severity: .note, isFixable: true,
      summary: "An error message says “oops” or ends in an exclamation mark.")
  }

  var when: When {
    .role(in: .errors.union([.alertMessage, .alertTitle])) && (.each(.term(.errorTone)) || .ends(in: "!"))
      && .reads([.key, .comment])
  }

  func check(_ found: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let match = subject.matches[found.number]
    guard match.mode != .note, isError(subject.entry) else { return }
    if let own = ownFinding(of: match, in: subject) { return findings.append(own) }
    findings.append(
      finding(
        "Leave out \(quoted(subject.text(found.range))). Errors should sound calm.", at: found.range,
        in: subject))
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    guard isError(subject.entry), subject.ends(in: UInt8(ascii: "!")), whole.count > 1,
      subject.bytes[whole.upperBound - 2].isASCIIAlphanumeric
    else { return }
    let mark = whole.upperBound - 1..<whole.upperBound
    // "¡Error!" has a second mark in front.
    let isPair = subject.bytes.starts(with: "¡".utf8)
    let stop = isPair ? nil : subject.entry.role == .errorTitle ? "" : "."
    findings.append(
      finding(
        "End this without “!”. Errors should sound calm.", at: mark, in: subject,
        replacement: stop, applicability: .unsafe))
  }

  /// An alert may tell good news; its key or its comment knows.
  private func isError(_ entry: Entry) -> Bool {
    entry.role != .alertMessage && entry.role != .alertTitle || entry.mentions(["error", "fail", "invalid"])
  }
}
