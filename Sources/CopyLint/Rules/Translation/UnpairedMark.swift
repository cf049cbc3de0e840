/// A bracket or a quotation mark without its partner, where the source has both.
struct UnpairedMark: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "unpaired-mark", group: .translation, severity: .warning,
      summary: "A translation has a bracket or a quotation mark without its partner.")
  }

  var when: When { .pair && .sign(PairedMarks.signs) || .pair && .run(of: ",", atLeast: 2) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // Names of people, as they write them.
    if subject.entry.isNamedLike(["credits"]) { return }
    let own = PairedMarks(in: subject.bytes, subject.neutral)
    let isOdd =
      own.quotations.count % 2 == 1 && (own.quotations.count + own.inches) % 2 == 1
      && !LanguageHabits.withGershayim.contains(subject.entry.language)
    guard !own.alone.isEmpty || isOdd else { return }
    let theirs = PairedMarks(in: source.bytes, source.neutral)
    // In quoted code, such as a list of brackets, nothing has to be closed.
    if source.bytes.contains(UInt8(ascii: "`")), own.quotations.count == theirs.quotations.count {
      return
    }
    // “)” at the end of a sentence in Cyrillic letters is a smile.
    if let last = own.alone.last, !last.isOpen, last.range.upperBound == subject.bytes.count,
      own.alone.count == 1, LanguageHabits.withSmiles.contains(subject.entry.language),
      !subject.bytes.contains(UInt8(ascii: "(")), !source.bytes.contains(UInt8(ascii: ")"))
    {
      return
    }
    if theirs.alone.isEmpty, let bracket = own.alone.first {
      findings.append(finding(bracket, subject))
    } else if isOdd, theirs.quotations.count % 2 == 0, let last = own.quotations.last {
      findings.append(
        finding(
          "Add the other quotation mark, or remove this one. One of a pair is missing.", at: last,
          in: subject))
    }
  }

  private func finding(_ bracket: PairedMarks.Bracket, _ subject: Subject) -> Finding {
    let sign = quoted(subject.text(bracket.range))
    return finding(
      bracket.isOpen
        ? "Close the bracket \(sign), as the source does. It is never closed."
        : "Remove the bracket \(sign), or open it. It was never opened.", at: bracket.range, in: subject)
  }
}
