internal import Readability

/// A term of the team that is translated differently.
struct TermTranslation: TranslationRule {
  private var terms = TermsOfSource()

  var about: RuleDescription {
    RuleDescription(
      name: "term-translation", group: .translation, severity: .warning,
      summary: "A term is not translated the way the team agreed.")
  }

  mutating func take(_ configuration: Configuration) {
    terms = TermsOfSource(configuration.translations.terms)
  }

  var when: When { terms.isEmpty ? .never : .pair }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    let syntax = subject.entry.syntax
    let words = TermsOfSource.words(of: source.bytes, source.neutral, syntax)
    let found = terms.found(in: words, locale: subject.entry.locale)
    guard !found.isEmpty else { return }
    let text = TermsOfSource.words(of: subject.bytes, subject.neutral, syntax)
    let written = TermsOfSource.Word.all(in: text).map(\.folded)
    for term in found {
      let wrongs = term.forbidden.filter { Self.holds($0, written) && !Self.isExpected($0, found) }
      for wrong in wrongs {
        findings.append(
          own(
            "Write \(quoted(term.targets.first ?? term.source)) instead of \(quoted(wrong)). It is the team's term.",
            in: subject, words: [wrong]))
      }
      // The finding on the wrong word names the right one.
      guard wrongs.isEmpty, let first = term.targets.first,
        !term.targets.contains(where: { Self.holds($0, written) || Self.isInCompound($0, text) })
      else { continue }
      findings.append(
        own(
          first.lowercased() == term.source.lowercased()
            ? "Keep \(quoted(first)) as in the source. It is the team's term."
            : "Use \(quoted(first)) for \(quoted(term.source)). It is the team's term.",
          in: subject, words: [term.source]))
    }
  }

  /// All terms are of the team.
  private func own(_ message: String, in subject: Subject, words: [String]) -> Finding {
    var finding = finding(message, at: 0..<subject.bytes.count, in: subject, words: words)
    finding.isOwnTerm = true
    return finding
  }

  /// Whether another term of the source should be translated that way.
  private static func isExpected(_ target: String, _ found: [TranslationTerm]) -> Bool {
    found.contains { term in
      term.targets.contains {
        TermsOfSource.Word.straight($0).lowercased() == TermsOfSource.Word.straight(target).lowercased()
      }
    }
  }

  /// Whether `target` is in `words`. An inflected word shares its first letters, three quarters of them.
  private static func holds(_ target: String, _ words: [Substring]) -> Bool {
    let target = TermsOfSource.Word.all(in: target).map(\.folded)
    guard !target.isEmpty, target.count <= words.count else { return false }
    return (0...words.count - target.count).contains { start in
      zip(target, words[start...]).allSatisfy { wanted, word in
        if wanted == word || word == wanted + "s" || word == wanted + "es" { return true }
        guard wanted.count > 3 else { return false }
        return plain(word).hasPrefix(plain(wanted.prefix(max(3, wanted.count * 3 / 4))))
      }
    }
  }

  /// Without the marks that inflection adds: "Büch-" of "Bücher" is "Buch-".
  private static func plain(_ word: Substring) -> String {
    var plain = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "ä", "á", "à", "â", "ã": plain.unicodeScalars.append("a")
      case "ö", "ó", "ò", "ô", "õ": plain.unicodeScalars.append("o")
      case "ü", "ú", "ù", "û": plain.unicodeScalars.append("u")
      case "é", "è", "ê", "ě": plain.unicodeScalars.append("e")
      case "í", "ì", "î": plain.unicodeScalars.append("i")
      case "ł": plain.unicodeScalars.append("l")
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// "Fotoalbum" has "Foto" in it, and Japanese has no spaces.
  private static func isInCompound(_ term: String, _ text: String) -> Bool {
    let fold = { (text: String) in TermsOfSource.Word.straight(text).lowercased() }
    return term.count > 1 && fold(text).contains(fold(term))
  }
}
