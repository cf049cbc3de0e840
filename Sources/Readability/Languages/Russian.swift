extension Language {
  /// Russian, with the formulas that were made for it.
  public static let russian = Language(
    "ru",
    formulas: [
      .obornevaFleschKincaid, .plainRussian, .solovyevIvanovSolnyshkina, .obornevaFlesch,
      .obornevaFlesch2006, .lix, .rix,
    ],
    // Latin letters: "дубль-вэ", "игрек"
    speech: Speech(words: .rules, letterNames: "11111111111111111111112121", hasWordsWithoutSyllable: true))
}
