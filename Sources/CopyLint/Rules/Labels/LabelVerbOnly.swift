/// A label that is one verb, and does not say what the verb acts on.
struct LabelVerbOnly: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-verb-only", group: .labels, severity: .warning, isDefault: false, isFixable: true,
      summary: "A spoken label is one verb and does not say what it acts on.")
  }

  var when: When {
    .role(.accessibilityLabel) && .wholeText(in: .objectVerbs, atMost: 16) && .reads([.key, .comment])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let verb = subject.phrase(limit: 16), !Self.others.contains(verb), !isClear(subject.entry) else {
      return
    }
    let whole = subject.trimmedRange
    if isNamed(verb, by: subject.entry) {
      findings.append(
        finding(
          "Say which one it is. \(quoted(subject.text(whole))) alone doesn't tell one \(verb) from another.",
          at: whole,
          in: subject))
      return
    }
    if let acted = ActedOn(verb, in: subject.entry) {
      let label = "\(capitalized(verb)) \(acted.noun)"
      findings.append(
        finding(
          "Say what it acts on: “\(label)”. Without the screen, one verb can mean many things.", at: whole,
          in: subject, replacement: label, applicability: .unsafe))
      return
    }
    findings.append(
      finding(
        "Say what it acts on: “\(capitalized(verb)) …”. Without the screen, one verb can mean many things.",
        at: whole, in: subject))
  }

  /// “A pin on the map”: the comment has the word as the name of a thing.
  private func isNamed(_ verb: String, by entry: Entry) -> Bool {
    guard entry.language == "en", let comment = entry.comment?.lowercased(), comment.utf8.count <= 200 else {
      return false
    }
    let words = comment.split { !$0.isLetter }
    return words.indices.dropFirst().contains { index in
      words[index] == verb && ["a", "an", "the", "this", "each", "every"].contains(words[index - 1])
        // “the save button”, “a Delete action”
        && (index + 1 == words.count || ["on", "in", "of", "at", "that", "is"].contains(words[index + 1]))
    }
  }

  /// "Play" of a player, "Reload" of a browser: there is one thing that it can be about. A name for voice control is short.
  private func isClear(_ entry: Entry) -> Bool {
    entry.isNamedLike([
      "browser", "context-menu", "inputlabel", "input-label", "input_label", "pictureinpicture", "player",
      "videocontrols",
    ])
  }

  /// What these act on is known everywhere, or they are the names of a direction and of a shape.
  private static let others = ["copy", "cut", "forward", "paste", "pause", "print", "reply", "star"]
}
