internal import Readability

/// A hint that does not begin with its verb: "This button opens …", "Allows you to …".
struct HintForm: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "hint-form", group: .hints, severity: .warning, isFixable: true,
      summary: "A spoken hint does not begin with its verb.")
  }

  var when: When { .role(.accessibilityHint) && .knows(.hintOpenings) && .reads(.sibling) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let opening = subject.opening(in: .hintOpenings) else { return checkVerb(subject, &findings) }
    // “You can attach up to 3 photos”, “You can turn this on later”: nothing that happens now.
    let tellsMore = [" up to ", " later"].contains { subject.bytes.span.contains($0) }
    if subject.foldedText(opening) == "you can", tellsMore { return }
    guard let next = subject.analysis.tokens.first(where: { $0.range.lowerBound >= opening.upperBound })
    else { return }
    let whole = subject.trimmedRange
    guard next.kind == .word, next.range.lowerBound == opening.upperBound + 1,
      let verb = form(of: subject.foldedText(next.range), subject), !pointsBack(subject)
    else {
      findings.append(
        finding(
          "Start with the verb, not with “\(subject.text(opening))”. People want to know what happens.",
          at: opening, in: subject))
      return
    }
    let range = opening.lowerBound..<next.range.upperBound
    findings.append(
      finding(
        "Start with the verb: \(quoted(subject.text(whole, replacing: range, with: verb))).", at: range,
        in: subject, words: [subject.text(opening)],
        // Two sentences are a help text that people see.
        severity: subject.analysis.sentences.count > 1 ? .note : nil, replacement: verb,
        applicability: .unsafe))
  }

  /// "Opening …", "Will open …", "To open …", and a name without a verb: "Trip planner".
  private func checkVerb(_ subject: Subject, _ findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    let whole = subject.trimmedRange
    if let message = Self.noResult(subject) {
      findings.append(finding(message, at: whole, in: subject, severity: .note))
      return
    }
    guard subject.entry.language == "en", let opening = tokens.first, opening.kind == .word,
      opening.range.lowerBound == whole.lowerBound
    else { return }
    checkNames(subject, &findings)
    let first = subject.foldedText(opening.range)
    if isNoun(subject, first) { return reportName(subject, &findings) }
    guard tokens.count > 1, tokens[1].kind == .word, subject.isNext(1) else { return }
    if first == "will" || first == "to" {
      guard let verb = form(of: subject.foldedText(tokens[1].range), subject) else { return }
      if first == "to", saysHow(subject) {
        findings.append(
          finding("Say what happens, not what to do. Screen readers tell people how.", at: whole, in: subject)
        )
        return
      }
      report(whole.lowerBound..<tokens[1].range.upperBound, verb, in: subject, &findings)
    } else if let verb = base(ofGerund: first, subject) {
      // “Voting unavailable” is a state, and no command.
      guard !isState(subject.foldedText(tokens[1].range), subject) else { return }
      report(tokens[0].range, capitalized(EnglishInflection.verb(verb, .s)), in: subject, &findings)
    } else if RepeatsLabel.repeated(in: subject) != nil {
      return
    } else if first == "currently", tokens.count <= 6 {
      findings.append(
        finding(
          "Move the state to the value, and say what happens. A hint doesn't change.", at: whole, in: subject)
      )
    } else if isPlace(subject, first) {
      findings.append(
        finding(
          "Say what happens, not where it is. Listeners don't look for it.", at: whole, in: subject,
          severity: .note))
    } else if isName(subject, first) || isThing(subject, first) {
      reportName(subject, &findings)
    }
  }

  private func reportName(_ subject: Subject, _ findings: inout [Finding]) {
    findings.append(
      finding(
        "Say what happens, starting with a verb, such as “Opens …”. A name alone says nothing new.",
        at: subject.trimmedRange, in: subject, severity: .note))
  }

  private func report(_ range: Range<Int>, _ verb: String, in subject: Subject, _ findings: inout [Finding]) {
    findings.append(
      finding(
        "Start with the verb: \(quoted(subject.text(subject.trimmedRange, replacing: range, with: verb))).",
        at: range, in: subject, replacement: verb, applicability: .unsafe))
  }

  private func isState(_ word: String, _ subject: Subject) -> Bool {
    subject.lists.contains(word, in: .states) || subject.lists.contains(word, in: .failureWords)
  }

  /// "open" for "opening"; “Loading” shows progress, and has no object that people chose.
  private func base(ofGerund word: String, _ subject: Subject) -> String? {
    guard word.hasSuffix("ing") else { return nil }
    let stem = String(word.dropLast(3))
    return [stem, stem + "e", String(stem.dropLast())].first {
      subject.lists.contains($0.utf8.span, in: .commandVerbs)
    }
  }

  /// The verb as a hint begins with it; nil when `word` is not a known verb.
  private func form(of word: String, _ subject: Subject) -> String? {
    // "You can use this to log a visit": what it does comes later.
    if word == "use" || word == "uses" { return nil }
    if subject.isCommand(word) { return capitalized(EnglishInflection.verb(word, .s)) }
    let bases = [word.dropLast(), word.dropLast(2), word.dropLast(3) + "y"].map { String($0) }
    guard word.hasSuffix("s"), bases.contains(where: subject.isCommand) else { return nil }
    return capitalized(word)
  }
}
