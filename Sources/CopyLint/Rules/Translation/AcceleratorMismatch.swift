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
    } else if subject.entry.key.contains(source.text), Accelerators.hasOneUnderscore(source.bytes),
      !Accelerators.hasUnderscore(subject.bytes)
    {
      // GTK apps use gettext, whose keys are the texts.
      findings.append(
        finding(
          "Add “_” before a letter. The source has a shortcut key.", at: 0..<subject.bytes.count, in: subject,
          severity: isOptional ? .note : nil))
    }
  }

  private func checkAmpersand(
    _ subject: Subject, _ source: SourceText, _ isOptional: Bool, _ findings: inout [Finding]
  ) {
    guard Accelerators.count(in: source.bytes, source.neutral) == 1 else { return }
    let own = Accelerators.count(in: subject.bytes, subject.neutral)
    guard own != 1 else { return }
    findings.append(
      finding(
        own == 0
          ? "Add “&” before a letter. The source has a shortcut key."
          : "Keep one “&”. Only one letter can be the shortcut key.",
        at: 0..<subject.bytes.count, in: subject, severity: isOptional && own == 0 ? .note : nil))
  }
}
