internal import Readability

extension HintForm {
  /// “Toggles simplifiedMode”
  func checkNames(_ subject: Subject, _ findings: inout [Finding]) {
    for token in subject.analysis.tokens.dropFirst() where token.traits.contains(.camelCase) {
      let name = subject.text(token.range)
      guard CodeName.isOne(name), name.utf8.first?.isASCIISmall == true,
        !subject.names.contains(subject.bytes.span.extracting(token.range))
      else { continue }
      findings.append(
        finding(
          "Say it in words, not \(quoted(name)), which is a name from the code.", at: token.range,
          in: subject, severity: .note))
    }
  }

  /// “You can share the message with this”: its end needs its beginning.
  func pointsBack(_ subject: Subject) -> Bool {
    let text = subject.text(subject.trimmedRange).lowercased()
    return [" with this", " with it", " using this", " here"].contains {
      text.hasSuffix($0) || text.hasSuffix("\($0).")
    }
  }

  /// “To start recording, touch here”: a command comes after the comma.
  func saysHow(_ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    return tokens.indices.dropFirst().contains { number in
      let word = subject.foldedText(tokens[number].range)
      return subject.text(tokens[number - 1].range.upperBound..<tokens[number].range.lowerBound) == ", "
        && (subject.isCommand(word) || subject.isWord(tokens[number], in: .gestureWords)
          || ["hold", "push"].contains(word))
    }
  }

  /// "Details" and "Region" as the whole hint.
  func isNoun(_ subject: Subject, _ word: String) -> Bool {
    guard let token = subject.analysis.tokens.first, subject.analysis.tokens.count == 1,
      subject.neutral.isEmpty,
      token.range == subject.trimmedRange
    else { return false }
    if Self.nouns.contains(word) { return true }
    return isNoVerb(token, subject) && !subject.isCommand(word)
      && !Self.adjectives.contains(where: word.hasSuffix)
      && ![.failureWords, .commandVerbs, .commandNouns, .objectVerbs].contains {
        subject.isWord(token, in: $0)
      }
  }

  /// What to say of a hint that is a state, a share or the kind of the control: "Not selected", "3 of 5", "Share button".
  static func noResult(_ subject: Subject) -> String? {
    let tokens = subject.analysis.tokens
    guard subject.entry.language == "en", !tokens.isEmpty, tokens.count <= 4, subject.neutral.isEmpty else {
      return nil
    }
    let isShare =
      tokens.count == 3 && tokens[0].kind == .figure && tokens[2].kind == .figure
      && subject.smallWord(1) == "of"
    if isShare || subject.lists.contains(subject.bytes.span.extracting(subject.trimmedRange), in: .states) {
      return "Move the state to the value, and say what happens. Listeners expect it there."
    }
    return endsInKind(subject) ? "Say what happens. Screen readers name the kind of control themselves." : nil
  }

  /// "Create trip button"; not "Hides the button" and "Hides button".
  static func endsInKind(_ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    guard 2...4 ~= tokens.count, let last = tokens.last,
      last.range.upperBound == subject.trimmedRange.upperBound,
      ["button", "slider"].contains(subject.foldedText(last.range)),
      !subject.foldedText(tokens[0].range).hasSuffix("s")
    else { return false }
    return !tokens.dropLast().contains { subject.isWord($0, in: .typeComplements) }
  }

  /// Two or three words of which none can be a verb, as far as their form tells.
  func isName(_ subject: Subject, _ first: String) -> Bool {
    let tokens = subject.analysis.tokens
    guard tokens.count <= 3, subject.neutral.isEmpty, !subject.beginsWithCommand(), !subject.isCommand(first),
      subject.openingGesture() == nil
    else { return false }
    let head = tokens.count == 2 && isPlural(tokens[1], subject) ? tokens[..<1] : tokens[...]
    return head.allSatisfy { isNoVerb($0, subject) && !Self.joints.contains(subject.foldedText($0.range)) }
  }

  /// "Trip dates", not "Playback starts".
  private func isPlural(_ token: Token, _ subject: Subject) -> Bool {
    let word = subject.foldedText(token.range)
    guard token.kind == .word, word.hasSuffix("s"), !word.hasSuffix("ss") else { return false }
    return Subject.common?.contains(Array(word.utf8).span) == true
      && ![word.dropLast(), word.dropLast(2)].contains { subject.isCommand(String($0)) }
  }

  /// "A stamp on the map": none of its words can be a verb.
  func isThing(_ subject: Subject, _ first: String) -> Bool {
    ["a", "an"].contains(first) && holdsNoVerb(subject, after: 1)
  }

  /// "In the top right corner"
  func isPlace(_ subject: Subject, _ first: String) -> Bool {
    ["in", "at", "on"].contains(first) && subject.word(after: 0) == "the" && holdsNoVerb(subject, after: 2)
  }

  private func holdsNoVerb(_ subject: Subject, after start: Int) -> Bool {
    let tokens = subject.analysis.tokens
    return tokens.count <= 7 && tokens.count > start && subject.neutral.isEmpty
      && tokens[start...].allSatisfy { isNoVerb($0, subject) }
  }

  /// As far as the form of a word tells.
  private func isNoVerb(_ token: Token, _ subject: Subject) -> Bool {
    let word = subject.foldedText(token.range)
    return token.kind == .word && !Self.verbs.contains(word)
      && (word == "red" || !["s", "ed", "ing", "n't"].contains(where: word.hasSuffix))
  }

  private static let nouns = [
    "actions", "details", "info", "information", "menu", "more", "navigation", "options", "preferences",
    "profile",
    "settings",
  ]
  /// Endings of words that say how something is.
  private static let adjectives = ["able", "al", "ary", "ent", "ful", "ive", "ly", "ous", "y"]
  private static let joints = ["on", "in", "from"]
  private static let verbs = [
    "is", "are", "can", "cannot", "will", "not", "no", "be", "has", "have", "must", "may", "only", "required",
    "off", "to", "for", "when", "if", "new", "more", "available", "optional", "that", "which", "you",
  ]
}
