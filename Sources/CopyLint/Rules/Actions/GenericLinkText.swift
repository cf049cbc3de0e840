internal import Readability

/// A link that does not say where it leads.
struct GenericLinkText: Rule {
  /// Also reports "Learn more", "Read more", "Details".
  var isStrict = false

  var about: RuleDescription {
    RuleDescription(
      name: "generic-link-text", group: .actions, severity: .warning,
      summary: "A link does not say where it leads.", settings: [("strict", .flag(isStrict))])
  }

  mutating func set(_ setting: String, to value: SettingValue) -> String? {
    guard setting == "strict" else { return "The only setting is strict." }
    guard case .flag(let flag) = value else { return "strict is true or false." }
    isStrict = flag
    return nil
  }

  var needs: SubjectFacts { .linkWord }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let range = whole(subject) ?? part(subject) else { return }
    findings.append(
      finding(
        "Name the target, such as “See your trips”, not \(quoted(subject.text(range))).", at: range,
        in: subject))
  }

  private func whole(_ subject: Subject) -> Range<Int>? {
    guard Self.mayBePhrase(subject.bytes, subject.lists), let hash = subject.phraseHash(limit: 32) else {
      return nil
    }
    let isMore = isStrict && subject.lists.contains(hash: hash, in: .moreLinks)
    guard isMore || subject.lists.contains(hash: hash, in: .genericLinks),
      let phrase = subject.phrase(limit: 32)
    else { return nil }
    // "Here" can also be a place on a map.
    let isPlace =
      !phrase.contains(" ") && subject.entry.role != .link && subject.bytes[0].isASCIICapital
    return isMore || !isPlace ? subject.trimmedRange : nil
  }

  private func part(_ subject: Subject) -> Range<Int>? {
    if !subject.lists.isEmpty(.genericLinkParts) {
      return subject.analysis.tokens.indices.lazy
        .compactMap { subject.phrase(at: $0, in: .genericLinkParts) }.first
    }
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

  /// Whether a text may be such a phrase as a whole.
  static func mayBePhrase(_ text: [UInt8], _ lists: WordLists) -> Bool {
    guard let first = text.first, text.count <= 32 else { return false }
    var end = text.count
    while end > 1, text[end - 1] < 0x80, !text[end - 1].isASCIIAlphanumeric { end -= 1 }
    let last = text[end - 1]
    return lists.mayBegin(with: first, in: .genericLinks) && lists.mayEnd(with: last, in: .genericLinks)
      || lists.mayBegin(with: first, in: .moreLinks) && lists.mayEnd(with: last, in: .moreLinks)
  }

  /// The English ones are looked for byte by byte, since nearly all texts are looked through for them.
  private static let parts: [StaticString] = [
    "click here", "tap here", "click on this link", "tap this link",
  ]
}
