internal import Readability

/// A hint that commands, where it should say what happens.
struct HintImperative: Rule {
  /// What hints may command.
  enum Mood: String {
    case third
    /// What leads people on: “Claim your first stamp”.
    case invite
    case any
  }

  var mood = Mood.third

  var about: RuleDescription {
    RuleDescription(
      name: "hint-imperative", group: .hints, severity: .note, isFixable: true, languages: ["en"],
      summary: "A spoken hint gives a command.",
      settings: [("mood", .text(mood.rawValue))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "mood" else { throw SettingError("The only setting is mood.") }
    guard case .text(let name) = value, let mood = Mood(rawValue: name) else {
      throw SettingError("mood is third, invite or any.")
    }
    self.mood = mood
  }

  var when: When { mood == .any ? .never : .role(.accessibilityHint) && .reads([.key, .sibling]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let first = subject.analysis.tokens.first, first.kind == .word else { return }
    let whole = subject.trimmedRange
    let verb = subject.foldedText(first.range)
    guard subject.beginsWithCommand() || joinsCommands(subject, verb) || isOpenCommand(subject, verb),
      // `hint-form` says to begin with what comes after it: “Use this to open”.
      subject.opening(in: .hintOpenings) == nil,
      // A finding of `hint-gesture` comes first.
      subject.anyGesture() == nil,
      // An instruction: what to do with the keyboard, or one step after the other.
      !subject.namesKeys(), !goesOnCommanding(subject),
      !Self.ownVerbs.contains(verb), mood != .invite || !Self.invitingVerbs.contains(verb),
      !describesItself(subject.entry),
      !namesControl(subject), RepeatsLabel.repeated(in: subject) == nil
    else { return }
    // Both verbs would have to change. “Turn on to see more” says what the person gets.
    if hasCommand(in: subject, after: ["and", "or"]) || isOfPerson(verb, subject) || leadsOn(subject) {
      findings.append(finding("Say what happens, not what to do.", at: first.range, in: subject))
      return
    }
    let form = verb == "see" ? "Shows" : capitalized(EnglishInflection.verb(verb, .s))
    let rewritten = subject.text(whole, replacing: first.range, with: form)
    // The word after “and” may still be a verb.
    let isSimple = !subject.analysis.tokens.contains { token in
      token.range.count <= 3 && ["and", "or"].contains(subject.foldedText(token.range))
    }
    findings.append(
      finding(
        "Write \(quoted(rewritten)). Hints say what happens.", at: first.range, in: subject,
        replacement: form, applicability: isSimple ? .unsafe : .shown))
  }

  /// “Enter a passphrase”: the person does this, and “Enters” would say that the app does.
  private static let ownVerbs = [
    "describe", "enter", "provide", "say", "speak", "spell", "type", "write",
  ]

  /// “Learn about the game”, “Use the mouse wheel”: people do this, too, and another verb says what happens.
  private static let verbsOfPeople = [
    "browse", "choose", "explore", "hear", "learn", "listen", "pick", "read", "use",
  ]

  /// “Select a team” too, but the control does it in “Select all”.
  private func isOfPerson(_ verb: String, _ subject: Subject) -> Bool {
    Self.verbsOfPeople.contains(verb)
      || verb == "select" && ["a", "an", "one", "which", "your"].contains(subject.word(after: 0) ?? "")
  }

  /// As the reference apps have them: “View settings and sign out”, “Update your photo”.
  private static let invitingVerbs = ["claim", "update", "view"]

  /// “Turn on to see bigger buttons”: the person sees, and the control is turned on.
  private func leadsOn(_ subject: Subject) -> Bool {
    let start = subject.trimmedRange.lowerBound
    if subject.holds("turn on to ", at: start) || subject.holds("turn off to ", at: start) { return true }
    return subject.analysis.tokens.indices.dropFirst().contains { number in
      let verb = subject.foldedText(subject.analysis.tokens[number].range)
      return subject.foldedText(subject.analysis.tokens[number - 1].range) == "to"
        && (verb == "see" || Self.verbsOfPeople.contains(verb))
    }
  }

  /// “Save button” names the button, and “Saves button” would say nothing.
  private func namesControl(_ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    return HintForm.endsInKind(subject)
      || tokens.count == 2
        && ["button", "link", "menu", "tab"].contains(subject.foldedText(tokens[1].range))
  }

  /// The web has no custom for the mood of a description: “Use a dark theme”.
  private func describesItself(_ entry: Entry) -> Bool { entry.variant.hasPrefix("attribute.aria-") }

  /// Whether another step follows: “Open the list. Choose a team.”
  private func goesOnCommanding(_ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    for number in tokens.indices.dropFirst()
    where tokens[number].kind == .word && subject.startsClause(number) {
      if subject.isCommand(subject.foldedText(tokens[number].range)) { return true }
    }
    return hasCommand(in: subject, after: ["then"])
  }

  /// Whether a command comes right after one of these words: “Save and close”.
  private func hasCommand(in subject: Subject, after words: [String]) -> Bool {
    let tokens = subject.analysis.tokens
    for number in tokens.indices.dropFirst() where tokens[number].kind == .word {
      guard words.contains(subject.foldedText(tokens[number - 1].range)) else { continue }
      let verb = subject.foldedText(tokens[number].range)
      if subject.isCommand(verb) || subject.isWord(tokens[number], in: .commandVerbs) { return true }
    }
    return false
  }
}

extension HintImperative {
  /// “Start recording audio”, “Filter games by sport”: what follows shows that the first word is no noun.
  private func isOpenCommand(_ subject: Subject, _ first: String) -> Bool {
    guard let next = subject.word(after: 0) else { return false }
    if first == "start" || first == "stop" { return next.utf8.count > 5 && next.hasSuffix("ing") }
    return ["filter", "group", "sort"].contains(first) && next.hasSuffix("s")
      && subject.word(after: 1) == "by"
  }

  /// "View settings and sign out": a word that may be a noun is a verb if another verb is joined to it.
  private func joinsCommands(_ subject: Subject, _ first: String) -> Bool {
    let tokens = subject.analysis.tokens
    guard subject.lists.contains(first.utf8.span, in: .commandNouns), tokens.count > 3 else { return false }
    return tokens.indices.dropLast().contains { index in
      subject.foldedText(tokens[index].range) == "and" && subject.isWord(tokens[index + 1], in: .commandVerbs)
    }
  }
}

extension Subject {
  /// The word after the token at `number`, in lowercase; nil when no word follows.
  func word(after number: Int) -> String? {
    let tokens = analysis.tokens
    guard number + 1 < tokens.count, tokens[number + 1].kind == .word else { return nil }
    return foldedText(tokens[number + 1].range)
  }
}
