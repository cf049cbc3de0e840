extension Language {
  /// English, with the formulas that were made for it.
  public static let english = Language(
    "en",
    formulas: [
      .fleschKincaidGrade, .fleschReadingEase, .gunningFog, .smog, .automatedReadabilityIndex, .colemanLiau,
      .lix, .rix,
    ],
    speech: Speech(words: .english))
}
