internal import Readability

/// A bracket or a quotation mark without its partner, where the source has both.
struct UnpairedMark: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "unpaired-mark", group: .translation, severity: .warning,
      summary: "A translation has a bracket or a quotation mark without its partner.")
  }

  var when: When {
    .pair && .sign(PairedMarks.signs) || .pair && .sign("?!¿¡") || .pair && .run(of: ",", atLeast: 2)
  }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // Names of people, as they write them.
    if subject.entry.isNamedLike(["credits"]) { return }
    // A mark between the commas is an inch, or an item was left out.
    if subject.bytes.contains(UInt8(ascii: ",")), BareList.isOne(subject.bytes.span) { return }
    checkSpanish(subject, source, &findings)
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
    // “)” at the end of a sentence in Cyrillic letters may be a smile.
    var isSmile = false
    if let last = own.alone.last, !last.isOpen, last.range.upperBound == subject.bytes.count,
      own.alone.count == 1, LanguageHabits.withSmiles.contains(subject.entry.language),
      !subject.bytes.contains(UInt8(ascii: "(")), !source.bytes.contains(UInt8(ascii: ")"))
    {
      isSmile = true
    }
    if theirs.alone.isEmpty, let bracket = own.alone.first {
      var found = finding(bracket, subject, source)
      if isSmile { found.severity = .note }
      findings.append(found)
    } else if isOdd, theirs.quotations.count % 2 == 0, let last = own.quotations.last {
      let why = theirs.quotations.isEmpty ? "The source has none." : "In the source, each one has a partner."
      let shown = "the quotation mark \(subject.text(last))"
      findings.append(
        finding(
          "Remove \(shown), or add the matching one. \(why)", at: last, in: subject))
    }
  }

  /// A Spanish question or exclamation that has a mark only at its end, or the wrong one there.
  private func checkSpanish(_ subject: Subject, _ source: SourceText, _ findings: inout [Finding]) {
    guard subject.entry.language == "es", subject.bytes != source.bytes else { return }
    for fault in SpanishMarks(in: subject, of: source).faults {
      findings.append(
        finding(
          fault.isReversed
            ? "Write “\(fault.end)” instead of “\(fault.start)” at the end."
            : "Start this with “\(fault.start)”. Spanish has a mark at both ends.", at: fault.range,
          in: subject))
    }
  }

  private func finding(_ bracket: PairedMarks.Bracket, _ subject: Subject, _ source: SourceText) -> Finding {
    let sign = quoted(subject.text(bracket.range))
    let isOfSource = source.text.contains(subject.text(bracket.range))
    return finding(
      bracket.isOpen
        ? isOfSource
          ? "Close the bracket \(sign), as the source does. It is never closed."
          : "Remove the bracket \(sign), or close it. The source has none."
        : "Remove the bracket \(sign), or open it. It was never opened.", at: bracket.range, in: subject)
  }
}
