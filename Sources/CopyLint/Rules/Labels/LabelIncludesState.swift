internal import Readability

/// A label that ends in the state of the control, which belongs in its value.
struct LabelIncludesState: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-includes-state", group: .labels, severity: .warning, isFixable: true,
      summary: "A spoken label ends in the state of the control.")
  }

  var when: When { .role(.accessibilityLabel) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let state = state(at: subject) else { return }
    let whole = subject.trimmedRange
    let closing = subject.bytes.run(upTo: whole.upperBound) { ")].".utf8.contains($0) }
    guard closing.lowerBound <= state.upperBound || subject.holds(" now", at: state.upperBound),
      let rest = rest(of: subject, whole.lowerBound..<state.lowerBound), !isState(rest, of: subject)
    else { return }
    let words = subject.text(state)
    // “Edit subtitles (currently off)” may be all that a web page can say.
    let isAside = words.lowercased().hasPrefix("currently ")
    findings.append(
      finding(
        "Write \(quoted(subject.text(rest)))\(Self.advice(on: words))",
        at: rest.upperBound..<whole.upperBound, in: subject, words: [words],
        severity: isAside ? .note : nil, replacement: "", applicability: .unsafe))
  }

  /// Where the state belongs.
  private static func advice(on state: String) -> String {
    if traits.contains(state.lowercased()) {
      return ". The control itself tells screen readers that it is \(quoted(state))."
    }
    if selections.contains(state.lowercased()) {
      return " and set the selected state instead. Screen readers tell people."
    }
    return " and move \(quoted(state)) to the value. Labels should stay the same."
  }

  /// The state that the last words name; "not selected" rather than "selected".
  private func state(at subject: Subject) -> Range<Int>? {
    guard let state = bareState(at: subject) else { return nil }
    // "currently off"
    let start = state.lowerBound - "currently ".utf8.count
    return subject.holds("currently ", at: start) ? start..<state.upperBound : state
  }

  private func bareState(at subject: Subject) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    guard let last = tokens.last else { return nil }
    for index in max(0, tokens.count - subject.lists.longest)..<tokens.count {
      if let state = subject.phrase(at: index, in: .states), state.upperBound == last.range.upperBound {
        return state
      }
    }
    for token in tokens.suffix(2) {
      let state = token.range.lowerBound..<last.range.upperBound
      if isMoment(subject, state) { return state }
    }
    return nil
  }

  /// Whether the rest is a state too, as in "Unavailable, disabled": then the string is a value.
  private func isState(_ rest: Range<Int>, of subject: Subject) -> Bool {
    let span = subject.bytes.span.extracting(rest)
    return subject.lists.contains(span, in: .states)
      || ["available", "unavailable"].contains(subject.foldedText(rest))
  }

  /// What is before the sign that the state follows: a comma, a colon, a bracket, a dash, a period.
  private func rest(of subject: Subject, _ before: Range<Int>) -> Range<Int>? {
    if let name = toggled(subject, before) { return name }
    var end = endOfWords(subject, before)
    let hasSpace = end < before.upperBound
    let bytes = subject.bytes[before.lowerBound..<end]
    guard let last = bytes.last else { return nil }
    if Self.signs.contains(last) {
      guard hasSpace || last == UInt8(ascii: "(") || last == UInt8(ascii: "[") else { return nil }
      end -= 1
    } else if hasSpace, let dash = Self.dashes.first(where: { bytes.suffix($0.count).elementsEqual($0) }) {
      end -= dash.count
    } else {
      return nil
    }
    end = endOfWords(subject, before.lowerBound..<end)
    return end > before.lowerBound ? before.lowerBound..<end : nil
  }

  /// "Lock" of "Lock is ON" and "Lock enabled", where the comment speaks of a switch; a status says it in the same words.
  private func toggled(_ subject: Subject, _ before: Range<Int>) -> Range<Int>? {
    guard subject.entry.language == "en", subject.entry.mentions(["toggle", "switch"]) else { return nil }
    let end = before.upperBound - " is ".utf8.count
    if end > before.lowerBound, subject.holds(" is ", at: end) { return before.lowerBound..<end }
    let words = endOfWords(subject, before)
    guard words > before.lowerBound, words < before.upperBound,
      ["enabled", "disabled"].contains(where: { (state: StaticString) in
        subject.holds(state, at: before.upperBound)
      }), subject.bytes[words - 1].isLetterOrDigit
    else { return nil }
    return before.lowerBound..<words
  }

  private func endOfWords(_ subject: Subject, _ range: Range<Int>) -> Int {
    max(range.lowerBound, subject.bytes.run(upTo: range.upperBound) { $0 == 0x20 }.lowerBound)
  }

  private static let signs = Array(",:;([.".utf8)
  private static let dashes = [Array("-".utf8), Array("–".utf8), Array("—".utf8)]
}
