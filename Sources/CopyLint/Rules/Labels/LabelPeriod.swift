internal import Readability

/// The text of a control that ends in a period.
struct LabelPeriod: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-period", group: .labels, severity: .note, isDefault: false, isFixable: true,
      summary: "The text of a control ends in a period.")
  }

  var when: When {
    .role(in: Self.roles) && .ends(in: Self.stopSigns) && .bytes(...(Self.limit * 4))
      && .reads([.key, .comment])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    guard let stop = stop(at: whole.upperBound, in: subject), stop.lowerBound > whole.lowerBound,
      !subject.isNeutral(stop), subject.analysis.sentences.count(where: { $0.words > 0 }) == 1,
      !subject.endsAbbreviation(at: stop.lowerBound), !isShortened(subject), !describesImage(subject.entry),
      // “Learn more.” closes a text, if just its words make it a button.
      subject.entry.roleSource != .text, isName(subject, whole), !saysState(subject), !isMessage(subject),
      !isSentence(subject)
    else { return }
    let short = subject.text(whole.lowerBound..<stop.lowerBound)
    findings.append(
      finding(
        "Remove the period: \(quoted(short)). The name of a control isn't a sentence.", at: stop,
        in: subject,
        replacement: "", applicability: .safe))
  }

  /// A period right before `end` that has none before it.
  private func stop(at end: Int, in subject: Subject) -> Range<Int>? {
    let text = subject.bytes[..<end]
    guard let stop = Self.stops.first(where: { text.suffix($0.count).elementsEqual($0) }) else { return nil }
    let start = end - stop.count
    if text[..<start].suffix(stop.count).elementsEqual(stop) { return nil }
    return start..<end
  }

  /// Whether the text is as short as the name of a control; a longer text is a sentence, stop and all.
  private func isName(_ subject: Subject, _ whole: Range<Int>) -> Bool {
    let isSpoken = subject.entry.role == .accessibilityLabel
    guard subject.analysis.counts.words <= (isSpoken ? Self.mostWordsSpoken : Self.mostWords) else {
      return false
    }
    // Where no spaces separate the words, their number depends on the dictionary.
    let limit = subject.entry.writesSpaces ? Self.limit : Self.limitWithoutSpaces
    return subject.text(whole).count <= limit
  }

  /// "Sig." for "Siguiente": the lists of abbreviations are English.
  private func isShortened(_ subject: Subject) -> Bool {
    subject.entry.language != "en" && subject.analysis.counts.words == 1
      && subject.text(subject.trimmedRange).count <= Self.longestShortened
  }

  /// "No items." is a state, whatever the key says.
  private func saysState(_ subject: Subject) -> Bool {
    subject.analysis.tokens.first.map { subject.isWord($0, in: .negatives) } ?? false
  }

  /// What the key calls a message, an error or a step; "confirm_resend_button" is a button.
  private func isMessage(_ subject: Subject) -> Bool {
    let entry = subject.entry
    let isSpoken = entry.role == .accessibilityLabel
    // The key is the text in the source language, and a sentence there.
    if entry.key.hasSuffix("."), entry.key.split(separator: " ").count > 3 { return true }
    if entry.mentions(["tooltip", "tool tip"]) { return true }
    if entry.isNamedLike(["button"]) { return false }
    return entry.isNamedLike(Self.messages) || !isSpoken && entry.isNamedLike(Self.shownMessages)
  }

  /// "Your page has changed.", "Clicking on {0}.": with a verb that people don't give as a command, or with a value in it.
  private func isSentence(_ subject: Subject) -> Bool {
    let words = subject.analysis.counts.words
    if words > 1, subject.neutral.contains(where: { $0.kind == .placeholder }) { return true }
    guard words > 2, subject.entry.language == "en" else { return false }
    return subject.analysis.tokens.dropFirst().contains {
      ["is", "are", "was", "were", "has", "have", "had", "will"].contains(subject.foldedText($0.range))
    }
  }

  /// A picture is described in sentences.
  private func describesImage(_ entry: Entry) -> Bool {
    entry.role == .accessibilityLabel && saysImage(entry)
  }

  /// A longer text that is said to be a button is often the tooltip of one.
  private static let mostWords = 4
  private static let mostWordsSpoken = 6

  /// Characters of one word, with its period.
  private static let longestShortened = 5
  /// Characters, spaces included.
  private static let limit = 80
  private static let limitWithoutSpaces = 12

  private static let messages: [StaticString] = [
    "error", "instruction", "warning", "status", "announce", "hint", "explanation", "receipt",
  ]
  /// On the screen; a spoken "message" is what people write.
  private static let shownMessages: [StaticString] = ["message", "confirm", "notification", "link", "log_"]

  private static let roles = RoleSet(
    parts: [.button, .destructiveButton, .cancelButton, .menuItem, .tab, .toggle]
  ).union([.accessibilityLabel])
  private static let stopSigns: Signs = ".。．｡।۔"
  private static let stops = [".", "。", "．", "｡", "।", "۔"].map { Array($0.utf8) }
}
