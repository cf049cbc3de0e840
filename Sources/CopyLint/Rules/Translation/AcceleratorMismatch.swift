/// A shortcut key that the translation lacks, or has twice.
struct AcceleratorMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "accelerator-mismatch", group: .translation, severity: .warning,
      summary: "A translation lacks the “&” or “_” before its shortcut key, or has it twice.")
  }

  var when: When {
    .sourceSign("&") && .syntax(.qt, .dotnet) || .sourceSign("_") && .syntax(.none, .printf) && .reads(.key)
  }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // In languages that are typed with an input method, menus often have no shortcut letters.
    let isOptional =
      LanguageHabits.eastAsian.contains(subject.entry.language)
      || LanguageHabits.fromRightToLeft.contains(subject.entry.language)
    if subject.entry.syntax == .qt || subject.entry.syntax == .dotnet {
      checkAmpersand(subject, source, isOptional, &findings)
    } else if subject.entry.key.contains(source.text), Accelerators.hasOneUnderscore(source.bytes) {
      // GTK apps use gettext, whose keys are the texts.
      checkUnderscore(subject, source, isOptional, &findings)
    }
  }

  private func checkUnderscore(
    _ subject: Subject, _ source: SourceText, _ isOptional: Bool, _ findings: inout [Finding]
  ) {
    let own = Accelerators.countUnderscores(in: subject.bytes)
    guard own != 1 else { return }
    if own > 1 {
      findings.append(
        finding(
          "Keep one “_”. Only one letter can be the shortcut key.", at: 0..<subject.bytes.count, in: subject))
    } else if let sign = Accelerators.ampersand(in: subject.bytes, subject.neutral) {
      findings.append(
        finding(
          "Write “_” here, as in the source. This app has no shortcut keys with “&”.", at: sign, in: subject))
    } else {
      findings.append(
        finding(
          "Add “_” before a letter. The source has a shortcut key.", at: 0..<subject.bytes.count, in: subject,
          severity: isOptional || !isCommand(source) ? .note : nil))
    }
  }

  /// Whether it is a command of a menu or on a button, and not the name of a field or a tab, which can be reached without.
  private func isCommand(_ source: SourceText) -> Bool {
    let text = source.text
    if text.hasSuffix("...") || text.hasSuffix("…") { return true }
    let word = Accelerators.firstWord(of: source.bytes)
    return WordLists.english.contains(word.span, in: .commandVerbs)
      || WordLists.english.contains(word.span, in: .commandNouns)
  }

  private func checkAmpersand(
    _ subject: Subject, _ source: SourceText, _ isOptional: Bool, _ findings: inout [Finding]
  ) {
    guard Accelerators.count(in: source.bytes, source.neutral) == 1 else { return }
    let own = Accelerators.count(in: subject.bytes, subject.neutral)
    guard own != 1 else { return }
    if own == 0, let sign = Accelerators.loneAmpersand(in: subject.bytes) {
      findings.append(
        finding(
          "Put “&” right before a letter. As it is, no letter is the shortcut key.", at: sign, in: subject))
      return
    }
    if own == 0, let sign = Accelerators.doubleAmpersand(in: subject.bytes) {
      findings.append(
        finding(
          "Write one “&” here. “&&” shows an “&”, and no letter is the shortcut key.", at: sign, in: subject))
      return
    }
    findings.append(
      finding(
        own == 0
          ? "Add “&” before a letter. The source has a shortcut key."
          : "Keep one “&”. Only one letter can be the shortcut key.",
        at: 0..<subject.bytes.count, in: subject,
        severity: own == 0 && (isOptional || !isCommand(source)) ? .note : nil))
  }
}
