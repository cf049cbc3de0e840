/// Rules that report the terms of the glossary that name them.
extension DataRule {
  /// Words of developers and products. A phrase that is the whole string is an error, every other hit a warning.
  static let jargon = DataRule(
    .jargon, .plainWords, .error, isFixable: true,
    "A word or phrase that people outside the team don't use.",
    says: .instead(because: "It's a technical term."))

  /// Formal words that have a plain alternative.
  static let plainWord = DataRule(
    .plainWord, .plainWords, .warning, isFixable: true,
    "A formal word where a plain one means the same.",
    says: .instead(because: "More people know it."))

  /// Phrases of several words that say no more than one.
  static let wordyPhrase = DataRule(
    .wordyPhrase, .plainWords, .note, isFixable: true,
    "A phrase that says no more than a shorter one.",
    says: .instead(because: "Same meaning, fewer words."))

  /// Latin abbreviations, which screen readers spell out and many readers don't know.
  static let latinAbbreviation = DataRule(
    .latinAbbreviation, .plainWords, .note, isFixable: true,
    "A Latin abbreviation, such as “e.g.”, where plain words mean the same.",
    says: .instead(because: "Screen readers spell it out."))

  /// A word that hurts or leaves people out.
  static let nonInclusiveTerm = DataRule(
    .nonInclusiveTerm, .inclusive, .warning, isFixable: true,
    "A word that can hurt people or leave them out.",
    says: .instead(because: "It can hurt people or leave them out."))

  /// "He or she" where "they" includes everyone.
  static let genderedPronoun = DataRule(
    .genderedPronoun, .inclusive, .warning, isFixable: true,
    "“His or her” where “their” includes everyone.",
    says: .instead(because: "It includes everyone."))

  /// An error message that says what the person did wrong.
  static let errorBlame = DataRule(
    .errorBlame, .errors, .warning,
    "An error message says what the person did wrong.",
    says: .advice("Say what to do, not ", ". Blame doesn't help anyone.", skipsNotes: true))

  /// A title that says only that there is something to read.
  static let alertTitleVague = DataRule(
    .alertTitleVague, .errors, .note,
    "The title of an alert says only “Error” or “Warning”.",
    says: .advice("Say what it is about in the title, not ", ". People read titles first."))

  /// A button that deletes something and does not say so.
  static let destructiveButtonVague = DataRule(
    .destructiveButtonVague, .confirmations, .warning,
    "A button that deletes something says only “OK” or “Yes”.",
    says: .advice("Name the action, such as “Delete”, not ", ". Many people read only the button."))

  /// Text in place of the real one.
  static let draftText = DataRule(
    .draftText, .translation, .error,
    "A text is a draft that was left in, such as “Lorem ipsum”.",
    says: .advice("Replace or delete the draft text ", "."))
}
