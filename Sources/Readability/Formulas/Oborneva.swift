extension Formula {
  /// Flesch-Kincaid grade of Oborneva: 0.5 words a sentence + 8.4 syllables a word − 15.59.
  ///
  /// Oborneva 2005, "Математическая модель оценки учебных текстов", and her thesis of 2006: from novels and their
  /// translations. In school grades; on school books ruTS 0.19 finds it about four grades too high. Constants read
  /// there.
  ///
  /// A word's part in the value: 8.4 × 1.58.
  public static let obornevaFleschKincaid = Formula(
    "oborneva-fk", "Oborneva Flesch-Kincaid", scale: .grade, limit: 8, spread: .word(13.3)
  ) { 0.5 * $0.wordsPerSentence + 8.4 * $0.syllablesPerWord - 15.59 }

  /// Flesch reading ease of Oborneva: 206.835 − 1.3 words a sentence − 60.1 syllables a word.
  ///
  /// As ``obornevaFleschKincaid``; keeps Flesch's scale, where 60 is grades 8 and 9.
  ///
  /// A word's part in the value: 60.1 × 1.58.
  public static let obornevaFlesch = Formula(
    "oborneva-fre", "Oborneva Flesch", scale: .ease, limit: 60, spread: .word(95)
  ) { 206.835 - 1.3 * $0.wordsPerSentence - 60.1 * $0.syllablesPerWord }

  /// Flesch reading ease of Oborneva, second set: 206.836 − 1.52 words a sentence − 65.14 syllables a word.
  ///
  /// As ``obornevaFlesch``, about twelve points lower; the set that Solovyev, Ivanov and Solnyshkina use.
  ///
  /// A word's part in the value: 65.14 × 1.58.
  public static let obornevaFlesch2006 = Formula(
    "oborneva-fre-2006", "Oborneva Flesch (2006)", scale: .ease, limit: 60, spread: .word(103)
  ) { 206.836 - 1.52 * $0.wordsPerSentence - 65.14 * $0.syllablesPerWord }
}
