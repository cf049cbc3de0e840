internal import Readability

/// "photo(s)", which no one can read aloud and few languages can translate.
struct ParenPlural: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "paren-plural", group: .typography, severity: .warning,
      summary: "A plural in parentheses, such as “photo(s)”, in place of real plural forms.")
  }

  var when: When { .each(.sign("(")) }

  func check(_ bracket: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let open = bracket.range.lowerBound
    let word = subject.bytes.run(upTo: open, while: Self.isLetter)
    guard word.count >= 3, let end = ending(subject, open), !subject.isNeutral(word.lowerBound..<end),
      !hasQtForms(subject), !Self.protocols.contains(subject.foldedText(word)),
      // Its forms are in another file, which is shown in its place.
      !subject.entry.commentBytes.contains("stringsdict")
    else { return }
    let range = word.lowerBound..<end
    let counts = isCounted(word.lowerBound, in: subject)
    // Frameworks bring such texts with them: “should have %{count} item(s)” of Ecto is there for one and for more.
    let hasForms = subject.plural != nil
    let advice =
      if hasForms {
        "Write the singular or the plural instead of \(quoted(subject.text(range))). This text has a form for each."
      } else if counts {
        "Use plural forms instead of \(quoted(subject.text(range))). Give each number its own form."
      } else {
        "Write the plural instead of \(quoted(subject.text(range))). It works for one, too."
      }
    let isSure = counts && !hasForms && !subject.isTranslation
    findings.append(finding(advice, at: range, in: subject, severity: isSure ? nil : .note))
  }

  /// “http(s)” is two of them.
  private static let protocols = ["ftp", "http", "imap", "ldap", "pop"]

  /// Whether a number, or a value that may be one, comes before the word or one word further ahead.
  private func isCounted(_ start: Int, in subject: Subject) -> Bool {
    let word = subject.tokenIndex(endingAfter: start)
    guard word < subject.analysis.tokens.count else { return false }
    return subject.analysis.tokens[..<word].suffix(2).contains { token in
      // Not a tag, nor the value of a call in the code, nor what is told of another thing: “ReDim({0}) statement(s)”,
      // “job {0}, file(s) {1}”.
      token.kind != .word && subject.bytes[token.range.lowerBound] != UInt8(ascii: "<")
        && subject.bytes.span.byte(token.range.upperBound) != UInt8(ascii: ")")
        && !isText(token, in: subject)
        && !subject.bytes[token.range.upperBound..<start].contains { ",:;.".utf8.contains($0) }
    }
  }

  /// `%s` of C is no number, and neither is what stands between quotation marks; `%08llx` counts nothing.
  private func isText(_ value: Token, in subject: Subject) -> Bool {
    let (before, last) = (value.range.lowerBound - 1, value.range.upperBound - 1)
    let bytes = subject.bytes.span
    if bytes.byte(before) == UInt8(ascii: "\"") || bytes.holds("“", at: before - 2) { return true }
    guard bytes.byte(value.range.lowerBound) == UInt8(ascii: "%") else { return false }
    let letter = bytes.byte(last) | 0x20
    return letter == UInt8(ascii: "x") || letter == UInt8(ascii: "s") && subject.entry.syntax == .printf
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }

  /// Qt's `%n` brings plural forms of its own, and so may any message; the source text stands for all of them.
  private func hasQtForms(_ subject: Subject) -> Bool {
    subject.entry.syntax == .qt
      && (!subject.isTranslation
        || subject.neutral.contains { subject.bytes[$0.range].last == UInt8(ascii: "n") })
  }

  /// Where "(s)" or "(es)" ends.
  private func ending(_ subject: Subject, _ open: Int) -> Int? {
    let bytes = subject.bytes
    let longest = 4
    guard let close = bytes[open...].prefix(longest + 2).firstIndex(of: UInt8(ascii: ")")),
      subject.lists.contains(bytes.span.extracting(open + 1..<close), in: .pluralEndings)
    else { return nil }
    // "HTTP(S)" is two names in one.
    guard bytes[open + 1] >= UInt8(ascii: "a") else { return nil }
    let end = close + 1
    return end == bytes.count || !bytes[end].isASCIIAlphanumeric ? end : nil
  }
}
