/// A hint that explains the gesture instead of the result.
struct HintGesture: Rule {
  /// `gestures: allow` keeps gestures in hints.
  var allowsGestures = false

  var about: RuleDescription {
    RuleDescription(
      name: "hint-gesture", group: .hints, severity: .warning, isFixable: true, languages: ["en"],
      summary: "A spoken hint tells people to tap, press or swipe.",
      settings: [("gestures", .text(allowsGestures ? "allow" : "forbid"))])
  }

  mutating func set(_ setting: String, to value: SettingValue) -> String? {
    guard setting == "gestures" else { return "The only setting is gestures." }
    switch value {
    case .text("allow"): allowsGestures = true
    case .text("forbid"): allowsGestures = false
    default: return "gestures is forbid or allow."
    }
    return nil
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard !allowsGestures, subject.entry.role == .accessibilityHint else { return }
    let whole = subject.trimmedRange
    guard let gesture = opening(of: subject, whole) ?? inside(subject, whole) else { return }
    guard gesture.lowerBound == whole.lowerBound, let result = result(of: subject, whole, after: gesture)
    else {
      findings.append(
        finding(
          "Say what happens, not “\(subject.text(gesture))”. Screen readers tell people how.", at: gesture,
          in: subject))
      return
    }
    let rewritten = subject.text(whole, replacing: result.range, with: result.verb)
    findings.append(
      finding(
        "Write \(quoted(rewritten)). Screen readers tell people how.", at: result.range, in: subject,
        replacement: result.verb, applicability: .unsafe))
  }

  /// A gesture at the start, where it is a command: "Tap to …", but not "Press coverage".
  private func opening(of subject: Subject, _ whole: Range<Int>) -> Range<Int>? {
    let start = whole.lowerBound
    for gesture in Self.gestures where subject.holds(gesture.words, at: start) {
      let end = start + gesture.words.utf8CodeUnitCount
      guard end == whole.upperBound || !subject.bytes[end].isASCIIAlphanumeric else { continue }
      if gesture.isSure || followsCommand(subject, end, whole) { return start..<end }
    }
    return nil
  }

  /// A gesture anywhere that can be nothing else.
  private func inside(_ subject: Subject, _ whole: Range<Int>) -> Range<Int>? {
    for index in whole {
      let isStart = index == whole.lowerBound || !subject.bytes[index - 1].isASCIIAlphanumeric
      guard isStart else { continue }
      for words in Self.phrases where subject.holds(words, at: index) {
        let end = index + words.utf8CodeUnitCount
        if end == whole.upperBound || !subject.bytes[end].isASCIIAlphanumeric { return index..<end }
      }
    }
    return nil
  }

  private func followsCommand(_ subject: Subject, _ end: Int, _ whole: Range<Int>) -> Bool {
    guard end < whole.upperBound, subject.bytes[end] == 0x20 else { return true }
    let word = subject.text(end + 1..<wordEnd(subject, end + 1, whole)).lowercased()
    return Self.followers.contains(word)
  }

  /// What "Tap to open" comes to, "Opens", and the words it stands for.
  private func result(
    of subject: Subject, _ whole: Range<Int>, after gesture: Range<Int>
  ) -> (range: Range<Int>, verb: String)? {
    guard subject.holds(" to ", at: gesture.upperBound) else { return nil }
    let start = gesture.upperBound + 4
    let end = wordEnd(subject, start, whole)
    let verb = subject.text(start..<end).lowercased()
    guard end > start, verb.utf8.allSatisfy(\.isASCIISmall), !verb.hasSuffix("ly") else { return nil }
    // A second verb needs its own ending: "Tap to open or close".
    let rest = subject.text(end..<whole.upperBound).lowercased()
    if rest.contains(" or ") || rest.contains(" and ") { return nil }
    let form = thirdPerson(verb)
    return (gesture.lowerBound..<end, form.prefix(1).uppercased() + form.dropFirst())
  }

  private func wordEnd(_ subject: Subject, _ start: Int, _ whole: Range<Int>) -> Int {
    var end = start
    while end < whole.upperBound, subject.bytes[end].isASCIIAlphanumeric { end += 1 }
    return end
  }

  /// "open" → "opens", "copy" → "copies", "switch" → "switches".
  private func thirdPerson(_ verb: String) -> String {
    if let irregular = ["be": "is", "have": "has"][verb] { return irregular }
    if verb.hasSuffix("y"), let before = verb.dropLast().last, !"aeiou".contains(before) {
      return verb.dropLast() + "ies"
    }
    let takesE = ["s", "x", "z", "ch", "sh", "o"].contains { verb.hasSuffix($0) }
    return verb + (takesE ? "es" : "s")
  }

  /// Longer ones first.
  private static let gestures: [(words: StaticString, isSure: Bool)] = [
    ("double-tap", true), ("double tap", true), ("doubletap", true), ("triple tap", true),
    ("touch and hold", true),
    ("tap and hold", true), ("press and hold", true), ("long-press", true), ("long press", true),
    ("double-click", true), ("double click", true), ("click", false), ("tap", false), ("swipe", false),
    ("press", false), ("pinch", false), ("drag", false), ("touch", false), ("flick", false),
  ]

  private static let phrases: [StaticString] = [
    "double-tap", "double tap", "tap to", "swipe left", "swipe right", "swipe up", "swipe down",
  ]

  private static let followers: Set<String> = [
    "a", "again", "an", "and", "anywhere", "any", "button", "down", "each", "for", "here", "in", "it", "left",
    "on",
    "once", "or", "right", "the", "this", "to", "twice", "up", "with",
  ]
}
