internal import Readability

/// A translation that is the source, word for word.
struct Untranslated: TranslationRule {
  private var names: [String] = []

  var about: RuleDescription {
    RuleDescription(
      name: "untranslated", group: .translation, severity: .warning,
      summary: "A translation is the same text as its source.")
  }

  mutating func take(_ configuration: Configuration) {
    names = (configuration.brands + configuration.translations.doNotTranslate).map { $0.lowercased() }
  }

  var when: When { .pair(.sameText) && .role(in: .all(but: .accessKey)) && .reads([.comment, .state]) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard subject.entry.state != .new, source.language == "en",
      subject.entry.language != "en", !mayStay(subject.entry), isEnglish(subject)
    else { return }
    findings.append(
      finding(
        "Translate this, or mark it “do not translate”. It is still English.", at: subject.trimmedRange,
        in: subject))
  }

  /// Whether a comment asks to leave it.
  private func mayStay(_ entry: Entry) -> Bool {
    let words = [
      "do not translate", "don't translate", "don’t translate", "not translat", "{locked", "do not localize",
    ]
    return [entry.comment, entry.text].contains { text in
      guard let text = text?.lowercased() else { return false }
      return words.contains { text.contains($0) }
    }
  }

  /// Whether it has words that only English has: a function word, or three lowercase words in a row. A name, a short
  /// label and a loan word are the same in many languages.
  private func isEnglish(_ subject: Subject) -> Bool {
    let whole = subject.text(0..<subject.bytes.count)
    if !names.isEmpty, names.contains(whole.lowercased()) { return false }
    var words = 0
    var smallWords = 0
    var longerWords = 0
    for token in subject.analysis.tokens where token.kind == .word {
      let word = subject.text(token.range)
      let isPlain = word.unicodeScalars.allSatisfy {
        $0.value < 0x80 && $0.properties.isAlphabetic || $0 == "'" || $0 == "’"
      }
      if !isPlain || names.contains(word.lowercased()) { continue }
      words += 1
      let isSmall = word.utf8.allSatisfy { $0.isASCIISmall || $0 == UInt8(ascii: "'") }
      if isSmall, WordLists.english.contains(word, in: .functionWords) {
        return words > 1 || subject.analysis.counts.words > 2
      }
      if isSmall, word.utf8.count > 2 { smallWords += 1 }
      if isSmall, word.utf8.count > 3 { longerWords += 1 }
    }
    return longerWords >= 3 || smallWords >= 3 && words > 3
  }
}
