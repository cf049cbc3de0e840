extension Formula {
  /// RIX: words of more than six letters a sentence.
  ///
  /// Anderson 1983, "Lix and Rix: Variations on a Little-known Readability Index", Journal of Reading 26: up to 3.7 is
  /// grade 8 or below.
  public static let rix = Formula("rix", "RIX", scale: .difficulty, limit: 3.7, spread: .sentence(1.6)) {
    Double($0.longWords) / Double($0.sentences)
  }
}
