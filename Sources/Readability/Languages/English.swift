extension Language {
  public static let english = Language(
    "en",
    formulas: [
      .fleschKincaidGrade, .fleschReadingEase, .gunningFog, .smog, .automatedReadabilityIndex, .colemanLiau,
      .lix, .rix,
    ],
    speech: Speech(words: .english))
}
