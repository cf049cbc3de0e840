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

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "strict" else { throw SettingError("The only setting is strict.") }
    guard case .flag(let flag) = value else { throw SettingError("strict is true or false.") }
    isStrict = flag
  }

  var when: When {
    let links = When.wholeText(in: .genericLinks, atMost: Self.limit) || .phrase(in: .genericLinkParts)
    let all = isStrict ? links || .wholeText(in: .moreLinks, atMost: Self.limit) : links
    return all && .reads([.key, .comment])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    // Of a hint or a value, the rules on gestures speak.
    let role = subject.entry.role
    guard !role.isSpoken || role == .accessibilityLabel, let range = whole(subject) ?? part(subject) else {
      return
    }
    // “Click here for help on roles” says where it goes, if late.
    let isWhole = range == subject.trimmedRange || isTagged(range, subject) && endsAtTag(range, subject)
    findings.append(
      finding(
        "Name what it opens, not \(quoted(subject.text(range))). Screen readers can list links without the text around them.",
        at: range,
        in: subject, severity: isWhole ? nil : .note))
  }

  private func whole(_ subject: Subject) -> Range<Int>? {
    if isStrict, subject.isWhole(in: .moreLinks, atMost: Self.limit) { return subject.trimmedRange }
    guard subject.isWhole(in: .genericLinks, atMost: Self.limit) else { return nil }
    // "Here" can also be a place on a map.
    let isPlace =
      subject.analysis.tokens.count == 1 && subject.entry.role != .link && subject.bytes[0].isASCIICapital
    return isPlace ? nil : subject.trimmedRange
  }

  private func part(_ subject: Subject) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    let found = tokens.indices.lazy.compactMap { subject.phrase(at: $0, in: .genericLinkParts) }.first
    guard let found, subject.entry.role == .link || isTagged(found, subject) || mayBeLink(subject) else {
      return nil
    }
    return found
  }

  /// "<a>Click here</a>"
  private func isTagged(_ range: Range<Int>, _ subject: Subject) -> Bool {
    subject.neutral.contains { $0.kind == .markup && $0.range.upperBound == range.lowerBound }
  }

  /// Not so in “<a>Click here to see your trips</a>”, which says where the link goes.
  private func endsAtTag(_ range: Range<Int>, _ subject: Subject) -> Bool {
    subject.neutral.contains { $0.kind == .markup && $0.range.lowerBound == range.upperBound }
  }

  /// Whether a whole text may be a link: not what explains a control, and only one sentence.
  private func mayBeLink(_ subject: Subject) -> Bool {
    switch subject.entry.role.part {
    case .tooltip, .helpText, .label: return false
    default: break
    }
    if [.notification, .toast].contains(subject.entry.role.container) { return false }
    return subject.analysis.sentences.count == 1 && !subject.bytes.starts(with: "<".utf8)
      && !subject.entry.mentions(["tooltip", "tip", "notification"])
  }

  /// UTF-8 bytes.
  private static let limit = 32
}
