internal import Readability

/// Words in capitals that are no abbreviation.
struct AllCaps: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "all-caps", group: .typography, severity: .warning,
      summary: "Words in capitals, which screen readers may spell.")
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.entry.role.part != .identifier, subject.entry.role.part != .accessKey,
      let range = run(in: subject)
    else { return }
    let words = subject.text(range)
    let plain = words.prefix(1) + words.dropFirst().lowercased()
    findings.append(
      finding(
        "Write \(quoted(String(plain))) and set capitals in the style. Screen readers may spell these.",
        at: range,
        in: subject))
  }

  /// Two words or more one after the other, one of them a word that has a vowel and five letters; or one common word.
  private func run(in subject: Subject) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    var first: Int?
    var hasWord = false
    for index in tokens.indices {
      let isShouted =
        tokens[index].kind == .word && tokens[index].traits.contains(.allCapitals)
        && tokens[index].range.count > 1
      if isShouted {
        if first == nil { first = index }
        hasWord = hasWord || isWord(subject, tokens[index])
      }
      let isLast = index == tokens.count - 1
      if let start = first, !isShouted || isLast {
        let end = isShouted ? index : index - 1
        let isWhole = start == 0 && isShouted && isLast
        if hasWord, end > start || isWhole && subject.isWord(tokens[start], in: .shouted) {
          return tokens[start].range.lowerBound..<tokens[end].range.upperBound
        }
        first = nil
        hasWord = false
      }
    }
    return nil
  }

  /// "DELETE", but not "UNICEF" or "HTTPS".
  private func isWord(_ subject: Subject, _ token: Token) -> Bool {
    if subject.isWord(token, in: .knownAbbreviations) { return false }
    return !token.traits.contains(.acronym) && token.traits.isDisjoint(with: [.digit])
      && (token.range.count >= 5 || subject.isWord(token, in: .shouted))
  }
}
