internal import Readability

/// A label without the words that people see on the control.
struct LabelInName: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-in-name", group: .labels, severity: .warning,
      summary: "A spoken label lacks the words that people see on the control.")
  }

  var when: When { .role(.accessibilityLabel) && .sibling }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let visible = subject.sibling, visible.role.part != .placeholder, isWords(visible.text),
      !subject.analysis.tokens.isEmpty
    else { return }
    // Where no spaces are, the words are somewhere in it; code in English may have texts in another language.
    let mayLackSpaces = !subject.entry.writesSpaces || !visible.text.utf8.contains { $0.isASCIILetter }
    if mayLackSpaces, subject.entry.sentence.contains(visible.text) { return }
    let spoken = words(of: subject.entry.sentence)
    // “OK” is on too many buttons to tell which one it is, and “Aa” is a picture of letters.
    let isOpen = [["ok"], ["aa"]].contains(words(of: visible.text)) || visible.text.utf8.count == 1
    if spellsOut(words(of: visible.text), spoken) || isOpen
      || isOtherScript(visible.text, subject.entry.sentence)
    {
      return
    }
    // While it says so, nobody can use the control.
    if visible.text.hasSuffix("ing…") || visible.text.hasSuffix("ing...") { return }
    let shown = words(of: withoutKeys(visible.text))
    var next = spoken.startIndex
    for (number, word) in shown.enumerated() {
      // “More information about risks” has all letters of “More info”, in this order, as WCAG asks.
      let mayGoOn = number == shown.count - 1 && number > 0 && word.count > 3
      guard let place = spoken[next...].firstIndex(where: { isSame(word, $0, mayGoOn: mayGoOn) })
      else {
        if differsInValues(visible.text, subject.entry.sentence) { return }
        findings.append(
          finding(
            "Keep the visible words \(quoted(visible.text)) in the label. Voice control listens for them.",
            at: subject.trimmedRange, in: subject, severity: isControl(visible.role) ? nil : .note))
        return
      }
      next = place + 1
    }
  }

  /// “Select all in \(name)” and “Select all in \(path)”: what the values have in common shows only when the app runs.
  private func differsInValues(_ visible: String, _ spoken: String) -> Bool {
    let (shown, said) = (withoutValues(visible), withoutValues(spoken))
    return shown.count < visible.count && said.count < spoken.count && said.hasPrefix(shown)
  }

  /// Whether people who say the visible word are understood: “preset” for “presets”.
  private func isSame(_ visible: Substring, _ spoken: Substring, mayGoOn: Bool) -> Bool {
    mayGoOn && spoken.hasPrefix(visible) || spoken == visible || spoken == visible + "s"
      || visible == spoken + "s"
  }

  /// “Quit ⌘Q” without the keys to press.
  private func withoutKeys(_ text: String) -> String {
    let signs = "⌘⌥⇧⌃"
    guard text.contains(where: signs.contains) else { return text }
    return text.split(separator: " ").filter { !$0.contains(where: signs.contains) }.joined(separator: " ")
  }

  /// Whether one of them is in Latin letters and the other isn't: what people see is looked up elsewhere.
  private func isOtherScript(_ visible: String, _ spoken: String) -> Bool {
    func isLatin(_ text: String) -> Bool { text.utf8.contains { $0.isASCIILetter } }
    func hasOthers(_ text: String) -> Bool {
      text.unicodeScalars.contains { $0.value >= 0x370 && $0.properties.isAlphabetic }
    }
    return isLatin(visible) != isLatin(spoken) && hasOthers(visible) != hasOthers(spoken)
  }

  /// “Esc” and “Escape”, “Ctrl” and “Control”: the label says what the short form stands for.
  private func spellsOut(_ visible: [Substring], _ spoken: [Substring]) -> Bool {
    guard visible.count == 1, spoken.count == 1, visible[0].count <= 4, visible[0].count < spoken[0].count,
      visible[0].first == spoken[0].first
    else { return false }
    var rest = visible[0]
    for letter in spoken[0] where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  private func isControl(_ role: Role) -> Bool {
    role.part.isButton || role.part == .link || role.part == .menuItem || role.part == .tab
      || role.part == .toggle
  }

  /// Signs and single letters ("×", "B") are not words to say (WCAG 2.2, Understanding 2.5.3), and what a placeholder
  /// stands for is not known.
  private func isWords(_ text: String) -> Bool {
    withoutValues(text).count(where: \.isLetter) > 1
      && !text.utf8.contains { [0x25, 0x7B, 0x24].contains($0) }
  }

  /// “H” of `H\(level)`.
  private func withoutValues(_ text: String) -> Substring {
    guard text.hasSuffix(")"), let start = text.firstRange(of: "\\(")?.lowerBound else { return text[...] }
    return text[..<start]
  }

  private func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
  }
}
