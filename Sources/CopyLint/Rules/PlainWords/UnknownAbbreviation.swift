internal import Readability

/// Abbreviations in capitals that not everybody knows.
struct UnknownAbbreviation: Rule {
  /// Only what a screen reader says, letter by letter; `texts: all` checks the others, too.
  var keepsToSpoken = true

  var about: RuleDescription {
    RuleDescription(
      name: "unknown-abbreviation", group: .plainWords, severity: .warning, isDefault: false,
      summary: "A text has an abbreviation that many people don't know.",
      settings: [("texts", .text(keepsToSpoken ? "spoken" : "all"))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "texts" else { throw SettingError("The only setting is texts.") }
    switch value {
    case .text("spoken"): keepsToSpoken = true
    case .text("all"): keepsToSpoken = false
    default: throw SettingError("texts is all or spoken.")
    }
  }

  var when: When {
    let capitals = When.each(.capitals) && .knows(.knownAbbreviations)
    guard keepsToSpoken else { return capitals }
    return capitals && .role(in: .spoken) || .role(in: .spoken) && .sign(".") && .knows(.knownAbbreviations)
  }

  /// "Yankees vs. Red Sox", where it is spoken.
  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard keepsToSpoken, subject.entry.language == "en" else { return }
    for token in subject.analysis.tokens where subject.holds("vs.", at: token.range.lowerBound) {
      let range = token.range.lowerBound..<token.range.lowerBound + 3
      guard token.range.upperBound <= range.upperBound else { continue }
      findings.append(
        finding(
          "Write “versus” or “against”, not “vs.”. A screen reader may spell it out.", at: range, in: subject)
      )
    }
  }

  func check(_ capitals: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let token = subject.analysis.tokens[capitals.number]
    guard subject.isUnknownAbbreviation(token), !subject.isExplained(token), !isShouted(subject),
      !subject.isDiagnostic, !isName(subject), !isDefined(capitals.number, subject), !isExample(subject),
      !isPaired(token, subject), !isSaidToBe(capitals.number, subject)
    else { return }
    let word = subject.text(token.range)
    guard !Self.isName(word), !isShoutedWord(word, subject),
      !subject.explainedAbbreviations.contains(subject.bytes.span.extracting(token.range))
    else { return }
    findings.append(
      finding("Spell out “\(word)” the first time. Not everyone knows it.", at: token.range, in: subject))
  }

  /// "JMS Configuration", "AVX": the name of a thing on the screen, as those who look for it know it.
  private func isName(_ subject: Subject) -> Bool {
    !RoleSet.spoken.contains(subject.entry.role) && subject.analysis.counts.words < 4
  }

  /// "LPD is a tool for finding others": the text says what it is.
  private func isDefined(_ number: Int, _ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    guard subject.isClauseStart(number), number + 2 < tokens.count else { return false }
    return subject.smallWord(number + 1) == "is" && subject.isWord(tokens[number + 2], in: .articles)
  }

  /// "Manage PIV/CAC": both are the names of one thing.
  private func isPaired(_ token: Token, _ subject: Subject) -> Bool {
    let slash = UInt8(ascii: "/")
    return subject.bytes.span.byte(token.range.lowerBound - 1) == slash
      || subject.bytes.span.byte(token.range.upperBound) == slash
  }

  /// "UKCA mark", "CGM app": the next word says what kind of a thing it is.
  private func isSaidToBe(_ number: Int, _ subject: Subject) -> Bool {
    number + 1 < subject.analysis.tokens.count
      && ["app", "code", "file", "format", "license", "mark", "standard"].contains(
        subject.smallWord(number + 1))
  }

  /// "Example: URB Las Flores": what people would write there.
  private func isExample(_ subject: Subject) -> Bool {
    ["example", "e.g."].contains { subject.text(subject.trimmedRange).lowercased().hasPrefix($0) }
  }

  /// "Do NOT close": a word in capitals.
  private func isShoutedWord(_ word: String, _ subject: Subject) -> Bool {
    guard let common = Subject.common, subject.entry.language == "en" else { return false }
    return common.contains(Array(word.lowercased().utf8).span)
  }

  /// What has signs in it, "I/O" and "U.S", patterns such as “YYYY”, and names of formats, whose long forms tell no more: “XML”.
  private static func isName(_ word: String) -> Bool {
    !word.allSatisfy(\.isLetter) || Subject.abbreviationNames.contains(word) || Set(word).count == 1
  }

  /// If all words are in capitals, they say nothing.
  private func isShouted(_ subject: Subject) -> Bool {
    subject.analysis.tokens.allSatisfy { $0.kind != .word || $0.traits.contains(.allCapitals) }
      && subject.analysis.counts.words > 1
  }
}
