internal import Readability

/// Square brackets that someone was supposed to fill in: "[List known issues here]", "[help@example.com]".
struct DraftBrackets: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "draft-brackets", group: .translation, severity: .warning, languages: ["en"],
      summary: "A text has brackets that someone was supposed to fill in.")
  }

  var when: When { .sign("[") && .sourceText && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    // What a person replaces in a text of their own is meant so.
    guard subject.entry.language == "en", subject.entry.role != .placeholder,
      !subject.entry.mentions(["placeholder"])
    else { return }
    for index in tokens.indices {
      let start = tokens[index].range.lowerBound - 1
      guard start >= 0, subject.bytes[start] == UInt8(ascii: "["), !isOfAddress(start, subject),
        let end = end(from: index, subject)
      else { continue }
      let content = index..<end
      guard isAddress(subject, content) || isTask(subject, content) else { continue }
      let range = start..<tokens[end - 1].range.upperBound + 1
      findings.append(
        finding(
          "Fill in \(quoted(subject.text(range))). It is left over from a draft.", at: range, in: subject))
    }
  }

  /// The token after the last one in the brackets; nil where a sign is between, as in a list or a link.
  private func end(from index: Int, _ subject: Subject) -> Int? {
    let tokens = subject.analysis.tokens
    for last in index..<min(tokens.count, index + 20) {
      let behind = subject.bytes.span.byte(tokens[last].range.upperBound)
      if behind == UInt8(ascii: "]") {
        // "[Learn more](address)" is a link.
        return subject.bytes.span.byte(tokens[last].range.upperBound + 1) == UInt8(ascii: "(")
          ? nil : last + 1
      }
      guard behind == 0x20 || behind == UInt8(ascii: ",") || behind == UInt8(ascii: "/") else { return nil }
    }
    return nil
  }

  /// "link:https://example.com[list of boats]": the text of a link in AsciiDoc.
  private func isOfAddress(_ bracket: Int, _ subject: Subject) -> Bool {
    guard bracket > 0 else { return false }
    let before = subject.bytes[bracket - 1]
    return before == UInt8(ascii: "/") || before.isASCIIAlphanumeric
  }

  private func isAddress(_ subject: Subject, _ content: Range<Int>) -> Bool {
    let token = subject.analysis.tokens[content.lowerBound]
    return content.count == 1 && subject.neutral.contains { $0.kind == .email && $0.range == token.range }
  }

  /// "List any known issues", "first 50 chars", "your name here".
  private func isTask(_ subject: Subject, _ content: Range<Int>) -> Bool {
    let tokens = subject.analysis.tokens[content]
    guard content.count >= 3, let first = tokens.first, let last = tokens.last else { return false }
    let word = subject.foldedText(first.range)
    let end = subject.foldedText(last.range)
    if ["first", "last"].contains(word) { return ["chars", "characters", "words", "letters"].contains(end) }
    if ["list", "insert", "describe", "fill", "tbd", "todo"].contains(word) { return true }
    return end == "here" && ["add", "enter", "put", "write", "your"].contains(word)
  }
}
