internal import Readability

/// A name for Voice Control that people can't say: several names in one, or too many words.
struct InputLabelForm: Rule {
  /// The most words that people say to name a control.
  var maxWords = 4.0

  var about: RuleDescription {
    RuleDescription(
      name: "input-label-form", group: .actions, severity: .error, isFixable: true,
      summary: "A name for voice control is several names in one, too long, or no name that people say.",
      settings: [("maxWords", .number(maxWords))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "maxWords" else { throw SettingError("The only setting is maxWords.") }
    guard case .number(let number) = value, number >= 1 else {
      throw SettingError("maxWords is a number, 1 or more.")
    }
    maxWords = number
  }

  var when: When { .role(.inputLabel) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    if let found = unsaid(subject, whole) ?? extra(subject, whole) { return findings.append(found) }
    let names = names(in: subject, whole)
    // “a,b,c” are names of pins, not of controls.
    if names.count > 1, names.contains(where: { $0.utf8.count > 1 }) {
      let shown = names.prefix(Self.shownNames).map { quoted($0) }.joined(separator: ", ")
      let rest = names.count > Self.shownNames ? " …" : ""
      findings.append(
        finding(
          "Split this into separate names: \(shown)\(rest). People say one of them.", at: whole, in: subject))
    } else if Double(subject.analysis.counts.words) > maxWords {
      findings.append(
        finding(
          "Cut this to \(Int(maxWords)) words. People have to say all \(subject.analysis.counts.words).",
          at: whole, in: subject, severity: .warning))
    }
  }

  /// "➤", "btnSubmit"
  private func unsaid(_ subject: Subject, _ whole: Range<Int>) -> Finding? {
    guard !whole.isEmpty, subject.neutral.isEmpty else { return nil }
    let name = subject.text(whole)
    if !name.contains(where: { $0.isLetter || $0.isNumber }) {
      return finding("Write a word. Nobody can say \(quoted(name)).", at: whole, in: subject)
    }
    guard CodeName.isOne(name) || CodeName.isSnakeCase(name) || isIcon(name) else { return nil }
    return finding(
      "Write words that people say, not \(quoted(name)), which is a name from the code.", at: whole,
      in: subject)
  }

  /// “xmark”: the name of an icon that is no word.
  private func isIcon(_ name: String) -> Bool {
    WordLists.common.contains(name, in: .iconWords)
      && Subject.common?.contains(Array(name.utf8).span) == false
  }

  /// The “Tap” of "Tap Retry", which people say anyway, and the “button” of "Send button".
  private func extra(_ subject: Subject, _ whole: Range<Int>) -> Finding? {
    let tokens = subject.analysis.tokens
    guard subject.entry.language == "en", tokens.count > 1, tokens[0].range.lowerBound == whole.lowerBound
    else { return nil }
    let first = tokens[0].range
    let last = tokens[tokens.count - 1]
    let range: Range<Int>
    let verb = subject.foldedText(first)
    if Self.orders.contains(verb),
      tokens[1].traits.contains(.capitalized)
        // “Say hello” is a thing to say.
        || verb == "say" && subject.isWord(tokens[1], in: .objectVerbs) && tokens.count > 2
    {
      range = first.lowerBound..<tokens[1].range.lowerBound
    } else if subject.foldedText(last.range) == "button", last.range.upperBound == whole.upperBound,
      !subject.isWord(tokens[tokens.count - 2], in: .buttonThings)
    {
      range = tokens[tokens.count - 2].range.upperBound..<last.range.upperBound
    } else {
      return nil
    }
    let name = subject.text(whole, replacing: range, with: "")
    return finding(
      "Write \(quoted(name)). That is all that people need to say.", at: range, in: subject,
      severity: .warning,
      replacement: "", applicability: .unsafe)
  }

  /// What is between the commas of any script, between bars, and beside “or”: “Close / Hide”, “Stop or Cancel”.
  private func names(in subject: Subject, _ whole: Range<Int>) -> [String] {
    let tokens = subject.analysis.tokens
    if tokens.count == 3, subject.entry.language == "en", subject.foldedText(tokens[1].range) == "or",
      tokens[0].traits.contains(.capitalized), tokens[2].traits.contains(.capitalized)
    {
      return [tokens[0], tokens[2]].map { subject.text($0.range) }
    }
    return subject.text(whole).replacing(" / ", with: ",").replacing(" | ", with: ",")
      .split { Self.commas.contains($0) }
      .map { $0.drop { $0 == " " } }
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
      .map(String.init)
  }

  private static let commas: Set<Character> = [",", "，", "、", "،", ";"]
  private static let shownNames = 4
  /// What people say before the name, which they need not write.
  private static let orders = ["click", "press", "say", "tap"]
}
