internal import Readability

/// A verb that the program fills in: "Double tap to %@". Other languages change the rest of the sentence with it.
struct VerbPlaceholder: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "verb-placeholder", group: .consistency, severity: .warning, languages: ["en"],
      summary: "A value takes the place of the sentence's verb, so no one can translate it.")
  }

  var when: When { .each(.placeholder) && .sourceText }

  func check(_ value: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    guard subject.entry.language == "en", subject.endsInTo(before: value.range.lowerBound) else { return }
    let place = subject.tokenIndex(at: value.range.lowerBound)
    guard place > 1, place < tokens.count, tokens[place].range == value.range, subject.isNext(place),
      subject.foldedText(tokens[place - 1].range) == "to", isWord(value.range, subject)
    else { return }
    // The words before "to" need a verb after it, not a thing: "tap to %@", but not "switch to %@".
    let before = subject.foldedText(tokens[place - 2].range)
    guard Self.words.contains(before) || isGesture(before, subject, place - 2), !isThing(subject, place)
    else { return }
    let range = tokens[place - 2].range.lowerBound..<value.range.upperBound
    findings.append(
      finding(
        "Write one whole text for each verb. Other languages can't put a verb in \(quoted(subject.text(range))).",
        at: range, in: subject))
  }

  /// "Double tap to %@"; a keyboard key is pressed "to" do something as well.
  private func isGesture(_ word: String, _ subject: Subject, _ index: Int) -> Bool {
    ["tap", "press", "click", "swipe", "hold"].contains(word)
  }

  /// A number is not a verb.
  private func isWord(_ range: Range<Int>, _ subject: Subject) -> Bool {
    let bytes = subject.bytes.span
    if bytes[range.lowerBound] == UInt8(ascii: "%"), "diufxXeEgG".utf8.contains(bytes[range.upperBound - 1]) {
      return false
    }
    // A link, whose text is a sentence of its own: "need to %{link_html}".
    let name = subject.text(range).lowercased()
    let links: [StaticString] = ["link", "html", "tag", "url"]
    return !links.contains { name.utf8.span.contains($0) }
  }

  /// "about to %@'s end": what follows makes it a name.
  private func isThing(_ subject: Subject, _ place: Int) -> Bool {
    let end = subject.analysis.tokens[place].range.upperBound
    return subject.holds("'s", at: end) || subject.holds("’s", at: end)
  }

  private static let words = [
    "want", "able", "unable", "failed", "fails", "about", "need", "needs", "sure", "ready", "trying",
    "allowed",
    "like", "have", "attempted", "attempting", "tried", "try",
  ]
}

extension Subject {
  fileprivate func endsInTo(before end: Int) -> Bool {
    end > 3 && bytes[end - 1] == 0x20 && bytes[end - 2] | 0x20 == UInt8(ascii: "o")
      && bytes[end - 3] | 0x20 == UInt8(ascii: "t")
  }
}
