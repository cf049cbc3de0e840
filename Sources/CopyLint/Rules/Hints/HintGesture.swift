internal import Readability

/// A hint that explains the gesture instead of the result.
struct HintGesture: Rule {
  /// Which gestures hints may name.
  enum Allowed: String, CaseIterable {
    case forbid
    /// Those of a screen reader, at the start: “Double tap to …”, “Swipe left or right to …” and “Swipe up or down to …”.
    case common
    case allow
  }

  var allowed = Allowed.forbid

  var about: RuleDescription {
    RuleDescription(
      name: "hint-gesture", group: .hints, severity: .warning, isFixable: true,
      summary: "A spoken hint tells people to tap, press or swipe.",
      settings: [("gestures", .text(allowed.rawValue))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "gestures" else { throw SettingError("The only setting is gestures.") }
    guard case .text(let name) = value, let allowed = Allowed(rawValue: name) else {
      throw SettingError("gestures is forbid, common or allow.")
    }
    self.allowed = allowed
  }

  var when: When {
    allowed == .allow ? .never : .role(.accessibilityHint) && .reads([.key, .comment, .sibling])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    if allowed == .common, let opening = Self.common.first(where: { subject.beginsFolded(with: $0) }),
      !Self.emptyResults.contains(
        subject.foldedText(whole.lowerBound + opening.utf8.count..<whole.upperBound))
    {
      return
    }
    guard let gesture = subject.openingGesture() ?? subject.anyGesture() ?? hold(of: subject),
      !isOwnGesture(gesture, subject),
      !subject.entry.mentions(["usage hint", "how to use"])
    else { return }
    let severity: Severity? = isHeld(gesture, subject) || gestures(of: subject) > 1 ? .note : nil
    let reason = reason(subject.foldedText(gesture))
    // “Bash tool, double tap to collapse”: without the words in front, it says what happens.
    if allowed == .common, gesture.lowerBound > whole.lowerBound,
      Self.common.contains(where: { subject.beginsFolded(with: $0, at: gesture.lowerBound) })
    {
      // `repeats-label` says so where they are the label.
      guard RepeatsLabel.repeated(in: subject) == nil else { return }
      let tail = capitalized(subject.text(gesture.lowerBound..<whole.upperBound))
      findings.append(
        finding(
          "Write only \(quoted(tail)), or what happens. People wait for the end.", at: gesture, in: subject,
          severity: severity))
      return
    }
    // “Opens thought when tapped”
    if gesture.lowerBound > whole.lowerBound, subject.holds(" when ", at: gesture.lowerBound - 1),
      gesture.upperBound >= whole.upperBound - 1
    {
      let tail = gesture.lowerBound - 1..<gesture.upperBound
      let short = subject.text(whole, replacing: tail, with: "")
      findings.append(
        finding(
          "Write \(quoted(short)). \(reason)", at: tail, in: subject, severity: severity, replacement: "",
          applicability: .unsafe))
      return
    }
    // “Changes” alone says no more than the label.
    guard gesture.lowerBound == whole.lowerBound, let result = result(of: subject, whole, after: gesture),
      case let rewritten = subject.text(whole, replacing: result.range, with: result.verb),
      rewritten.utf8.contains(0x20)
    else {
      findings.append(
        finding(
          "Say what happens, not “\(subject.text(gesture))”. \(reason)", at: gesture, in: subject,
          severity: severity))
      return
    }
    findings.append(
      finding(
        "Write \(quoted(rewritten)). \(reason)", at: result.range, in: subject,
        severity: severity, replacement: result.verb, applicability: .unsafe))
  }

  private func reason(_ gesture: String) -> String {
    guard allowed == .common else { return "Screen readers tell people how." }
    let opening = ["double tap", "double-tap"].first(where: gesture.hasPrefix)
    return opening == nil
      ? "With a screen reader, gestures are different."
      : "After “Double tap to”, people want to know what happens."
  }

  private static let common = [
    "double tap to ", "double-tap to ", "swipe left or right to ", "swipe up or down to ",
  ]
  /// What every double tap and every swipe does.
  private static let emptyResults = [
    "activate", "activate.", "adjust", "adjust.", "click", "interact", "press", "tap", "use",
  ]

  /// Whether no screen reader knows the gesture: “Shows the photo. Double-tap and hold to show actions”, “Tap to jump or
  /// swipe down to crouch”.
  private func isOwnGesture(_ gesture: Range<Int>, _ subject: Subject) -> Bool {
    if gesture.lowerBound > subject.trimmedRange.lowerBound, isHeld(gesture, subject) { return true }
    // With a mouse; a screen reader only presses.
    if allowed == .forbid,
      ["double-click", "double click"].contains(where: subject.foldedText(gesture).hasPrefix)
    {
      return true
    }
    // Where something is dragged by hand, a screen reader has no way of its own, but for the rows of a list.
    if subject.foldedText(gesture).hasPrefix("drag") {
      let rest = subject.foldedText(gesture.upperBound..<subject.trimmedRange.upperBound)
      return !rest.contains("reorder") && !rest.contains("rearrange")
    }
    // “To use Double-Tap to Sleep, turn on …”: a name.
    if gesture.lowerBound > subject.trimmedRange.lowerBound, subject.holds(" to ", at: gesture.upperBound),
      subject.bytes.span.byte(gesture.lowerBound).isASCIICapital,
      subject.bytes.span.byte(gesture.upperBound + 4).isASCIICapital
    {
      return true
    }
    // “Works like a two-finger double tap on a trackpad”
    if subject.holds("like a ", at: subject.trimmedRange.lowerBound)
      || subject.text(subject.trimmedRange.lowerBound..<gesture.lowerBound).contains(" like a ")
    {
      return true
    }
    // “Swipe with three fingers to close the tab”; those of the reference apps are for all to find in a menu, too.
    if allowed != .common,
      subject.analysis.tokens.contains(where: { subject.foldedText($0.range) == "fingers" })
    {
      return true
    }
    if sayBothWays(subject) { return true }
    // Two gestures that do one thing each; “Long press and drag to draw” is one way for one thing.
    return gestures(of: subject) > 1
      && subject.analysis.tokens.contains { subject.foldedText($0.range) == "or" }
  }

  /// “Swipe up to expand, swipe down to shrink”: the screen reader's own words leave out which way does what.
  private func sayBothWays(_ subject: Subject) -> Bool {
    let text = subject.text(subject.trimmedRange).lowercased()
    return [("up", "down"), ("left", "right")].contains { way, other in
      text.contains("swipe \(way) to ") && text.contains("swipe \(other) to ")
    }
  }

  private func gestures(of subject: Subject) -> Int {
    subject.analysis.tokens.count { subject.isWord($0, in: .gestureWords) }
  }

  /// “Tap and hold to record”: screen readers speak of double taps only.
  private func isHeld(_ gesture: Range<Int>, _ subject: Subject) -> Bool {
    subject.foldedText(gesture).hasSuffix("hold")
      || [" and hold", " & hold", " then hold"].contains { subject.holds($0, at: gesture.upperBound) }
  }

  /// “Hold to see options”, which is a gesture in a hint; a label may be about bonds that are held to maturity.
  private func hold(of subject: Subject) -> Range<Int>? {
    let start = subject.trimmedRange.lowerBound
    return subject.beginsFolded(with: "hold to ") ? start..<start + 4 : nil
  }

  private static let verbsOfPeople = [
    "confirm", "discover", "find", "learn", "listen", "read", "see", "share", "speak", "talk",
  ]

  private static let nounsWithoutObject = [
    "call", "comment", "order", "purchase", "record", "report", "scan", "search", "vote",
  ]

  /// "Opens" for "Tap to open", and the words that it replaces.
  private func result(
    of subject: Subject, _ whole: Range<Int>, after gesture: Range<Int>
  ) -> (range: Range<Int>, verb: String)? {
    guard subject.holds(" to ", at: gesture.upperBound) else { return nil }
    // A tap may not dismiss what is swiped away.
    if subject.foldedText(gesture).hasPrefix("swip") { return nil }
    let start = gesture.upperBound + 4
    let end = subject.wordEnd(from: start, in: whole)
    let verb = subject.text(start..<end).lowercased()
    // The person learns, not the control.
    if Self.verbsOfPeople.contains(verb) { return nil }
    // “Purchases” alone would be a list of things.
    if end >= whole.upperBound - 1, Self.nounsWithoutObject.contains(verb) { return nil }
    // “Toggles …” would be the next finding: a word of developers. “Tap to not share” has no verb there, and “Tap to up[date”
    // no word.
    if verb == "toggle" || verb == "not" { return nil }
    guard end > start, end == whole.upperBound || " .,!".utf8.contains(subject.bytes[end]),
      verb.utf8.allSatisfy(\.isASCIISmall), !verb.hasSuffix("ly")
    else { return nil }
    // A second verb needs its own ending: "Tap to open or close".
    let rest = subject.text(end..<whole.upperBound).lowercased()
    if rest.contains(" or ") || rest.contains(" and ") { return nil }
    // People view; the control shows.
    let result = verb == "view" ? "Shows" : capitalized(EnglishInflection.verb(verb, .s))
    return (gesture.lowerBound..<end, result)
  }
}

extension Subject {
  /// Whether the text begins with words in lowercase letters, in letters of any case.
  fileprivate func beginsFolded(with words: String, at place: Int? = nil) -> Bool {
    let start = place ?? trimmedRange.lowerBound
    guard bytes.count >= start + words.utf8.count else { return false }
    return foldedText(start..<start + words.utf8.count) == words
  }
}
