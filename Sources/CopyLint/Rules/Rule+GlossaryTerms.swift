internal import Readability

extension Rule {
  /// What to say about a term of this rule.
  ///
  /// - Parameter reason: why the replacement is better, twelve words at most; for a term of the project's own glossary, its
  ///   reason comes in place.
  func finding(of match: GlossaryMatch, reason: String, in subject: Subject) -> Finding {
    var finding = Finding(
      rule: match.rule.rawValue,
      severity: isLost(match, in: subject) ? .note : severity(of: match),
      message: message(for: match, reason: match.ownReason ?? reason, in: subject), range: match.range,
      words: [subject.text(match.found)],
      replacement: match.isNamedOnly ? nil : match.replacements.first,
      applicability: match.applicability)
    finding.isOwnTerm = match.isOwn
    return finding
  }

  /// Whether the term is one phrase in a long text, such as the terms of a store, which is no shorter without it.
  private func isLost(_ match: GlossaryMatch, in subject: Subject) -> Bool {
    match.rule == .wordyPhrase && !match.isOwn && subject.analysis.counts.words > 40
  }

  /// What to say about a term of the project's own glossary, which knows what to write, and why.
  ///
  /// - Returns: nil for a built-in term, and where a row says no more than the rule's own message.
  func ownFinding(of match: GlossaryMatch, in subject: Subject) -> Finding? {
    guard let reason = match.ownReason, !match.replacements.isEmpty, !match.isRemoval else { return nil }
    return finding(of: match, reason: reason, in: subject)
  }

  /// A term that the project itself put down is worth a warning, whatever the rule's own terms are worth.
  func severity(of match: GlossaryMatch) -> Severity {
    if match.mode == .note || match.mode == .consider { return .note }
    // Where a person has to look at the replacement, the text may be right.
    let isSure = match.mode == .fix || match.isOwn
    // A word that nobody knows a plainer one for may be the right one.
    if about.name == Glossary.Rule.jargon.rawValue, match.replacements.isEmpty, !match.isRemoval, !match.isOwn
    {
      return .note
    }
    if match.isWholeString, isSure, about.group == .plainWords { return .error }
    return match.isOwn ? .warning : min(about.severity, .warning)
  }

  private func message(for match: GlossaryMatch, reason: String, in subject: Subject) -> String {
    var message = MessageText()
    if match.isRemoval {
      message.add("Leave out ")
      message.addQuoted(subject.bytes, match.found)
      message.add(". ")
      message.add(match.ownReason ?? "Nothing is lost without it.")
      return message.text
    }
    guard let first = match.replacements.first else {
      message.add("Say ")
      message.addQuoted(subject.bytes, match.range)
      message.add(" in other words. ")
      message.add(reason)
      return message.text
    }
    if match.isNamedOnly {
      message.add("Say ")
      message.addQuoted(subject.bytes, match.range)
      message.add(match.rule.isOfStyle ? " in plainer words, such as " : " in other words, such as ")
      message.addQuoted(first)
      if match.replacements.count > 1 {
        message.add(" or ")
        message.addQuoted(match.replacements[1])
      }
      message.add(".")
      // “In plainer words” says so already.
      if reason != DataRule.plainer { message.add(" \(reason)") }
      return message.text
    }
    // The longest instruction that a line of the report can show next to its place.
    let limit = 90
    let second = match.applicability == .shown && match.replacements.count > 1 ? match.replacements[1] : nil
    write(first, or: second, insteadOf: match.range, of: subject, &message)
    if second != nil, !message.isWithin(limit) {
      message = MessageText()
      write(first, or: nil, insteadOf: match.range, of: subject, &message)
    }
    message.add(" ")
    message.add(reason)
    return message.text
  }

  private func write(
    _ first: String, or second: String?, insteadOf range: Range<Int>, of subject: Subject,
    _ message: inout MessageText
  ) {
    message.add("Write ")
    // “Pour ” in place of “afin d'” brings a space along.
    message.addQuoted(first.last == " " ? String(first.dropLast()) : first)
    if let second {
      message.add(" or ")
      message.addQuoted(second)
    }
    message.add(" instead of ")
    message.addQuoted(subject.bytes, range)
    message.add(".")
  }
}
