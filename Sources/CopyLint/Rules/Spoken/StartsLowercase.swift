internal import Readability

/// A spoken text that begins with a lowercase letter.
struct StartsLowercase: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "starts-lowercase", group: .labels, severity: .note, isDefault: false, isFixable: true,
      summary: "A spoken text begins with a lowercase letter.")
  }

  var when: When {
    // The name of an action is left to `action-name-form`.
    .role(in: .spoken.subtracting([.accessibilityAction])) && .reads([.key, .comment])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let first = subject.analysis.tokens.first, first.kind == .word else { return }
    let whole = subject.trimmedRange
    let start = first.range.lowerBound
    guard start == whole.lowerBound, let capital = subject.capital(at: start), !isName(first, in: subject),
      !isUnknown(first, in: subject), !hasOwnRule(subject.text(whole), subject.entry.role, subject.lists),
      !isPart(subject.entry), !isState(first, in: subject), !isBadge(subject.entry), !isRewritten(subject),
      !isLetter(first, in: subject)
    else { return }
    let rewritten = capital.text + subject.text(capital.range.upperBound..<whole.upperBound)
    // In other languages, no dictionary tells a name from a word.
    // "decorative-wave" is the name of a file or a key, and no better with a capital.
    let isSure =
      subject.entry.language == "en"
      && (subject.entry.role == .accessibilityLabel || subject.entry.role == .accessibilityHint)
      && (!first.traits.contains(.hyphenated) || first.range != whole)
    findings.append(
      finding(
        "Start with a capital: \(quoted(rewritten)). Some screen readers read it differently.",
        at: capital.range, in: subject, words: [subject.text(first.range)], replacement: capital.text,
        applicability: isSure ? .safe : .unsafe))
  }

  /// "checked" is the state of something; it is read after the name. In any language, the end of the key tells.
  private func isState(_ first: Token, in subject: Subject) -> Bool {
    if subject.entry.role == .accessibilityValue {
      return ["state", "status"].contains(lastWord(of: subject.entry.key))
    }
    guard subject.entry.role == .accessibilityLabel, subject.analysis.counts.words <= 3 else { return false }
    return subject.analysis.tokens.count == 1
      && (subject.isWord(first, in: .states) || Self.states.contains(subject.foldedText(first.range)))
      || Self.states.contains(lastWord(of: subject.entry.key))
  }

  private static let states: Set = [
    "checked", "unchecked", "selected", "unselected", "deselected", "read", "unread", "enabled", "disabled",
    "expanded", "collapsed", "on", "off", "muted", "unmuted", "active", "inactive", "online", "offline",
    "state", "status",
  ]

  /// A badge stands on the screen as its designer wants it.
  private func isBadge(_ entry: Entry) -> Bool { entry.isNamedLike(["badge"]) }

  /// “d deleted”: what was typed.
  private func isLetter(_ first: Token, in subject: Subject) -> Bool {
    subject.entry.role == .announcement
      && (subject.text(first.range).count == 1 || subject.isNeutral(first.range))
  }

  private func lastWord(of key: String) -> String {
    key.split { ".-_:/".contains($0) }.last?.lowercased() ?? ""
  }

  /// "iPhone", "eBay", "macOS", "x86".
  private func isName(_ first: Token, in subject: Subject) -> Bool {
    !first.traits.isDisjoint(with: [.camelCase, .digit])
      || subject.bytes[first.range].contains(where: \.isASCIICapital)
  }

  /// "ntfy logo": a word that no dictionary has is the name of an app or a program, and begins as its makers write it.
  private func isUnknown(_ first: Token, in subject: Subject) -> Bool {
    guard subject.entry.language == "en", let common = Subject.common else { return false }
    let word = subject.bytes[first.range].prefix { $0 != UInt8(ascii: "-") }
    return !common.contains(Array(word).span)
  }

  /// Names of icons, files and keys, raw values and kinds of controls: other rules say what to write.
  private func hasOwnRule(_ text: String, _ role: Role, _ lists: WordLists) -> Bool {
    if role == .accessibilityValue, ValueRaw.isRaw(text) || ValueInstruction.kinds.contains(text.lowercased())
    {
      return true
    }
    // “role=user: %@”, “tool_result: %@”: code, and no better with a capital.
    if text.utf8.contains(UInt8(ascii: "=")) || text.utf8.contains(0x5F) { return true }
    let isOneWord = !text.utf8.contains(0x20)
    if isOneWord, text.utf8.count == 1 || text.utf8.contains(where: { $0 == 0x2E }) {
      return true
    }
    return role == .accessibilityLabel
      && (LabelSymbolName.isSymbolName(text) || LabelGeneric.isKind(text.replacing("-", with: " "), lists)
        || LabelFilename.isFilename(text))
  }

  /// Pieces of a sentence begin as they do in its middle.
  private func isPart(_ entry: Entry) -> Bool {
    // "Status of a stamp, spoken after its name": it goes on from there.
    if entry.role == .accessibilityValue || entry.role == .accessibilityLabel, entry.mentions(Self.followers)
    {
      return true
    }
    let last = lastWord(of: entry.key)
    return Self.parts.contains { last.hasSuffix($0) }
  }

  private static let followers: [StaticString] = [
    "spoken after", "read after", "after the name", "after its name", "after the label", "after its label",
  ]

  /// “open the map”: `hint-imperative` has the capital in its own words.
  private func isRewritten(_ subject: Subject) -> Bool {
    subject.entry.role == .accessibilityHint && subject.entry.language == "en" && subject.beginsWithCommand()
  }

  private static let parts = ["suffix", "prefix", "infix", "part", "format", "fragment", "separator", "unit"]
}
