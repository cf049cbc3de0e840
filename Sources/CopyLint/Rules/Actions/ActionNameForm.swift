internal import Readability

/// The name of a custom action that is not written like the name of a button.
struct ActionNameForm: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "action-name-form", group: .actions, severity: .warning, isFixable: true,
      summary: "The name of an action does not start with a capitalized verb, or ends in a period.")
  }

  var when: When { .role(.accessibilityAction) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let first = subject.analysis.tokens.first else { return }
    let whole = subject.trimmedRange
    let name = subject.text(whole)
    if subject.entry.language == "en", LabelSymbolName.isSymbolName(name) {
      findings.append(symbolFinding(name, whole, subject))
      return
    }
    if CodeName.isSnakeCase(name) {
      return findings.append(
        finding(
          "Say what it does, not \(quoted(name)), which is a name from the code.", at: whole, in: subject))
    }
    if let found = otherFinding(name, whole, subject) { return findings.append(found) }
    let isAtStart = first.range.lowerBound == whole.lowerBound && first.kind == .word
    // TalkBack reads the label in a sentence: “Double-tap to open link”.
    if isAtStart, subject.entry.syntax != .android, first.traits.isDisjoint(with: [.camelCase, .digit]),
      let capital = subject.capital(at: whole.lowerBound)
    {
      let end = hasStop(subject, whole) ? whole.upperBound - 1 : whole.upperBound
      let rewritten = capital.text + subject.text(capital.range.upperBound..<end)
      findings.append(
        finding(
          "Start with a capital: \(quoted(rewritten)). People hear it in a list of actions.",
          at: capital.range,
          in: subject, words: [subject.text(first.range)], replacement: capital.text,
          // Only a verb is right once it has its capital.
          applicability: isVerb(first, subject) ? .safe : .unsafe))
    }
    if isAtStart, subject.entry.language == "en" { checkVerb(first, subject, whole, into: &findings) }
    checkStop(subject, whole, into: &findings)
  }

  /// A gesture, "Custom action", "Bookmark button".
  private func otherFinding(_ name: String, _ whole: Range<Int>, _ subject: Subject) -> Finding? {
    if let gesture = subject.openingGesture() ?? subject.anyGesture() {
      return finding(
        "Start with what it does, not with “\(subject.text(gesture))”. Screen readers tell people how.",
        at: gesture, in: subject)
    }
    let tokens = subject.analysis.tokens
    guard subject.entry.language == "en", tokens.count > 1 else { return nil }
    if subject.phrase(limit: 24) == "custom action" {
      return finding("Say what it does. \(quoted(name)) is only the kind of action.", at: whole, in: subject)
    }
    let last = tokens[tokens.count - 1].range
    guard subject.foldedText(last) == "button", last.upperBound == whole.upperBound,
      !subject.isWord(tokens[tokens.count - 2], in: .typeComplements),
      !subject.isWord(tokens[tokens.count - 2], in: .buttonThings)
    else { return nil }
    let end = tokens[tokens.count - 2].range.upperBound
    return finding(
      "Write \(quoted(subject.text(whole.lowerBound..<end))). An action isn't a button.",
      at: end..<last.upperBound,
      in: subject, words: [subject.text(last)], replacement: "", applicability: .unsafe)
  }

  /// "trash": the name of an icon is no verb, with a capital neither.
  private func symbolFinding(_ name: String, _ whole: Range<Int>, _ subject: Subject) -> Finding {
    guard let meaning = LabelSymbolName.meaning(of: name) else {
      return finding(
        "Say what it does, not the icon name \(quoted(name)). An action is named like a button.", at: whole,
        in: subject)
    }
    return finding(
      "Say what it does: “\(meaning)”, not the icon name \(quoted(name)).", at: whole, in: subject,
      replacement: meaning, applicability: .unsafe)
  }

  private func isVerb(_ first: Token, _ subject: Subject) -> Bool {
    subject.entry.language != "en"
      || [.commandVerbs, .commandNouns, .objectVerbs].contains { subject.isWord(first, in: $0) }
  }

  private func checkVerb(
    _ first: Token, _ subject: Subject, _ whole: Range<Int>, into findings: inout [Finding]
  ) {
    let word = subject.foldedText(first.range)
    guard let verb = base(of: word, subject) else {
      guard subject.isWord(first, in: .actionOpenings) else { return }
      findings.append(
        finding(
          "Start with the verb, not with “\(subject.text(first.range))”. It says what happens.",
          at: first.range, in: subject))
      return
    }
    let end = hasStop(subject, whole) ? whole.upperBound - 1 : whole.upperBound
    let rewritten = subject.text(
      whole.lowerBound..<end, replacing: first.range, with: capitalized(verb))
    findings.append(
      finding(
        "Start with the verb: \(quoted(rewritten)). Actions are named like buttons.", at: first.range,
        in: subject, replacement: capitalized(verb), applicability: .unsafe))
  }

  /// "delete" for "deleting" and "deletes"; nil for every other word.
  private func base(of word: String, _ subject: Subject) -> String? {
    let bases: [String]
    if word.hasSuffix("ing") {
      let stem = String(word.dropLast(3))
      bases = [stem, stem + "e", String(stem.dropLast())]
    } else if word.hasSuffix("s") {
      bases = [word.dropLast(), word.dropLast(2), word.dropLast(3) + "y"].map { String($0) }
    } else {
      return nil
    }
    // A plural is not a verb with an ending, "Likes", "Posts", unless it has an object: "Shares the message".
    let tokens = subject.analysis.tokens
    let isVerb =
      tokens.count > 1 ? subject.isWord(tokens[1], in: .articles) : word.hasSuffix("ing")
    return bases.first { base in
      subject.lists.contains(base.utf8.span, in: .commandVerbs)
        || isVerb && subject.lists.contains(base.utf8.span, in: .objectVerbs)
    }
  }

  /// Words. A longer text with a period is a sentence under a key that says “action”.
  private static let longestName = 8

  /// Whether the name ends in a period that it can do without.
  private func hasStop(_ subject: Subject, _ whole: Range<Int>) -> Bool {
    let stop = whole.upperBound - 1..<whole.upperBound
    return subject.analysis.counts.words <= Self.longestName
      && subject.bytes[stop.lowerBound] == UInt8(ascii: ".") && !subject.isNeutral(stop)
      && !subject.bytes[whole].dropLast().contains(UInt8(ascii: "."))
      && subject.analysis.tokens.last?.range.upperBound == stop.lowerBound
  }

  private func checkStop(_ subject: Subject, _ whole: Range<Int>, into findings: inout [Finding]) {
    guard hasStop(subject, whole) else { return }
    let stop = whole.upperBound - 1..<whole.upperBound
    let short = subject.text(whole.lowerBound..<stop.lowerBound)
    // With another verb at its start, the name is shown there.
    let isShown =
      findings.last.map { $0.rule == about.name && $0.range.lowerBound == whole.lowerBound } ?? false
    findings.append(
      finding(
        "Remove the period\(isShown ? "" : ": \(quoted(short))"). Actions are named like buttons.", at: stop,
        in: subject, replacement: "", applicability: .safe))
  }
}
