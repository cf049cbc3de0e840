/// Letters that were read or written in the wrong encoding.
struct GarbledText: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "garbled-text", group: .translation, severity: .warning,
      summary: "A text has letters that were saved in the wrong encoding, such as “Ã©” for “é”.")
  }

  var when: When { .sign("\u{FFFD}ÃÂâÐÑ") || .pair && .sign("?") }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let sourceShows = subject.source?.text.unicodeScalars.contains("\u{FFFD}") ?? true
    switch GarbledLetters.first(in: subject.bytes.span, mayShow: sourceShows) {
    // Both show the sign itself, which people may see elsewhere.
    case .lost where sourceShows && subject.source != nil: break
    case .lost(let range):
      findings.append(
        finding("Write the letter that was lost here. People see a “\u{FFFD}”.", at: range, in: subject))
    case .misread(let range, let meant):
      findings.append(
        finding(
          "Write \(quoted(meant)). As it is, people see “\(subject.text(range))”.", at: range, in: subject))
    case nil: checkQuestionMarks(subject, &findings)
    }
  }

  /// A question mark in a word, where a letter beyond ASCII was: "Gr?n".
  private func checkQuestionMarks(_ subject: Subject, _ findings: inout [Finding]) {
    guard let source = subject.source, LanguageHabits.withLettersBeyondASCII.contains(subject.entry.language),
      let word = GarbledLetters.wordWithQuestionMark(in: subject.bytes, subject.neutral),
      GarbledLetters.wordWithQuestionMark(in: source.bytes, source.neutral) == nil
    else { return }
    findings.append(
      finding(
        "Write the letter that was lost in \(quoted(subject.text(word.range))). People see a “?”.",
        at: word.mark..<word.mark + 1, in: subject))
  }
}
