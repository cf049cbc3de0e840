/// Rules for what the readers of files and the ledger of suppressions find.
extension DataRule {
  /// Two values for one key.
  static let duplicateKey = DataRule(
    file: "duplicate-key", .warning, "A file defines a key twice.")

  /// Words that YAML reads as true or false.
  static let implicitBoolean = DataRule(
    file: "implicit-boolean", .error, "A word without quotes in a YAML file is read as true or false.")

  /// Bytes that are not characters.
  static let invalidEncoding = DataRule(
    file: "invalid-encoding", .error, "A file is not in UTF-8 or UTF-16.")

  /// A key that code looks up, and that no string file has.
  static let keyMissing = DataRule(
    file: "key-missing", .error, "Code asks for a key that no string file has.")

  /// A key that no code looks up.
  static let keyUnused = DataRule(
    file: "key-unused", .note, isDefault: false, "A string file has a key that no code names.")

  /// A text in the code of an app that looks up almost all others.
  static let notLocalized = DataRule(
    file: "not-localized", .note, "A text in the code of a translated app is not looked up.")

  /// A plural that code makes with the letters of English.
  static let pluralInCode = DataRule(
    file: "plural-in-code", .note, "Code makes a plural by adding letters to a word.")

  /// What an ICU message's parser, or the next reader, would not accept.
  static let messageSyntax = DataRule(
    file: "message-syntax", .error,
    "A message has a mistake that keeps the app from showing it correctly.")

  /// Plurals without the form for all other numbers.
  static let missingOther = DataRule(
    file: "missing-other", .error, "A plural lacks the form “other”.")

  /// Two kinds of forms side by side, where one should contain the other.
  static let mixedVariations = DataRule(
    file: "mixed-variations", .warning, "A string mixes two kinds of forms.")

  /// Plurals with a different number of forms than gettext's header or Qt has for the language.
  static let pluralCount = DataRule(
    file: "plural-count", .error, "A plural has too many or too few forms for its file or language.")

  /// Placeholders of an ICU message that apostrophes turn into plain text.
  static let quotedPlaceholder = DataRule(
    file: "quoted-placeholder", .warning, "Apostrophes around a name in braces make it plain text.")

  /// What the format's own parser would not accept.
  static let syntaxError = DataRule(
    file: "syntax-error", .error, "A string file has a mistake that keeps the app from reading it.")

  /// Values of a text that its file does not declare, although it declares the others.
  static let undeclaredPlaceholder = DataRule(
    file: "undeclared-placeholder", .warning, "A file declares some values of a text, but not this one.")

  /// Parts of a text that nothing defines.
  static let undefinedSubstitution = DataRule(
    file: "undefined-substitution", .error, "A text uses a part that the file does not define.")

  /// A comment that turns off a rule without a reason, for teams that ask for one. `SuppressionLedger` finds it.
  static let unexplainedSuppression = DataRule(
    file: "unexplained-suppression", .warning, isDefault: false,
    "A comment turns off a rule but does not say why.")

  /// Escapes that lose a character.
  static let unknownEscape = DataRule(
    file: "unknown-escape", .error, "An escape in a string does not mean what it seems to mean.")

  /// A language name that no system recognizes.
  static let unknownLanguage = DataRule(
    file: "unknown-language", .warning, "A file uses a language name that no system recognizes.")

  /// Parts that no text uses.
  static let unusedSubstitution = DataRule(
    file: "unused-substitution", .note, "A file defines a part that no text uses.")

  /// A comment that turns off a rule that finds nothing there. `SuppressionLedger` finds it.
  static let unusedSuppression = DataRule(
    file: "unused-suppression", .warning, "A comment turns off a rule that finds nothing there.")
}
