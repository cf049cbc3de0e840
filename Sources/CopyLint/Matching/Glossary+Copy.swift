internal import Readability

extension Glossary {
  /// Whether a hit is in words that somebody wrote for readers, and not in the name of a field, a command, a quotation or a
  /// line of a log. What a project's own glossary says holds in these, too, but no word is replaced in a path or an identifier.
  ///
  /// - Parameters:
  ///   - isCopy: what is known of the text as a whole; filled when it is asked for the first time.
  ///   - quotes: of this text, asked for its hits in order.
  func isInCopy(
    _ hit: Hit, in subject: Subject, _ isCopy: inout Bool?, _ quotes: inout QuoteWalk
  ) -> Bool {
    let text = subject.bytes.span
    guard hit.facts.rule.isOfStyle || isOwn(hit.row) else {
      return !subject.entry.isLegal
        && !Prose.isOfLawyers(text, subject.analysis.tokens.span, ProseSigns(in: text))
    }
    if Prose.isInPath(text, hit.range) { return false }
    if isOwn(hit.row) { return !Prose.isInName(text, hit.range) }
    if Prose.isIdentifier(text, hit.range, subject.neutral.span) { return false }
    let whole: Bool
    if let isCopy {
      whole = isCopy
    } else {
      whole =
        !subject.entry.isLegal
        && !Prose.isNoCopy(text, subject.neutral.span, subject.analysis.tokens.span)
      isCopy = whole
    }
    guard whole else { return false }
    return !quotes.isQuoted(text, hit.range)
  }
}
