/// A link that does not say where it leads.
struct GenericLinkText: Rule {
  /// Also reports "Learn more", "Read more", "Details".
  var isStrict = false

  var about: RuleDescription {
    RuleDescription(
      name: "generic-link-text", group: .actions, severity: .warning, languages: ["en"],
      summary: "A link does not say where it leads.", settings: [("strict", .flag(isStrict))])
  }

  mutating func set(_ setting: String, to value: SettingValue) -> String? {
    guard setting == "strict" else { return "The only setting is strict." }
    guard case .flag(let flag) = value else { return "strict is true or false." }
    isStrict = flag
    return nil
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let range = whole(subject) ?? part(subject) else { return }
    findings.append(
      finding(
        "Name the target, such as “See your trips”, not \(quoted(subject.text(range))).", at: range,
        in: subject))
  }

  private func whole(_ subject: Subject) -> Range<Int>? {
    guard subject.bytes.count <= 32, mayBeGeneric(subject.bytes.first ?? 0),
      let phrase = subject.phrase(limit: 32)
    else { return nil }
    // "Here" can also be a place on a map.
    let isPlace = phrase == "here" && subject.entry.role != .link && subject.bytes[0].isASCIICapital
    let isGeneric =
      Self.phrases.contains(phrase) && !isPlace || isStrict && Self.strictPhrases.contains(phrase)
    return isGeneric ? subject.trimmedRange : nil
  }

  /// A look at the first letter spares most texts the rest.
  private func mayBeGeneric(_ first: UInt8) -> Bool {
    let letters: StaticString = isStrict ? "\"( chtdfklmrs" : "\"( cht"
    return first >= 0x80 || letters.withUTF8Buffer { unsafe $0.contains(first | 0x20) }
  }

  private func part(_ subject: Subject) -> Range<Int>? {
    let bytes = subject.bytes
    for index in bytes.indices.dropLast(7)
    where bytes[index] | 0x20 == UInt8(ascii: "c") || bytes[index] | 0x20 == UInt8(ascii: "t") {
      if index > 0, bytes[index - 1].isASCIIAlphanumeric { continue }
      for words in Self.parts where subject.holds(words, at: index) {
        let end = index + words.utf8CodeUnitCount
        let isWord = end == bytes.count || !bytes[end].isASCIIAlphanumeric
        if isWord, !subject.isNeutral(index..<end) { return index..<end }
      }
    }
    return nil
  }

  private static let phrases: Set<String> = ["click here", "here", "tap here", "this link"]

  private static let strictPhrases: Set<String> = [
    "details", "find out more", "know more", "learn more", "more details", "more info", "more information",
    "read more", "see more",
  ]

  private static let parts: [StaticString] = [
    "click here", "tap here", "click on this link", "tap this link",
  ]
}
