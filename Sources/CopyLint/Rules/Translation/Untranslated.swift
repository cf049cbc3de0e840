internal import Readability

/// A translation that is the source, word for word, or signs in place of words.
struct Untranslated: TranslationRule {
  private var names: [String] = []
  private var translations = Configuration.TranslationSettings()

  var about: RuleDescription {
    RuleDescription(
      name: "untranslated", group: .translation, severity: .warning,
      summary: "A translation is the same text as its source.")
  }

  mutating func take(_ configuration: Configuration) {
    names = (configuration.brands + configuration.translations.doNotTranslate).map { $0.lowercased() }
    translations = configuration.translations
  }

  var when: When {
    (.pair(.sameText) && .role(in: .all(but: .accessKey)) || .pair && .sign("_") || .pair && .words(...0)
      || .pair && .words(5...))
      && .reads([.comment, .state, .key])
  }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    if subject.entry.text == untranslatedMarker {
      findings.append(
        finding(
          "Translate this. It's a mark that a tool left for translators.", at: 0..<subject.bytes.count,
          in: subject
        ))
      return
    }
    if subject.analysis.counts.words == 0, subject.entry.state != .new,
      !translations.keeps(subject.entry.key),
      StandInText.isOne(subject.text(subject.trimmedRange), of: source.text)
    {
      findings.append(
        finding("Translate this. It has signs in place of words.", at: subject.trimmedRange, in: subject))
      return
    }
    guard subject.bytes == source.bytes else { return checkPart(subject, source, &findings) }
    // “ctrl shift Z” is for the program; “Keyboard shortcuts” is for people.
    if subject.entry.isNamedLike(["keystroke", "shortcut"]), KeyCombination.isOne(subject.bytes.span) {
      return
    }
    guard subject.entry.state != .new, source.language == "en",
      !LanguageHabits.hasEnglishWords(subject.entry.language), !mayStay(subject.entry.comment),
      !mayStay(subject.entry.text),
      let severity = severity(subject),
      !translations.keeps(subject.entry.key),
      // A form that no number takes has to go: `plural-unused`.
      subject.plural?.takesWholeNumbers ?? true || subject.plural?.category == .other
        || subject.plural?.category == .zero
    else { return }
    findings.append(
      finding(
        "Translate this, or \(Self.mark(subject.entry)). It is still in English.", at: subject.trimmedRange,
        in: subject, severity: severity))
  }

  /// A translator stopped half-way, or the source got a sentence more.
  private func checkPart(_ subject: Subject, _ source: SourceText, _ findings: inout [Finding]) {
    guard subject.entry.state != .new, source.language == "en", subject.analysis.counts.words > 4,
      !LanguageHabits.hasEnglishWords(subject.entry.language),
      // What is in English for the most part is left to `wrong-language`.
      WrittenLanguage(subject).other(lettersAreASCII: TranslationScript(subject).isASCII) != "en",
      let part = EnglishPart.find(in: subject, of: source), !mayStay(subject.entry.comment),
      !translations.keeps(subject.entry.key)
    else { return }
    findings.append(
      finding("Translate \(quoted(subject.text(part))). It is still in English.", at: part, in: subject))
  }

  /// How a team says that a text stays as it is: Android has a mark of its own, which counts in the source.
  private static func mark(_ entry: Entry) -> String {
    entry.syntax == .android
      ? "write translatable=\"false\" next to it in the source" : "mark it “do not translate”"
  }

  /// How sure it is that the text is in English; nil for a name of the team.
  private func severity(_ subject: Subject) -> Severity? {
    if !names.isEmpty, names.contains(subject.text(0..<subject.bytes.count).lowercased()) { return nil }
    if BareList.isOne(subject.bytes.span) || Prose.isForShell(subject.bytes.span)
      || Prose.isCommandLine(subject.bytes.span)
    {
      return nil
    }
    guard let severity = EnglishLeft(subject, names: names).severity,
      !WrittenLanguage(subject).isOwnRatherThanEnglish, !isBrandName(subject.text(0..<subject.bytes.count))
    else { return nil }
    // “6 meters in inches” is typed the same way everywhere, and many leave a license in English.
    let signs = ProseSigns(in: subject.bytes.span)
    let isMeant =
      subject.bytes[0].isASCIIDigit || Prose.isCommand(subject.bytes.span, signs)
      || Prose.isLicense(subject.bytes.span, subject.analysis.tokens.span, signs)
    return isMeant ? .note : severity
  }
}
