internal import Readability

/// A term of the team that is translated in another way.
struct TermTranslation: TranslationRule {
  private var terms: [TranslationTerm] = []

  var about: RuleDescription {
    RuleDescription(
      name: "term-translation", group: .translation, severity: .warning,
      summary: "A term is not translated as the team agreed.")
  }

  mutating func take(_ configuration: Configuration) { terms = configuration.translations.terms }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard !terms.isEmpty else { return }
    let locale = subject.entry.locale
    for term in terms where locale == term.locale || locale.hasPrefix(term.locale + "-") {
      let words = Self.words(of: source.text)
      guard Self.find(Self.words(of: term.source), in: words, isInflected: false) != nil else { continue }
      let own = Self.words(of: subject.entry.sentence)
      for wrong in term.forbidden where Self.find(Self.words(of: wrong), in: own, isInflected: true) != nil {
        findings.append(
          finding(
            "Write \(quoted(term.targets.first ?? term.source)) instead of \(quoted(wrong)). It is the team's term.",
            at: 0..<subject.bytes.count, in: subject, words: [wrong]))
      }
      guard let first = term.targets.first,
        !term.targets.contains(where: {
          Self.find(Self.words(of: $0), in: own, isInflected: true) != nil
            || Self.isInCompound($0, subject.entry.sentence)
        })
      else { continue }
      findings.append(
        finding(
          "Use \(quoted(first)) for \(quoted(term.source)). It is the team's term.",
          at: 0..<subject.bytes.count, in: subject, words: [term.source]))
    }
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "’" && $0 != "'" }
      .map { Substring($0) }
  }

  /// Where `term` begins in `words`. An inflected word shares its first letters, three quarters of them.
  private static func find(_ term: [Substring], in words: [Substring], isInflected: Bool) -> Int? {
    guard !term.isEmpty, term.count <= words.count else { return nil }
    return (0...words.count - term.count).first { start in
      zip(term, words[start...]).allSatisfy { wanted, word in
        if wanted == word || word == wanted + "s" || word == wanted + "es" { return true }
        guard isInflected, wanted.count > 3 else { return false }
        return word.hasPrefix(wanted.prefix(max(3, wanted.count * 3 / 4)))
      }
    }
  }

  /// "Fotoalbum" has "Foto" in it, and Japanese has no spaces.
  private static func isInCompound(_ term: String, _ text: String) -> Bool {
    term.count > 1 && text.lowercased().contains(term.lowercased())
  }
}
