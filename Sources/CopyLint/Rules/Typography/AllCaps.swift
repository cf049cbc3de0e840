internal import Readability

/// Words in capitals that are not abbreviations.
struct AllCaps: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "all-caps", group: .typography, severity: .note,
      summary: "Words in capitals, which screen readers may spell out.")
  }

  var when: When { .role(in: .all(but: .accessKey)) && .capitals }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let range = run(in: subject) else { return }
    let words = subject.text(range)
    // Which words are nouns of German, or names, and keep their capitals, takes a dictionary.
    let keepsCapitals = subject.entry.language == "de" || mayHoldName(words, subject)
    let plain = keepsCapitals ? "this in normal letters" : quoted(plain(words, subject))
    findings.append(
      finding(
        "Write \(plain) and use the text style for capitals. Screen readers may spell these out.", at: range,
        in: subject))
  }

  /// “RESET CLOUDKIT”: a word that isn't one of the usual ones.
  private func mayHoldName(_ words: String, _ subject: Subject) -> Bool {
    guard subject.entry.language == "en", let common = Subject.common else { return false }
    return words.split(whereSeparator: \.isWhitespace).contains { word in
      !Self.isAbbreviation(String(word), subject) && !common.contains(word.utf8.span)
    }
  }

  /// Two words or more, a space between them, not all of them abbreviations; or one common word alone.
  private func run(in subject: Subject) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    var start = 0
    while start < tokens.count {
      guard isShouted(tokens[start]) else {
        start += 1
        continue
      }
      var end = start
      while end + 1 < tokens.count, isShouted(tokens[end + 1]),
        isSpace(subject, between: tokens[end], tokens[end + 1])
      {
        end += 1
      }
      let run = tokens[start...end]
      if isTag(subject, run[start].range.lowerBound..<run[end].range.upperBound) {
        start = end + 1
        continue
      }
      let isWhole = tokens.count == 1 && subject.isWord(tokens[0], in: .shouted)
      if isWhole
        || run.contains(where: { isWord(subject, $0) }) && run.count(where: { isLong(subject, $0) }) > 1
      {
        return run[start].range.lowerBound..<run[end].range.upperBound
      }
      start = end + 1
    }
    return nil
  }

  private func isShouted(_ token: Token) -> Bool {
    token.kind == .word && token.traits.contains(.allCapitals) && token.range.count > 1
  }

  /// A sentence may go on in the next line: “FIND YOUR\nFILE NOW.”
  private func isSpace(_ subject: Subject, between left: Token, _ right: Token) -> Bool {
    let between = subject.bytes[left.range.upperBound]
    return right.range.lowerBound == left.range.upperBound + 1 && (between == 0x20 || between == 0x0A)
  }

  /// “<ACCESS GROUP>”: what people put in place of it has its own letters.
  private func isTag(_ subject: Subject, _ range: Range<Int>) -> Bool {
    let before = subject.bytes.span.byte(range.lowerBound - 1)
    let after = subject.bytes.span.byte(range.upperBound)
    return before == UInt8(ascii: "<") && after == UInt8(ascii: ">")
  }

  /// In small letters but for the first, and for what is always in capitals: “Mac” is a computer, “MAC” is not.
  private func plain(_ words: String, _ subject: Subject) -> String {
    let small = words.split(whereSeparator: \.isWhitespace).map { word in
      Self.isAbbreviation(String(word), subject) ? String(word) : word.lowercased()
    }.joined(separator: " ")
    return capitalized(small)
  }

  private static func isAbbreviation(_ word: String, _ subject: Subject) -> Bool {
    subject.entry.language == "en" && Subject.abbreviationNames.contains(word) && !shortWords.contains(word)
  }

  /// Short forms of words, and keys, which are no abbreviations by their letters.
  private static let shortWords: WordSet = [
    "ADMIN", "ALT", "ARG", "CMD", "CTRL", "DEL", "DIR", "ESC", "SHIFT", "SRC", "TMP",
  ]

  private func isLong(_ subject: Subject, _ token: Token) -> Bool {
    token.range.count > 2 && !subject.isWord(token, in: .knownAbbreviations)
      && !Self.isAbbreviation(subject.text(token.range), subject)
  }

  /// "DELETE", but not "UNICEF" or "HTTPS".
  private func isWord(_ subject: Subject, _ token: Token) -> Bool {
    if subject.isWord(token, in: .knownAbbreviations) { return false }
    return !token.traits.contains(.acronym) && token.traits.isDisjoint(with: [.digit])
      && (token.range.count >= 5 || subject.isWord(token, in: .shouted))
  }
}
