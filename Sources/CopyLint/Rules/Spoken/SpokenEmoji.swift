internal import Readability

/// An emoji in a spoken text: a screen reader says its name.
struct SpokenEmoji: Rule {
  /// `emoji: allow` permits emoji, for texts that are about them.
  var allowsEmoji = false

  var about: RuleDescription {
    RuleDescription(
      name: "spoken-emoji", group: .labels, severity: .note, isFixable: true,
      summary: "A spoken text has an emoji, whose name is read out.",
      settings: [("emoji", .text(allowsEmoji ? "allow" : "forbid"))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "emoji" else { throw SettingError("The only setting is emoji.") }
    switch value {
    case .text("allow"): allowsEmoji = true
    case .text("forbid"): allowsEmoji = false
    default: throw SettingError("emoji is forbid or allow.")
    }
  }

  var when: When {
    if allowsEmoji { return .never }
    let isAlone = When.role(in: Self.controls) && .fact(.wordless)
    return (.role(in: .spoken.subtracting([.inputLabel])) || isAlone) && .sign(Self.mayBeEmoji)
      && .reads([.key, .comment])
  }

  /// What has no other name than its text.
  private static let controls = RoleSet(
    parts: [.button, .destructiveButton, .cancelButton, .menuItem, .tab, .toggle, .title, .heading])

  /// An emoji that people send or choose is what the button is about.
  private static let subjects: [StaticString] = ["emoji", "reaction", "react", "mood", "rating", "flag"]

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    if !subject.entry.role.isSpoken { return checkControl(subject, whole, into: &findings) }
    for emoji in Self.emoji(in: subject, whole) where !subject.isNeutral(emoji) {
      let name = Self.name(of: subject.text(emoji))
      let reason = "Screen readers say its name" + (name.isEmpty ? "." : ", “\(name)”.")
      let cut = cut(emoji, from: subject, whole)
      // After a sentence, it says nothing that the words don't say.
      let repeats = emoji.upperBound == whole.upperBound && endsSentence(before: emoji, subject)
      let sign = quoted(subject.text(emoji))
      findings.append(
        finding(
          repeats ? "Leave out \(sign). \(reason)" : "Say in words what \(sign) means. \(reason)",
          at: cut ?? emoji, in: subject, words: [subject.text(emoji)],
          replacement: cut == nil ? nil : "", applicability: .unsafe))
    }
  }

  /// Whether words and a stop are before an emoji: “You're all caught up. ✅”
  private func endsSentence(before emoji: Range<Int>, _ subject: Subject) -> Bool {
    let end = subject.bytes.spaces(around: emoji).lowerBound
    return subject.analysis.counts.words >= 3 && end > 0 && Self.stops.contains(subject.bytes[end - 1])
  }

  private static let stops: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")]

  /// A button, a tab or a title that is nothing but emoji. It may be one of several to choose from, or a picture over a text.
  private func checkControl(_ subject: Subject, _ whole: Range<Int>, into findings: inout [Finding]) {
    guard Self.emoji(in: subject, whole) == [whole], !subject.entry.mentions(Self.subjects) else { return }
    let name = Self.name(of: subject.text(whole))
    findings.append(
      finding(
        "Write words, not \(quoted(subject.text(whole))). Screen readers say \(name.isEmpty ? "its name" : "“\(name)”").",
        at: whole, in: subject))
  }

  /// What to remove with an emoji at the start or the end of words.
  private func cut(_ emoji: Range<Int>, from subject: Subject, _ whole: Range<Int>) -> Range<Int>? {
    let spaces = subject.bytes.spaces(around: emoji).clamped(to: whole)
    let range: Range<Int>
    if emoji.lowerBound == whole.lowerBound {
      range = emoji.lowerBound..<spaces.upperBound
    } else if emoji.upperBound == whole.upperBound {
      range = spaces.lowerBound..<emoji.upperBound
    } else {
      return nil
    }
    return range == whole || subject.analysis.tokens.isEmpty ? nil : range
  }

  /// Runs of emoji, with the spaces between them.
  private static func emoji(in subject: Subject, _ whole: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = whole.lowerBound
    for character in subject.text(whole) {
      let range = index..<index + character.utf8.count
      index = range.upperBound
      guard isEmoji(character) else { continue }
      if let last = found.last,
        subject.bytes[last.upperBound..<range.lowerBound].allSatisfy({ $0 == 0x20 })
      {
        found[found.count - 1] = last.lowerBound..<range.upperBound
      } else {
        found.append(range)
      }
    }
    return found
  }

  /// Where emoji are found: “©”, “®”, and blocks of signs.
  private static let mayBeEmoji = Signs(0xA9...0xA9, 0xAE...0xAE, 0x2000...0x32FF, 0x1_F000...0x1_FFFF)

  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0xA9 else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
  }

  /// The short name of the first emoji in CLDR, as far as it is known; else none.
  ///
  /// ICU has the names of characters only. Those of emoji are mostly the same: “THUMBS UP SIGN” and “thumbs up”.
  private static func name(of emoji: String) -> String {
    guard let first = emoji.unicodeScalars.first else { return "" }
    if let short = shortNames[first] { return short }
    // The characters before these are older than emoji, and have other names.
    guard first.value >= 0x1F300 else { return "" }
    let name = first.properties.name?.lowercased() ?? ""
    return name.hasSuffix(" sign") ? String(name.dropLast(5)) : name
  }

  /// Of characters that are older than emoji, as CLDR's English annotations have them.
  private static let shortNames: [Unicode.Scalar: String] = [
    "\u{2139}": "information", "\u{231A}": "watch", "\u{23F0}": "alarm clock", "\u{2600}": "sun",
    "\u{2615}": "hot beverage", "\u{26A0}": "warning", "\u{26A1}": "high voltage",
    "\u{2705}": "check mark button",
    "\u{2709}": "envelope", "\u{270F}": "pencil", "\u{2714}": "check mark", "\u{2728}": "sparkles",
    "\u{274C}": "cross mark", "\u{2764}": "red heart", "\u{2B50}": "star",
  ]
}
