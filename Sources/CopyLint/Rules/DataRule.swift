internal import Readability

/// A rule that is only data: it reports glossary terms with its own message, or what is wrong with a file.
struct DataRule: Rule {
  /// What it says about a term.
  enum Wording {
    /// What to write instead, then why: twelve words at most.
    case instead(because: String)
    /// What comes before and after the term in quotation marks.
    case advice(String, String, skipsNotes: Bool = false)
  }

  let about: RuleDescription
  /// nil when something else finds what it reports.
  private(set) var term: Glossary.Rule?
  private var wording = Wording.instead(because: "")
  /// Words that the project's readers know; only for jargon.
  private var familiar = WordSet()

  /// A rule about terms, with the name that the glossary uses.
  init(
    _ term: Glossary.Rule, _ group: RuleDescription.Group, _ severity: Severity, isFixable: Bool = false,
    _ summary: String, says wording: Wording
  ) {
    about = RuleDescription(
      name: term.rawValue, group: group, severity: severity, isFixable: isFixable, summary: summary)
    self.term = term
    self.wording = wording
  }

  /// A rule about files.
  init(file name: String, _ severity: Severity, isDefault: Bool = true, _ summary: String) {
    about = RuleDescription(
      name: name, group: .file, severity: severity, isDefault: isDefault, summary: summary)
  }

  var when: When {
    guard let term else { return .never }
    // A shortcut letter is not a word to replace.
    if Self.readsKey.contains(term) { return .each(.term(term)) && .reads([.key, .comment]) }
    return if case .instead = wording { .each(.term(term)) && .role(in: .all(but: .accessKey)) } else {
      .each(.term(term))
    }
  }

  mutating func take(_ configuration: Configuration) {
    if term == .jargon { familiar = WordSet(configuration.familiar) }
  }

  func check(_ found: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let match = subject.matches[found.number]
    // A row of the project's own glossary says more of a word than a list does.
    if !match.isOwn, familiar.holds(subject.bytes.span.extracting(match.found)) { return }
    if term == .nonInclusiveTerm, isForSearch(subject.entry) { return }
    if term == .jargon, isLeftToToggle(subject, found.range) { return }
    if term == .errorBlame, asksToCheck(subject, before: found.range) { return }
    switch wording {
    case .instead(let reason):
      findings.append(finding(of: match, reason: self.reason(of: match) ?? reason, in: subject))
    case .advice(let before, let behind, let skipsNotes):
      if skipsNotes, match.mode == .note { return }
      if let own = ownFinding(of: match, in: subject) { return findings.append(own) }
      if term == .draftText,
        // A text about tags like "FIXME".
        isSample(subject, found.range) || isAll(subject, found.range)
          || subject.isQuoted(found.range, isClosed: true) || subject.isOneOfTags(found.range)
      {
        return
      }
      let range = term == .draftText ? withBracket(found.range, subject) : found.range
      let isFrame = term == .alertTitleVague && namesForm(subject.entry)
      // In code, a button may be destructive only in how it looks: “Yes” under “Quit?”.
      let looksSo = term == .destructiveButtonVague && subject.entry.roleSource == .source
      let severity: Severity? =
        match.isOwn && match.mode != .consider ? max(about.severity, .warning) : looksSo ? .note : nil
      var advice = finding(
        withThing(before, subject.entry) + quoted(subject.text(range)) + behind, at: range, in: subject,
        severity: isFrame || match.mode == .consider ? .note : severity)
      advice.isOwnTerm = match.isOwn
      findings.append(advice)
    }
  }

  static let plainer = "It is plainer."

  /// “[TODO]”: no term begins with a bracket.
  private func withBracket(_ range: Range<Int>, _ subject: Subject) -> Range<Int> {
    let hasBoth =
      subject.bytes[range.upperBound - 1] == UInt8(ascii: "]")
      && subject.bytes.span.byte(range.lowerBound - 1) == UInt8(ascii: "[")
    return hasBoth ? range.lowerBound - 1..<range.upperBound : range
  }

  /// “TODO:” where the word means “all”.
  private func isAll(_ subject: Subject, _ range: Range<Int>) -> Bool {
    ["an", "ast", "es", "gl", "pt"].contains(subject.entry.language)
      && subject.foldedText(range).hasPrefix("todo")
  }

  /// Why a note on jargon may help: most people know the word, so the rule's own reason would be untrue.
  private func reason(of match: GlossaryMatch) -> String? {
    guard term == .jargon, match.mode == .consider else { return nil }
    if !match.replacements.isEmpty { return Self.plainer }
    return match.isStatement ? "It doesn't say what to do." : "Some readers don't know it."
  }
}
